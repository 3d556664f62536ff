/// Reads what a `\` in a quoted word or a string stands for.
struct EscapeReader {
    let file: ScriptName
    /// The place of the `\`, then of the byte behind the escape.
    private(set) var place: SourcePlace
    /// The text that each letter stands for, besides `u`.
    let letters: [UInt8: String]
    /// The escapes, as in a sentence.
    let hint: Message
    /// Whether numbers have no braces: `\u00E9`, `\x41`.
    private var isC = false

    /// Makes a reader of the escapes of a command's words; a line end is taken back.
    init(words file: ScriptName, at place: SourcePlace) {
        self.file = file
        self.place = place
        letters = Self.wordLetters
        hint = #"The escapes are \", \\, \n, \t and \u{1F600}."#
    }

    /// Makes a reader of the escapes of a statement's strings.
    init(strings file: ScriptName, at place: SourcePlace) {
        self.file = file
        self.place = place
        letters = Self.stringLetters
        hint = #"The escapes are \", \', \\, \n, \r, \t, \0, \u{1F600} and \(…)."#
    }

    /// Makes a reader of the escapes of C's strings.
    init(c file: ScriptName, at place: SourcePlace) {
        self.file = file
        self.place = place
        letters = Self.cLetters
        isC = true
        hint = #"The escapes are \", \', \\, \n, \r, \t, \x41, \u00E9 and \0."#
    }

    private static let cLetters: [UInt8: String] = stringLetters.merging([
        UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
        UInt8(ascii: "v"): "\u{B}", Byte.question: "?",
    ]) { $1 }

    private static let wordLetters: [UInt8: String] = [
        Byte.quote: "\"", Byte.backslash: "\\", UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t",
        Byte.newline: "",
    ]

    private static let stringLetters: [UInt8: String] = [
        Byte.quote: "\"", Byte.backslash: "\\", UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t",
        Byte.apostrophe: "'", UInt8(ascii: "r"): "\r", UInt8(ascii: "0"): "\0",
    ]

    /// The text that the escape stands for.
    mutating func read(_ bytes: Span<UInt8>) throws(Diagnostic) -> String {
        let escape = place
        place.step(over: Byte.backslash)
        let byte = bytes.peek(place.offset)
        if isC, let text = readCNumber(bytes) { return text }
        if byte == UInt8(ascii: "u") { return try readCodePoint(bytes, escape) }
        guard let text = letters[byte] else { throw unknown(bytes, escape) }
        place.step(over: byte)
        return text
    }

    /// `x41`, `u00E9` or `U0001F600`; nil for another escape.
    private mutating func readCNumber(_ bytes: Span<UInt8>) -> String? {
        let limits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]
        guard let limit = limits[bytes.peek(place.offset)] else { return nil }
        let first = place.offset + 1
        var end = first
        while bytes.peek(end).isHexDigit, end - first < limit { end += 1 }
        guard let value = UInt32(text(of: bytes.extracting(first..<end)), radix: 16), value != 0,
            let scalar = Unicode.Scalar(value)
        else { return nil }
        place.advance(to: end, in: bytes)
        return String(scalar)
    }

    private func unknown(_ bytes: Span<UInt8>, _ escape: SourcePlace) -> Diagnostic {
        let rest = text(of: bytes.extracting(place.offset..<bytes.lineEnd(from: place.offset)))
        return Diagnostic(
            .syntax, at: escape.span(in: file, length: 2), "unknown escape '\\\(rest.prefix(1))'",
            hint: hint)
    }

    private mutating func readCodePoint(
        _ bytes: Span<UInt8>, _ escape: SourcePlace
    ) throws(Diagnostic) -> String {
        let first = place.offset + 2
        var end = first
        while bytes.peek(end).isHexDigit, end - first < 8 { end += 1 }
        let isBraced = bytes.peek(first - 1) == Byte.openBrace && bytes.peek(end) == Byte.closeBrace
        guard isBraced, let value = UInt32(text(of: bytes.extracting(first..<end)), radix: 16),
            value != 0, let scalar = Unicode.Scalar(value)
        else {
            throw Diagnostic(
                .syntax, at: escape.span(in: file, length: 2),
                "'\\u' needs the number of a character", hint: #"Write it as \u{1F600}."#)
        }
        place.advance(to: end + 1, in: bytes)
        return String(scalar)
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool {
        isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6
    }
}
