/// The levels of a tree. The parser bounds them, so that code that walks the tree can recurse
/// without running out of stack.

extension Statement {
    /// The levels of statements and expressions in it, itself included.
    var height: Int { 1 + childHeight }

    private var childHeight: Int {
        switch self {
        case .expression(let value): value.height
        case .assignment(let target, _, let value): max(target.height, value.height)
        case .declaration(let declaration): declaration.height
        case .definition(let definition): definition.height
        case .branch(let branch): branch.height
        case .loop(let loop): loop.height
        case .exit(let exit): exit.height
        case .block(let block): block.height
        case .labeled(_, let statement): statement.height
        }
    }
}

extension Statement.Declaration {
    fileprivate var height: Int {
        switch self {
        case .variable(_, _, _, _, let value): value?.height ?? 0
        case .persistent(let declaration): 1 + declaration.height
        case .destructuring(_, _, let value): value.height
        case .function(let function): function.height
        }
    }
}

extension Statement.Definition {
    fileprivate var height: Int {
        switch self {
        case .class(let declaration): declaration.height
        case .enumeration: 1
        case .alias: 0
        }
    }
}

extension Statement.Branch {
    fileprivate var height: Int {
        switch self {
        case .if(let conditions, let then, let otherwise):
            max(conditions.height, then.height, otherwise?.height ?? 0)
        case .guard(let conditions, let body): max(conditions.height, body.height)
        case .switch(let value, let cases): max(value.height, cases.map(\.height).max() ?? 0)
        }
    }
}

extension Statement.Loop {
    fileprivate var height: Int {
        switch self {
        case .while(let conditions, let body): max(conditions.height, body.height)
        case .repeatWhile(let body, let condition): max(body.height, condition.height)
        case .forIn(let loop):
            max(
                loop.sequence.height, loop.filter?.height ?? 0, loop.pattern?.height ?? 0,
                loop.body.height)
        case .forClassic(let initial, let condition, let step, let body):
            max(initial?.height ?? 0, condition?.height ?? 0, step?.height ?? 0, body.height)
        }
    }
}

extension Statement.Exit {
    fileprivate var height: Int {
        switch self {
        case .return(let value, _): value?.height ?? 0
        case .throw(let value, _): value.height
        case .break, .continue, .fallthrough, .jump: 0
        }
    }
}

extension Statement.Block {
    fileprivate var height: Int {
        switch self {
        case .plain(let body), .defer(let body): body.height
        case .doCatch(let body, let clauses):
            max(
                body.height,
                clauses.map { max($0.pattern?.height ?? 0, $0.body.height) }.max() ?? 0)
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
        case .name, .type, .implicitMember: 0
        case .literal(let literal): literal.childHeight
        case .link(let link): link.childHeight
        case .message(let receiver, _, let arguments):
            max(receiver.height, arguments.map(\.height).max() ?? 0)
        case .operation(let operation): operation.childHeight
        case .closure(let closure):
            max(closure.body.height, closure.captures.map { $0.value?.height ?? 0 }.max() ?? 0)
        case .attempt(_, let inner), .address(let inner): inner.height
        }
    }
}

extension Expression.Literal {
    fileprivate var childHeight: Int {
        switch self {
        case .integer, .number, .boolean, .nil, .selector, .available: 0
        case .string(let parts): parts.map(\.height).max() ?? 0
        case .array(let elements): elements.map(\.height).max() ?? 0
        case .dictionary(let entries):
            entries.map { max($0.key.height, $0.value.height) }.max() ?? 0
        case .tuple(let elements): elements.height
        }
    }
}

extension Expression.Link {
    fileprivate var childHeight: Int {
        switch self {
        case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base):
            base.height
        case .call(let base, let arguments), .index(let base, let arguments):
            max(base.height, arguments.height)
        }
    }
}

extension Expression.Operation {
    fileprivate var childHeight: Int {
        switch self {
        case .prefix(_, let operand), .cast(let operand, _, _): operand.height
        case .infix(_, let left, let right): max(left.height, right.height)
        case .ternary(let condition, let yes, let no):
            max(condition.height, yes.height, no.height)
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
