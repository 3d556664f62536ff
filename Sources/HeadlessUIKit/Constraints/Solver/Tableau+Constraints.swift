/// A constraint's symbols in the tableau: `marker = sum` for a required one, `marker = sum + error`
/// for an optional one.
struct TableauConstraint {
    let marker: Int32
    /// The error symbol; -1 for a required constraint.
    let error: Int32
    let markerCost: ReducedCost
    let errorCost: ReducedCost
}

extension Tableau {
    /// A term of the sum: a symbol and its coefficient.
    typealias Part = (symbol: Int32, coefficient: Double)

    /// Inserts a constraint `sum >= 0` or `sum = 0`; returns the infeasible row if it contradicts
    /// others.
    mutating func insert(
        _ parts: [Part], constant: Double, isEquation: Bool, cost: ReducedCost?,
        excessIsTooMuch: Bool
    ) -> (constraint: TableauConstraint, impossible: Int?) {
        let constraint = makeConstraint(
            isEquation: isEquation, cost: cost, excessIsTooMuch: excessIsTooMuch)
        let row = makeRow(basic: constraint.marker, constant: constant)
        for part in parts { add(part, to: row) }
        if constraint.error >= 0 { addEntry(constraint.error, 1, to: row) }
        let impossible = enter(constraint, row, isEquation: isEquation)
        if impossible != nil { return (constraint, impossible) }
        if let row = restoreFeasibility() { return (constraint, row) }
        optimize()
        return (constraint, nil)
    }

    private mutating func makeConstraint(
        isEquation: Bool, cost: ReducedCost?, excessIsTooMuch: Bool
    ) -> TableauConstraint {
        guard let cost else {
            return TableauConstraint(
                marker: makeSymbol(isEquation ? .fixed : .restricted), error: -1,
                markerCost: ReducedCost(), errorCost: ReducedCost())
        }
        var excess = cost
        var lack = cost
        if excessIsTooMuch { lack.tie = -cost.tie } else { excess.tie = -cost.tie }
        if !isEquation { excess = ReducedCost() }
        let result = TableauConstraint(
            marker: makeSymbol(.restricted), error: makeSymbol(.restricted), markerCost: excess,
            errorCost: lack)
        costs[Int(result.error)] = lack
        return result
    }

    private mutating func add(_ part: Part, to row: Int) {
        if let source = self.row(of: part.symbol) {
            addRow(source, times: part.coefficient, to: row)
        } else {
            addEntry(part.symbol, part.coefficient, to: row)
        }
    }

    /// Chooses the basic symbol of the new row.
    private mutating func enter(
        _ constraint: TableauConstraint, _ row: Int, isEquation: Bool
    ) -> Int? {
        if let free = firstFree(in: row) {
            pivot(row, entering: free)
            addCost(constraint.markerCost, times: 1, to: constraint.marker)
        } else if constraint.error >= 0 {
            enterSoft(constraint, row)
        } else if isEquation {
            return enterEquation(row)
        } else {
            noteConstant(of: row)
        }
        return nil
    }

    private func firstFree(in row: Int) -> Int32? {
        rows[row].entries.filter { kinds[Int($0.symbol)] == .free }
            .min { columns[Int($0.symbol)].count < columns[Int($1.symbol)].count }?.symbol
    }

    private mutating func enterSoft(_ constraint: TableauConstraint, _ row: Int) {
        if rows[row].constant < 0 {
            pivot(row, entering: constraint.error)
            addCost(constraint.markerCost, times: 1, to: constraint.marker)
        } else if !constraint.markerCost.isZero {
            addCost(constraint.markerCost, times: 1, ofRow: row)
        }
    }

    /// Makes the marker of a required equation nonbasic, because it is always zero.
    private mutating func enterEquation(_ row: Int) -> Int? {
        let grows = rows[row].constant <= 0
        let isMet = abs(rows[row].constant) <= Tolerance.conflict
        var symbol = cheapestEntering(row, grows: grows)
        if symbol == nil, isMet { symbol = cheapestEntering(row, grows: !grows) }
        if let symbol {
            pivot(row, entering: symbol)
        } else if !isMet {
            return row
        }
        return nil
    }

    /// Adds a difference to the constant of a constraint.
    mutating func shift(_ constraint: TableauConstraint, by difference: Double) {
        if let row = row(of: constraint.marker) {
            rows[row].constant += difference
            noteConstant(of: row)
            return
        }
        for (row, coefficient) in rowsHolding(constraint.marker) {
            rows[row].constant -= coefficient * difference
            noteConstant(of: row)
        }
    }

    /// Removes a constraint and the cost of its error.
    mutating func remove(_ constraint: TableauConstraint) {
        forgetCost(constraint.markerCost, of: constraint.marker)
        if constraint.error >= 0 { forgetCost(constraint.errorCost, of: constraint.error) }
        if row(of: constraint.marker) == nil, let leaving = rowToLeave(for: constraint.marker) {
            pivot(leaving, entering: constraint.marker)
        }
        if let row = row(of: constraint.marker) {
            dropRow(row)
        } else {
            dropSymbol(constraint.marker)
        }
        if constraint.error >= 0 { dropError(constraint.error) }
    }

    private mutating func forgetCost(_ cost: ReducedCost, of symbol: Int32) {
        if cost.isZero { return }
        if let row = row(of: symbol) {
            addCost(cost, times: -1, ofRow: row)
        } else {
            addCost(cost, times: -1, to: symbol)
        }
    }

    private mutating func dropError(_ symbol: Int32) {
        for (row, _) in rowsHolding(symbol) {
            rows[row].entries.removeAll { $0.symbol == symbol }
        }
        if let row = row(of: symbol) { dropRow(row) } else { dropSymbol(symbol) }
    }

    /// The row that the marker can enter so that all other rows stay feasible.
    private mutating func rowToLeave(for marker: Int32) -> Int? {
        var best: (row: Int, group: Int, ratio: Double)?
        for (row, coefficient) in rowsHolding(marker) {
            let group: Int
            switch kinds[Int(rows[row].basic)] {
            case .fixed: group = 0
            case .restricted: group = coefficient < 0 ? 1 : 2
            case .free, .dead: group = 3
            }
            let ratio = abs(rows[row].constant / coefficient)
            if let best, (best.group, best.ratio, best.row) <= (group, ratio, row) { continue }
            best = (row, group, ratio)
        }
        return best?.row
    }

    /// Removes a variable that no constraint mentions any more.
    mutating func dropIfUnused(_ symbol: Int32) -> Bool {
        guard row(of: symbol) == nil, rowsHolding(symbol).isEmpty else { return false }
        dropSymbol(symbol)
        return true
    }
}
