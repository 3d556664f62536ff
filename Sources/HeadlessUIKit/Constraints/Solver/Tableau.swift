/// The simplex tableau: each basic symbol as a linear sum of nonbasic symbols, which are zero.
struct Tableau {
    enum SymbolKind: UInt8 {
        /// A variable of the layout: it may have any sign and costs nothing.
        case free
        /// A slack or an error: it is never negative.
        case restricted
        /// The marker of a required equation: it is always zero.
        case fixed
        /// Unused, free for a new symbol.
        case dead
    }

    struct Entry {
        let symbol: Int32
        var coefficient: Double
    }

    /// `basic = constant + entries`.
    struct Row {
        var basic: Int32
        var constant: Double
        var entries: [Entry] = []
    }

    private(set) var kinds: [SymbolKind] = []
    /// The row in which a symbol is basic, or -1.
    private(set) var rowOfSymbol: [Int32] = []
    /// For each symbol the rows that may contain it.
    var columns: [[Int32]] = []
    var costs: [ReducedCost] = []
    var rows: [Row] = []
    /// Symbols whose reduced cost may have become negative.
    var candidates: [Int32] = []
    /// Rows whose constant may have become negative.
    var infeasible: [Int32] = []
    /// Free symbols whose value may have changed.
    var moved: [Int32] = []
    /// Can end a long search early; nil if there is no limit.
    var watch: SolverWatch?
    private var unusedSymbols: [Int32] = []
    private var unusedRows: [Int32] = []
    /// For the row that is being changed: one more than the index of each symbol's entry, or 0.
    private var places: [Int32] = []
    /// For each row the number of the last column walk that visited it.
    private var visits: [UInt32] = []
    private var visit: UInt32 = 0

    // MARK: Symbols and rows

    mutating func makeSymbol(_ kind: SymbolKind) -> Int32 {
        if let symbol = unusedSymbols.popLast() {
            kinds[Int(symbol)] = kind
            return symbol
        }
        kinds.append(kind)
        rowOfSymbol.append(-1)
        columns.append([])
        costs.append(ReducedCost())
        places.append(0)
        return Int32(kinds.count - 1)
    }

    /// Removes a symbol that is neither basic nor in any row.
    mutating func dropSymbol(_ symbol: Int32) {
        let index = Int(symbol)
        kinds[index] = .dead
        columns[index].removeAll()
        costs[index] = ReducedCost()
        unusedSymbols.append(symbol)
    }

    mutating func makeRow(basic: Int32, constant: Double) -> Int {
        let row = Row(basic: basic, constant: constant)
        let index: Int
        if let unused = unusedRows.popLast() {
            index = Int(unused)
            rows[index] = row
        } else {
            index = rows.count
            rows.append(row)
            visits.append(visit)
        }
        rowOfSymbol[Int(basic)] = Int32(index)
        return index
    }

    /// Removes a row together with its basic symbol.
    mutating func dropRow(_ row: Int) {
        let symbol = rows[row].basic
        rowOfSymbol[Int(symbol)] = -1
        rows[row] = Row(basic: -1, constant: 0)
        unusedRows.append(Int32(row))
        dropSymbol(symbol)
    }

    func kind(_ symbol: Int32) -> SymbolKind { kinds[Int(symbol)] }

    func row(of symbol: Int32) -> Int? {
        let row = rowOfSymbol[Int(symbol)]
        return row < 0 ? nil : Int(row)
    }

    func value(of symbol: Int32) -> Double { row(of: symbol).map { rows[$0].constant } ?? 0 }

    func coefficient(of symbol: Int32, in row: Int) -> Double? {
        rows[row].entries.first { $0.symbol == symbol }?.coefficient
    }

    /// The rows that contain a symbol, each one once.
    mutating func rowsHolding(_ symbol: Int32) -> [(row: Int, coefficient: Double)] {
        var result: [(row: Int, coefficient: Double)] = []
        visit &+= 1
        for row in columns[Int(symbol)] where visits[Int(row)] != visit {
            visits[Int(row)] = visit
            if let coefficient = coefficient(of: symbol, in: Int(row)) {
                result.append((Int(row), coefficient))
            }
        }
        if result.count < columns[Int(symbol)].count {
            columns[Int(symbol)] = result.map { Int32($0.row) }
        }
        return result
    }

    // MARK: Sums

    mutating func noteConstant(of row: Int) {
        let symbol = rows[row].basic
        switch kinds[Int(symbol)] {
        case .free: moved.append(symbol)
        case .restricted:
            if rows[row].constant < -Tolerance.feasibility { infeasible.append(Int32(row)) }
        case .fixed:
            if abs(rows[row].constant) > Tolerance.feasibility { infeasible.append(Int32(row)) }
        case .dead: break
        }
    }

