/// The statements that a script repeats: short ones on one line, which need no second reading.
struct RepeatedStatements: Sendable {
    private struct Entry: Sendable {
        let bytes: [UInt8]
        let code: StatementCode
    }

    /// A text that might be known, up to its terminator.
    struct Candidate {
        let length: Int
        fileprivate let hash: Int
    }

    /// The number of places for texts; of two texts with the same place the later one is kept.
    private static let size = 256
    private static let longest = 200
    private var entries: [Entry?] = []

    /// The text from `start` to the first line end or semicolon, if it is plain: brackets of
    /// closures, quotes, comments and all beyond ASCII need a closer look.
    static func candidate(in bytes: Span<UInt8>, from start: Int) -> Candidate? {
        var hash: UInt = 5381
        var index = start
        while index < bytes.count, index - start <= longest {
            let byte = bytes[index]
            switch byte {
            case Byte.newline, Byte.semicolon:
                return Candidate(length: index - start, hash: Int(hash % UInt(size)))
            case Byte.openBrace, Byte.closeBrace, Byte.quote, Byte.apostrophe, Byte.slash,
                Byte.hash, Byte.backslash, Byte.backtick, Byte.caret, 0..<0x20, 0x7F...:
                return nil
            default: hash = hash &* 33 ^ UInt(byte)
            }
            index += 1
        }
        return nil
    }

    /// The code of the candidate, if it was read before and the next line cannot go on with it.
    func code(_ candidate: Candidate, from start: Int, in bytes: Span<UInt8>) -> StatementCode? {
        guard !entries.isEmpty, let entry = entries[candidate.hash],
            entry.bytes.count == candidate.length,
            endsLine(at: start + candidate.length, in: bytes)
        else { return nil }
        for (offset, byte) in entry.bytes.enumerated() where bytes[start + offset] != byte {
            return nil
        }
        let (code, end) = (entry.code, start + candidate.length)
        // Of code that both languages read alike, a last semicolon decides which of them it is.
        guard !code.isOfEitherLanguage || code.isTerminated == bytes.isLastSemicolon(at: end)
        else { return nil }
        return code
    }

    /// Whether nothing behind the terminator can belong to the statement.
    private func endsLine(at end: Int, in bytes: Span<UInt8>) -> Bool {
        if bytes[end] == Byte.semicolon { return true }
        let next = bytes.skippingBlanks(from: end + 1)
        guard next < bytes.count else { return false }
        let byte = bytes[next]
        return byte.isIdentifier && byte != UInt8(ascii: "e") && byte < 0x80
    }

    /// Keeps code that ends where the candidate does.
    mutating func keep(
        _ code: StatementCode, _ candidate: Candidate, from start: Int, in bytes: Span<UInt8>
    ) {
        if entries.isEmpty { entries = Array(repeating: nil, count: Self.size) }
        var copy: [UInt8] = []
        copy.reserveCapacity(candidate.length)
        for index in start..<start + candidate.length { copy.append(bytes[index]) }
        entries[candidate.hash] = Entry(bytes: copy, code: code)
    }
}

extension Span<UInt8> {
    /// Whether a semicolon is there and nothing but a comment behind it on its line.
    func isLastSemicolon(at index: Int) -> Bool {
        guard peek(index) == Byte.semicolon else { return false }
        let next = skippingBlanks(from: index + 1)
        switch peek(next) {
        case Byte.newline, Byte.carriageReturn, Byte.hash: return true
        case Byte.slash: return beginsComment(at: next)
        default: return next >= count
        }
    }
}
