/// What a unit of a symbol costs, by priority with the highest first; no amount of a lower priority
/// outweighs a higher one.
struct ReducedCost {
    struct Part {
        let priority: Float
        var value: Double
    }

    private(set) var parts: [Part] = []
    /// R82: decides, by the order of the constraints, where the costs of all priorities are zero.
    var tie = 0.0

    init() {}

    init(priority: Float, tie: Double) {
        parts = [Part(priority: priority, value: 1)]
        self.tie = tie
    }

    var isZero: Bool { parts.isEmpty && tie == 0 }

    /// -1 if more of the symbol lowers the cost, 1 if it raises it, else 0.
    var sign: Int {
        if let first = parts.first { return first.value < 0 ? -1 : 1 }
        return abs(tie) < Tolerance.tie ? 0 : tie < 0 ? -1 : 1
    }

    mutating func add(_ other: ReducedCost, times factor: Double) {
        tie += other.tie * factor
        if abs(tie) < Tolerance.tie { tie = 0 }
        for part in other.parts { add(part.value * factor, at: part.priority) }
    }

    private mutating func add(_ value: Double, at priority: Float) {
        var index = 0
        while index < parts.count, parts[index].priority > priority { index += 1 }
        if index < parts.count, parts[index].priority == priority {
            parts[index].value += value
            if abs(parts[index].value) < Tolerance.cost { parts.remove(at: index) }
        } else if abs(value) >= Tolerance.cost {
            parts.insert(Part(priority: priority, value: value), at: index)
        }
    }

    /// Whether this cost divided by its positive coefficient is less than the other cost divided by
    /// its own.
    func isLess(
        per coefficient: Double, than other: ReducedCost, per otherCoefficient: Double
    ) -> Bool {
        var difference = self
        difference.scale(by: otherCoefficient)
        difference.add(other, times: -coefficient)
        return difference.sign < 0
    }

    private mutating func scale(by factor: Double) {
        tie *= factor
        for index in parts.indices { parts[index].value *= factor }
    }
}
