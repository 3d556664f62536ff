/// Numbers that look like chance and are the same on every machine.
struct SeededDice: Sendable {
    private var state: UInt64

    /// Begins with the digest of a text.
    init(_ seed: String) {
        state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// The next number from 0 up to the limit, which it does not reach.
    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return Int(bits % UInt64(max(1, limit)))
    }
}

extension SeededDice {
    /// One of the items, of which there is at least one.
    mutating func choice<Item>(of items: [Item]) -> Item { items[next(below: items.count)] }
}
