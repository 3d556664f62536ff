/// The 64-bit FNV-1a hash: equal on every machine and in every run, which Swift's own hashing is
/// not.
struct Fingerprint: Equatable, Sendable {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Takes in one byte.
    mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    /// Takes in bytes, one after the other.
    mutating func combine(_ bytes: some Sequence<UInt8>) { for byte in bytes { combine(byte) } }

    /// Takes in a line and the newline that ends it.
    mutating func combine(line: some Sequence<UInt8>) {
        combine(line)
        combine(UInt8(ascii: "\n"))
    }

    /// Sixteen lower-case hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
