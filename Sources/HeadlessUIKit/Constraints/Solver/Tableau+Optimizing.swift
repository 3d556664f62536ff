extension Tableau {
    /// The number of rounds after which rounding errors must have made the search cycle.
    private var roundLimit: Int { 1000 + 20 * (rows.count + kinds.count) }

    /// Primal simplex: minimizes the cost. It always picks the symbol with the smallest index, so
    /// that it terminates.
    mutating func optimize() {
        var rounds = 0
        while rounds < roundLimit, let symbol = nextEntering() {
            rounds += 1
            if watch?.ends() == true { break }
            guard let row = blockingRow(of: symbol) else { continue }
            pivot(row, entering: symbol)
        }
        candidates.removeAll(keepingCapacity: true)
    }

    private mutating func nextEntering() -> Int32? {
        var best: Int32?
        var kept = 0
        for index in candidates.indices {
            let symbol = candidates[index]
            guard kinds[Int(symbol)] == .restricted, rowOfSymbol[Int(symbol)] < 0,
                costs[Int(symbol)].sign < 0, symbol != best
            else { continue }
            candidates[kept] = symbol
            kept += 1
            if best.map({ symbol < $0 }) ?? true { best = symbol }
        }
        candidates.removeLast(candidates.count - kept)
        if let best { candidates.removeAll { $0 == best } }
        return best
    }

    /// The row that reaches zero first when the symbol grows.
    private mutating func blockingRow(of symbol: Int32) -> Int? {
        var best: (row: Int, ratio: Double)?
        for (row, coefficient) in rowsHolding(symbol) where coefficient < 0 {
            guard kinds[Int(rows[row].basic)] != .free else { continue }
            let ratio = -rows[row].constant / coefficient
            if let now = best,
                ratio > now.ratio || ratio == now.ratio && rows[row].basic > rows[now.row].basic
            {
                continue
            }
            best = (row, ratio)
        }
        return best?.row
    }

    /// Whether a nonbasic symbol could grow at no cost while all rows stay feasible.
    mutating func mayMove(_ symbol: Int32) -> Bool {
        switch kinds[Int(symbol)] {
        case .free: return true
        case .fixed, .dead: return false
        case .restricted: break
        }
        guard costs[Int(symbol)].parts.isEmpty, let row = blockingRow(of: symbol) else {
            return costs[Int(symbol)].parts.isEmpty
        }
        return rows[row].constant > Tolerance.feasibility
    }

    /// Dual simplex: makes all constants non-negative again; returns the infeasible row if that is
    /// impossible.
    mutating func restoreFeasibility() -> Int? {
        var rounds = 0
        while rounds < roundLimit, let row = nextInfeasible() {
            rounds += 1
            if watch?.ends() == true { break }
            guard let symbol = cheapestEntering(row, grows: rows[row].constant < 0) else {
                return row
            }
            pivot(row, entering: symbol)
        }
        infeasible.removeAll(keepingCapacity: true)
        return nil
    }

    private mutating func nextInfeasible() -> Int? {
        infeasible.removeAll { row in
            let row = rows[Int(row)]
            guard row.basic >= 0 else { return true }
            switch kinds[Int(row.basic)] {
            case .restricted: return row.constant >= -Tolerance.feasibility
            case .fixed: return abs(row.constant) <= Tolerance.conflict
            case .free, .dead: return true
            }
        }
        return infeasible.min { rows[Int($0)].basic < rows[Int($1)].basic }.map(Int.init)
    }

    /// The symbol that, when it enters the basis, increases or decreases the row's basic symbol at
    /// the least cost.
    func cheapestEntering(_ row: Int, grows: Bool) -> Int32? {
        var best: Entry?
        for entry in rows[row].entries where (entry.coefficient > 0) == grows {
            switch kinds[Int(entry.symbol)] {
            case .free: return entry.symbol
            case .fixed, .dead: continue
            case .restricted: if isCheaper(entry, than: best) { best = entry }
            }
        }
        return best?.symbol
    }

    private func isCheaper(_ entry: Entry, than best: Entry?) -> Bool {
        guard let best else { return true }
        let cost = costs[Int(entry.symbol)]
        let bestCost = costs[Int(best.symbol)]
        let size = abs(entry.coefficient)
        let bestSize = abs(best.coefficient)
        if cost.isLess(per: size, than: bestCost, per: bestSize) { return true }
        if bestCost.isLess(per: bestSize, than: cost, per: size) { return false }
        return entry.symbol < best.symbol
    }
}
