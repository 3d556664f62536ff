/// How deep a check is, and how much it has done.
struct CheckEffort {
    /// Levels of an expression, closures included.
    static let depthLimit = 600
    /// Expressions that one line may take.
    static let workLimit = 2_000_000

    private var depth = 0
    /// Expressions checked so far: some are looked at twice, which must not double without end.
    private var work = 0

    /// Whether the expression that was begun is within the limits.
    var isWithinLimits: Bool { depth <= Self.depthLimit && work <= Self.workLimit }

    mutating func begin() {
        depth += 1
        work += 1
    }

    mutating func end() { depth -= 1 }
}
