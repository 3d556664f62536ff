/// A byte's offset with its line and column, which count from 1.
struct SourcePlace: Sendable, Equatable {
    var offset = 0
    var line: Int
    var column = 1

    /// Moves forward to the byte at `end`, counting line ends and characters on the way.
    mutating func advance(to end: Int, in bytes: Span<UInt8>) {
        var lineStart = offset
        var isASCII = true
        for index in offset..<end {
            let byte = bytes[index]
            if byte == Byte.newline {
                line += 1
                column = 1
                lineStart = index + 1
                isASCII = true
            } else if byte >= 0x80 {
                isASCII = false
            }
        }
        column += isASCII ? end - lineStart : text(of: bytes.extracting(lineStart..<end)).count
        offset = end
    }

    /// Moves over one byte that is ASCII.
    mutating func step(over byte: UInt8) {
        offset += 1
        column = byte == Byte.newline ? 1 : column + 1
        line += byte == Byte.newline ? 1 : 0
    }

    /// The same place after moving forward to `end`.
    func advanced(to end: Int, in bytes: Span<UInt8>) -> SourcePlace {
        var place = self
        place.advance(to: end, in: bytes)
        return place
    }

    /// The same place in bytes that begin there.
    var rebased: SourcePlace { SourcePlace(line: line, column: column) }

    func span(in file: ScriptName, length: Int = 1) -> SourceSpan {
        SourceSpan(in: file, line: line, column: column, length: length)
    }
}
