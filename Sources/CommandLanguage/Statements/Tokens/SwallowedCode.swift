/// Code that stands behind `//` because a web page lost the line ends of its listing.
struct SwallowedCode {
    /// Where the comment begins.
    let offset: Int
    /// Where the code in it begins.
    let code: Int

    /// The first comment behind code that holds code itself: where `isCertain`, only one that
    /// holds further comments with a message behind them, or more than one statement.
    static func find(in bytes: Span<UInt8>, isCertain: Bool) -> SwallowedCode? {
        var index = 0
        var hasCode = false
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case Byte.newline: hasCode = false
            case Byte.quote:
                index = stringEnd(in: bytes, from: index)
                hasCode = true
                continue
            case Byte.slash where bytes.peek(index + 1) == Byte.slash:
                let end = bytes.lineEnd(from: index)
                if hasCode, let code = code(in: bytes, index + 2..<end, isCertain: isCertain) {
                    return SwallowedCode(offset: index, code: code)
                }
                index = end
                continue
            case Byte.slash where bytes.peek(index + 1) == Byte.star:
                index = commentEnd(in: bytes, from: index + 2)
                continue
            default: hasCode = hasCode || !byte.isWhite
            }
            index += 1
        }
        return nil
    }

    private static func stringEnd(in bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start + 1
        while bytes.peek(index) != Byte.newline, bytes[index] != Byte.quote {
            index += bytes[index] == Byte.backslash ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private static func commentEnd(in bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != Byte.star || bytes.peek(index + 1) != Byte.slash
        {
            index += 1
        }
        return min(index + 2, bytes.count)
    }

    /// Where code begins in the text of a comment; nil where it is only words.
    private static func code(
        in bytes: Span<UInt8>, _ range: Range<Int>, isCertain: Bool
    ) -> Int? {
        // Bytes, not characters: text that is no UTF-8 has other lengths when it is mended.
        var comment: [UInt8] = []
        for index in range { comment.append(bytes[index]) }
        let ends = comment.indices.filter { comment[$0] == Byte.semicolon }
        guard let first = ends.first else { return nil }
        let hasComment = comment.indices.dropLast().contains { index in
            index > first && comment[index] == Byte.slash && comment[index + 1] == Byte.slash
        }
        let marks = [Byte.equals, Byte.closeBracket, Byte.closeParen]
        let isCalled = comment[..<first].contains { marks.contains($0) }
        let isCode = hasComment || hasMessageBehindComment(comment[..<first])
        guard isCalled, isCode || ends.count > 1 || !isCertain else { return nil }
        return range.lowerBound + opening(of: comment[..<first])
    }

    /// Whether further `//` stands in a comment, and a message behind it ends the text.
    private static func hasMessageBehindComment(_ words: ArraySlice<UInt8>) -> Bool {
        let comment = words.indices.dropLast().last { index in
            words[index] == Byte.slash && words[index + 1] == Byte.slash
                && (index == words.startIndex || words[index - 1] != UInt8(ascii: ":"))
        }
        guard let comment, words.last == Byte.closeBracket else { return false }
        return words[comment...].contains(Byte.openBracket)
    }

    /// Where the first statement of a comment begins.
    private static func opening(of words: ArraySlice<UInt8>) -> Int {
        words.firstIndex(of: Byte.openBracket)
            ?? words.firstIndex(of: Byte.equals).map { wordStart(words, $0) }
            ?? words.startIndex
    }

    /// Where the place before `=` begins.
    private static func wordStart(_ words: ArraySlice<UInt8>, _ end: Int) -> Int {
        var index = end
        while index > words.startIndex, words[index - 1] == Byte.space { index -= 1 }
        while index > words.startIndex, words[index - 1] != Byte.space { index -= 1 }
        return index
    }

    /// What to say of it.
    func diagnostic(
        in bytes: Span<UInt8>, _ start: SourcePlace, _ file: ScriptName
    ) -> Diagnostic {
        let place = start.advanced(to: offset, in: bytes)
        let swallowed = text(of: bytes.extracting(code..<bytes.lineEnd(from: code)))
        return Diagnostic(
            .syntax, at: place.span(in: file, length: 2),
            "the comment '//' swallows the code behind it",
            hint: "begin a new line before '\(swallowed.clipped)'")
    }
}
