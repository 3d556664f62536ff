import HeadlessUIKit

/// The values of a line, a function or a closure that runs.
package final class Frame {
    private var slots: [Value]
    /// The cells of variables that closures share, by the variables' places.
    private var cells: [Int: Cell] = [:]
    /// The places of what a closure holds: a block may be the first to mention it, and does not clear it.
    private var kept: [Int] = []
    /// What `return` gave.
    var result = Value.void
    /// The bodies of `defer` that run when their blocks end.
    var waiting: [CheckedBlock] = []

    /// A variable that a closure and its surroundings share.
    package final class Cell {
        @Counted package var value: Value

        init(_ value: Value) { self.value = value }
    }

    init(slotCount: Int) { slots = Array(repeating: .void, count: slotCount) }

    /// The variable as it is stored: an object that it does not hold is a reference.
    func stored(_ variable: LocalVariable) -> Value {
        variable.isShared ? cells[variable.index]?.value ?? .void : slots[variable.index]
    }

    /// Gives a variable that is there another value.
    func set(_ value: Value, of variable: LocalVariable) {
        let value = value.held(variable.strength)
        if variable.isShared, let cell = cells[variable.index] {
            let before = cell.value
            cell.value = value
            withExtendedLifetime(before) {}
        } else {
            declare(value, variable)
        }
    }

    /// Makes the variable anew, as each turn of a loop does.
    func declare(_ value: Value, _ variable: LocalVariable) {
        let value = value.held(variable.strength)
        if variable.isShared {
            cells[variable.index] = Cell(value)
        } else {
            slots[variable.index] = value
        }
    }

    /// Takes the value out of its place, so that a change of it need not copy it.
    func take(_ variable: LocalVariable) -> Value {
        let value = stored(variable)
        if variable.strength == .strong { set(.void, of: variable) }
        return value
    }

    /// Takes the bodies of `defer` that wait since there were `count` of them, the last first.
    func takeWaiting(from count: Int) -> [CheckedBlock] {
        let bodies = Array(waiting[count...].reversed())
        waiting.removeSubrange(count...)
        return bodies
    }

    /// Lets go of what a block declared, of what came last first.
    func clear(_ places: Range<Int>) {
        guard kept.isEmpty, cells.isEmpty else {
            for index in places.reversed() where !kept.contains(index) { clear(index) }
            return
        }
        for index in places.reversed() { slots[index] = .void }
    }

    /// Lets go of all values, of the last one first.
    func letGo() { clear(slots.indices) }

    private func clear(_ index: Int) {
        slots[index] = .void
        cells[index] = nil
    }

    /// What a closure keeps of the variable.
    func captured(_ variable: LocalVariable) -> Captured {
        guard variable.isShared else { return .value(slots[variable.index]) }
        if let cell = cells[variable.index] { return .cell(cell) }
        let cell = Cell(.void)
        cells[variable.index] = cell
        return .cell(cell)
    }

    /// Puts what a closure kept where its own variable is.
    func restore(_ captured: Captured, _ variable: LocalVariable) {
        kept.append(variable.index)
        switch captured {
        case .cell(let cell): cells[variable.index] = cell
        case .value(let value): slots[variable.index] = value.held(variable.strength)
        }
    }

    /// What a closure holds of its surroundings.
    package enum Captured {
        case cell(Cell)
        case value(Value)
    }
}

/// An object that a variable does not hold.
package final class WeakReference {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

extension Value {
    /// The value as a variable of that strength stores it.
    func held(_ strength: LocalVariable.Strength) -> Value {
        guard strength != .strong, case .object(let object) = self else { return self }
        return .weak(WeakReference(object))
    }
}
