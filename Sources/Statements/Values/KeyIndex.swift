import HeadlessUIKit

/// Where the elements of a set and the keys of a dictionary stand in their list: a hash table of
/// positions. The list keeps its order, and nothing about it depends on the hashes.
struct KeyIndex {
    /// Lists that are shorter are searched from their beginning.
    static let fewest = 16

    private static let free: Int32 = 0
    private static let removed: Int32 = -1

    /// Each position and one more, where its hash leads to or in the next free place behind it.
    private var slots: [Int32]
    private var taken = 0
    /// How many of the elements are in it: those that were appended since are not.
    private(set) var count = 0

    init(for count: Int) {
        var size = 64
        while size < 4 * count { size *= 2 }
        slots = Array(repeating: Self.free, count: size)
    }

    /// Whether there is room for a list of that length.
    func hasRoom(for length: Int) -> Bool { 2 * (taken + length - count) <= slots.count }

    /// Takes in the element behind the last one.
    mutating func append(_ hash: Int) {
        var slot = hash & (slots.count - 1)
        while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
        if slots[slot] == Self.free { taken += 1 }
        count += 1
        slots[slot] = Int32(truncatingIfNeeded: count)
    }

    /// The position to which the hash leads and that fits; nil where none does.
    @MainActor
    func position(_ hash: Int, where fits: (Int) -> Bool) -> Int? {
        var slot = hash & (slots.count - 1)
        while slots[slot] != Self.free {
            if slots[slot] > 0, fits(Int(slots[slot]) - 1) { return Int(slots[slot]) - 1 }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Follows the list, from which the element at the position was removed.
    mutating func remove(_ position: Int) {
        guard position < count else { return }
        let place = Int32(truncatingIfNeeded: position + 1)
        for slot in slots.indices where slots[slot] >= place {
            slots[slot] = slots[slot] == place ? Self.removed : slots[slot] - 1
        }
        count -= 1
    }
}

extension NestedList {
    /// Where the element with that key stands. The cost does not grow with the list.
    @MainActor
    func position(of key: Value) -> Int? {
        guard count >= KeyIndex.fewest else { return firstIndex { $0.key.equals(key) } }
        return withIndex { index, elements in
            index.position(key.keyHash) { elements[$0].key.equals(key) }
        }
    }
}

extension NestedList where Element == DictionaryEntry {
    /// What the dictionary has under that key.
    @MainActor
    func value(for key: Value) -> Value? { position(of: key).map { self[$0].value } }
}

// MARK: Hashes

extension Value {
    /// A number that is the same for values that are equal.
    @MainActor
    var keyHash: Int {
        var hasher = Hasher()
        hash(into: &hasher, isWhole: true)
        return hasher.finalize()
    }

    /// Of what is in it, only the first values count, and not what is in these.
    @MainActor
    private func hash(into hasher: inout Hasher, isWhole: Bool) {
        switch self {
        case .typed(let value, _): value.hash(into: &hasher, isWhole: isWhole)
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .double(let value): hasher.combine(value)
        case .sized(let value): hasher.combine(value.bits)
        case .float(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .object(let value): Self.hash(value, into: &hasher)
        case .choice(_, let index): hasher.combine(index)
        case .options(_, let bits): hasher.combine(bits)
        case .array(let values), .tuple(let values), .carrying(_, _, let values):
            Self.hash(values, into: &hasher, isWhole: isWhole)
        case .structure(let value): Self.hash(value.values, into: &hasher, isWhole: isWhole)
        case .set(let values): hasher.combine(values.count)
        case .dictionary(let entries): hasher.combine(entries.count)
        case .point(let value):
            hasher.combine(value.x)
            hasher.combine(value.y)
        case .void, .null, .size, .rect, .insets, .vector, .transform, .transform3D, .function,
            .range, .weak:
            break
        }
    }

    @MainActor
    private static func hash(
        _ values: NestedList<Value>, into hasher: inout Hasher, isWhole: Bool
    ) {
        hasher.combine(values.count)
        guard isWhole else { return }
        for value in values.prefix(8) { value.hash(into: &hasher, isWhole: false) }
    }

    /// Objects that are equal without being the same have nothing to tell them apart here.
    @MainActor
    private static func hash(_ object: AnyObject, into hasher: inout Hasher) {
        if let path = (object as? ScriptIndexPath)?.path { return hasher.combine(path) }
        if let type = (object as? TypeReference)?.described {
            return hasher.combine(ObjectIdentifier(type))
        }
        if object is UIColor || object is CGColor || object is UITraitCollection { return }
        hasher.combine(ObjectIdentifier(object))
    }
}
