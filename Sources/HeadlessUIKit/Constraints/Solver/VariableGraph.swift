/// The layout's variables. Some are defined by others, so that chains of equations need no row in
/// the tableau; the rest are free.
struct VariableGraph {
    /// `variable = constant + terms`.
    struct Definition {
        let constraint: Int32
        /// How much the variable changes when the constraint's constant changes by one.
        let factor: Double
        var constant: Double
        let terms: [LinearTerm]
    }

    private(set) var definitions: [Definition?] = []
    /// For each variable the defined variables whose definition mentions it.
    private(set) var dependents: [[Int32]] = []
    /// The level of each variable: higher than those of all variables in its definition.
    private(set) var levels: [Int32] = []
    /// The value that each variable would have if all free variables were zero.
    private(set) var offsets: [Double] = []
    /// Whether a variable depends on no free variable.
    private(set) var isDetermined: [Bool] = []
    fileprivate(set) var values: [Double] = []
    /// For each variable the constraints that mention it, without definitions.
    var users: [[Int32]] = []
    /// Variables whose offset or definition changed.
    var touched: [Int32] = []

    private var queue = LevelQueue()
    private var sums: [Double] = []
    private var marks: [UInt32] = []
    private var mark: UInt32 = 0

    mutating func makeVariable() -> Int32 {
        definitions.append(nil)
        dependents.append([])
        levels.append(0)
        offsets.append(0)
        isDetermined.append(false)
        values.append(0)
        users.append([])
        sums.append(0)
        marks.append(0)
        return Int32(definitions.count - 1)
    }

    func isFree(_ variable: Int32) -> Bool { definitions[Int(variable)] == nil }

    // MARK: Definitions

    /// Whether the variable can be defined by the other terms: none of them may depend on it.
    mutating func canDefine(_ variable: Int32, by terms: [LinearTerm]) -> Bool {
        if dependents[Int(variable)].isEmpty { return true }
        mark &+= 1
        var open = terms.map(\.variable).filter { $0 != variable }
        while let next = open.popLast() {
            if next == variable { return false }
            if marks[Int(next)] == mark { continue }
            marks[Int(next)] = mark
            if let definition = definitions[Int(next)] {
                open.append(contentsOf: definition.terms.map(\.variable))
            }
        }
        return true
    }

    mutating func define(_ term: LinearTerm, by constraint: LinearConstraint, _ handle: Int32) {
        let factor = -1 / term.coefficient
        let terms = constraint.terms.filter { $0.variable != term.variable }
            .map { LinearTerm($0.variable, $0.coefficient * factor) }
        definitions[Int(term.variable)] = Definition(
            constraint: handle, factor: factor, constant: constraint.constant * factor,
            terms: terms)
        for other in terms { dependents[Int(other.variable)].append(term.variable) }
        raiseLevel(of: term.variable)
        queue.insert(term.variable, level: levels[Int(term.variable)])
        spreadOffsets()
    }

    mutating func undefine(_ variable: Int32) {
        guard let definition = definitions[Int(variable)] else { return }
        for other in definition.terms {
            dependents[Int(other.variable)].removeAll { $0 == variable }
        }
        definitions[Int(variable)] = nil
        levels[Int(variable)] = 0
        queue.insert(variable, level: 0)
        spreadOffsets()
    }

    mutating func shiftDefinition(of variable: Int32, by difference: Double) {
        guard let definition = definitions[Int(variable)] else { return }
        definitions[Int(variable)]?.constant += difference * definition.factor
        queue.insert(variable, level: levels[Int(variable)])
        spreadOffsets()
    }

    private mutating func raiseLevel(of variable: Int32) {
        var open = [variable]
        while let next = open.popLast() {
            let terms = definitions[Int(next)]?.terms ?? []
            let level = (terms.map { levels[Int($0.variable)] }.max() ?? 0) + 1
            guard level > levels[Int(next)] else { continue }
            levels[Int(next)] = level
            open.append(contentsOf: dependents[Int(next)])
        }
    }

