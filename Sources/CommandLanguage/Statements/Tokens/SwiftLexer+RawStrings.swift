/// Strings between number signs: `#"\d"#`, whose escapes have as many of them behind the backslash.
extension SwiftLexer {
    /// How many number signs stand before the quote that opens a string here; nil where none does.
    func rawMarks(_ bytes: Span<UInt8>) -> Int? {
        var count = 0
        while bytes.peek(place.offset + count) == Byte.hash { count += 1 }
        return bytes.peek(place.offset + count) == Byte.quote ? count : nil
    }

    mutating func readRawString(
        _ bytes: Span<UInt8>, marks: Int
    ) throws(Diagnostic) -> [SwiftStringPiece] {
        let start = place
        let quotes = isAtThreeQuotes(bytes, behind: marks) ? 3 : 1
        place.advance(to: place.offset + marks + quotes, in: bytes)
        var pieces: [SwiftStringPiece] = []
        var piece = ""
        while !isAtEnd(bytes, quotes: quotes, marks: marks) {
            guard place.offset < bytes.count, quotes == 3 || bytes[place.offset] != Byte.newline
            else {
                throw Diagnostic(
                    quotes == 3 ? .unfinished : .syntax, at: start.span(in: file),
                    "the string is not closed")
            }
            guard bytes[place.offset] == Byte.backslash, hasMarks(bytes, marks, behind: 1) else {
                piece += readRawText(bytes)
                continue
            }
            if bytes.peek(place.offset + marks + 1) == Byte.openParen {
                pieces.append(.text(piece))
                piece = ""
                place.advance(to: place.offset + marks + 2, in: bytes)
                pieces.append(.interpolation(try interpolation(bytes)))
            } else {
                piece += try readRawEscape(bytes, marks: marks)
            }
        }
        place.advance(to: place.offset + quotes + marks, in: bytes)
        pieces.append(.text(piece))
        return quotes == 3 ? Self.withoutIndent(pieces) : pieces
    }

    private func hasMarks(_ bytes: Span<UInt8>, _ marks: Int, behind count: Int) -> Bool {
        (0..<marks).allSatisfy { bytes.peek(place.offset + count + $0) == Byte.hash }
    }

    private func isAtEnd(_ bytes: Span<UInt8>, quotes: Int, marks: Int) -> Bool {
        (0..<quotes).allSatisfy { bytes.peek(place.offset + $0) == Byte.quote }
            && hasMarks(bytes, marks, behind: quotes)
    }

    /// At least one byte, up to what may end the text or begin an escape.
    private mutating func readRawText(_ bytes: Span<UInt8>) -> String {
        let start = place.offset
        var end = start + 1
        while end < bytes.count, bytes[end] != Byte.quote, bytes[end] != Byte.backslash,
            bytes[end] != Byte.newline
        {
            end += 1
        }
        place.advance(to: end, in: bytes)
        return text(of: bytes.extracting(start..<end))
    }

    private mutating func readRawEscape(
        _ bytes: Span<UInt8>, marks: Int
    ) throws(Diagnostic) -> String {
        let escapes: [Character: String] = [
            "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\\": "\\", "\"": "\"", "'": "'",
        ]
        let letter = Character(Unicode.Scalar(bytes.peek(place.offset + marks + 1)))
        guard let meant = escapes[letter] else {
            throw Diagnostic(
                .syntax, at: place.span(in: file), "no escape of a string begins here")
        }
        place.advance(to: place.offset + marks + 2, in: bytes)
        return meant
    }

    /// The text without its first line end, its last line, and the blanks of that before each line.
    private static func withoutIndent(_ pieces: [SwiftStringPiece]) -> [SwiftStringPiece] {
        guard case .text(let last)? = pieces.last else { return pieces }
        let indent =
            "\n" + (last.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
        var result = pieces.map { piece -> SwiftStringPiece in
            guard case .text(let text) = piece else { return piece }
            return .text(
                text.split(separator: indent, omittingEmptySubsequences: false)
                    .joined(separator: "\n"))
        }
        if case .text(let first) = result[0] { result[0] = .text(String(first.dropFirst())) }
        if case .text(let end) = result[result.count - 1], end.hasSuffix("\n") {
            result[result.count - 1] = .text(String(end.dropLast()))
        }
        return result
    }
}
