import CommandLanguage

/// Looks for what is unknown in a class whose heading is refused. What the class inherits is not known, so that neither its
/// members nor its code can be checked; but the types that they name can.
@MainActor
struct RefusedClassChecker {
    let line: LineUnderCheck

    /// Keeps each type that the class names and nobody knows.
    func check(_ declaration: ClassDeclaration) {
        line.found.mistakes.doubt(declaration.namesOfTypes)
        for property in declaration.storedProperties {
            if let type = property.type { check(type, but: []) }
            if let value = property.initialValue { check([.expression(value)], but: []) }
        }
        for property in declaration.computedProperties {
            check(property.type, but: [])
            check(property.getter + (property.setter?.body ?? []), but: [])
        }
        for method in declaration.methods + declaration.initialisers { check(method) }
        check(declaration.deinitialiser ?? [], but: [])
    }

    private func check(_ method: FunctionDeclaration) {
        let generics = Set(method.generics.map(\.name.text))
        for parameter in method.parameters { check(parameter.type, but: generics) }
        if let result = method.result { check(result, but: generics) }
        check(method.body, but: generics)
    }

    private func check(_ type: TypeSyntax, but generics: Set<String>) {
        guard generics.isDisjoint(with: type.names) else { return }
        line.keepMistake(of: DefinitionPart(names: [], types: type.names)) {
            () throws(Diagnostic) in
            _ = try line.types.type(type)
        }
    }

    private func check(_ code: [Statement], but generics: Set<String>) {
        for case .declaration(.variable(_, _, _, let type?, _)) in code {
            check(type, but: generics)
        }
        CodeWalk.expressions(of: code) { expression in
            guard let type = expression.namedType(in: line.language),
                case .name(let name) = type.kind, !line.isName(name)
            else { return }
            check(type, but: generics)
        }
    }
}

extension ClassDeclaration {
    /// What is declared within, and the class's own name.
    fileprivate var namesOfTypes: [String] {
        [name.text] + enumerations.map(\.name.text) + types.map(\.name.text)
            + aliases.map(\.name.text)
    }
}

extension Expression {
    /// The type that certainly stands in it: before a member, in a cast, as the receiver of a message, or where an object
    /// is made.
    fileprivate func namedType(in language: SourceLanguage) -> TypeSyntax? {
        switch kind {
        case .operation(.cast(_, _, let type)), .type(let type): type
        case .message(let receiver, _, _): receiver.spelledType
        case .link(.member(let base, _, _)): language == .swift ? base.spelledType : nil
        case .link(.call(let callee, _)):
            language == .swift && !callee.mayBeFunctionOfC ? callee.spelledType : nil
        case .name, .implicitMember, .literal, .link, .operation, .closure, .attempt, .address: nil
        }
    }

    /// The name as a type, where it begins with a capital.
    private var spelledType: TypeSyntax? {
        guard case .name(let name) = kind, name.first?.isUppercase == true else { return nil }
        return TypeSyntax(.name(name), span: span)
    }

    /// Whether it begins as the functions of Apple's frameworks do.
    private var mayBeFunctionOfC: Bool {
        guard case .name(let name) = kind else { return false }
        return ["CG", "NS", "UI", "CA", "CF"].contains { name.hasPrefix($0) }
    }
}
