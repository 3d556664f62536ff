/// Text for XML.
enum XMLText {
    /// The text with everything hostile spelt out and the five characters of markup escaped, for
    /// content and for attributes in quotes.
    static func escape(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        let text = VisibleText.of(text)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 32)
        for byte in text.utf8 {
            if let entity = entity(of: byte) {
                bytes += entity.utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the byte is one of ASCII that stands as it is.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && entity(of: byte) == nil
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
