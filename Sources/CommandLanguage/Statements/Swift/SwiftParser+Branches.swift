/// `if` and `switch` where a value is due.
extension SwiftParser {
    /// Reads `if …` or `switch …` as the call of a closure that returns what the branch taken gives.
    mutating func parseBranchExpression(_ word: String) throws(Diagnostic) -> Expression {
        let span = token.span
        let branch = try takingClosures(true) { parser throws(Diagnostic) in
            try parser.parseControl(word)
        }
        var closure = Closure(captures: [], parameters: [], body: [branch.returningValue])
        closure.hasSignature = false
        return try make(
            .link(.call(try make(.closure(closure), at: span), [])), at: span)
    }
}

extension Statement {
    /// The statement with what its branches give in the place of expressions that stand alone in them.
    public var returningValue: Statement {
        switch self {
        case .expression(let value): .exit(.return(value, value.span))
        case .branch(.if(let conditions, let then, let otherwise)):
            .branch(
                .if(conditions, then: then.returningValue, else: otherwise?.returningValue))
        case .branch(.switch(let value, let cases)):
            .branch(
                .switch(
                    value,
                    cases.map { one in
                        var one = one
                        one.body = one.body.returningValue
                        return one
                    }))
        case .assignment, .declaration, .definition, .branch, .loop, .exit, .block, .labeled: self
        }
    }

    /// Whether each of its branches is one expression, or leaves.
    public var isBranchExpression: Bool {
        switch self {
        case .branch(.if(_, let then, let otherwise)):
            then.givesValue && (otherwise?.givesValue ?? false)
        case .branch(.switch(_, let cases)): cases.allSatisfy { $0.body.givesValue }
        case .expression, .assignment, .declaration, .definition, .branch, .loop, .exit, .block,
            .labeled:
            false
        }
    }
}

extension [Statement] {
    fileprivate var returningValue: [Statement] {
        count == 1 ? [self[0].returningValue] : self
    }

    fileprivate var givesValue: Bool {
        guard count == 1 else { return false }
        switch self[0] {
        case .expression: return true
        case .exit(.throw): return true
        case .branch: return self[0].isBranchExpression
        case .assignment, .declaration, .definition, .loop, .exit, .block, .labeled: return false
        }
    }
}
