/// A character of typeset text that web pages put where code has another one.
enum LookAlike: Equatable {
    /// A space that is no space: non-breaking, of a fixed width, or of no width at all.
    case space
    /// A quote that leans.
    case quote
    /// Punctuation of another width or length: what it is, and what code has in its place.
    case punctuation(Unicode.Scalar, meant: String)

    /// The look-alike that begins at `index`, with its bytes.
    static func find(in bytes: Span<UInt8>, at index: Int) -> (kind: LookAlike, length: Int)? {
        guard bytes.peek(index) >= 0xC2, let (scalar, length) = bytes.scalar(at: index),
            let kind = LookAlike(scalar)
        else { return nil }
        return (kind, length)
    }

    private init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000: self = .space
        case 0x201C...0x201F, 0xFF02: self = .quote
        case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF5E:
            let meant = Unicode.Scalar(scalar.value - 0xFEE0).map(String.init) ?? ""
            self = .punctuation(scalar, meant: meant)
        default:
            guard let meant = Self.others[scalar] else { return nil }
            self = .punctuation(scalar, meant: meant)
        }
    }

    private static let others: [Unicode.Scalar: String] = [
        "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-",
        "\u{2212}": "-", "\u{2026}": "...", "\u{3001}": ",", "\u{3002}": ".", "\u{3010}": "[",
        "\u{3011}": "]", "\u{300C}": "\"", "\u{300D}": "\"", "\u{D7}": "*", "\u{2044}": "/",
        "\u{FFE3}": "~", "\u{2236}": ":", "\u{FE30}": ":", "\u{FF61}": ".", "\u{FF64}": ",",
    ]

    /// What a punctuation mark is called, as in a sentence.
    static func description(of mark: Unicode.Scalar) -> String {
        let width = (0xFF00...0xFFEF).contains(mark.value) ? "full-width " : ""
        return "\(width)'\(mark)' (\(codePoint(mark.value)))"
    }
}

extension Span where Element == UInt8 {
    /// The character that the valid UTF-8 at `index` encodes, with its bytes.
    func scalar(at index: Int) -> (Unicode.Scalar, length: Int)? {
        let first = peek(index)
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= count else { return nil }
        var value = UInt32(length == 1 ? first : first & (0xFF >> UInt8(length + 1)))
        for offset in 1..<Swift.max(length, 1) {
            value = value << 6 | UInt32(self[index + offset] & 0x3F)
        }
        return Unicode.Scalar(value).map { ($0, length) }
    }
}
