/// Splits a command into its words and blocks.
struct VerbReader {
    let file: ScriptName
    /// The place of the next byte; offsets count from the command's first byte.
    var place: SourcePlace

    /// Reads `bytes`, which hold one command without its comment; `blocks` are between its braces.
    mutating func read(
        _ bytes: Span<UInt8>, blocks: [Range<Int>]
    ) throws(Diagnostic) -> Verb {
        guard bytes[0] != Byte.openBrace else {
            throw Diagnostic(
                .syntax, at: place.span(in: file), "a command is missing before '{'")
        }
        let word = try readWord(bytes)
        var operands: [Operand] = []
        var blocks = blocks[...]
        var sourceEnd = place.offset
        while skipSpace(bytes) {
            if operands.isEmpty { operands.reserveCapacity(4) }
            operands.append(try readOperand(bytes, &blocks))
            sourceEnd = place.offset
        }
        return Verb(
            word: word, operands: operands, source: text(of: bytes.extracting(0..<sourceEnd)))
    }

    /// Moves to the next word or block; false at the end.
    private mutating func skipSpace(_ bytes: Span<UInt8>) -> Bool {
        while place.offset < bytes.count {
            let byte = bytes[place.offset]
            guard byte.isWhite || bytes.isLineJoin(at: place.offset) else { return true }
            place.step(over: byte)
        }
        return false
    }

    private mutating func readOperand(
        _ bytes: Span<UInt8>, _ blocks: inout ArraySlice<Range<Int>>
    ) throws(Diagnostic) -> Operand {
        guard bytes[place.offset] == Byte.openBrace, let range = blocks.popFirst() else {
            return .word(try readWord(bytes))
        }
        place.step(over: Byte.openBrace)
        let block = Block(text: text(of: bytes.extracting(range)), span: place.span(in: file))
        place.advance(to: range.upperBound, in: bytes)
        place.step(over: Byte.closeBrace)
        return .block(block)
    }

    private mutating func readWord(_ bytes: Span<UInt8>) throws(Diagnostic) -> Word {
        bytes[place.offset] == Byte.quote ? try readQuoted(bytes) : try readBare(bytes)
    }

    private mutating func readBare(_ bytes: Span<UInt8>) throws(Diagnostic) -> Word {
        let start = place
        var end = start.offset
        var isASCII = true
        while end < bytes.count, !endsBareWord(bytes, at: end) {
            if bytes[end] >= 0x80 { isASCII = false }
            end += 1
        }
        guard bytes[end - 1] != Byte.backslash else { throw trailingBackslash(bytes, at: end - 1) }
        let word = text(of: bytes.extracting(start.offset..<end))
        if !isASCII {
            try CharacterCheck(file: file).check(word, at: start, isStrict: false)
        }
        let length = isASCII ? end - start.offset : word.count
        place.offset = end
        place.column += length
        return Word(word, span: start.span(in: file, length: length))
    }

    private func endsBareWord(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        switch bytes[offset] {
        case Byte.quote, Byte.openBrace, Byte.closeBrace: true
        case Byte.backslash: bytes.isLineJoin(at: offset)
        case let byte: byte.isWhite
        }
    }

    private func trailingBackslash(_ bytes: Span<UInt8>, at offset: Int) -> Diagnostic {
        let place = place.advanced(to: offset, in: bytes)
        return Diagnostic(
            .syntax, at: place.span(in: file), "a word ends in '\\'",
            hint: "Put the word in quotes; '\\' continues a line only as its last character.")
    }

    private mutating func readQuoted(_ bytes: Span<UInt8>) throws(Diagnostic) -> Word {
        let start = place
        var reader = QuotedTextReader(file: file, place: place)
        let word = try reader.read(bytes)
        place = reader.place
        let length = text(of: bytes.extracting(start.offset..<place.offset)).count
        return Word(word, isQuoted: true, span: start.span(in: file, length: length))
    }
}