    /// The variable itself and all variables that depend on it.
    func madeOf(_ variable: Int32) -> [Int32] {
        var result = [variable]
        var seen: Set<Int32> = [variable]
        var index = 0
        while index < result.count {
            for other in dependents[Int(result[index])] where seen.insert(other).inserted {
                result.append(other)
            }
            index += 1
        }
        return result
    }

    // MARK: Numbers

    private mutating func spreadOffsets() {
        while let variable = queue.removeFirst() {
            let index = Int(variable)
            var offset = 0.0
            var determined = false
            if let definition = definitions[index] {
                offset = definition.constant
                determined = true
                for term in definition.terms {
                    offset += term.coefficient * offsets[Int(term.variable)]
                    determined = determined && isDetermined[Int(term.variable)]
                }
            }
            touched.append(variable)
            if offset == offsets[index], determined == isDetermined[index] { continue }
            offsets[index] = offset
            isDetermined[index] = determined
            for other in dependents[index] { queue.insert(other, level: levels[Int(other)]) }
        }
    }

    /// Calculates the values of all variables from those of the free ones; appends the changed
    /// variables to `changed`.
    mutating func spreadValues(
        from variables: [Int32], changed: inout [Int32], freeValue: (Int32) -> Double
    ) {
        for variable in variables { queue.insert(variable, level: levels[Int(variable)]) }
        while let variable = queue.removeFirst() {
            let index = Int(variable)
            let value: Double
            if let definition = definitions[index] {
                value = definition.terms.reduce(definition.constant) {
                    $0 + $1.coefficient * values[Int($1.variable)]
                }
            } else {
                value = freeValue(variable)
            }
            if value == values[index] { continue }
            values[index] = value
            changed.append(variable)
            for other in dependents[index] { queue.insert(other, level: levels[Int(other)]) }
        }
    }

    // MARK: Sums

    /// The constant of a sum if all free variables are zero.
    func offset(of terms: [LinearTerm], constant: Double) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * offsets[Int($1.variable)] }
    }

    /// The free variables in a sum; `without` excludes the variables whose terms are not needed.
    mutating func freeTerms(
        of terms: [LinearTerm], without isLeftOut: (Int32) -> Bool = { _ in false }
    ) -> [LinearTerm] {
        var result: [LinearTerm] = []
        expand(terms) { variable, coefficient, definition in
            if definition == nil { result.append(LinearTerm(variable, coefficient)) }
        } stopsAt: {
            $0.isDetermined[Int($1)] || isLeftOut($1)
        }
        return result
    }

    /// The constraints whose definitions determine a sum that is constant.
    mutating func definingConstraints(of terms: [LinearTerm]) -> [Int32] {
        var result: [Int32] = []
        expand(terms) { _, _, definition in
            if let definition { result.append(definition.constraint) }
        } stopsAt: { _, _ in
            false
        }
        return result
    }

    /// Expands a sum down to free variables; visits each variable once, with its whole coefficient.
    private mutating func expand(
        _ terms: [LinearTerm], visit: (Int32, Double, Definition?) -> Void,
        stopsAt: (VariableGraph, Int32) -> Bool
    ) {
        var order = LevelQueue(highestFirst: true)
        func add(_ term: LinearTerm, to graph: inout VariableGraph) {
            graph.sums[Int(term.variable)] += term.coefficient
            order.insert(term.variable, level: graph.levels[Int(term.variable)])
        }
        for term in terms where !stopsAt(self, term.variable) { add(term, to: &self) }
        while let variable = order.removeFirst() {
            let coefficient = sums[Int(variable)]
            sums[Int(variable)] = 0
            if abs(coefficient) < Tolerance.coefficient { continue }
            let definition = definitions[Int(variable)]
            visit(variable, coefficient, definition)
            for term in definition?.terms ?? [] where !stopsAt(self, term.variable) {
                add(LinearTerm(term.variable, term.coefficient * coefficient), to: &self)
            }
        }
    }
}

extension VariableGraph {
    /// Creates a graph with as many variables as there are values, all of them free.
    init(keeping values: [Double]) {
        for value in values {
            let variable = makeVariable()
            self.values[Int(variable)] = value
            touched.append(variable)
        }
    }
}
