/// A type of C or Objective-C, with what is declared beside it.
struct ObjectiveCType {
    /// As Swift imports it; nil for `typeof(…)`, whose type is that of the value.
    var written: TypeSyntax?
    /// Where it stands.
    let span: SourceSpan
    var isWeak = false
    var isConstant = false
    /// Whether a local of it keeps its value from call to call.
    var isStatic = false
    /// Whether it belongs to what another file defines.
    var isExtern = false
    /// The lengths of an array of C, where they are written.
    var lengths: [Int?] = []
    /// Whether it was named in a way that `IBOutlet` marks, or `IBAction`.
    var isOutlet = false
    var isAction = false
    /// The name that follows the type, or that a block's type has inside.
    var name: Word?

    init(_ written: TypeSyntax? = nil, at span: SourceSpan) {
        self.written = written
        self.span = span
    }

    /// The type, which is any where the value's is meant.
    var syntax: TypeSyntax { written ?? .anything(at: span) }

    /// Whether it is `void`, which no value has.
    var isVoid: Bool { written?.isVoid ?? false }
}

extension ObjectiveCParser {
    /// Reads a type, and the name that it declares if one follows.
    mutating func parseType() throws(Diagnostic) -> ObjectiveCType {
        try nested { parser throws(Diagnostic) in
            var type = ObjectiveCType(at: parser.token.span)
            parser.takeQualifiers(&type)
            try parser.parseBaseType(&type)
            parser.takePointers(&type)
            if parser.startsFunctionType {
                try parser.parseBlockType(&type)
            } else if let name = parser.token.word, !Self.keywords.contains(name) {
                type.name = Word(name, span: parser.advance().span)
                try parser.parseLengths(of: &type)
            } else if parser.token.isSign("["), parser.isAtLength {
                try parser.parseLengths(of: &type)
            }
            return type
        }
    }

