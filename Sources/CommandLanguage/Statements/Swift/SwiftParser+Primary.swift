extension SwiftParser {
    /// Reads a literal, a name, or anything in brackets.
    mutating func parsePrimary() throws(Diagnostic) -> Expression {
        let token = token
        switch token.kind {
        case .integer(let value): return try literal(.literal(.integer(value)))
        case .number(let value): return try literal(.literal(.number(value)))
        case .string(let pieces):
            let parts = try parseString(pieces)
            return try literal(.literal(.string(parts)))
        case .identifier(let name, let isEscaped):
            if name.utf8.first == UInt8(ascii: "$"), let index = Int(name.dropFirst()) {
                shorthandCount = max(shorthandCount, min(index, 99) + 1)
            }
            if Self.collections.contains(name), following.isSign("<"), !following.isAfterSpace {
                let outer = isInExpression
                isInExpression = true
                defer { isInExpression = outer }
                return try make(.type(try parseType()), at: token.span)
            }
            if !isEscaped, let type = genericType(name) { return try make(type, at: token.span) }
            if !isEscaped, name == "if" || name == "switch" {
                return try parseBranchExpression(name)
            }
            if !isEscaped, isAtModule {
                advance()
                advance()
                return try parsePrimary()
            }
            if !isEscaped, let type = typeParameters[name] {
                return try make(.name(type.wholeName ?? name), at: advance().span)
            }
            return try literal(try word(name, isEscaped: isEscaped))
        case .sign("."): return try parseImplicitMember()
        case .sign("("): return try parseTuple()
        case .sign("["): return try parseCollection()
        case .sign("{") where takesClosures: return try parseClosure()
        case .sign("\\"): return try parseKeyPath()
        case .sign("#"): return try parseHash()
        case .sign("^"): throw unsupported("a block of Objective-C")
        case .sign, .end: throw expected("a value")
        }
    }

    /// A type with type arguments where an expression names it, as in `Box<Int>(1)`. The parser stands behind it then.
    private mutating func genericType(_ name: String) -> Expression.Kind? {
        guard following.isSign("<"), !following.isAfterSpace, name.first?.isUppercase == true else {
            return nil
        }
        var parser = self
        parser.isInExpression = true
        guard let written = try? parser.parseType() else { return nil }
        // `Box<Int>?.self` is read as the type in it.
        var type = written
        if case .optional(let inner) = written.kind, parser.token.isSign(".") { type = inner }
        guard case .generic(let base, _) = type.kind,
            base.wholeName != nil, case .sign(let sign) = parser.token.kind,
            ["(", ".", ")", "{", ","].contains(sign)
        else { return nil }
        parser.isInExpression = isInExpression
        self = parser
        return .type(type)
    }

    /// Whether the name of a module stands before a name of its own, as in `UIKit.UIImage(named: "a")`.
    private var isAtModule: Bool {
        guard let word = token.word, Self.modules.contains(word), following.isSign("."),
            index + 2 < tokens.count, case .identifier = tokens[index + 2].kind
        else { return false }
        return true
    }

    private static let modules: Set<String> = ["Swift", "UIKit", "Foundation", "QuartzCore"]

    /// Types that expressions may name with those of their elements: `Set<Int>()`.
    private static let collections: Set<String> = ["Array", "Dictionary", "Set"]

    /// An expression that is the next token.
    private mutating func literal(_ kind: Expression.Kind) throws(Diagnostic) -> Expression {
        try make(kind, at: advance().span)
    }

    private func word(_ name: String, isEscaped: Bool) throws(Diagnostic) -> Expression.Kind {
        if isEscaped { return .name(name) }
        switch name {
        case "true": return .literal(.boolean(true))
        case "false": return .literal(.boolean(false))
        case "nil": return .literal(.nil)
        case "try": throw expected("a value; 'try' goes to the left of the whole expression")
        case "throw",
            _ where WordOutside.all.contains(name):
            throw outside("'\(name)'")
        case _ where Self.reservedWords.contains(name): throw expected("a value")
        default: return .name(name)
        }
    }

    private mutating func parseString(
        _ pieces: [SwiftStringPiece]
    ) throws(Diagnostic) -> [StringPart] {
        var parts: [StringPart] = []
        for piece in pieces {
            switch piece {
            case .text(let text): parts.append(.text(text))
            case .interpolation(let tokens):
                parts.append(.interpolation(try interpolated(tokens)))
            }
        }
        return parts
    }

    private mutating func parseImplicitMember() throws(Diagnostic) -> Expression {
        advance()
        guard case .identifier(let name, _) = token.kind else {
            throw expected("the name of a member after '.'")
        }
        return try literal(.implicitMember(name))
    }

    /// Reads `(a, b: c)`; parentheses around one value only group.
    private mutating func parseTuple() throws(Diagnostic) -> Expression {
        let span = advance().span
        let elements = try parseArguments(until: ")", Self.tuplePurpose)
        if elements.count == 1, elements[0].label == nil,
            !(elements[0].value.isOptionalChain && isBeforeSuffix)
        {
            return elements[0].value
        }
        return try make(.literal(.tuple(elements)), at: span)
    }

    /// Whether what comes next belongs to the value in parentheses, rather than to the last link of its chain.
    private var isBeforeSuffix: Bool {
        guard !token.isAfterSpace, case .sign(let sign) = token.kind else { return false }
        return ["!", "?", ".", "[", "("].contains(sign)
    }

    /// Reads `[a, b]`, `[a: b]`, `[]` or `[:]`.
    private mutating func parseCollection() throws(Diagnostic) -> Expression {
        let start = self
        do throws(Diagnostic) {
            let collection = try takingClosures(true) { parser throws(Diagnostic) in
                try parser.parseCollectionParts()
            }
            guard token.isSign("("), !token.isAfterSpace, !collection.isPlainType,
                let type = try start.typedCollection()
            else { return collection }
            self = type.parser
            return type.expression
        } catch {
            guard let type = try start.typedCollection() else { throw error }
            self = type.parser
            return type.expression
        }
    }

    /// `[[Int?]]` before `(`, whose brackets hold types; nil where they hold anything else.
    private func typedCollection() throws(Diagnostic) -> (parser: Self, expression: Expression)? {
        var parser = self
        guard let type = try? parser.parseType(), parser.token.isSign("("),
            !parser.token.isAfterSpace
        else { return nil }
        return (parser, try parser.make(.type(type), at: token.span))
    }

    private mutating func parseCollectionParts() throws(Diagnostic) -> Expression {
        let span = advance().span
        if take(":") {
            try expect("]", "of the empty dictionary")
            return try make(.literal(.dictionary([])), at: span)
        }
        if take("]") { return try make(.literal(.array([])), at: span) }
        let first = try parseElement()
        guard take(":") else { return try parseArray(first, at: span) }
        return try parseDictionary(first, at: span)
    }

    private mutating func parseElement() throws(Diagnostic) -> Expression {
        let element = try parseExpression()
        if case .identifier = token.kind, !token.isAfterLineEnd {
            throw unsupported("an Objective-C message")
        }
        return element
    }

    private mutating func parseArray(
        _ first: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        var elements = [first]
        while take(","), !token.isSign("]") { elements.append(try parseElement()) }
        guard take("]") else { throw expected("',' or ']' in the array") }
        return try make(.literal(.array(elements)), at: span)
    }

    private mutating func parseDictionary(
        _ firstKey: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        var entries = [(key: firstKey, value: try parseExpression())]
        while take(","), !token.isSign("]") {
            let key = try parseExpression()
            try expect(":", "after the key")
            entries.append((key: key, value: try parseExpression()))
        }
        guard take("]") else { throw expected("',' or ']' in the dictionary") }
        return try make(.literal(.dictionary(entries)), at: span)
    }

    /// Reads `\.a.b` as the closure `{ $0.a.b }`, which it stands for.
    private mutating func parseKeyPath() throws(Diagnostic) -> Expression {
        let span = advance().span
        let root = takeRootOfKeyPath()
        guard token.isSign(".") else { throw expected("'.' of the key path") }
        var value = Expression(.name("$0"), span: span)
        var names: [String] = []
        while take(".") {
            guard case .identifier(let name, _) = token.kind else {
                throw expected("the name of a member after '.'")
            }
            let member = advance().span
            if name == "self" { continue }
            names.append(name)
            value = try make(.link(.member(value, name: name, isOptional: false)), at: member)
        }
        var closure = Closure(captures: [], parameters: [], body: [.expression(value)])
        closure.keyPath = names
        closure.shorthandCount = 1
        if let root {
            closure.parameters = [
                Closure.Parameter(name: Word("$0", span: span), type: root)
            ]
        }
        return try make(.closure(closure), at: span)
    }

    /// The type that a key path begins at: `Person` of `\Person.name`; nil where the place tells it.
    private mutating func takeRootOfKeyPath() -> TypeSyntax? {
        let span = token.span
        var path = ""
        while case .identifier(let name, _) = token.kind, name.first?.isUppercase == true {
            path += name
            advance()
            guard token.isSign("."), following.word?.first?.isUppercase == true else { break }
            advance()
            path += "."
        }
        if path.isEmpty { return nil }
        return typeParameters[path] ?? TypeSyntax(.name(path), span: span)
    }

    /// Reads `#selector(…)`, `#available(…)`, `#function` and its kin.
    private mutating func parseHash() throws(Diagnostic) -> Expression {
        if let place = placeLiteral(following.word) {
            advance()
            return try literal(.literal(place))
        }
        let span = token.span
        if let value = try parseHashCall() { return value }
        guard let name = following.word, ["selector", "available", "unavailable"].contains(name)
        else { throw outside("'#'") }
        advance()
        advance()
        try expect("(", "after '#\(name)'")
        let literal: Expression.Literal =
            name == "selector"
            ? .selector(try parseSelector()) : .available(since: try parsePlatforms())
        try expect(")", "after what '#\(name)' names")
        let value = try make(.literal(literal), at: span)
        guard name == "unavailable" else { return value }
        return try make(.operation(.prefix("!", value)), at: span)
    }

    /// Reads `#keyPath(A.b.c)`, whose value is the text of the path, and the literals of colours and images, which
    /// stand for calls; nil where something else comes.
    private mutating func parseHashCall() throws(Diagnostic) -> Expression? {
        let span = token.span
        switch following.word {
        case "keyPath":
            advance()
            advance()
            try expect("(", "after '#keyPath'")
            let path = try parseSelector().split(separator: ".").map(String.init)
            try expect(")", "after what '#keyPath' names")
            let names = path.drop { $0.first?.isUppercase == true }
            return try make(
                .literal(.string([.text(names.joined(separator: "."))])), at: span)
        case "colorLiteral": return try parseLiteralCall("UIColor", at: span)
        case "imageLiteral":
            let image = try parseLiteralCall("UIImage", at: span)
            return image
        default: return nil
        }
    }

    private mutating func parseLiteralCall(
        _ type: String, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        advance()
        advance()
        try expect("(", "after the literal")
        var arguments = try parseArguments(until: ")", "after the arguments")
        let isImage = type == "UIImage"
        if isImage { for index in arguments.indices { arguments[index].label = "named" } }
        let call = try make(
            .link(.call(try make(.name(type), at: span), arguments)), at: span)
        return isImage ? try make(.link(.forceUnwrap(call)), at: span) : call
    }

    /// The value of `#function`, `#line` and the like; nil for another word.
    private func placeLiteral(_ word: String?) -> Expression.Literal? {
        switch word {
        case "function": .string([.text(functionName)])
        case "line": .integer(token.span.line)
        case "column": .integer(token.span.column)
        case "file", "fileID", "filePath": .string([.text(file.text ?? "")])
        default: nil
        }
    }

    /// The tokens of a method's name: `Type.a(_:b:)`.
    private mutating func parseSelector() throws(Diagnostic) -> String {
        var name = ""
        var depth = 0
        while !isAtEnd, depth > 0 || !token.isSign(")") {
            switch token.kind {
            case .identifier(let word, _): name += word
            case .sign(let sign) where ["(", ")", ".", ":"].contains(sign):
                depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
                name += sign
            case .sign, .integer, .number, .string, .end: throw expected("the name of a method")
            }
            advance()
        }
        return name
    }

    /// The version of iOS that `iOS 15.0, *` names; 0 where it names none.
    private mutating func parsePlatforms() throws(Diagnostic) -> Double {
        var version = 0.0
        while !isAtEnd, !token.isSign(")") {
            guard advance().word == "iOS" else { continue }
            if case .integer(let number) = token.kind { version = Double(number) }
            if case .number(let number) = token.kind { version = number }
        }
        return version
    }
}

extension Expression {
    /// Whether there is a `?` in the chain.
    fileprivate var isOptionalChain: Bool {
        guard case .link(let link) = kind else { return false }
        return switch link {
        case .member(let base, _, let isOptional): isOptional || base.isOptionalChain
        case .call(let base, _), .index(let base, _), .forceUnwrap(let base): base.isOptionalChain
        case .optionalChain: true
        }
    }

    /// Whether it is `[Name]` or `[Name: Name]`, which may be a type as it stands.
    fileprivate var isPlainType: Bool {
        if case .literal(.array(let elements)) = kind, elements.count == 1 {
            return elements[0].isTypeName
        }
        guard case .literal(.dictionary(let entries)) = kind, entries.count == 1 else {
            return false
        }
        return entries[0].key.isTypeName && entries[0].value.isTypeName
    }

    private var isTypeName: Bool {
        if case .name = kind { return true }
        guard case .link(.member(let base, _, isOptional: false)) = kind else { return false }
        return base.isTypeName
    }
}
