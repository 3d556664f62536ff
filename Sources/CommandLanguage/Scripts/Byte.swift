/// The bytes that mean something in a script.
enum Byte {
    static let null: UInt8 = 0x00
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let backtick = UInt8(ascii: "`")
    static let hash = UInt8(ascii: "#")
    static let semicolon = UInt8(ascii: ";")
    static let colon = UInt8(ascii: ":")
    static let backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let dot = UInt8(ascii: ".")
    static let equals = UInt8(ascii: "=")
    static let question = UInt8(ascii: "?")
    static let exclamation = UInt8(ascii: "!")
    static let at = UInt8(ascii: "@")
    static let hyphen = UInt8(ascii: "-")
    static let comma = UInt8(ascii: ",")
    static let plus = UInt8(ascii: "+")
    static let percent = UInt8(ascii: "%")
    static let ampersand = UInt8(ascii: "&")
    static let bar = UInt8(ascii: "|")
    static let caret = UInt8(ascii: "^")
    static let less = UInt8(ascii: "<")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openParen = UInt8(ascii: "(")
    static let closeParen = UInt8(ascii: ")")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
}

extension UInt8 {
    /// Space or tab, the bytes between words.
    var isBlank: Bool { self == Byte.space || self == Byte.tab }

    /// Anything that ends a word without being part of one: blanks and line ends.
    var isWhite: Bool { isBlank || self == Byte.newline || self == Byte.carriageReturn }

    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// A letter of ASCII.
    var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

    /// A letter, a digit, `_`, `$`, or a part of a character beyond ASCII.
    package var isIdentifier: Bool {
        guard self < 0x80 else { return true }
        let mask: UInt64 = self < 0x40 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return (mask >> UInt64(self & 0x3F)) & 1 == 1
    }

    /// A control character, line ends and tabs included.
    var isControl: Bool { self < 0x20 || self == 0x7F }

    /// Part of a word of a command, whatever stands around it; no more than ASCII.
    var isPlainWord: Bool {
        guard self < 0x80 else { return false }
        let mask: UInt64 = self < 0x40 ? 0xF7FF_FFF2_0000_0000 : 0x57FF_FFFF_EFFF_FFFF
        return (mask >> UInt64(self & 0x3F)) & 1 == 1
    }
}

/// The text of valid UTF-8.
func text(of bytes: Span<UInt8>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
}

extension String {
    /// At most 40 characters, for a message that quotes what was typed.
    package var clipped: String { count > 40 ? prefix(39) + "…" : self }
}
