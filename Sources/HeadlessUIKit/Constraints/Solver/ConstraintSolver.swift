/// Finds values for variables so that required constraints hold and the others are missed as little
/// as can be, the higher priorities first. Changes are cheap: what they do not touch is left alone.
package struct ConstraintSolver {
    /// A set of required constraints that cannot all hold, and the one that was given up.
    package struct Conflict: Sendable, Equatable {
        package let constraints: [Int32]
        package let broken: Int32
    }

    enum Place {
        /// Waits for the next `solve`.
        case waiting
        /// Defines a variable.
        case definition(Int32)
        case tableau(TableauConstraint, offset: Double)
        /// All its variables are determined.
        case determined
        /// Given up: one of these constraints contradicts it.
        case broken([Int32])
        case unused
    }

    /// Constraints that contradict each other.
    struct Clash {
        let handles: [Int32]
        /// Whether the tableau is left as no tableau should be.
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
    /// Removed since the last `solve`.
    private var leaving: [Int32] = []
    var broken: [Int32] = []
    /// Constraints whose change may let a broken one hold again.
    var eased: Set<Int32> = []
    /// The tableau's symbol of a free variable, or -1, and the way back.
    var symbols: [Int32] = []
    var variables: [Int32] = []
    /// The constraint of a marker or an error.
    var owners: [Int32] = []
    private var changed: [Int32] = []

    /// May end a solve before it is done; nothing can be solved after that.
    var watch: SolverWatch? { didSet { tableau.watch = watch } }

    package init() {}

    // MARK: Variables

    package mutating func makeVariable() -> Int32 {
        symbols.append(-1)
        return graph.makeVariable()
    }

    /// As of the last `solve`.
    package func value(of variable: Int32) -> Double { graph.values[Int(variable)] }

    /// The variables whose value the last `solve` changed, each once.
    package mutating func takeChanged() -> [Int32] {
        var result: [Int32] = []
        swap(&result, &changed)
        return result
    }

    // MARK: Constraints

    /// Takes part from the next `solve` on.
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

    /// Takes no part from the next `solve` on; the handle may then come back for another constraint.
    package mutating func remove(_ handle: Int32) {
        eased.insert(handle)
        leaving.append(handle)
        if !broken.isEmpty { broken.removeAll { $0 == handle } }
    }

    /// What is built on others goes first, so that a chain is taken apart link by link.
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

    /// Of what defines a variable, that variable's; higher than any for the others.
    private func graphLevel(of handle: Int32) -> Int32 {
        guard case .definition(let variable) = records[Int(handle)].place else { return .max }
        return graph.levels[Int(variable)]
    }

    /// The cheap change: of the constant of a constraint's sum.
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

    /// Whether it is missed, because others contradict it.
    package func isGivenUp(_ handle: Int32) -> Bool { broken.contains(handle) }

    // MARK: Solving

    /// Makes the values good again. Of constraints that contradict each other, `choose` says which is
    /// given up until one of the others is gone or changed.
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

    /// Puts in what waits; the constraints that contradict each other if that cannot be.
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

    /// After a clash in the tableau nothing in it can be trusted: it is made again.
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
