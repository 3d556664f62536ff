/// Structures of C that code declares: values, as those of Swift are.
extension ObjectiveCParser {
    /// Whether `struct {` or `struct Name {` comes next.
    var startsStructure: Bool {
        guard token.word == "struct" else { return false }
        return following.isSign("{") || token(after: 2).isSign("{")
    }

    /// Reads `struct Name { … } Other`, whose name may stand at either end; one without is `name`.
    mutating func parseStructureType(
        named name: String?
    ) throws(Diagnostic) -> (name: Word?, Statement) {
        let span = advance().span
        var tag = token.isSign("{") ? nil : try parseName("the name of the structure")
        try expect("{", "of the structure")
        var parts: [ClassDeclaration.StoredProperty] = []
        while !take("}") {
            if isAtEnd { throw expected("'}' after the parts of the structure") }
            try nested { parser throws(Diagnostic) in try parser.parseStructureParts(&parts) }
        }
        skipAnnotations()
        var behind: Word?
        if let word = token.word, name == nil { behind = Word(word, span: advance().span) }
        tag = behind ?? tag
        let meant = tag ?? Word(name ?? "", span: span)
        var declaration = ClassDeclaration(name: meant, superclass: nil, language: .swift)
        declaration.isStructure = true
        declaration.storedProperties = parts
        declaration.addMemberwiseInitialiser()
        ownStructures[meant.text] = parts.map {
            StructureOfC.Part(name: $0.name.text, type: $0.type?.wholeName ?? "Any")
        }
        return (tag, .definition(.class(declaration)))
    }

    /// Reads `CGFloat a, b;` or `unsigned int a:1;`.
    private mutating func parseStructureParts(
        _ parts: inout [ClassDeclaration.StoredProperty]
    ) throws(Diagnostic) {
        var type = try parseType()
        while true {
            guard let name = type.name else { throw expected("the name of a part") }
            let value =
                try elements(of: type) ?? zero(of: type.syntax, at: name.span)
                ?? Expression(.literal(.nil), span: name.span)
            parts.append(
                ClassDeclaration.StoredProperty(
                    name: name, isConstant: false, type: type.syntax, initialValue: value))
            skipBits()
            guard take(",") else { break }
            try parseNextName(of: &type)
        }
        try expect(";", "behind the part of the structure")
    }

    /// Steps over `: 1`, the number of bits.
    mutating func skipBits() {
        guard take(":") else { return }
        if case .integer = token.kind { advance() }
    }
}
