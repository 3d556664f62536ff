import CommandLanguage

/// Names that statements cannot have, written where `-` subtracts: what the log calls an object without
/// a name, as `UIButton-2`, and names that commands gave.
extension NameChecker {
    /// What is wrong where the operands of `-` are such a name; nil where they are not.
    func nameOfCommands(_ left: Expression, _ right: Expression) -> Diagnostic? {
        guard case .name(let name) = left.kind, let rest = right.firstWord,
            !line.isName(name),
            let object = line.variables.names.object("\(name)-\(rest)")
        else { return nil }
        let path = line.variables.names.path(to: object) ?? "…"
        return Diagnostic(
            .unsupported, at: left.span,
            "'\(name)-\(rest)' is a name for commands; in statements '-' subtracts: give the object a "
                + "name with 'let x = \(path)'")
    }

    /// The same for the target of an assignment.
    func nameOfCommands(_ target: Expression) -> Diagnostic? {
        guard case .operation(.infix("-", let left, let right)) = target.kind else { return nil }
        return nameOfCommands(left, right)
    }
}

extension Expression {
    /// The number or the name that it begins with.
    fileprivate var firstWord: String? {
        var current = self
        while true {
            switch current.kind {
            case .literal(.integer(let number)): return "\(number)"
            case .name(let name): return name
            case .link(.member(let owner, _, _)), .link(.call(let owner, _)),
                .link(.index(let owner, _)), .link(.optionalChain(let owner)),
                .link(.forceUnwrap(let owner)):
                current = owner
            case .type, .literal, .implicitMember, .message, .operation, .closure, .attempt,
                .address:
                return nil
            }
        }
    }
}
