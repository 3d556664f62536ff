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

    /// The properties of `self` that are assigned whichever way the statements go.
    @MainActor
    var assignedProperties: Set<String> {
        reduce(into: []) { $0.formUnion($1.assignedProperties) }
    }
}

extension Statement {
    /// The place of a call of `self.init` or `super.init`, where the statement is one.
    func initialiserCall(on receiver: String) -> SourceSpan? {
        guard case .expression(let call) = self, case .call(let callee, _) = call.kind,
            case .member(let base, name: "init", isOptional: false) = callee.kind,
            case .name(receiver) = base.kind
        else { return nil }
        return call.span
    }

    /// The blocks within.
    fileprivate var inner: [[Statement]] {
        switch self {
        case .if(_, let body, let otherwise): [body, otherwise ?? []]
        case .guard(_, let body), .block(let body), .defer(let body), .while(_, let body): [body]
        case .switch(_, let cases): cases.map(\.body)
        default: []
        }
    }

    @MainActor
    fileprivate var assignedProperties: Set<String> {
        switch self {
        case .assignment(let target, nil, _): target.ownProperty.map { [$0] } ?? []
        case .block(let body): body.assignedProperties
        case .if(_, let body, let otherwise?): Self.common([body, otherwise])
        case .switch(_, let cases): Self.common(cases.map(\.body))
        default: []
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
        switch kind {
        case .name(let name): name
        case .member(let base, let name, isOptional: false):
            if case .name("self") = base.kind { name } else { nil }
        default: nil
        }
    }
}
