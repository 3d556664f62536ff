/// The names that conditions of C's preprocessor ask for: those that Xcode defines where it builds an
/// app for the simulator, and those of the script.
struct PreprocessorNames: Sendable {
    /// What stands for each name, as it was written.
    private var texts: [String: String] = Self.standard

    private static let standard: [String: String] = [
        "DEBUG": "1", "__OBJC__": "1", "__clang__": "1", "__LP64__": "1", "__APPLE__": "1",
        "__BLOCKS__": "1", "NS_BLOCKS_AVAILABLE": "1", "OBJC_API_VERSION": "2",
        "CGFLOAT_IS_DOUBLE": "1", "OS_OBJECT_USE_OBJC": "1", "OS_OBJECT_HAVE_OBJC_SUPPORT": "1",
        "TARGET_OS_MAC": "1", "TARGET_OS_IPHONE": "1", "TARGET_OS_IOS": "1",
        "TARGET_OS_SIMULATOR": "1", "TARGET_IPHONE_SIMULATOR": "1", "TARGET_OS_EMBEDDED": "0",
        "TARGET_OS_TV": "0", "TARGET_OS_WATCH": "0", "TARGET_OS_OSX": "0",
        "TARGET_OS_MACCATALYST": "0", "TARGET_OS_UIKITFORMAC": "0", "TARGET_OS_VISION": "0",
        "TARGET_INTERFACE_BUILDER": "0", "__IPHONE_OS_VERSION_MAX_ALLOWED": "180200",
        "__IPHONE_OS_VERSION_MIN_REQUIRED": "130000",
    ]

    /// How far names may stand for names.
    private static let depthLimit = 32

    /// Whether the name was defined.
    func isDefined(_ name: String) -> Bool {
        texts[name] != nil || Self.version(name) != nil || Self.asking.contains(name)
    }

    /// `__has_feature` and its kin, which conditions ask for before they use them.
    private static let asking: Set<String> = [
        "__has_feature", "__has_include", "__has_attribute", "__has_builtin", "__has_extension",
        "__has_warning",
    ]

    /// Takes `NAME text`; a macro with parameters only counts as defined.
    mutating func define(_ text: String) {
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { return }
        let rest = text[name.endIndex...]
        texts[String(name)] = rest.first == "(" ? "" : String(rest)
    }

    /// Forgets the name.
    mutating func forget(_ name: String) { texts[name] = nil }

    /// The value of a condition; nil for what is none of C's.
    func value(of condition: String) -> Int? { value(of: condition, depth: 0) }

    fileprivate func value(of condition: String, depth: Int) -> Int? {
        guard depth < Self.depthLimit, condition.utf8.count < 4096 else { return nil }
        var reader = ConditionReader(condition, names: self, depth: depth)
        return reader.readWhole()
    }

    /// The value of a name, which is 0 where it was not defined.
    fileprivate func value(ofName name: String, depth: Int) -> Int {
        if let version = Self.version(name) { return version }
        guard let text = texts[name], !text.isEmpty, text != name else { return 0 }
        return value(of: text, depth: depth + 1) ?? 0
    }

    /// 70000 of `__IPHONE_7_0`.
    private static func version(_ name: String) -> Int? {
        guard name.hasPrefix("__IPHONE_") else { return nil }
        let parts = name.dropFirst("__IPHONE_".count).split(separator: "_").map { Int($0) }
        guard parts.count == 2, let major = parts[0], let minor = parts[1],
            major < 1000, minor < 100
        else { return nil }
        return major * 10000 + minor * 100
    }
}

/// Computes a condition of C's preprocessor: recursive descent, with C's precedences.
private struct ConditionReader {
    private var rest: Substring
    private let names: PreprocessorNames
    private let depth: Int
    /// How many parentheses and signs are open.
    private var height = 0

    init(_ text: String, names: PreprocessorNames, depth: Int) {
        rest = text[...]
        self.names = names
        self.depth = depth
    }

    mutating func readWhole() -> Int? {
        guard let value = readBinary(above: 0) else { return nil }
        skipSpace()
        return rest.isEmpty ? value : nil
    }

