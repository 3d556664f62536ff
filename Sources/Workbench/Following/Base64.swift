/// Bytes in letters, as RFC 4648 has it.
enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let values: [UInt8?] = {
        var values = [UInt8?](repeating: nil, count: 256)
        for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
        return values
    }()
    private static let padding = UInt8(ascii: "=")

    /// The letters, padded to a multiple of four.
    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { bits, offset in
                bits << 8 | (offset < part.count ? Int(part[start + offset]) : 0)
            }
            for offset in 0..<4 {
                let isData = offset <= part.count
                text.append(isData ? letters[bits >> (18 - 6 * offset) & 63] : padding)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes; nil where the text is not what `text` makes of some.
    static func bytes(_ text: some Collection<UInt8>) -> [UInt8]? {
        guard text.count % 4 == 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var (bits, count, padded) = (0, 0, 0)
        for letter in text {
            if letter == padding {
                padded += 1
            } else {
                guard padded == 0, let value = values[Int(letter)] else { return nil }
                bits |= Int(value) << (18 - 6 * count)
            }
            count += 1
            guard count == 4 else { continue }
            guard padded < 3 else { return nil }
            for offset in 0..<3 - padded { bytes.append(UInt8(bits >> (16 - 8 * offset) & 255)) }
            (bits, count) = (0, 0)
        }
        return bytes
    }
}
