/// Text for XML.
enum XMLText {
    /// The text with everything hostile spelt out and the five characters of markup escaped, for
    /// content and for attributes in quotes.
    static func escape(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        var visible = VisibleText.of(text)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(visible.utf8.count + 32)
        visible.withUTF8 { utf8 in
            // What needs nothing goes over in one piece.
            var rest = utf8[...]
            while let index = rest.firstIndex(where: isMarkup) {
                bytes.append(contentsOf: rest[..<index])
                bytes.append(contentsOf: (entity(of: rest[index]) ?? "").utf8)
                rest = rest[(index + 1)...]
            }
            bytes.append(contentsOf: rest)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the byte is one of the five that have a name.
    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: false
        }
    }

    /// Whether the byte is one of ASCII that stands as it is.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && !isMarkup(byte)
    }

    /// What stands for a character of markup; nil for any other byte.
    private static func entity(of byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
