/// The names that a closure declares, while its body is checked.
final class CheckScope {
    /// A parameter or a declaration.
    struct Local {
        let slot: Int
        let type: ValueType
        let isConstant: Bool
    }

    let parent: CheckScope?
    private var locals: [String: Local] = [:]
    private(set) var slotCount = 0
    private(set) var captures: [(index: Int, value: CheckedExpression)] = []
    /// Whether `$0` and its kin were used.
    var usesShorthand = false

    init(parent: CheckScope?) { self.parent = parent }

    /// Adds a name; nil when this scope has it already.
    func declare(_ name: String, type: ValueType, isConstant: Bool) -> LocalSlot? {
        guard locals[name] == nil else { return nil }
        let slot = LocalSlot(level: 0, index: slotCount)
        locals[name] = Local(slot: slotCount, type: type, isConstant: isConstant)
        slotCount += 1
        return slot
    }

    /// Keeps a value of the world for the time when the closure runs.
    func capture(_ name: String, _ value: CheckedExpression) {
        captures.append((slotCount, value))
        locals[name] = Local(slot: slotCount, type: value.type, isConstant: true)
        slotCount += 1
    }

    /// Finds a name here or further out.
    func find(_ name: String) -> (slot: LocalSlot, local: Local)? {
        var scope: CheckScope? = self
        var level = 0
        while let current = scope {
            if let local = current.locals[name] {
                return (LocalSlot(level: level, index: local.slot), local)
            }
            scope = current.parent
            level += 1
        }
        return nil
    }
}
