/// A type of C or Objective-C, with what is declared beside it.
struct ObjectiveCType {
    /// As Swift would write it; nil for `typeof(…)`, whose type is that of the value.
    var written: String?
    var isWeak = false
    var isConstant = false
    /// Whether a local of it keeps its value from call to call.
    var isStatic = false
    /// Whether it was named in a way that `IBOutlet` marks, or `IBAction`.
    var isOutlet = false
    var isAction = false
    /// The name that follows the type, or that a block's type has inside.
    var name: Word?

    var text: String { written ?? "Any" }
}

extension ObjectiveCParser {
    /// Reads a type, and the name that it declares if one follows.
    mutating func parseType() throws(Diagnostic) -> ObjectiveCType {
        try nested { parser throws(Diagnostic) in
            var type = ObjectiveCType()
            parser.takeQualifiers(&type)
            try parser.parseBaseType(&type)
            parser.takePointers(&type)
            if parser.token.isSign("("), parser.following.isSign("^") {
                try parser.parseBlockType(&type)
            } else if let name = parser.token.word, !Self.keywords.contains(name) {
                type.name = Word(name, span: parser.advance().span)
                if parser.token.isSign("["), parser.following.isSign("]") {
                    throw parser.unsupported("an array of C")
                }
            }
            return type
        }
    }

    /// Reads the type up to its pointers, without a name.
    mutating func parseBareType() throws(Diagnostic) -> ObjectiveCType {
        var type = ObjectiveCType()
        takeQualifiers(&type)
        try parseBaseType(&type)
        takePointers(&type)
        return type
    }

    private mutating func parseBaseType(_ type: inout ObjectiveCType) throws(Diagnostic) {
        if let word = token.word, ["typeof", "__typeof", "__typeof__"].contains(word) {
            advance()
            try expect("(", "after '\(word)'")
            _ = try parseExpression()
            return try expect(")", "after '\(word)'")
        }
        if take(word: "__auto_type") { return takeQualifiers(&type) }
        if token.word == "struct" || token.word == "enum" { advance() }
        let first = token
        guard let word = first.word, word == "void" || !Self.keywords.contains(word) else {
            throw expected("a type")
        }
        advance()
        if Self.numbers.contains(word) {
            type.written = parseNumberType(word)
        } else {
            var arguments: [String] = []
            if token.isSign("<") { arguments = try parseArguments() }
            type.written = Self.bridged(word, arguments)
        }
        takeQualifiers(&type)
    }

    /// Reads on over `unsigned long long`.
    private mutating func parseNumberType(_ first: String) -> String {
        var words = [first]
        while let word = token.word, Self.numbers.contains(word) {
            words.append(word)
            advance()
        }
        if words.contains("double") { return "Double" }
        if words.contains("float") { return "Float" }
        let isUnsigned = words.contains("unsigned")
        if words.contains("char") { return isUnsigned ? "UInt8" : "Int8" }
        if words.contains("short") { return isUnsigned ? "UInt16" : "Int16" }
        if words.contains("long") { return isUnsigned ? "UInt" : "Int" }
        return isUnsigned ? "UInt32" : "Int32"
    }

    private static let numbers: Set<String> = [
        "unsigned", "signed", "long", "short", "int", "char", "float", "double",
    ]

    /// Reads `<UIView *>` or `<Protocol, Protocol>`.
    private mutating func parseArguments() throws(Diagnostic) -> [String] {
        advance()
        var arguments: [String] = []
        repeat {
            arguments.append(
                try nested { parser throws(Diagnostic) in
                    let type = try parser.parseBareType().text
                    return type.hasSuffix("!") ? String(type.dropLast()) : type
                })
        } while take(",")
        try expect(">", "of the type")
        return arguments
    }

    private mutating func takePointers(_ type: inout ObjectiveCType) {
        while take("*") {
            if type.written == "Bool" {
                type.written = "ObjCBool"
            } else if let pointer = Self.pointers[type.written ?? ""] {
                type.written = pointer
            } else if let text = type.written, text != "Void", !text.hasSuffix("!"), text != "Any" {
                type.written = text + "!"
            } else if type.written == "Void" {
                type.written = "Any"
            }
            takeQualifiers(&type)
        }
    }

