extension SwiftParser {
    /// Reads a type, and gives it as it is usually written.
    mutating func parseType() throws(Diagnostic) -> String {
        try nested { parser throws(Diagnostic) in
            var type = try parser.parsePlainType()
            while !parser.token.isAfterSpace {
                if parser.take("?") {
                    type += "?"
                } else if parser.take("!") {
                    type += "!"
                } else {
                    break
                }
            }
            return type
        }
    }

    private mutating func parsePlainType() throws(Diagnostic) -> String {
        try skipAttributes()
        if token.word == "inout" {
            advance()
            return "inout \(try parseType())"
        }
        if take("[") { return try parseCollectionType() }
        if take("(") { return try parseFunctionType() }
        if let word = token.word, word == "any" || word == "some" {
            advance()
            return "\(word) \(try parseType())"
        }
        return try parseNamedType()
    }

    private mutating func parseCollectionType() throws(Diagnostic) -> String {
        let element = try parseType()
        let value = take(":") ? try parseType() : nil
        try expect("]", "of the type")
        return value.map { "[\(element): \($0)]" } ?? "[\(element)]"
    }

    private mutating func parseFunctionType() throws(Diagnostic) -> String {
        var types: [String] = []
        var labels: [String?] = []
        while !token.isSign(")") {
            labels.append(takeTypeLabel())
            types.append(try parseType())
            guard take(",") else { break }
        }
        try expect(")", "of the type")
        if token.word == "async" { throw outside("'async'") }
        if token.word == "throws" { advance() }
        if take("->") {
            return "(\(types.joined(separator: ", "))) -> \(try parseType())"
        }
        let elements = zip(labels, types).map { label, type in
            (label.map { $0 + ": " } ?? "") + type
        }
        return "(\(elements.joined(separator: ", ")))"
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

    private mutating func parseNamedType() throws(Diagnostic) -> String {
        var type = ""
        repeat {
            guard case .identifier(let name, let isEscaped) = token.kind,
                isEscaped || !Self.reservedWords.contains(name)
            else { throw expected("a type") }
            if name == "id", type.isEmpty {
                readings.append(
                    CodeReading(at: token.span, "'id' is Objective-C's: it was read as 'Any'"))
            }
            advance()
            type += type.isEmpty ? name : ".\(name)"
        } while take(".")
        guard token.isSign("<"), !token.isAfterSpace else { return type }
        advance()
        var arguments: [String] = []
        repeat { arguments.append(try parseType()) } while take(",")
        try expect(">", "of the type")
        return "\(type)<\(arguments.joined(separator: ", "))>"
    }
}
