/// The names of elements and attributes, each with a number.
struct XMLNames {
    /// The names by their numbers.
    private(set) var texts: [String] = []
    /// The bytes of all names, and where those of each end.
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]
    /// The numbers by a hash of the name's bytes; -1 where the slot is free.
    private var slots = [Int32](repeating: -1, count: Self.slotCount)

    private static let slotCount = 16_384
    /// Names that fall on one slot are searched one after the other. More than this many do so in no
    /// file but one that was made to take long.
    private static let mostOnOneSlot = 64

    /// The names that the reader asks for, in the order of `Word`'s cases, and no others yet.
    static let words = XMLNames()

    private init() {
        for word in Word.allCases {
            var text = word.text
            _ = text.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
        }
    }

    /// The number of a name, new where the name is; nil where there are too many.
    mutating func number(of name: UnsafeRawBufferPointer) -> Int32? {
        var slot = hash(name)
        for _ in 0..<Self.mostOnOneSlot {
            let number = slots[slot]
            if number < 0 { return add(name, slot) }
            if isName(Int(number), name) { return number }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        return nil
    }

    private mutating func add(_ name: UnsafeRawBufferPointer, _ slot: Int) -> Int32? {
        guard texts.count < XMLLimits.names else { return nil }
        slots[slot] = Int32(texts.count)
        texts.append(String(decoding: name, as: UTF8.self))
        bytes.append(contentsOf: name)
        ends.append(bytes.count)
        return slots[slot]
    }

    private func isName(_ number: Int, _ name: UnsafeRawBufferPointer) -> Bool {
        let start = ends[number]
        guard ends[number + 1] - start == name.count else { return false }
        for index in 0..<name.count where bytes[start + index] != name[index] { return false }
        return true
    }

    /// Of the first and the last eight bytes and the length, in which names differ.
    private func hash(_ name: UnsafeRawBufferPointer) -> Int {
        var first: UInt64 = 0, last: UInt64 = 0
        if name.count >= 8 {
            first = name.loadUnaligned(as: UInt64.self)
            last = name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
        } else {
            for byte in name { first = first << 8 | UInt64(byte) }
        }
        let mixed = (first ^ UInt64(name.count) << 56) &* 0x9E37_79B9_7F4A_7C15
        let hash = (mixed ^ last ^ mixed >> 32) &* 0xC2B2_AE3D_27D4_EB4F
        return Int(truncatingIfNeeded: hash >> 40) & (Self.slotCount - 1)
    }
}
