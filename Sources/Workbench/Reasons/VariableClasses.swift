import CommandLanguage

/// Of which classes the variables in the methods of a session's classes are: `Detail` of `let d = Detail()`.
@MainActor
struct VariableClasses {
    let session: Session

    func classes(of variable: String) -> [String] {
        let span = SourceSpan(line: 1, column: 1)
        let lines = session.journal.currentPath.compactMap { step in
            try? session.parse(Block(text: session.journal[step].source, span: span))
        }
        let statements = lines.joined().flatMap { command -> [Statement] in
            if case .statement(let line) = command { line.statements } else { [] }
        }
        return statements.types.flatMap(\.bodies).joined().flatMap { statement in
            Self.classes(of: variable, in: statement)
        }
    }

    private static func classes(of variable: String, in statement: Statement) -> [String] {
        let inner = statement.blocks.joined().flatMap { classes(of: variable, in: $0) }
        guard case .declaration(.variable(let name, _, _, _, let value?)) = statement,
            name.text == variable
        else { return inner }
        return [className(of: value)].compactMap { $0 } + inner
    }

    /// The class that a call makes an object of; nil for any other value.
    private static func className(of value: Expression) -> String? {
        switch value.kind {
        case .name(let name): name
        case .link(.call(let callee, _)): className(of: callee)
        case .message(let receiver, _, _): className(of: receiver)
        case .link, .literal, .implicitMember, .type, .operation, .closure, .attempt, .address:
            nil
        }
    }
}