    private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }

    private mutating func take(_ sign: String) -> Bool {
        skipSpace()
        guard rest.hasPrefix(sign) else { return false }
        rest = rest.dropFirst(sign.count)
        return true
    }

    private static let operators: [(sign: String, precedence: Int)] = [
        ("||", 1), ("&&", 2), ("==", 3), ("!=", 3), ("<=", 4), (">=", 4), ("<", 4), (">", 4),
        ("+", 5), ("-", 5), ("*", 6), ("/", 6), ("%", 6),
    ]

    private mutating func readBinary(above lowest: Int) -> Int? {
        guard var left = readOperand() else { return nil }
        while true {
            skipSpace()
            guard let found = Self.operators.first(where: { rest.hasPrefix($0.sign) }),
                found.precedence > lowest
            else { return left }
            rest = rest.dropFirst(found.sign.count)
            guard let right = readBinary(above: found.precedence),
                let value = Self.apply(found.sign, left, right)
            else { return nil }
            left = value
        }
    }

    private static func apply(_ sign: String, _ left: Int, _ right: Int) -> Int? {
        switch sign {
        case "||": left != 0 || right != 0 ? 1 : 0
        case "&&": left != 0 && right != 0 ? 1 : 0
        case "==": left == right ? 1 : 0
        case "!=": left != right ? 1 : 0
        case "<=": left <= right ? 1 : 0
        case ">=": left >= right ? 1 : 0
        case "<": left < right ? 1 : 0
        case ">": left > right ? 1 : 0
        case "+": left &+ right
        case "-": left &- right
        case "*": left &* right
        default: right == 0 || right == -1 ? nil : sign == "/" ? left / right : left % right
        }
    }

    private mutating func readOperand() -> Int? {
        height += 1
        defer { height -= 1 }
        guard height < 64 else { return nil }
        if take("!") { return readOperand().map { $0 == 0 ? 1 : 0 } }
        if take("-") { return readOperand().map { 0 &- $0 } }
        if take("(") {
            guard let value = readBinary(above: 0), take(")") else { return nil }
            return value
        }
        guard let first = rest.first else { return nil }
        if first.isASCII, first.isNumber { return readNumber() }
        guard first.isLetter || first == "_" else { return nil }
        return readName()
    }

    /// A number of C, with what it has behind it for its type.
    private mutating func readNumber() -> Int? {
        let text = takeWord().lowercased()
        let digits =
            text.hasPrefix("0x")
            ? text : String(text.reversed().drop { "ul".contains($0) }.reversed())
        return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    }

    private mutating func takeWord() -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[word.endIndex...]
        return String(word)
    }

    private mutating func readName() -> Int? {
        let name = takeWord()
        if name == "defined" { return readDefined() }
        skipSpace()
        guard rest.first == "(" else { return names.value(ofName: name, depth: depth) }
        guard name.hasPrefix("__has_") else { return nil }
        let argument = rest.dropFirst().prefix { $0 != ")" }
        guard argument.endIndex < rest.endIndex else { return nil }
        rest = rest[rest.index(after: argument.endIndex)...]
        return Self.has(name, String(argument)) ? 1 : 0
    }

    /// `defined(NAME)` or `defined NAME`.
    private mutating func readDefined() -> Int? {
        let isInParentheses = take("(")
        skipSpace()
        let name = takeWord()
        guard !name.isEmpty, !isInParentheses || take(")") else { return nil }
        return names.isDefined(name) ? 1 : 0
    }

    /// What the compiler has: counted references and its other features, and the headers of the
    /// frameworks that are simulated.
    private static func has(_ question: String, _ argument: String) -> Bool {
        switch question {
        case "__has_feature", "__has_extension", "__has_attribute", "__has_builtin": true
        case "__has_include":
            [
                "<UIKit/", "<Foundation/", "<QuartzCore/", "<CoreGraphics/", "<objc/",
                "<Availability",
            ]
            .contains { argument.hasPrefix($0) }
        default: false
        }
    }
}
