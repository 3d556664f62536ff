/// Everything within a piece of code, from the outside in and in the order of its text.
public enum CodeWalk {
    /// Calls `visit` with each expression of the statements, also within closures.
    public static func expressions(of statements: [Statement], _ visit: (Expression) -> Void) {
        for statement in statements {
            for part in statement.expressions { expressions(of: part, visit) }
            for block in statement.blocks { expressions(of: block, visit) }
        }
    }

    /// Calls `visit` with the expression and each within it.
    public static func expressions(of expression: Expression, _ visit: (Expression) -> Void) {
        visit(expression)
        for part in expression.kind.parts { expressions(of: part, visit) }
        if case .closure(let closure) = expression.kind {
            expressions(of: closure.body, visit)
        }
    }

    /// Calls `visit` with each assignment of the statements, also within closures.
    public static func assignments(
        of statements: [Statement], _ visit: (_ target: Expression, _ value: Expression) -> Void
    ) {
        for statement in statements {
            if case .assignment(let target, _, let value) = statement { visit(target, value) }
            for block in statement.blocks { assignments(of: block, visit) }
            for part in statement.expressions {
                expressions(of: part) { inner in
                    guard case .closure(let closure) = inner.kind else { return }
                    assignments(of: closure.body, visit)
                }
            }
        }
    }
}

extension Expression.Kind {
    /// The expressions right within, a closure's body left out.
    public var parts: [Expression] {
        switch self {
        case .name, .type, .implicitMember: []
        case .literal(let literal): literal.parts
        case .link(let link): link.parts
        case .message(let receiver, _, let arguments): [receiver] + arguments
        case .operation(let operation): operation.parts
        case .closure(let closure): closure.captures.compactMap(\.value)
        case .attempt(_, let inner), .address(let inner): [inner]
        }
    }
}

extension Expression.Literal {
    fileprivate var parts: [Expression] {
        switch self {
        case .string(let parts):
            parts.compactMap { if case .interpolation(let value) = $0 { value } else { nil } }
        case .array(let elements): elements
        case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
        case .tuple(let elements): elements.map(\.value)
        case .integer, .number, .boolean, .nil, .selector, .available: []
        }
    }
}

extension Expression.Link {
    fileprivate var parts: [Expression] {
        switch self {
        case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base): [base]
        case .call(let base, let arguments), .index(let base, let arguments):
            [base] + arguments.map(\.value)
        }
    }
}

extension Expression.Operation {
    fileprivate var parts: [Expression] {
        switch self {
        case .prefix(_, let operand), .cast(let operand, _, _): [operand]
        case .infix(_, let left, let right): [left, right]
        case .ternary(let condition, let yes, let no): [condition, yes, no]
        }
    }
}