    /// Pointers through which delegates change a value, by the type that stands before the `*`.
    private static let pointers = [
        "CGRect": "UnsafeMutablePointer<CGRect>!",
        "UIView!": "AutoreleasingUnsafeMutablePointer<UIView>!",
    ]

    /// Reads `(^name)(BOOL, int)` behind the result's type.
    private mutating func parseBlockType(_ type: inout ObjectiveCType) throws(Diagnostic) {
        advance()
        advance()
        takeQualifiers(&type)
        if let name = token.word { type.name = Word(name, span: advance().span) }
        try expect(")", "of the block's type")
        try expect("(", "of the block's parameters")
        let parameters = try parseParameterTypes()
        type.written = "((\(parameters.joined(separator: ", "))) -> \(type.text))!"
    }

    private mutating func parseParameterTypes() throws(Diagnostic) -> [String] {
        var types: [String] = []
        if token.word == "void", following.isSign(")") { advance() }
        while !token.isSign(")") {
            types.append(try parseType().text)
            guard take(",") else { break }
        }
        guard take(")") else { throw expected("',' or ')' in the block's type") }
        return types
    }

    // MARK: Words of types

    private mutating func takeQualifiers(_ type: inout ObjectiveCType) {
        while let word = token.word, Self.qualifiers.contains(word) {
            switch word {
            case "__weak": type.isWeak = true
            case "const": type.isConstant = true
            case "static": type.isStatic = true
            case "IBOutlet": type.isOutlet = true
            default: break
            }
            advance()
        }
    }

    static func isQualifier(_ word: String) -> Bool { qualifiers.contains(word) }

    /// Words that stand beside a type and change nothing here, but for those that are looked at.
    static let qualifiers: Set<String> = [
        "const", "static", "extern", "inline", "volatile", "register", "auto", "__weak",
        "__strong", "__block", "__unsafe_unretained", "__autoreleasing", "__kindof", "nullable",
        "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable",
        "__nonnull", "IBOutlet", "__bridge", "__bridge_transfer", "__bridge_retained", "__unused",
        "NS_NOESCAPE", "IBInspectable", "inout",
    ]

    /// Whether the word is the name of a type by its looks: one of C's own, or a capital.
    static func isTypeWord(_ word: String) -> Bool {
        isBuiltIn(word) || isQualifier(word) || word.utf8.first.map { $0 &- 65 < 26 } == true
    }

    /// Whether the word is a type of the language itself.
    static func isBuiltIn(_ word: String) -> Bool {
        numbers.contains(word) || simple[word] != nil
            || ["struct", "typeof", "__typeof", "__typeof__"].contains(word)
    }

    private static let simple: [String: String] = [
        "void": "Void", "id": "Any", "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int",
        "NSUInteger": "UInt", "CGFloat": "CGFloat", "NSTimeInterval": "Double", "size_t": "UInt",
        "ssize_t": "Int", "ptrdiff_t": "Int",
        "int64_t": "Int", "int32_t": "Int32", "uint64_t": "UInt", "uint32_t": "UInt32",
        "int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16", "uint16_t": "UInt16",
        "instancetype": "Any",
        "Class": "Any", "SEL": "Selector", "dispatch_block_t": "(() -> Void)!",
        "dispatch_time_t": "Int", "unichar": "UInt16", "IBAction": "Void",
    ]

    /// The type as Swift imports it.
    private static func bridged(_ name: String, _ arguments: [String]) -> String {
        if let type = simple[name] { return type }
        switch name {
        case "NSString", "NSMutableString": return "String"
        case "NSNumber", "NSObject", "NSValue": return "Any"
        case "NSExceptionName": return "String"
        case "dispatch_once_t": return "Int"
        case "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet":
            return "Set<\(arguments.first ?? "Any")>"
        case "NSArray", "NSMutableArray": return "[\(arguments.first ?? "Any")]"
        case "NSDictionary", "NSMutableDictionary":
            let value = arguments.count > 1 ? arguments[1] : "Any"
            return "[\(arguments.first ?? "Any"): \(value)]"
        default: return name
        }
    }
}
