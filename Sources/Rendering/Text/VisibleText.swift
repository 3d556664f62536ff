/// Says which characters a terminal or a reader must not get as they are, and how they are shown.
///
/// Shown are, as the language's quoted words would spell them (`\u{1B}`, `\n`): controls (C0, C1,
/// DEL), marks of direction, all that has no width and no ink, line and paragraph separators,
/// private and unassigned code points.
public enum VisibleText {
    /// The text with everything hostile spelt out.
    public static func of(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(Array(text.utf8)[...], to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Spells out what is hostile in the bytes from `start` on.
    static func makeVisible(_ bytes: inout [UInt8], from start: Int) {
        if isPrintableASCII(bytes, from: start) { return }
        let text = String(decoding: bytes[start...], as: UTF8.self)
        bytes.removeLast(bytes.count - start)
        appendScalars(of: text, to: &bytes)
    }

    /// Appends UTF-8 with everything hostile spelt out, tabs only if they are not to be kept;
    /// invalid bytes become U+FFFD.
    static func append(
        _ utf8: ArraySlice<UInt8>, keepingTabs: Bool = false, to bytes: inout [UInt8]
    ) {
        if isPrintableASCII(utf8) {
            bytes.append(contentsOf: utf8)
        } else {
            let text = String(decoding: utf8, as: UTF8.self)
            appendScalars(of: text, keepingTabs: keepingTabs, to: &bytes)
        }
    }

    /// Whether the character is shown as it is, wherever it stands.
    static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x7F { return scalar.value >= 0x20 }
        if scalar.value < 0xA0 { return false }
        if scalar.value < 0x300 { return scalar.value != 0xAD }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            return false
        default: return !scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func appendScalars(
        of text: String, keepingTabs: Bool = false, to bytes: inout [UInt8]
    ) {
        var isAfterEmoji = false
        for scalar in text.unicodeScalars {
            let joins = isAfterEmoji && isEmojiJoiner(scalar)
            if joins || isHarmless(scalar) || keepingTabs && scalar == "\t" {
                bytes.append(contentsOf: scalar.utf8)
            } else {
                appendEscape(scalar, to: &bytes)
            }
            isAfterEmoji = joins || (scalar.value > 0xFF && scalar.properties.isEmoji)
        }
    }

    /// Zero-width joiner and variation selector: a part of an emoji's picture after an emoji.
    private static func isEmojiJoiner(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200D || scalar.value == 0xFE0F || scalar.value == 0xFE0E
    }

    private static func appendEscape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\n": bytes.append(contentsOf: #"\n"#.utf8)
        case "\t": bytes.append(contentsOf: #"\t"#.utf8)
        default:
            bytes.append(contentsOf: #"\u{"#.utf8)
            bytes.append(contentsOf: String(scalar.value, radix: 16, uppercase: true).utf8)
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// Whether every byte is one of the 95 characters from space to tilde.
    static func isPrintableASCII(_ utf8: ArraySlice<UInt8>) -> Bool {
        utf8.withUnsafeBufferPointer(isPrintableASCII)
    }

    /// Whether every byte from `start` on is one.
    static func isPrintableASCII(_ bytes: [UInt8], from start: Int) -> Bool {
        bytes.withUnsafeBufferPointer {
            isPrintableASCII(UnsafeBufferPointer(rebasing: $0[start...]))
        }
    }

    private static func isPrintableASCII(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        var bad: UInt8 = 0
        for byte in utf8 { bad |= byte &- 0x20 > 0x5E ? 1 : 0 }
        return bad == 0
    }
}
