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

extension Statement {
    /// The expressions that stand in it, those of inner blocks left out.
    public var expressions: [Expression] {
        switch self {
        case .expression(let value), .destructuring(_, _, let value): [value]
        case .assignment(let target, _, let value): [target, value]
        case .declaration(_, _, _, _, let value), .return(let value, _): value.map { [$0] } ?? []
        case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _):
            conditions.flatMap(\.expressions)
        case .repeatWhile(_, let condition): [condition]
        case .forIn(let loop): [loop.sequence] + (loop.filter.map { [$0] } ?? [])
        case .forClassic(let initial, let condition, let step, _):
            (initial?.expressions ?? []) + (condition.map { [$0] } ?? [])
                + (step?.expressions ?? [])
        case .switch(let value, _), .throw(let value, _): [value]
        case .labeled(_, let statement), .persistent(let statement): statement.expressions
        case .defer, .break, .continue, .jump, .doCatch, .block, .function, .class, .enumeration,
            .alias:
            []
        }
    }

    /// The blocks of statements that stand in it.
    public var blocks: [[Statement]] {
        switch self {
        case .if(_, let then, let otherwise): [then] + (otherwise.map { [$0] } ?? [])
        case .guard(_, let body), .while(_, let body), .repeatWhile(let body, _),
            .forClassic(_, _, _, let body), .defer(let body), .block(let body):
            [body]
        case .forIn(let loop): [loop.body]
        case .switch(_, let cases): cases.map(\.body)
        case .function(let function): [function.body]
        case .labeled(_, let statement): statement.blocks
        case .doCatch(let body, let clauses): [body] + clauses.map(\.body)
        case .expression, .assignment, .declaration, .persistent, .destructuring, .return, .break,
            .continue, .jump, .throw, .class, .enumeration, .alias:
            []
        }
    }
}

extension Condition {
    fileprivate var expressions: [Expression] {
        switch self {
        case .expression(let value), .pattern(_, let value): [value]
        case .binding(_, _, _, let value): value.map { [$0] } ?? []
        }
    }
}

extension Expression.Kind {
    /// The expressions right within, a closure's body left out.
    public var parts: [Expression] {
        switch self {
        case .string(let parts):
            parts.compactMap { if case .interpolation(let value) = $0 { value } else { nil } }
        case .array(let elements): elements
        case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
        case .member(let base, _, _), .forceUnwrap(let base), .prefix(_, let base),
            .cast(let base, _, _), .optionalChain(let base), .attempt(_, let base),
            .address(let base):
            [base]
        case .call(let base, let arguments), .index(let base, let arguments):
            [base] + arguments.map(\.value)
        case .message(let receiver, _, let arguments): [receiver] + arguments
        case .infix(_, let left, let right): [left, right]
        case .ternary(let condition, let yes, let no): [condition, yes, no]
        case .tuple(let elements): elements.map(\.value)
        case .closure(let closure): closure.captures.compactMap(\.value)
        case .name, .implicitMember, .integer, .number, .boolean, .nil, .selector, .available: []
        }
    }
}