    mutating func addEntry(_ symbol: Int32, _ coefficient: Double, to row: Int) {
        if let index = rows[row].entries.firstIndex(where: { $0.symbol == symbol }) {
            rows[row].entries[index].coefficient += coefficient
            if abs(rows[row].entries[index].coefficient) < Tolerance.coefficient {
                rows[row].entries.remove(at: index)
            }
        } else {
            rows[row].entries.append(Entry(symbol: symbol, coefficient: coefficient))
            columns[Int(symbol)].append(Int32(row))
        }
    }

    /// Adds a multiple of one row's right side to that of another row.
    mutating func addRow(_ source: Int, times factor: Double, to target: Int) {
        rows[target].constant += factor * rows[source].constant
        let added = rows[source].entries
        var entries: [Entry] = []
        swap(&entries, &rows[target].entries)
        for index in entries.indices { places[Int(entries[index].symbol)] = Int32(index + 1) }
        for entry in added {
            let place = Int(places[Int(entry.symbol)])
            if place > 0 {
                entries[place - 1].coefficient += factor * entry.coefficient
            } else {
                entries.append(
                    Entry(symbol: entry.symbol, coefficient: factor * entry.coefficient))
                columns[Int(entry.symbol)].append(Int32(target))
            }
        }
        compact(&entries)
        swap(&entries, &rows[target].entries)
    }

    /// Clears `places` and removes entries that have become zero.
    private mutating func compact(_ entries: inout [Entry]) {
        var kept = 0
        for index in entries.indices {
            let entry = entries[index]
            places[Int(entry.symbol)] = 0
            if abs(entry.coefficient) < Tolerance.coefficient { continue }
            entries[kept] = entry
            kept += 1
        }
        entries.removeLast(entries.count - kept)
    }

    // MARK: Pivoting

    /// Solves a row for one of its symbols and substitutes the result for that symbol in all other
    /// rows.
    mutating func pivot(_ row: Int, entering symbol: Int32) {
        let leaving = rows[row].basic
        solve(row, for: symbol)
        rowOfSymbol[Int(leaving)] = -1
        rowOfSymbol[Int(symbol)] = Int32(row)
        var column: [Int32] = []
        swap(&column, &columns[Int(symbol)])
        for other in column where Int(other) != row { replace(symbol, in: Int(other), by: row) }
        replaceCost(of: symbol, by: row)
        columns[Int(leaving)].append(Int32(row))
        noteConstant(of: row)
        if kinds[Int(leaving)] == .free { moved.append(leaving) }
    }

    private mutating func solve(_ row: Int, for symbol: Int32) {
        let leaving = rows[row].basic
        guard let index = rows[row].entries.firstIndex(where: { $0.symbol == symbol }) else {
            preconditionFailure("the symbol is not in the row")
        }
        let factor = 1 / rows[row].entries[index].coefficient
        rows[row].entries[index] = Entry(symbol: leaving, coefficient: factor)
        for other in rows[row].entries.indices where other != index {
            rows[row].entries[other].coefficient *= -factor
        }
        rows[row].constant *= -factor
        rows[row].basic = symbol
    }

    private mutating func replace(_ symbol: Int32, in target: Int, by row: Int) {
        guard let index = rows[target].entries.firstIndex(where: { $0.symbol == symbol }) else {
            return
        }
        let coefficient = rows[target].entries[index].coefficient
        rows[target].entries.swapAt(index, rows[target].entries.count - 1)
        rows[target].entries.removeLast()
        let before = rows[target].constant
        addRow(row, times: coefficient, to: target)
        if rows[target].constant != before { noteConstant(of: target) }
    }

    private mutating func replaceCost(of symbol: Int32, by row: Int) {
        if costs[Int(symbol)].isZero { return }
        var cost = ReducedCost()
        swap(&cost, &costs[Int(symbol)])
        addCost(cost, times: 1, ofRow: row)
    }

    // MARK: Costs

    mutating func addCost(_ cost: ReducedCost, times factor: Double, to symbol: Int32) {
        costs[Int(symbol)].add(cost, times: factor)
        if costs[Int(symbol)].sign < 0 { candidates.append(symbol) }
    }

    /// Adds the cost of a basic symbol to the symbols in its row.
    mutating func addCost(_ cost: ReducedCost, times factor: Double, ofRow row: Int) {
        for entry in rows[row].entries where kinds[Int(entry.symbol)] != .free {
            addCost(cost, times: factor * entry.coefficient, to: entry.symbol)
        }
    }
}
