/// Reads a quoted word and resolves its escapes.
struct QuotedTextReader {
    let file: String?
    /// The place of the next byte, at first that of the opening quote.
    var place: SourcePlace

    /// The text up to the closing quote, which must be there; the place is behind it then.
    mutating func read(_ bytes: Span<UInt8>) throws(Diagnostic) -> String {
        place.step(over: Byte.quote)
        var result = ""
        while true {
            let end = endOfPlainText(bytes)
            result += text(of: bytes.extracting(place.offset..<end))
            place.advance(to: end, in: bytes)
            switch bytes[end] {
            case Byte.quote:
                place.step(over: Byte.quote)
                return result
            case Byte.carriageReturn: skipCarriageReturn(bytes, &result)
            default: result += try readEscape(bytes)
            }
        }
    }

    private func endOfPlainText(_ bytes: Span<UInt8>) -> Int {
        var end = place.offset
        while bytes[end] != Byte.quote, bytes[end] != Byte.backslash,
            bytes[end] != Byte.carriageReturn
        {
            end += 1
        }
        return end
    }

    /// A line end is a line feed in the text, whatever the script's line ends are.
    private mutating func skipCarriageReturn(_ bytes: Span<UInt8>, _ result: inout String) {
        place.step(over: Byte.carriageReturn)
        if bytes[place.offset] != Byte.newline { result += "\r" }
    }

    /// The text that the `\` at the place stands for; none if it takes back a line end.
    private mutating func readEscape(_ bytes: Span<UInt8>) throws(Diagnostic) -> String {
        let escape = place
        place.step(over: Byte.backslash)
        let byte = bytes[place.offset]
        switch byte {
        case Byte.carriageReturn where bytes.peek(place.offset + 1) == Byte.newline:
            place.step(over: byte)
            place.step(over: Byte.newline)
            return ""
        case UInt8(ascii: "u"):
            return try readCodePoint(bytes, escape)
        default:
            guard let text = Self.escapes[byte] else { throw unknownEscape(bytes, escape) }
            place.step(over: byte)
            return text
        }
    }

    private static let escapes: [UInt8: String] = [
        Byte.quote: "\"", Byte.backslash: "\\", UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t",
        Byte.newline: "",
    ]

    private func unknownEscape(_ bytes: Span<UInt8>, _ escape: SourcePlace) -> Diagnostic {
        let rest = text(of: bytes.extracting(place.offset..<bytes.lineEnd(from: place.offset)))
        return Diagnostic(
            .syntax, at: escape.span(in: file, length: 2), "unknown escape '\\\(rest.prefix(1))'",
            hint: #"The escapes are \", \\, \n, \t and \u{1F600}."#)
    }

    private mutating func readCodePoint(
        _ bytes: Span<UInt8>, _ escape: SourcePlace
    ) throws(Diagnostic) -> String {
        var end = place.offset + 1
        while end < bytes.count, bytes[end].isIdentifier || bytes[end] == Byte.openBrace {
            end += 1
        }
        let digits = text(of: bytes.extracting(place.offset + 1..<end)).dropFirst()
        let isBraced = bytes[place.offset + 1] == Byte.openBrace && bytes[end] == Byte.closeBrace
        guard isBraced, (1...8).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16), value != 0, let scalar = Unicode.Scalar(value)
        else {
            throw Diagnostic(
                .syntax, at: escape.span(in: file, length: 2), "'\\u' needs a character's number",
                hint: #"Write it as \u{1F600}."#)
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