    /// Reads the type up to its pointers, without a name.
    mutating func parseBareType() throws(Diagnostic) -> ObjectiveCType {
        var type = ObjectiveCType(at: token.span)
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
            try expect(")", "after '\(word)'")
            return takeQualifiers(&type)
        }
        if take(word: "__auto_type") { return takeQualifiers(&type) }
        if token.word == "union" { throw unsupported("'union'") }
        let isStructure = token.word == "struct"
        if isStructure || token.word == "enum" { advance() }
        let first = token
        guard let word = first.word, word == "void" || !Self.keywords.contains(word) else {
            throw expected("a type")
        }
        advance()
        if Self.numbers.contains(word) {
            type.written = TypeSyntax(.name(parseNumberType(word)), span: first.span)
        } else {
            let areProtocols = token.isSign("<") && adoptsProtocols
            let arguments = token.isSign("<") ? try parseArguments() : []
            // `struct sockaddr_in` is one of the system's, of which nothing is known.
            let isUntold =
                isStructure && word.first?.isLowercase == true && ownStructures[word] == nil
            type.written =
                typeParameters.contains(word) || isUntold
                ? .anything(at: first.span) : Self.imported(word, arguments, at: first.span)
            if areProtocols, let own = type.written, own.isNamed(word) {
                type.written = TypeSyntax(.composition([own] + arguments), span: first.span)
            }
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

    /// Whether only names stand in `<…>`: those of protocols.
    private var adoptsProtocols: Bool {
        var end = 1
        while token(after: end).word != nil || token(after: end).isSign(","), end < 32 { end += 1 }
        return end > 1 && token(after: end).isSign(">")
    }

    /// Reads `<UIView *>` or `<Protocol, Protocol>`.
    private mutating func parseArguments() throws(Diagnostic) -> [TypeSyntax] {
        advance()
        var arguments: [TypeSyntax] = []
        repeat {
            arguments.append(
                try nested { parser throws(Diagnostic) in
                    let type = try parser.parseBareType().syntax
                    return type.isImplicitlyUnwrapped ? type.unwrapped : type
                })
        } while take(",")
        guard takeAngle() else { throw expected("'>' of the type") }
        return arguments
    }

    private mutating func takePointers(_ type: inout ObjectiveCType) {
        while take("*") {
            type.written = type.written.map(Self.pointer(to:))
            // What it points at is constant then, and not the pointer.
            if method != nil || isInFunction { type.isConstant = false }
            takeQualifiers(&type)
        }
    }

    /// Whether `[2]` or `[]` comes next, as in the type of a parameter: `(CGFloat[3])parts`.
    private var isAtLength: Bool {
        if following.isSign("]") { return true }
        guard case .integer = following.kind else { return false }
        return token(after: 2).isSign("]")
    }

    /// Reads `[2][3]` behind the name, which make an array of it.
    private mutating func parseLengths(of type: inout ObjectiveCType) throws(Diagnostic) {
        type.lengths = []
        while token.isSign("["), !token.isAfterLineEnd {
            advance()
            if case .integer(let length) = token.kind, following.isSign("]") {
                type.lengths.append(length)
                advance()
            } else if !token.isSign("]") {
                _ = try parseExpression()
                type.lengths.append(Self.lengthOfOtherFile)
            } else {
                type.lengths.append(nil)
            }
            try expect("]", "behind the length of the array")
        }
        for _ in type.lengths {
            type.written = type.written.map { TypeSyntax(.array($0), span: $0.span) }
        }
    }

    /// As many elements as an array gets whose length is a constant of another file's.
    private static let lengthOfOtherFile = 256

    /// Reads the name that follows a `,` in a declaration.
    mutating func parseNextName(of type: inout ObjectiveCType) throws(Diagnostic) {
        for _ in type.lengths {
            if case .array(let element)? = type.written?.kind { type.written = element }
        }
        while take("*") {}
        type.name = try parseName("a name behind ','")
        try parseLengths(of: &type)
    }

    /// The zeros that an array of C holds at first; nil for a value of another type.
    func elements(of type: ObjectiveCType) throws(Diagnostic) -> Expression? {
        guard !type.lengths.isEmpty, !type.isExtern else { return nil }
        return try elements(type.lengths[...], of: type.syntax, at: type.span)
    }

    private func elements(
        _ lengths: ArraySlice<Int?>, of type: TypeSyntax, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        guard let first = lengths.first, case .array(let element) = type.kind else {
            return zero(of: type, at: span) ?? Expression(.literal(.nil), span: span)
        }
        guard let length = first, length <= 1024 else {
            throw Diagnostic(
                .unsupported, at: span,
                "an array of C needs its elements, or a length up to 1024 as a number")
        }
        let one = try elements(lengths.dropFirst(), of: element, at: span)
        return try make(.literal(.array(Array(repeating: one, count: length))), at: span)
    }

    /// What a `*` behind the type makes of it. Delegates change a rectangle, or exchange a view,
    /// through a pointer.
    private static func pointer(to type: TypeSyntax) -> TypeSyntax {
        if case .implicitlyUnwrapped(let inner) = type.kind {
            return inner.isNamed("UIView")
                ? pointer("AutoreleasingUnsafeMutablePointer", to: inner)
                : .anything(at: type.span)
        }
        switch type.wholeName {
        case "Bool": return TypeSyntax(.name("ObjCBool"), span: type.span)
        case "CGRect", "CGPoint": return pointer("UnsafeMutablePointer", to: type)
        case "Int8": return TypeSyntax(.name("String"), span: type.span)
        case "Any": return type
        case let name?
        where simple.values.contains(name) || numberTypes.contains(name)
            || StructureOfC.known[name] != nil:
            return .anything(at: type.span)
        default: return type.asImplicitlyUnwrapped
        }
    }

    private static let numberTypes: Set<String> = [
        "Float", "Int32", "UInt8", "UInt16", "Int", "UInt", "Double", "CGFloat", "UInt32", "Int16",
    ]

    private static func pointer(_ name: String, to type: TypeSyntax) -> TypeSyntax {
        let name = TypeSyntax(.name(name), span: type.span)
        return TypeSyntax(.generic(name, arguments: [type]), span: type.span)
            .asImplicitlyUnwrapped
    }

    /// Whether `(^` comes next, or `(*` with a name and then parameters.
    private var startsFunctionType: Bool {
        guard token.isSign("(") else { return false }
        if following.isSign("^") { return true }
        let end = self.token(after: 2).word == nil ? 2 : 3
        return following.isSign("*") && self.token(after: end).isSign(")")
            && self.token(after: end + 1).isSign("(")
    }

    /// Reads `(^name)(BOOL, int)` behind the result's type.
    mutating func parseBlockType(_ type: inout ObjectiveCType) throws(Diagnostic) {
        advance()
        advance()
        takeQualifiers(&type)
        if let name = token.word { type.name = Word(name, span: advance().span) }
        try expect(")", "of the block's type")
        try expect("(", "of the block's parameters")
        let parameters = try parseParameterTypes()
        let result = type.syntax
        let function = TypeSyntax.Function(parameters, result: result)
        type.written = TypeSyntax(.function(function), span: result.span).asImplicitlyUnwrapped
    }

    private mutating func parseParameterTypes() throws(Diagnostic) -> [TypeSyntax] {
        var types: [TypeSyntax] = []
        if token.word == "void", following.isSign(")") { advance() }
        while !token.isSign(")") {
            types.append(try parseType().syntax)
            guard take(",") else { break }
        }
        guard take(")") else { throw expected("',' or ')' in the block's type") }
        return types
    }

    // MARK: Words of types

    private mutating func takeQualifiers(_ type: inout ObjectiveCType) {
        while let word = token.word, isQualifier(word) || Self.attributes.contains(word) {
            switch word {
            case "__weak": type.isWeak = true
            case "const": type.isConstant = true
            case "static": type.isStatic = true
            case "IBOutlet", "IBOutletCollection": type.isOutlet = true
            case _ where Self.externWords.contains(word): type.isExtern = true
            default: break
            }
            advance()
            let takesArguments = word == "IBOutletCollection" || Self.attributes.contains(word)
            if takesArguments, token.isSign("(") { skipParentheses() }
        }
    }

    /// What tells the compiler more of a function, before its name as well as behind its parameters.
    private static let attributes: Set = ["__attribute__", "__attribute"]

    static func isQualifier(_ word: String) -> Bool { qualifiers.contains(word) }

    /// Whether the word that comes next stands beside a type; some do so only before another word.
    private func isQualifier(_ word: String) -> Bool {
        Self.qualifiers.contains(word)
            || ["out", "oneway", "bycopy", "byref"].contains(word) && following.word != nil
    }

    /// Words that stand beside a type and change nothing here, but for those that are looked at.
    static let qualifiers = Set([
        "const", "static", "extern", "inline", "volatile", "register", "auto", "__weak",
        "__strong", "__block", "__unsafe_unretained", "__autoreleasing", "__kindof", "nullable",
        "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable",
        "__nonnull", "IBOutlet", "__bridge", "__bridge_transfer", "__bridge_retained", "__unused",
        "NS_NOESCAPE", "IBInspectable", "inout",
        "IBOutletCollection", "CG_INLINE", "NS_INLINE", "UIKIT_STATIC_INLINE", "__inline",
        "__inline__", "__covariant", "__contravariant",
        "_Nullable_result",
    ]).union(externWords)

    /// Words that say that another file defines what is declared.
    static let externWords: Set<String> = [
        "extern", "UIKIT_EXTERN", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "OBJC_EXPORT",
        "OBJC_EXTERN", "CF_EXPORT", "CA_EXTERN", "CG_EXTERN", "UIKIT_EXPORT", "AVF_EXPORT",
    ]

    /// Whether the word is the name of a type by its looks: one of C's own, or a capital.
    static func isTypeWord(_ word: String) -> Bool {
        isBuiltIn(word) || isQualifier(word) || word.utf8.first.map { $0 &- 65 < 26 } == true
    }

    /// Whether the word is a type of the language itself.
    static func isBuiltIn(_ word: String) -> Bool {
        numbers.contains(word) || simple[word] != nil
            || ["dispatch_block_t", "struct", "typeof", "__typeof", "__typeof__"].contains(word)
    }

    private static let simple: [String: String] = [
        "void": "Void", "id": "Any", "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int",
        "NSUInteger": "UInt", "CGFloat": "CGFloat", "NSTimeInterval": "Double", "size_t": "UInt",
        "ssize_t": "Int", "ptrdiff_t": "Int",
        "int64_t": "Int", "int32_t": "Int32", "uint64_t": "UInt", "uint32_t": "UInt32",
        "int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16", "uint16_t": "UInt16",
        "instancetype": "Any",
        "Class": "Any", "SEL": "Selector", "dispatch_time_t": "Int", "unichar": "UInt16",
        "IBAction": "Void", "Boolean": "Bool", "uint": "UInt32", "u_int32_t": "UInt32",
        "u_int8_t": "UInt8", "u_int16_t": "UInt16", "u_int64_t": "UInt", "objc_property_t": "Any",
        "Ivar": "Any",
        "NSComparisonResult": "Int", "IMP": "Any", "Method": "Any", "Protocol": "Any",
        "NSStringEncoding": "Int", "CFTimeInterval": "Double", "CFIndex": "Int",
        "dispatch_queue_t": "Any", "dispatch_group_t": "Any", "dispatch_semaphore_t": "Any",
        "dispatch_source_t": "Any", "CGColorRef": "Any", "CGContextRef": "Any",
        "CGImageRef": "Any", "CGPathRef": "Any", "CGMutablePathRef": "Any",
        "CGColorSpaceRef": "Any", "CGGradientRef": "Any", "NSComparator": "Any", "CFRange": "Any",
        "os_unfair_lock": "Any", "u_int": "UInt32",
        "u_long": "UInt", "ulong": "UInt", "dispatch_queue_attr_t": "Any", "OSStatus": "Int32",
        "CFTypeRef": "Any",
    ]

    /// The type as Swift imports it.
    private static func imported(
        _ name: String, _ arguments: [TypeSyntax], at span: SourceSpan
    ) -> TypeSyntax {
        let any = TypeSyntax.anything(at: span)
        func type(_ kind: TypeSyntax.Kind) -> TypeSyntax { TypeSyntax(kind, span: span) }
        switch name {
        case "dispatch_block_t":
            let function = TypeSyntax.Function([], result: type(.name("Void")))
            return type(.function(function)).asImplicitlyUnwrapped
        case "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet":
            return type(.generic(type(.name("Set")), arguments: [arguments.first ?? any]))
        case "NSArray", "NSMutableArray": return type(.array(arguments.first ?? any))
        case "NSDictionary", "NSMutableDictionary":
            let value = arguments.count > 1 ? arguments[1] : any
            return type(.dictionary(key: arguments.first ?? any, value: value))
        default: return type(.name(simple[name] ?? bridged[name] ?? name))
        }
    }

    /// Classes and types of Foundation that are others in Swift.
    private static let bridged = [
        "NSString": "String", "NSMutableString": "String", "NSExceptionName": "String",
        "NSNumber": "Any", "NSObject": "Any", "NSValue": "Any", "dispatch_once_t": "Int",
    ]
}
