/// Reads a quoted word and resolves its escapes.
struct QuotedTextReader {
    let file: ScriptName
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

    private mutating func readEscape(_ bytes: Span<UInt8>) throws(Diagnostic) -> String {
        let next = place.offset + 1
        if bytes.peek(next) == Byte.carriageReturn, bytes.peek(next + 1) == Byte.newline {
            place.advance(to: next + 2, in: bytes)
            return ""
        }
        var reader = EscapeReader(words: file, at: place)
        let text = try reader.read(bytes)
        place = reader.place
        return text
    }
}
