/// A type as a declaration spells it, its names resolved: `[UIView]`, `((Bool) -> Void)?`.
indirect enum SpelledType: Equatable, Sendable {
    case named(String, [SpelledType])
    /// `any UITableViewDelegate`
    case existential(String)
    case optional(SpelledType)
    /// `UIView!`
    case unwrapped(SpelledType)
    case array(SpelledType)
    case dictionary(SpelledType, SpelledType)
    case function([SpelledType], SpelledType)
    case tuple([Element])
    case inOut(SpelledType)
    case variadic(SpelledType)

    struct Element: Equatable, Sendable {
        let label: String?
        let type: SpelledType
    }

    static let void = SpelledType.named("Void", [])

    /// What is inside of an optional.
    var unwrappedOnce: SpelledType {
        switch self {
        case .optional(let inner), .unwrapped(let inner): inner
        case .named, .existential, .array, .dictionary, .function, .tuple, .inOut, .variadic: self
        }
    }

    /// As Swift spells it.
    var text: String {
        switch self {
        case .named(let name, []): name
        case .named(let name, let arguments):
            "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
        case .existential(let name): "any \(name)"
        case .optional(let inner): inner.isCompound ? "(\(inner.text))?" : inner.text + "?"
        case .unwrapped(let inner): inner.isCompound ? "(\(inner.text))!" : inner.text + "!"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .function(let parameters, let result):
            "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
        case .tuple(let elements):
            "("
                + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.text }
                .joined(separator: ", ") + ")"
        case .inOut(let inner): "inout " + inner.text
        case .variadic(let inner): inner.text + "..."
        }
    }

    private var isCompound: Bool {
        switch self {
        case .existential, .function: true
        case .named, .optional, .unwrapped, .array, .dictionary, .tuple, .inOut, .variadic: false
        }
    }
}

/// Why a declaration cannot be read.
struct UnreadableDeclaration: Error, CustomStringConvertible {
    let description: String
}

/// Reads a declaration's text from left to right.
struct SpellingParser {
    private let characters: [Character]
    private(set) var position = 0

    init(_ text: String) { characters = Array(text) }

    var isAtEnd: Bool { position >= characters.count }
    /// What is not read yet.
    var rest: String { String(characters[position...]) }

    mutating func skipSpace() {
        while !isAtEnd, characters[position].isWhitespace { position += 1 }
    }

    /// Reads the text if it comes next.
    mutating func take(_ text: String) -> Bool {
        skipSpace()
        guard characters[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    /// Reads the word if it comes next.
    mutating func takeWord(_ word: String) -> Bool {
        let start = position
        guard take(word) else { return false }
        if !isAtEnd, Self.isPartOfName(characters[position]) {
            position = start
            return false
        }
        return true
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// A name, of outer types too, or of a member.
    mutating func name() throws -> String {
        skipSpace()
        let start = position
        while !isAtEnd,
            Self.isPartOfName(characters[position]) || "`.".contains(characters[position])
        {
            if characters[position...].starts(with: "...") { break }
            position += 1
        }
        guard position > start else {
            throw UnreadableDeclaration(description: "a name was expected before '\(rest)'")
        }
        return String(characters[start..<position].filter { $0 != "`" })
    }

    /// Reads up to one of the characters, brackets and quotes closed.
    mutating func text(before ends: Set<Character>) -> String {
        let start = position
        var depth = 0
        var isQuoted = false
        while !isAtEnd {
            let next = characters[position]
            if next == "\"" { isQuoted.toggle() }
            if !isQuoted {
                if depth == 0, ends.contains(next) { break }
                if "([{".contains(next) { depth += 1 }
                if ")]}".contains(next) { depth -= 1 }
            }
            position += 1
        }
        return String(characters[start..<position])
    }

    // MARK: Types

    private static let attributes = [
        "@escaping", "@autoclosure", "@MainActor", "@Sendable", "@preconcurrency", "sending",
        "borrowing", "consuming", "isolated", "some",
    ]

    mutating func type() throws -> SpelledType {
        while Self.attributes.contains(where: { takeAttribute($0) }) {}
        if takeWord("inout") { return .inOut(try type()) }
        var result = try core()
        while true {
            if take("...") {
                result = .variadic(result)
            } else if take("?") {
                result = .optional(result)
            } else if take("!") {
                result = .unwrapped(result)
            } else {
                return result
            }
        }
    }

    private mutating func takeAttribute(_ word: String) -> Bool { takeWord(word) }

    private mutating func core() throws -> SpelledType {
        if take("[") { return try collection() }
        if take("(") { return try parenthesis() }
        if takeWord("any") { return .existential(try name()) }
        let name = try name()
        guard take("<") else { return .named(name, []) }
        var arguments = [try type()]
        while take(",") { arguments.append(try type()) }
        try expect(">")
        return .named(name, arguments)
    }

    private mutating func collection() throws -> SpelledType {
        let first = try type()
        let result: SpelledType = take(":") ? .dictionary(first, try type()) : .array(first)
        try expect("]")
        return result
    }

    private mutating func parenthesis() throws -> SpelledType {
        var elements: [SpelledType.Element] = []
        while !take(")") {
            if !elements.isEmpty { try expect(",") }
            elements.append(try element())
        }
        _ = takeWord("async")
        _ = takeWord("throws")
        if take("->") {
            return .function(elements.map(\.type), try type())
        }
        if elements.count == 1, elements[0].label == nil { return elements[0].type }
        return elements.isEmpty ? .void : .tuple(elements)
    }

    /// `Bool`, `key: String`, `_ flag: Bool`
    private mutating func element() throws -> SpelledType.Element {
        let start = position
        if let label = try? name() {
            let inner = try? name()
            if take(":") {
                return SpelledType.Element(label: inner ?? label, type: try type())
            }
        }
        position = start
        return SpelledType.Element(label: nil, type: try type())
    }

    mutating func expect(_ text: String) throws {
        guard take(text) else {
            throw UnreadableDeclaration(description: "'\(text)' was expected before '\(rest)'")
        }
    }
}
