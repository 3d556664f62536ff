extension ConstraintSolver {
    /// Those of the variables that all constraints, including the optional ones, leave
    /// undetermined.
    package mutating func ambiguous(among variables: some Sequence<Int32>) -> Set<Int32> {
        takeOutLeaving()
        var known: [Int32: Bool] = [:]
        return Set(variables.filter { isAmbiguous($0, &known) })
    }

    /// Examines the variables in its definition first, so that a chain of definitions is walked
    /// only once.
    private mutating func isAmbiguous(_ variable: Int32, _ known: inout [Int32: Bool]) -> Bool {
        var open = [variable]
        while let next = open.last {
            let unknown = terms(in: next).first { known[$0.variable] == nil }
            if known[next] == nil, let unknown {
                open.append(unknown.variable)
            } else {
                if known[next] == nil { known[next] = decide(next, known) }
                open.removeLast()
            }
        }
        return known[variable] == true
    }

    /// The terms in the variable's definition that constants do not determine.
    private func terms(in variable: Int32) -> [LinearTerm] {
        let terms = graph.definitions[Int(variable)]?.terms ?? []
        return terms.filter { !graph.isDetermined[Int($0.variable)] }
    }

    private mutating func decide(_ variable: Int32, _ known: [Int32: Bool]) -> Bool {
        if graph.isFree(variable) { return mayMove(variable) }
        let open = terms(in: variable).filter { known[$0.variable] == true }
        if open.count < 2 { return !open.isEmpty }
        // Terms that several variables share may cancel each other out.
        return graph.freeTerms(of: open, without: { known[$0] == false })
            .contains { mayMove($0.variable) }
    }

    private mutating func mayMove(_ free: Int32) -> Bool {
        let symbol = symbols[Int(free)]
        guard symbol >= 0, let row = tableau.row(of: symbol) else { return true }
        for entry in tableau.rows[row].entries where tableau.mayMove(entry.symbol) { return true }
        return false
    }
}
