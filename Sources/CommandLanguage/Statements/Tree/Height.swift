/// The levels of a tree. The parser bounds them, so that code that walks the tree can recurse
/// without running out of stack.

extension Statement {
    /// The levels of statements and expressions in it, itself included.
    var height: Int { 1 + childHeight }

    private var childHeight: Int {
        switch self {
        case .expression(let value), .destructuring(_, _, let value): value.height
        case .assignment(let target, _, let value): max(target.height, value.height)
        case .declaration(_, _, _, _, let value), .return(let value, _): value?.height ?? 0
        case .break, .continue, .jump: 0
        case .labeled(_, let statement), .persistent(let statement): statement.height
        case .throw(let value, _): value.height
        case .block(let body), .defer(let body): body.height
        case .function(let function): function.height
        case .class(let declaration): declaration.height
        case .enumeration: 1
        case .alias: 0
        case .if(let conditions, let then, let otherwise):
            max(conditions.height, then.height, otherwise?.height ?? 0)
        case .guard(let conditions, let body), .while(let conditions, let body):
            max(conditions.height, body.height)
        case .repeatWhile(let body, let condition): max(body.height, condition.height)
        case .forIn(let loop):
            max(
                loop.sequence.height, loop.filter?.height ?? 0, loop.pattern?.height ?? 0,
                loop.body.height)
        case .forClassic(let initial, let condition, let step, let body):
            max(initial?.height ?? 0, condition?.height ?? 0, step?.height ?? 0, body.height)
        case .doCatch(let body, let clauses):
            max(
                body.height,
                clauses.map { max($0.pattern?.height ?? 0, $0.body.height) }.max() ?? 0)
        case .switch(let value, let cases):
            max(value.height, cases.map(\.height).max() ?? 0)
        }
    }
}

extension [Statement] {
    /// The levels of the highest of them.
    public var height: Int { map(\.height).max() ?? 0 }
}

extension [Condition] {
    fileprivate var height: Int { map(\.height).max() ?? 0 }
}

extension Condition {
    fileprivate var height: Int {
        switch self {
        case .expression(let value): value.height
        case .binding(_, _, _, let value): value?.height ?? 0
        case .pattern(let pattern, let value): max(pattern.height, value.height)
        }
    }
}

extension Pattern {
    fileprivate var height: Int {
        max(kind.height, filter?.height ?? 0)
    }
}

extension Pattern.Kind {
    fileprivate var height: Int {
        switch self {
        case .value(let value): value.height
        case .carrying(let owner, _, let inner):
            1 + max(owner?.height ?? 0, inner.map(\.height).max() ?? 0)
        case .tuple(let inner): 1 + (inner.map(\.height).max() ?? 0)
        case .binding, .instance, .anything: 0
        }
    }
}

extension SwitchCase {
    fileprivate var height: Int { max(patterns.map(\.height).max() ?? 0, body.height) }
}

extension FunctionDeclaration {
    fileprivate var height: Int {
        max(body.height, parameters.map { $0.defaultValue?.height ?? 0 }.max() ?? 0)
    }
}

extension ClassDeclaration {
    fileprivate var height: Int {
        let bodies =
            storedProperties.flatMap { [$0.willSet?.body, $0.didSet?.body].compactMap(\.self) }
            + computedProperties.flatMap { [$0.getter, $0.setter?.body ?? []] }
            + [deinitialiser ?? []]
        let heights =
            bodies.map(\.height) + (methods + initialisers).map(\.height)
            + storedProperties.map { $0.initialValue?.height ?? 0 }
        return 1 + (heights.max() ?? 0)
    }
}

extension Expression.Kind {
    /// The height of the highest expression right within.
    var childHeight: Int {
        switch self {
        case .name, .implicitMember, .integer, .number, .boolean, .nil, .selector, .available: 0
        case .string(let parts): parts.map(\.height).max() ?? 0
        case .array(let elements): elements.map(\.height).max() ?? 0
        case .dictionary(let entries):
            entries.map { max($0.key.height, $0.value.height) }.max() ?? 0
        case .member(let base, _, _), .forceUnwrap(let base), .prefix(_, let base),
            .cast(let base, _, _), .optionalChain(let base), .attempt(_, let base),
            .address(let base):
            base.height
        case .call(let base, let arguments), .index(let base, let arguments):
            max(base.height, arguments.height)
        case .message(let receiver, _, let arguments):
            max(receiver.height, arguments.map(\.height).max() ?? 0)
        case .infix(_, let left, let right): max(left.height, right.height)
        case .ternary(let condition, let yes, let no):
            max(condition.height, yes.height, no.height)
        case .closure(let closure):
            max(closure.body.height, closure.captures.map { $0.value?.height ?? 0 }.max() ?? 0)
        case .tuple(let elements): elements.height
        }
    }
}

extension StringPart {
    fileprivate var height: Int {
        if case .interpolation(let value) = self { value.height } else { 0 }
    }
}

extension [Argument] {
    fileprivate var height: Int { map(\.value.height).max() ?? 0 }
}
