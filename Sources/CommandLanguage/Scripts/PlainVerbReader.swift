/// Reads a command of bare words in ASCII on one line: the quick way for nearly
/// every line of a script.
struct PlainVerbReader {
    let file: ScriptName
    let start: SourcePlace
    /// The next byte; the command's terminator once it was read.
    private(set) var offset: Int

    /// Makes a reader of the command whose first byte, no blank, is at `start`.
    init(file: ScriptName, start: SourcePlace) {
        self.file = file
        self.start = start
        offset = start.offset
    }

    /// The command, or nil if it holds anything else.
    mutating func read(_ bytes: Span<UInt8>) -> Verb? {
        let word = readWord(bytes)
        var operands: [Operand] = []
        var end = offset
        offset = bytes.skippingBlanks(from: offset)
        while bytes.peek(offset).isPlainWord {
            let operand = Operand.word(readWord(bytes))
            // Most have one, and the literal is made in one go.
            if operands.isEmpty { operands = [operand] } else { operands.append(operand) }
            end = offset
            offset = bytes.skippingBlanks(from: offset)
        }
        guard end > start.offset, isEnd(bytes.peek(offset), isWordStart: offset > end) else {
            return nil
        }
        let source = text(start.offset..<end, bytes)
        return Verb(word: word, operands: operands, source: source)
    }

    private func isEnd(_ byte: UInt8, isWordStart: Bool) -> Bool {
        byte == Byte.newline || byte == Byte.semicolon || (byte == Byte.hash && isWordStart)
    }

    private mutating func readWord(_ bytes: Span<UInt8>) -> Word {
        let first = offset
        var end = first
        while end < bytes.count, bytes[end].isPlainWord { end += 1 }
        offset = end
        let column = start.column + first - start.offset
        let span = SourceSpan(
            in: file, line: start.line, column: column, length: offset - first)
        return Word(text(first..<offset, bytes), span: span)
    }

    private func text(_ range: Range<Int>, _ bytes: Span<UInt8>) -> String {
        String(copying: UTF8Span(unchecked: bytes.extracting(range), isKnownASCII: true))
    }
}
