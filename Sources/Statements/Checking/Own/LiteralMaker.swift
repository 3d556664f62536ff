/// What the code's own types make of literals: `let info: Info = "Home"` of an `ExpressibleByStringLiteral`.
extension LineUnderCheck {
    /// The call of the type's initialiser for such a literal; nil for any other value or type.
    func made(_ value: CheckedExpression, ofLiteralFor type: ValueType) -> CheckedExpression? {
        if language == .swift, type.unwrapped.isNamed(.stopFlag),
            value.labelOfLiteral == "booleanLiteral"
        {
            return .computed([value], type.unwrapped, at: value.span) {
                _, values throws(StatementStop) in .object(StopFlag(values[0].isTrue))
            }
        }
        guard language == .swift, let due = type.unwrapped.description, due.isScripted,
            let label = value.labelOfLiteral,
            let initialiser = due.members.initialisers.first(where: {
                $0.name == "init(\(label):)"
            })
        else { return nil }
        return CheckedExpression(
            .member(.initialiser(initialiser, [value])), initialiser.result, at: value.span)
    }
}

extension CheckedExpression {
    /// The label of the initialiser that takes it, where it is a literal.
    @MainActor fileprivate var labelOfLiteral: String? {
        switch kind {
        case .constant(.string): "stringLiteral"
        case .constant(.int): "integerLiteral"
        case .constant(.double): "floatLiteral"
        case .constant(.bool): "booleanLiteral"
        case .literal:
            type.isNamed(.string) ? "stringLiteral" : type.isArray ? "arrayLiteral" : nil
        case .constant, .member, .name, .element, .operation, .optional, .call, .closure, .attempt,
            .address:
            nil
        }
    }
}
