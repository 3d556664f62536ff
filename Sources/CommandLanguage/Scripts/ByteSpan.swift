extension Span where Element == UInt8 {
    /// The byte at `index`, or a line end beyond the last one.
    func peek(_ index: Int) -> UInt8 {
        index < count ? self[index] : Byte.newline
    }

    /// The first byte from `index` on that is neither space nor tab.
    func skippingBlanks(from index: Int) -> Int {
        var index = index
        while peek(index).isBlank { index += 1 }
        return index
    }

    /// The end of the identifier that begins at `index`; `-` within it counts, as in names.
    func identifierEnd(from index: Int) -> Int {
        var index = index
        while index < count {
            let byte = self[index]
            let isPart = byte.isIdentifier || (byte == Byte.hyphen && peek(index + 1).isIdentifier)
            guard isPart else { break }
            index += 1
        }
        return index
    }

    /// The first line end from `index` on, or the end of the bytes.
    func lineEnd(from index: Int) -> Int {
        var index = index
        while index < count, self[index] != Byte.newline { index += 1 }
        return index
    }

    /// Whether `//` or `/*` is at `index`.
    func beginsComment(at index: Int) -> Bool {
        guard peek(index) == Byte.slash else { return false }
        let next = peek(index + 1)
        return next == Byte.slash || next == Byte.star
    }

    /// Whether `\` and a line end are at `index`, which join two lines.
    func isLineJoin(at index: Int) -> Bool {
        guard self[index] == Byte.backslash, index + 1 < count else { return false }
        let next = self[index + 1]
        return next == Byte.newline
            || (next == Byte.carriageReturn && index + 2 < count && self[index + 2] == Byte.newline)
    }

    /// Whether that word, and no longer one, begins at `index`.
    func isWord(_ word: StaticString, at index: Int) -> Bool {
        word.withUTF8Buffer { letters in
            guard index + letters.count <= count else { return false }
            for offset in letters.indices where self[index + offset] != letters[offset] {
                return false
            }
            return !peek(index + letters.count).isIdentifier
                && (index == 0 || !self[index - 1].isIdentifier)
        }
    }
}
