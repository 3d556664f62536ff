import CommandLanguage

/// Command words of the user's own: `alias` and `define`.
struct Definitions {
    /// What one of them stands for.
    struct Definition {
        let name: String
        /// With `$1`, `$2` … where operands go, and `$*` for all of them.
        let body: Block
        let isAlias: Bool
        /// Whether it opens no file, whoever types it: it was made where none may be opened, as in a
        /// session that is followed.
        let isSafe: Bool
    }

    /// How many may run inside each other.
    static let depthLimit = 64

    private var byName: [String: Definition] = [:]
    /// How many are running inside each other.
    var depth = 0

    var isEmpty: Bool { byName.isEmpty }

    /// The names in alphabetical order.
    var names: [String] { byName.keys.sorted() }

    /// What the word stands for, whatever its case.
    subscript(word: String) -> Definition? {
        get { byName.isEmpty ? nil : byName[word.lowercased()] }
        set { byName[word.lowercased()] = newValue }
    }
}

extension Definitions.Definition {
    /// The body with the operands in their places.
    func expanded(_ verb: Verb) throws(Diagnostic) -> Block {
        var expansion = Expansion(self, verb)
        return try expansion.run()
    }
}

/// Puts operands into a body.
private struct Expansion {
    private let definition: Definitions.Definition
    private let verb: Verb
    private var rest: Substring
    private var text = ""
    private var isInQuotes = false
    private var used = 0
    private var usesAll = false

    init(_ definition: Definitions.Definition, _ verb: Verb) {
        self.definition = definition
        self.verb = verb
        rest = definition.body.text[...]
    }

    mutating func run() throws(Diagnostic) -> Block {
        while let character = rest.popFirst() {
            switch character {
            case "\\": takeEscape()
            case "\"":
                isInQuotes.toggle()
                text.append(character)
            case "$": try takeDollar()
            default: text.append(character)
            }
        }
        if !usesAll, verb.operands.count > used { throw wrongCount() }
        return Block(text: text, span: definition.body.span)
    }

    private mutating func takeEscape() {
        text.append("\\")
        if let next = rest.popFirst() { text.append(next) }
    }

    private mutating func takeDollar() throws(Diagnostic) {
        if rest.first == "*" || rest.first == "$" {
            let isAll = rest.removeFirst() == "*"
            usesAll = usesAll || isAll
            text += isAll ? verb.operands.map(inserted).joined(separator: " ") : "$"
            return
        }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number > 0 else { return text.append("$") }
        rest.removeFirst(digits.count)
        used = max(used, number)
        guard number <= verb.operands.count else { throw wrongCount() }
        text += inserted(verb.operands[number - 1])
    }

    /// The operand as source, without its own quotes where it goes into quotes.
    private func inserted(_ operand: Operand) -> String {
        if isInQuotes, case .word(let word) = operand { return word.escaped }
        return operand.source
    }

    private func wrongCount() -> Diagnostic {
        let count = verb.operands.count
        return Diagnostic(
            .wrongArity, at: verb.word.span,
            "'\(definition.name)' was given \(count) operand\(count == 1 ? "" : "s") and "
                + "takes \(definition.arity)")
    }
}

extension Definitions.Definition {
    /// The highest operand that the body uses.
    fileprivate var arity: Int {
        let parts = body.text.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
        return parts.compactMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }.max() ?? 0
    }
}

extension Operand {
    /// As it can be typed.
    var source: String {
        switch self {
        case .word(let word): word.source
        case .block(let block): "{\(block.text)}"
        }
    }
}

extension Word {
    /// As it can be typed: in quotes if it was.
    var source: String { isQuoted ? "\"\(escaped)\"" : text }

    /// As it stands between quotes.
    var escaped: String {
        var result = ""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.append(character)
            }
        }
        return result
    }
}
