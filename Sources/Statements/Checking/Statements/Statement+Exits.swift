import CommandLanguage

extension [Statement] {
    /// Whether nothing behind these statements can be reached from them.
    @MainActor
    var leaves: Bool { contains(where: \.leaves) }

    /// Whether a `break` in them ends the loop around them.
    @MainActor
    fileprivate var breaks: Bool { contains(where: \.breaks) }
}

@MainActor
extension Statement {
    /// Whether it never goes on with what is behind it.
    fileprivate var leaves: Bool {
        switch self {
        case .exit: true
        case .expression(let value): value.stops
        case .branch(let branch): branch.leaves
        case .loop(let loop): loop.leaves
        case .block(let block): block.leaves
        case .labeled(_, let statement): statement.leaves
        case .assignment, .declaration, .definition: false
        }
    }

    /// Whether a `break` in it ends what is around it.
    fileprivate var breaks: Bool {
        switch self {
        case .exit(.break), .exit(.jump(isBreak: true, _)): true
        case .branch(let branch): branch.breaks
        case .block(let block): block.breaks
        case .labeled(_, let statement): statement.breaks
        case .exit, .expression, .assignment, .declaration, .definition, .loop: false
        }
    }
}

@MainActor
extension Statement.Branch {
    fileprivate var leaves: Bool {
        switch self {
        case .if(_, let body, let otherwise): body.leaves && otherwise?.leaves ?? false
        case .guard: false
        case .switch(_, let cases):
            cases.allSatisfy { ($0.body.leaves || $0.fallsThrough) && !$0.body.breaks }
        }
    }

    /// Whether a `break` in it ends what is around it; those in a `switch` end the `switch`.
    fileprivate var breaks: Bool {
        switch self {
        case .if(_, let body, let otherwise): body.breaks || otherwise?.breaks ?? false
        case .guard(_, let body): body.breaks
        case .switch: false
        }
    }
}

@MainActor
extension Statement.Loop {
    fileprivate var leaves: Bool {
        switch self {
        case .while(let conditions, let body): conditions.isTrue && !body.breaks
        case .repeatWhile(let body, _): body.leaves && !body.breaks
        case .forIn, .forClassic: false
        }
    }
}

@MainActor
extension Statement.Block {
    fileprivate var leaves: Bool {
        switch self {
        case .plain(let body): body.leaves
        case .defer: false
        case .doCatch(let body, let clauses):
            body.leaves && clauses.allSatisfy(\.body.leaves)
        }
    }

    fileprivate var breaks: Bool {
        switch self {
        case .plain(let body): body.breaks
        case .defer: false
        case .doCatch(let body, let clauses): body.breaks || clauses.contains(where: \.body.breaks)
        }
    }
}

extension Expression {
    /// Whether it is a call of `fatalError` or its like.
    fileprivate var stops: Bool {
        guard case .link(.call(let callee, _)) = kind, case .name(let name) = callee.kind else {
            return false
        }
        return BuiltinFunction(rawValue: name)?.stops ?? false
    }
}

extension [CommandLanguage.Condition] {
    /// Whether it is `true` as written.
    fileprivate var isTrue: Bool {
        guard count == 1, case .expression(let value) = self[0],
            case .literal(.boolean(true)) = value.kind
        else { return false }
        return true
    }
}
