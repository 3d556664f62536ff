/// An element that knows its place in a `SlotList`.
@MainActor
protocol SlotElement: AnyObject {
    /// The index of its slot; -1 while it is in no list.
    var slot: Int32 { get set }
}

/// An ordered list of unique objects: appending and removing anywhere take constant time on
/// average, because a removed element leaves an empty slot that is swept up later.
@MainActor
struct SlotList<Element: SlotElement> {
    private var slots: ContiguousArray<Element?> = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// The elements in order.
    var elements: [Element] {
        if isEmpty { return [] }
        var result: [Element] = []
        result.reserveCapacity(count)
        for case let element? in slots { result.append(element) }
        return result
    }

    /// The first element; nil where there is none.
    var first: Element? { element(from: 0) }

    /// The last element; nil where there is none.
    var last: Element? { slots.last ?? nil }

    /// The element that follows one of the list's own.
    func element(after other: Element) -> Element? { element(from: Int(other.slot) + 1) }

    /// The element that stands before one of the list's own.
    func element(before other: Element) -> Element? {
        var index = Int(other.slot) - 1
        while index >= 0 {
            if let element = slots[index] { return element }
            index -= 1
        }
        return nil
    }

    private func element(from slot: Int) -> Element? {
        for index in slot..<max(slot, slots.count) {
            if let element = slots[index] { return element }
        }
        return nil
    }

    mutating func append(_ element: Element) {
        element.slot = Int32(slots.count)
        slots.append(element)
        count += 1
    }

    mutating func remove(_ element: Element) {
        let slot = Int(element.slot)
        slots[slot] = nil
        element.slot = -1
        count -= 1
        while !slots.isEmpty, slots[slots.count - 1] == nil { slots.removeLast() }
        if slots.count > 8, slots.count > 2 * count { sweep() }
    }

    /// Puts the element before the one that stands at `position`, counted without empty slots.
    mutating func insert(_ element: Element, at position: Int) {
        if position >= count { return append(element) }
        sweep()
        slots.insert(element, at: max(0, position))
        count += 1
        renumber()
    }

    mutating func exchange(_ first: Element, _ second: Element) {
        slots.swapAt(Int(first.slot), Int(second.slot))
        swap(&first.slot, &second.slot)
    }

    /// Empties the list and returns what was in it.
    mutating func removeAll() -> [Element] {
        if isEmpty { return [] }
        let all = elements
        for element in all { element.slot = -1 }
        slots = []
        count = 0
        return all
    }

    private mutating func sweep() {
        guard slots.count != count else { return }
        var kept = 0
        // A loop, because a closure that the library calls would check the actor at run time.
        for index in slots.indices where slots[index] != nil {
            if index > kept { slots.swapAt(index, kept) }
            kept += 1
        }
        slots.removeLast(slots.count - kept)
        renumber()
    }

    private func renumber() {
        for (index, element) in slots.enumerated() { element?.slot = Int32(index) }
    }
}
