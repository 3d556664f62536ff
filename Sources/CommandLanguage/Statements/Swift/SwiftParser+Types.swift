extension SwiftParser {
    /// Reads a type.
    mutating func parseType() throws(Diagnostic) -> TypeSyntax {
        try nested { parser throws(Diagnostic) in
            try parser.parseComposition(of: try parser.parseSuffixedType())
        }
    }

    /// Reads a type with the `?` and `!` behind it.
    private mutating func parseSuffixedType() throws(Diagnostic) -> TypeSyntax {
        var type = try parsePlainType()
        while !token.isAfterSpace {
            if take("?") {
                type = try makeType(.optional(type), at: type.span)
            } else if take("??") {
                type = try makeType(.optional(type), at: type.span)
                type = try makeType(.optional(type), at: type.span)
            } else if take("!") {
                type = try makeType(.implicitlyUnwrapped(type), at: type.span)
            } else {
                break
            }
        }
        return type
    }

    /// Reads `& B & C` behind a type, if that comes next.
    private mutating func parseComposition(
        of first: TypeSyntax
    ) throws(Diagnostic) -> TypeSyntax {
        var types = [first]
        while take("&") { types.append(try parsePlainType()) }
        return types.count == 1 ? first : try makeType(.composition(types), at: first.span)
    }

    /// Reads a type without the `?` and `!` behind it.
    private mutating func parsePlainType() throws(Diagnostic) -> TypeSyntax {
        let attributes = try takeAttributes()
        switch token.kind {
        case .sign("["): return try parseCollectionType()
        case .sign("("): return try parseFunctionType(attributes)
        case .identifier, .integer, .number, .string, .sign, .end: break
        }
        let span = token.span
        switch token.word {
        case "inout":
            advance()
            return try makeType(.inOut(try parseType()), at: span)
        case "any": return try makeType(.any(try parseConstraintType()), at: span)
        case "some": return try makeType(.some(try parseConstraintType()), at: span)
        default: return try parseNamedType()
        }
    }

    /// Reads what stands behind `any` or `some`; a `?` behind it makes an optional of both.
    private mutating func parseConstraintType() throws(Diagnostic) -> TypeSyntax {
        advance()
        return try nested { parser throws(Diagnostic) in
            try parser.parseComposition(of: try parser.parsePlainType())
        }
    }

    private mutating func parseCollectionType() throws(Diagnostic) -> TypeSyntax {
        let span = advance().span
        let element = try parseType()
        let value = take(":") ? try parseType() : nil
        try expect("]", "of the type")
        guard let value else { return try makeType(.array(element), at: span) }
        return try makeType(.dictionary(key: element, value: value), at: span)
    }

    /// Reads `(A, b: B)`, with `-> C` behind it where the type is a function's. Parentheses around one
    /// type only group.
    private mutating func parseFunctionType(
        _ attributes: [String]
    ) throws(Diagnostic) -> TypeSyntax {
        let span = advance().span
        let elements = try parseElementTypes()
        if token.word == "async" { advance() }
        let isThrowing = token.word == "throws"
        if isThrowing || token.word == "rethrows" { advance() }
        guard take("->") else {
            if elements.count == 1, elements[0].label == nil { return elements[0].type }
            return try makeType(.tuple(elements), at: span)
        }
        var function = TypeSyntax.Function(elements.map(\.type), result: try parseType())
        function.attributes = attributes
        function.isThrowing = isThrowing
        return try makeType(.function(function), at: span)
    }

    private mutating func parseElementTypes() throws(Diagnostic) -> [TypeSyntax.Element] {
        var elements: [TypeSyntax.Element] = []
        while !token.isSign(")") {
            let label = takeTypeLabel()
            elements.append(TypeSyntax.Element(label: label, type: try parseType()))
            guard take(",") else { break }
        }
        try expect(")", "of the type")
        return elements
    }

    /// Reads `name:` before a type in parentheses, or `_ name:`, which is no label.
    private mutating func takeTypeLabel() -> String? {
        let isHidden = token.word == "_"
        if isHidden { advance() }
        guard case .identifier(let name, _) = token.kind, following.isSign(":") else { return nil }
        advance()
        advance()
        return isHidden ? nil : name
    }

    /// Reads `A`, `A.B` or `A<B, C>`.
    private mutating func parseNamedType() throws(Diagnostic) -> TypeSyntax {
        let first = try parseName("a type")
        if first.text == "id" {
            readings.append(
                CodeReading(
                    at: first.span, "'id' is Objective-C's: it was read as 'Any'",
                    repair: CodeRepair(at: first.span, "id", as: "Any")))
        }
        var type = typeParameter(first) ?? TypeSyntax(.name(first.text), span: first.span)
        while take(".") {
            let name = try parseName("a type").text
            type = try makeType(
                name == "Type" ? .metatype(type) : .member(type, name: name), at: first.span)
        }
        // `Result <Book, Error>`: with a space on one side alone it is no operator.
        guard token.isSign("<"), !token.isAfterSpace || !following.isAfterSpace else { return type }
        advance()
        var arguments: [TypeSyntax] = []
        repeat { arguments.append(try parseType()) } while take(",")
        guard takeAngle() else { throw expected("'>' of the type") }
        type = try makeType(.generic(type, arguments: arguments), at: first.span)
        while !isInExpression, token.isSign("."), following.word?.first?.isUppercase == true {
            advance()
            let name = try parseName("a type").text
            type = try makeType(
                name == "Type" ? .metatype(type) : .member(type, name: name), at: first.span)
        }
        return type
    }
}
