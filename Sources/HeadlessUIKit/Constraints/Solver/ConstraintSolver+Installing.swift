extension ConstraintSolver {
    /// Sorts constraints for installation: required equations with few terms, then those with more,
    /// then other required constraints, then optional ones by priority.
    func sorted(_ handles: [Int32]) -> [Int32] {
        var keys: [InstallKey] = []
        keys.reserveCapacity(handles.count)
        for handle in handles { keys.append(InstallKey(records[Int(handle)].constraint, handle)) }
        keys.sort()
        return keys.map(\.handle)
    }

    /// Installs a constraint as a definition or in the tableau; returns the clash if it contradicts
    /// others.
    mutating func install(_ handle: Int32) -> Clash? {
        let constraint = records[Int(handle)].constraint
        if constraint.isRequired, constraint.relation == .zero,
            let term = definable(constraint.terms)
        {
            graph.define(term, by: constraint, handle)
            records[Int(handle)].place = .definition(term.variable)
            return nil
        }
        for term in constraint.terms { graph.users[Int(term.variable)].append(handle) }
        let terms = graph.freeTerms(of: constraint.terms)
        let offset = graph.offset(of: constraint.terms, constant: constraint.constant)
        if terms.isEmpty { return installDetermined(handle, offset: offset) }
        return installInTableau(handle, terms, offset: offset)
    }

    /// The last variable that no other constraint mentions, or that the tableau does not contain.
    private mutating func definable(_ terms: [LinearTerm]) -> LinearTerm? {
        let free = terms.filter {
            graph.isFree($0.variable) && symbols[Int($0.variable)] < 0
                && graph.users[Int($0.variable)].isEmpty
        }
        let fresh = free.filter { graph.dependents[Int($0.variable)].isEmpty }
        if let term = fresh.max(by: { $0.variable < $1.variable }) { return term }
        return free.first { graph.canDefine($0.variable, by: terms) }
    }

    private mutating func installDetermined(_ handle: Int32, offset: Double) -> Clash? {
        let constraint = records[Int(handle)].constraint
        records[Int(handle)].place = .determined
        let isMissed =
            switch constraint.relation {
            case .zero: abs(offset) > Tolerance.conflict
            case .atLeastZero: offset < -Tolerance.conflict
            case .atMostZero: offset > Tolerance.conflict
            }
        guard constraint.isRequired, isMissed else { return nil }
        takeOut(handle)
        let handles = unique([handle] + graph.definingConstraints(of: constraint.terms))
        return Clash(handles: handles, isInTableau: false)
    }

    private mutating func installInTableau(
        _ handle: Int32, _ terms: [LinearTerm], offset: Double
    ) -> Clash? {
        let constraint = records[Int(handle)].constraint
        let sign = constraint.relation == .atMostZero ? -1.0 : 1
        var parts: [Tableau.Part] = []
        for term in terms { parts.append((symbol(of: term.variable), sign * term.coefficient)) }
        let (place, impossible) = tableau.insert(
            parts, constant: sign * offset, isEquation: constraint.relation == .zero,
            cost: constraint.isRequired
                ? nil : ReducedCost(priority: constraint.priority, tie: constraint.rank),
            excessIsTooMuch: sign > 0)
        records[Int(handle)].place = .tableau(place, offset: sign * offset)
        own(place.marker, handle)
        if place.error >= 0 { own(place.error, handle) }
        return impossible.map { clash(of: $0) }
    }

    private mutating func symbol(of variable: Int32) -> Int32 {
        if symbols[Int(variable)] >= 0 { return symbols[Int(variable)] }
        let symbol = tableau.makeSymbol(.free)
        symbols[Int(variable)] = symbol
        while variables.count <= Int(symbol) { variables.append(-1) }
        variables[Int(symbol)] = variable
        return symbol
    }

    private mutating func own(_ symbol: Int32, _ handle: Int32) {
        while owners.count <= Int(symbol) { owners.append(-1) }
        owners[Int(symbol)] = handle
        if Int(symbol) < variables.count { variables[Int(symbol)] = -1 }
    }

    // MARK: Removing

    /// Removes a constraint; those that were built on it wait to be installed again.
    mutating func takeOut(_ handle: Int32) {
        if watch?.hasEnded == true { return }
        let record = records[Int(handle)]
        switch record.place {
        case .definition(let variable): undefine(variable)
        case .tableau(let place, _):
            forgetUser(handle)
            let terms = graph.freeTerms(of: record.constraint.terms)
            tableau.remove(place)
            for term in terms { dropIfUnused(term.variable) }
        case .determined: forgetUser(handle)
        case .waiting, .broken, .unused: break
        }
        records[Int(handle)].place = .waiting
    }

    private mutating func forgetUser(_ handle: Int32) {
        for term in records[Int(handle)].constraint.terms {
            graph.users[Int(term.variable)].removeAll { $0 == handle }
        }
    }

    private mutating func dropIfUnused(_ variable: Int32) {
        let symbol = symbols[Int(variable)]
        guard symbol >= 0, tableau.dropIfUnused(symbol) else { return }
        symbols[Int(variable)] = -1
        variables[Int(symbol)] = -1
        graph.touched.append(variable)
    }

    private mutating func undefine(_ variable: Int32) {
        let users = graph.madeOf(variable).flatMap { graph.users[Int($0)] }
        for user in unique(users) {
            takeOut(user)
            waiting.append(user)
        }
        graph.undefine(variable)
    }

    /// Passes on to the tableau the constants that changed definitions have changed.
    mutating func followTouched() {
        for user in unique(graph.touched.flatMap { graph.users[Int($0)] }) {
            let constraint = records[Int(user)].constraint
            let offset = graph.offset(of: constraint.terms, constant: constraint.constant)
            switch records[Int(user)].place {
            case .tableau(let place, let before):
                let now = constraint.relation == .atMostZero ? -offset : offset
                if now == before { continue }
                records[Int(user)].place = .tableau(place, offset: now)
                tableau.shift(place, by: now - before)
            case .determined where constraint.isRequired:
                takeOut(user)
                waiting.append(user)
            case .determined, .waiting, .definition, .broken, .unused: continue
            }
        }
    }

    // MARK: Conflicts

    /// The constraints that together make a row of the tableau infeasible.
    func clash(of row: Int) -> Clash {
        var graph = graph
        let row = tableau.rows[row]
        var handles = [owners[Int(row.basic)]]
        var terms = records[Int(handles[0])].constraint.terms.map {
            LinearTerm($0.variable, $0.coefficient * sign(of: handles[0]))
        }
        for entry in row.entries where tableau.kind(entry.symbol) != .free {
            let handle = owners[Int(entry.symbol)]
            handles.append(handle)
            for term in records[Int(handle)].constraint.terms {
                terms.append(
                    LinearTerm(
                        term.variable, -entry.coefficient * term.coefficient * sign(of: handle)))
            }
        }
        let all = unique(handles + graph.definingConstraints(of: terms))
        return Clash(handles: all, isInTableau: true)
    }

    func sign(of handle: Int32) -> Double {
        records[Int(handle)].constraint.relation == .atMostZero ? -1 : 1
    }

    func unique(_ handles: [Int32]) -> [Int32] {
        if handles.count < 2 { return handles }
        var seen: Set<Int32> = []
        return handles.filter { seen.insert($0).inserted }
    }
}

/// The position of a constraint in the order of installation.
private struct InstallKey: Comparable {
    let group: Int8
    let priority: Float
    let rank: Double
    let handle: Int32

    init(_ constraint: LinearConstraint, _ handle: Int32) {
        let isEquation = constraint.relation == .zero
        group = !constraint.isRequired ? 3 : !isEquation ? 2 : constraint.terms.count > 1 ? 1 : 0
        priority = constraint.priority
        rank = constraint.rank
        self.handle = handle
    }

    static func < (left: InstallKey, right: InstallKey) -> Bool {
        if left.group != right.group { return left.group < right.group }
        if left.priority != right.priority { return left.priority > right.priority }
        if left.rank != right.rank { return left.rank < right.rank }
        return left.handle < right.handle
    }
}
