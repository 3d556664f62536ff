/// Finds values for variables so that required constraints hold and the error of the others is as
/// small as possible, the higher priorities first. It works incrementally: what a change does not
/// affect stays as it is.
package struct ConstraintSolver {
    /// A set of required constraints that cannot all hold, and the one that was broken.
    package struct Conflict: Sendable, Equatable {
        package let constraints: [Int32]
        package let broken: Int32
    }

    enum Place {
        /// It is installed by the next `solve`.
        case waiting
        /// It defines this variable.
        case definition(Int32)
        case tableau(TableauConstraint, offset: Double)
        /// All its variables are determined already.
        case determined
        /// It is broken: one of these constraints contradicts it.
        case broken([Int32])
        case unused
    }

    /// Constraints that contradict each other.
    struct Clash {
        let handles: [Int32]
        /// Whether the clash was found in the tableau, which is then inconsistent and must be built
        /// anew.
        let isInTableau: Bool
    }

    struct Record {
        var constraint: LinearConstraint
        var place: Place
    }

    var graph = VariableGraph()
    var tableau = Tableau()
    var records: [Record] = []
    private var unused: [Int32] = []
    var waiting: [Int32] = []
    /// The constraints that were removed since the last `solve`.
    private var leaving: [Int32] = []
    var broken: [Int32] = []
    /// Changed constraints because of which a broken one may hold again.
    var eased: Set<Int32> = []
    /// The tableau's symbol for each free variable, or -1; `variables` is the inverse.
    var symbols: [Int32] = []
    var variables: [Int32] = []
    /// The constraint of each symbol that is a marker or an error.
    var owners: [Int32] = []
    private var changed: [Int32] = []

    /// Can end a long solve early; the solver is then unusable.
    var watch: SolverWatch? {
        get { tableau.watch }
        set { tableau.watch = newValue }
    }

    package init() {}

    // MARK: Variables

    package mutating func makeVariable() -> Int32 {
        symbols.append(-1)
        return graph.makeVariable()
    }

    /// The value as of the last `solve`.
    package func value(of variable: Int32) -> Double { graph.values[Int(variable)] }

    /// The variables whose value the last `solve` changed, each one once.
    package mutating func takeChanged() -> [Int32] {
        var result: [Int32] = []
        swap(&result, &changed)
        return result
    }

    // MARK: Constraints

    /// Adds a constraint, which takes effect in the next `solve`; returns its handle.
    package mutating func add(_ constraint: LinearConstraint) -> Int32 {
        let record = Record(constraint: constraint, place: .waiting)
        let handle: Int32
        if let index = unused.popLast() {
            handle = index
            records[Int(index)] = record
        } else {
            handle = Int32(records.count)
            records.append(record)
        }
        waiting.append(handle)
        return handle
    }

    /// Removes a constraint, with effect from the next `solve`; its handle may then be used for
    /// another constraint.
    package mutating func remove(_ handle: Int32) {
        eased.insert(handle)
        leaving.append(handle)
        if !broken.isEmpty { broken.removeAll { $0 == handle } }
    }

    /// Takes out the removed constraints, those that are built on others first, so that a chain of
    /// definitions is taken apart from its end.
    mutating func takeOutLeaving() {
        if leaving.isEmpty { return }
        var ordered: [(level: Int32, place: Int, handle: Int32)] = []
        for (place, handle) in leaving.enumerated() {
            ordered.append((-graphLevel(of: handle), place, handle))
        }
        leaving.removeAll(keepingCapacity: true)
        if ordered.count > 1 { ordered.sort { ($0.level, $0.place) < ($1.level, $1.place) } }
        for (_, _, handle) in ordered {
            takeOut(handle)
            records[Int(handle)].place = .unused
            unused.append(handle)
        }
    }

    /// For a definition the level of its variable; for all other constraints one above every level.
    private func graphLevel(of handle: Int32) -> Int32 {
        guard case .definition(let variable) = records[Int(handle)].place else { return .max }
        return graph.levels[Int(variable)]
    }

    /// Changes the constant of a constraint, which is cheaper than replacing the constraint.
    package mutating func setConstant(_ constant: Double, of handle: Int32) {
        let difference = constant - records[Int(handle)].constraint.constant
        if difference == 0 { return }
        records[Int(handle)].constraint.constant = constant
        eased.insert(handle)
        switch records[Int(handle)].place {
        case .definition(let variable): graph.shiftDefinition(of: variable, by: difference)
        case .tableau(let place, let offset):
            let change = difference * sign(of: handle)
            records[Int(handle)].place = .tableau(place, offset: offset + change)
            tableau.shift(place, by: change)
        case .determined:
            takeOut(handle)
            waiting.append(handle)
        case .waiting, .broken, .unused: break
        }
    }

    /// Whether the constraint is broken, because others contradict it.
    package func isGivenUp(_ handle: Int32) -> Bool { broken.contains(handle) }

    // MARK: Solving

    /// Brings the values up to date. When constraints contradict each other, `choose` picks the one
    /// that is broken until another one of them is removed or changed.
    package mutating func solve(choose: ([Int32]) -> Int32) -> [Conflict] {
        var conflicts: [Conflict] = []
        takeOutLeaving()
        retryBroken()
        followTouched()
        tableau.optimize()
        while let clash = settle() {
            let loser = choose(clash.handles)
            conflicts.append(Conflict(constraints: clash.handles, broken: loser))
            giveUp(loser, because: clash)
        }
        spread()
        return conflicts
    }

    private mutating func retryBroken() {
        if eased.isEmpty { return }
        broken.removeAll { handle in
            guard case .broken(let others) = records[Int(handle)].place,
                eased.contains(handle) || others.contains(where: eased.contains)
            else { return false }
            records[Int(handle)].place = .waiting
            waiting.append(handle)
            return true
        }
        eased.removeAll()
    }

    /// Installs the waiting constraints; returns a clash if one of them contradicts others.
    private mutating func settle() -> Clash? {
        if let row = tableau.restoreFeasibility() { return clash(of: row) }
        if waiting.isEmpty { return nil }
        let order = sorted(unique(waiting).filter { isWaiting($0) })
        waiting.removeAll()
        for (index, handle) in order.enumerated() {
            if watch?.ends() == true { return nil }
            if let clash = install(handle) {
                waiting.append(contentsOf: order[index...])
                return clash
            }
        }
        followTouched()
        if let row = tableau.restoreFeasibility() { return clash(of: row) }
        return nil
    }

    private func isWaiting(_ handle: Int32) -> Bool {
        if case .waiting = records[Int(handle)].place { true } else { false }
    }

    private mutating func giveUp(_ loser: Int32, because clash: Clash) {
        if clash.isInTableau { startAgain() } else { takeOut(loser) }
        records[Int(loser)].place = .broken(clash.handles.filter { $0 != loser })
        broken.append(loser)
    }

    /// Builds the tableau anew, because a clash in it has left it inconsistent.
    private mutating func startAgain() {
        clear()
        for handle in records.indices {
            switch records[handle].place {
            case .unused, .broken: continue
            case .waiting, .definition, .tableau, .determined:
                records[handle].place = .waiting
                waiting.append(Int32(handle))
            }
        }
    }

    private mutating func clear() {
        let values = graph.values
        let count = symbols.count
        let watch = tableau.watch
        tableau = Tableau()
        tableau.watch = watch
        owners = []
        variables = []
        symbols = Array(repeating: -1, count: count)
        graph = VariableGraph(keeping: values)
    }

    private mutating func spread() {
        var sources = graph.touched
        graph.touched.removeAll(keepingCapacity: true)
        for symbol in tableau.moved where Int(symbol) < variables.count {
            let variable = variables[Int(symbol)]
            if variable >= 0 { sources.append(variable) }
        }
        tableau.moved.removeAll(keepingCapacity: true)
        let (tableau, symbols) = (tableau, symbols)
        graph.spreadValues(from: sources, changed: &changed) { variable in
            let symbol = symbols[Int(variable)]
            return symbol < 0 ? 0 : tableau.value(of: symbol)
        }
    }
}
