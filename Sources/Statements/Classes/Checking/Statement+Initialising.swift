import CommandLanguage

// What the statements of an initialiser do to the object, as far as it can be told from the text.

extension [Statement] {
    /// Whether `self.init` or `super.init` is called somewhere in them.
    func callsInitialiser(on receiver: String) -> Bool {
        contains {
            $0.initialiserCall(on: receiver) != nil
                || $0.inner.contains { $0.callsInitialiser(on: receiver) }
        }
    }

    /// Whether they call `self.init` or assign `self` somewhere.
    var makesSelf: Bool {
        if callsInitialiser(on: "self") { return true }
        var isAssigned = false
        CodeWalk.assignments(of: self) { target, _ in
            if case .name("self") = target.kind { isAssigned = true }
        }
        return isAssigned
    }

    /// The properties of `self` that are assigned whichever way the statements go.
    @MainActor
    var assignedProperties: Set<String> {
        reduce(into: []) { $0.formUnion($1.assignedProperties) }
    }
}

extension Statement {
    /// The place of a call of `self.init` or `super.init`, where the statement is one.
    func initialiserCall(on receiver: String) -> SourceSpan? {
        guard case .expression(let whole) = self else { return nil }
        var call = whole
        // `try super.init(from: decoder)`
        if case .attempt("try", let inner) = whole.kind { call = inner }
        // `super.init(coder: coder)!`
        if case .link(.forceUnwrap(let inner)) = call.kind { call = inner }
        guard case .link(.call(let callee, _)) = call.kind,
            case .link(.member(let base, name: "init", isOptional: false)) = callee.kind,
            case .name(receiver) = base.kind
        else { return nil }
        return call.span
    }

    /// The blocks within that are run when the initialiser runs.
    fileprivate var inner: [[Statement]] {
        switch self {
        case .branch(let branch): branch.blocks
        case .block(.plain(let body)), .block(.defer(let body)), .loop(.while(_, let body)): [body]
        case .block(.doCatch), .loop(.repeatWhile), .loop(.forIn), .loop(.forClassic),
            .expression, .assignment, .declaration, .definition, .exit, .labeled:
            []
        }
    }

    @MainActor
    fileprivate var assignedProperties: Set<String> {
        switch self {
        case .assignment(let target, nil, _): target.ownProperty.map { [$0] } ?? []
        case .block(.plain(let body)): body.assignedProperties
        case .branch(.if(_, let body, let otherwise?)): Self.common([body, otherwise])
        case .branch(.switch(_, let cases)): Self.common(cases.map(\.body))
        case .branch(.if), .branch(.guard), .block(.defer), .block(.doCatch), .assignment,
            .expression, .declaration, .definition, .loop, .exit, .labeled:
            []
        }
    }

    /// What all branches assign, but for those that leave.
    @MainActor
    private static func common(_ branches: [[Statement]]) -> Set<String> {
        let going = branches.filter { !$0.leaves }.map(\.assignedProperties)
        guard var result = going.first else { return [] }
        for other in going.dropFirst() { result.formIntersection(other) }
        return result
    }
}

extension Expression {
    /// The name of the property where it is `name` or `self.name`.
    fileprivate var ownProperty: String? {
        if case .name(let name) = kind { return name }
        guard case .link(.member(let base, let name, isOptional: false)) = kind,
            case .name("self") = base.kind
        else { return nil }
        return name
    }
}
