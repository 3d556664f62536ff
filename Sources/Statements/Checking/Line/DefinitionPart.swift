import CommandLanguage

/// A part of a definition as far as other parts depend on it: what it declares, and what it is written
/// with.
struct DefinitionPart {
    /// The names that it declares; none where nothing can mention it.
    var names: [String]
    /// The names of types that stand in it.
    var types: [String] = []
    var values: [Expression] = []

    /// All names that stand in it, whatever they are the names of.
    func mentions(_ names: Set<String>) -> Bool {
        types.contains(where: names.contains)
            || values.contains { $0.mentions(names) }
    }
}

extension LineUnderCheck {
    /// Checks a part of a definition. Where that fails, the mistake is kept, and the check goes on with
    /// the next part; whether the part is right.
    @discardableResult
    func keepMistake(
        of part: @autoclosure () -> DefinitionPart, _ check: () throws(Diagnostic) -> Void
    ) -> Bool {
        do throws(Diagnostic) {
            try check()
            return true
        } catch {
            found.mistakes.add(error, of: part())
            return false
        }
    }
}

extension Statement.Definition {
    /// Its name with what it inherits.
    var heading: DefinitionPart {
        switch self {
        case .class(let declaration): declaration.heading
        case .enumeration(let declaration):
            DefinitionPart(
                names: [declaration.name.text], types: declaration.inherited.flatMap(\.names))
        case .alias(let name, let type): DefinitionPart(names: [name.text], types: type.names)
        }
    }
}

extension ClassDeclaration {
    /// Its name with what it inherits; `B` of a class `A.B`.
    var heading: DefinitionPart {
        DefinitionPart(
            names: name.text.words.suffix(1),
            types: ([superclass].compactMap(\.self) + protocols).flatMap(\.names)
                + name.text.words.dropLast())
    }

    /// An extension's heading, which declares no name.
    var headingOfExtension: DefinitionPart {
        DefinitionPart(names: [], types: name.text.words + protocols.flatMap(\.names))
    }
}

extension ClassDeclaration.StoredProperty {
    var part: DefinitionPart {
        DefinitionPart(
            names: [name.text], types: type?.names ?? [],
            values: [initialValue].compactMap(\.self))
    }
}

extension ClassDeclaration.ComputedProperty {
    var part: DefinitionPart { DefinitionPart(names: [name.text], types: type.names) }
}

extension EnumDeclaration.Case {
    var part: DefinitionPart {
        DefinitionPart(names: [name.text], types: carried.flatMap(\.type.names))
    }
}

extension FunctionDeclaration {
    /// An initialiser is mentioned by the name of its type.
    func part(named name: String) -> DefinitionPart {
        DefinitionPart(
            names: [name],
            types: parameters.flatMap(\.type.names) + (result?.names ?? [])
                + generics.flatMap(\.constraint.names),
            values: parameters.compactMap(\.defaultValue))
    }
}

extension String {
    /// The names within it: `A` and `B` of `A.B`, `move` and `to` of a selector.
    fileprivate var words: [String] {
        split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
}

extension Expression {
    /// Whether one of the names stands in it: of a variable, a member or a type.
    fileprivate func mentions(_ names: Set<String>) -> Bool {
        var isMentioned = false
        CodeWalk.expressions(of: self) { part in
            if part.kind.names.contains(where: names.contains) { isMentioned = true }
        }
        return isMentioned
    }
}

extension Expression.Kind {
    /// The names that stand right in the expression.
    var names: [String] {
        switch self {
        case .name(let name), .implicitMember(let name), .link(.member(_, let name, _)): [name]
        case .type(let type), .operation(.cast(_, _, let type)): type.names
        case .closure(let closure): closure.parameters.compactMap(\.type).flatMap(\.names)
        case .message(_, let selector, _): selector.words
        case .literal, .link, .operation, .attempt, .address: []
        }
    }
}
