/// The expressions and the blocks that stand in statements.

extension Statement {
    /// The expressions that stand in it, those of inner blocks left out.
    public var expressions: [Expression] {
        switch self {
        case .expression(let value): [value]
        case .assignment(let target, _, let value): [target, value]
        case .declaration(let declaration): declaration.expressions
        case .branch(let branch): branch.expressions
        case .loop(let loop): loop.expressions
        case .exit(let exit): exit.expressions
        case .labeled(_, let statement): statement.expressions
        case .definition, .block: []
        }
    }

    /// The blocks of statements that stand in it.
    public var blocks: [[Statement]] {
        switch self {
        case .declaration(let declaration): declaration.blocks
        case .branch(let branch): branch.blocks
        case .loop(let loop): [loop.body]
        case .block(let block): block.blocks
        case .labeled(_, let statement): statement.blocks
        case .expression, .assignment, .definition, .exit: []
        }
    }
}

extension [Statement] {
    /// The types that are declared in them and in their blocks.
    public var types: [ClassDeclaration] {
        flatMap { statement -> [ClassDeclaration] in
            if case .definition(.class(let declaration)) = statement { return [declaration] }
            if case .definition(.enumeration(let declaration)) = statement {
                return declaration.members
            }
            return statement.blocks.flatMap(\.types)
        }
    }
}

extension Statement.Declaration {
    fileprivate var expressions: [Expression] {
        switch self {
        case .variable(_, _, _, _, let value): value.map { [$0] } ?? []
        case .persistent(let declaration): declaration.expressions
        case .destructuring(_, _, let value): [value]
        case .function: []
        }
    }

    fileprivate var blocks: [[Statement]] {
        if case .function(let function) = self { [function.body] } else { [] }
    }
}

extension Statement.Branch {
    fileprivate var expressions: [Expression] {
        switch self {
        case .if(let conditions, _, _), .guard(let conditions, _):
            conditions.flatMap(\.expressions)
        case .switch(let value, _): [value]
        }
    }

    /// The blocks of which one is run.
    public var blocks: [[Statement]] {
        switch self {
        case .if(_, let then, let otherwise): [then] + (otherwise.map { [$0] } ?? [])
        case .guard(_, let body): [body]
        case .switch(_, let cases): cases.map(\.body)
        }
    }
}

extension Statement.Loop {
    fileprivate var expressions: [Expression] {
        switch self {
        case .while(let conditions, _): conditions.flatMap(\.expressions)
        case .repeatWhile(_, let condition): [condition]
        case .forIn(let loop): [loop.sequence] + (loop.filter.map { [$0] } ?? [])
        case .forClassic(let initial, let condition, let step, _):
            (initial?.expressions ?? []) + (condition.map { [$0] } ?? [])
                + (step?.expressions ?? [])
        }
    }

    /// What is run again and again.
    public var body: [Statement] {
        switch self {
        case .while(_, let body), .repeatWhile(let body, _), .forClassic(_, _, _, let body): body
        case .forIn(let loop): loop.body
        }
    }
}

extension Statement.Exit {
    fileprivate var expressions: [Expression] {
        switch self {
        case .return(let value, _): value.map { [$0] } ?? []
        case .throw(let value, _): [value]
        case .break, .continue, .fallthrough, .jump: []
        }
    }
}

extension Statement.Block {
    fileprivate var blocks: [[Statement]] {
        switch self {
        case .plain(let body), .defer(let body): [body]
        case .doCatch(let body, let clauses): [body] + clauses.map(\.body)
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
