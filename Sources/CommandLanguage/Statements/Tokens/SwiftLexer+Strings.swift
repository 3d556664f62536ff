/// Strings: one line in quotes, several in three quotes.
extension SwiftLexer {
    /// Reads a literal; one of C has no interpolations, and escapes of its own. A leaning quote
    /// opens a text that any quote closes.
    mutating func readString(
        _ bytes: Span<UInt8>, isC: Bool
    ) throws(Diagnostic) -> [SwiftStringPiece] {
        let start = place
        let leaning = LookAlike.find(in: bytes, at: place.offset)
        if !isC, isAtThreeQuotes(bytes) { return try readLongString(bytes) }
        place.advance(to: place.offset + (leaning?.length ?? 1), in: bytes)
        var pieces: [SwiftStringPiece] = []
        var piece = ""
        while true {
            piece += readPlainText(bytes, isLeaning: leaning != nil)
            let closing = LookAlike.find(in: bytes, at: place.offset)?.length ?? 1
            switch bytes.peek(place.offset) {
            case Byte.quote, 0x80...:
                place.advance(to: place.offset + closing, in: bytes)
                if !piece.isEmpty || pieces.isEmpty { pieces.append(.text(piece)) }
                return pieces
            case Byte.backslash where !isC && bytes.peek(place.offset + 1) == Byte.openParen:
                if !piece.isEmpty { pieces.append(.text(piece)) }
                piece = ""
                place.advance(to: place.offset + 2, in: bytes)
                pieces.append(.interpolation(try interpolation(bytes)))
            case Byte.backslash where isC && lineEndLength(bytes, behind: 1) > 0:
                let length = 1 + lineEndLength(bytes, behind: 1)
                place.advance(to: place.offset + length, in: bytes)
            case Byte.backslash:
                piece += try readEscape(bytes, isC: isC)
            default:
                throw Diagnostic(
                    .syntax, at: start.span(in: file),
                    "the string is not closed before the end of the line")
            }
        }
    }

    private mutating func readPlainText(_ bytes: Span<UInt8>, isLeaning: Bool) -> String {
        let start = place.offset
        var end = start
        while end < bytes.count, bytes[end] != Byte.quote, bytes[end] != Byte.backslash,
            bytes[end] != Byte.newline,
            !isLeaning || LookAlike.find(in: bytes, at: end)?.kind != .quote
        {
            end += 1
        }
        place.advance(to: end, in: bytes)
        return text(of: bytes.extracting(start..<end))
    }

    /// The bytes of the end of a line that comes behind that many other bytes; none where no line ends there.
    private func lineEndLength(_ bytes: Span<UInt8>, behind count: Int) -> Int {
        let end = place.offset + count
        let isCarried = bytes.peek(end) == Byte.carriageReturn
        return bytes.peek(end + (isCarried ? 1 : 0)) == Byte.newline ? (isCarried ? 2 : 1) : 0
    }

    private mutating func readEscape(
        _ bytes: Span<UInt8>, isC: Bool
    ) throws(Diagnostic) -> String {
        var reader =
            isC ? EscapeReader(c: file, at: place) : EscapeReader(strings: file, at: place)
        let text = try reader.read(bytes)
        place = reader.place
        return text
    }

    /// Whether three quotes come, behind that many other bytes.
    func isAtThreeQuotes(_ bytes: Span<UInt8>, behind count: Int = 0) -> Bool {
        (0..<3).allSatisfy { bytes.peek(place.offset + count + $0) == Byte.quote }
    }

    // MARK: Three quotes

    /// Reads a string of several lines, without the indent of the line that closes it.
    private mutating func readLongString(
        _ bytes: Span<UInt8>
    ) throws(Diagnostic) -> [SwiftStringPiece] {
        let start = place
        place.advance(to: place.offset + 3, in: bytes)
        guard bytes.peek(bytes.skippingBlanks(from: place.offset)) == Byte.newline else {
            throw Diagnostic(
                .syntax, at: place.span(in: file),
                "the text of a string in three quotes begins on the next line")
        }
        let indent = closingIndent(bytes, from: place.offset)
        place.advance(to: bytes.lineEnd(from: place.offset), in: bytes)
        skipLineStart(bytes, indent)
        var pieces: [SwiftStringPiece] = []
        var piece = ""
        while !isAtThreeQuotes(bytes) {
            guard place.offset < bytes.count else { throw unclosed(start) }
            piece += readPlainText(bytes, isLeaning: false)
            switch bytes.peek(place.offset) {
            case Byte.newline:
                skipLineStart(bytes, indent)
                if !isAtThreeQuotes(bytes) { piece += "\n" }
            case Byte.backslash where bytes.peek(place.offset + 1) == Byte.openParen:
                if !piece.isEmpty { pieces.append(.text(piece)) }
                piece = ""
                place.advance(to: place.offset + 2, in: bytes)
                pieces.append(.interpolation(try interpolation(bytes)))
            case Byte.backslash where bytes.peek(place.offset + 1) == Byte.newline:
                place.step(over: Byte.backslash)
                skipLineStart(bytes, indent)
            case Byte.backslash: piece += try readEscape(bytes, isC: false)
            case Byte.quote where !isAtThreeQuotes(bytes):
                place.step(over: Byte.quote)
                piece += "\""
            default: break
            }
        }
        place.advance(to: place.offset + 3, in: bytes)
        return piece.isEmpty && !pieces.isEmpty ? pieces : pieces + [.text(piece)]
    }

    private func unclosed(_ start: SourcePlace) -> Diagnostic {
        Diagnostic(
            .unfinished, at: start.span(in: file),
            "the string is not closed: three quotes are missing")
    }

    /// The blanks before the quotes that close the string.
    private func closingIndent(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        var lineStart = start
        while index < bytes.count {
            if bytes[index] == Byte.newline { lineStart = index + 1 }
            if bytes[index] == Byte.quote, bytes.peek(index + 1) == Byte.quote,
                bytes.peek(index + 2) == Byte.quote
            {
                return bytes.skippingBlanks(from: lineStart) == index ? index - lineStart : 0
            }
            index += bytes[index] == Byte.backslash ? 2 : 1
        }
        return 0
    }

    /// Steps over a line end and at most `indent` blanks behind it.
    private mutating func skipLineStart(_ bytes: Span<UInt8>, _ indent: Int) {
        if bytes.peek(place.offset) == Byte.newline { place.step(over: Byte.newline) }
        var rest = indent
        while rest > 0, bytes.peek(place.offset).isBlank, place.offset < bytes.count {
            place.step(over: bytes[place.offset])
            rest -= 1
        }
    }
}
