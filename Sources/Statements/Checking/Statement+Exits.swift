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
        case .return, .break, .continue, .jump, .throw: true
        case .labeled(_, let statement): statement.leaves
        case .doCatch(let body, let clauses):
            body.leaves && clauses.allSatisfy(\.body.leaves)
        case .expression(let value): value.stops
        case .if(_, let body, let otherwise): body.leaves && otherwise?.leaves ?? false
        case .block(let body): body.leaves
        case .switch(_, let cases):
            cases.allSatisfy { ($0.body.leaves || $0.fallsThrough) && !$0.body.breaks }
        case .while(let conditions, let body): conditions.isTrue && !body.breaks
        case .repeatWhile(let body, _): body.leaves && !body.breaks
        default: false
        }
    }

    /// Whether a `break` in it ends what is around it.
    fileprivate var breaks: Bool {
        switch self {
        case .break, .jump(isBreak: true, _): true
        case .labeled(_, let statement): statement.breaks
        case .doCatch(let body, let clauses): body.breaks || clauses.contains(where: \.body.breaks)
        case .if(_, let body, let otherwise): body.breaks || otherwise?.breaks ?? false
        case .guard(_, let body), .block(let body): body.breaks
        default: false
        }
    }
}

extension Expression {
    /// Whether it is a call of `fatalError` or its like.
    fileprivate var stops: Bool {
        guard case .call(let callee, _) = kind, case .name(let name) = callee.kind else {
            return false
        }
        return BuiltinFunction(rawValue: name)?.stops ?? false
    }
}

extension [CommandLanguage.Condition] {
    /// Whether it is `true` as written.
    fileprivate var isTrue: Bool {
        guard count == 1, case .expression(let value) = self[0], case .boolean(true) = value.kind
        else { return false }
        return true
    }
}
