/// Characters of C, which are numbers: `'a'`, `'\\n'` and `'main'`.
extension SwiftLexer {
    mutating func readCharacterOfC(_ bytes: Span<UInt8>) throws(Diagnostic) -> SwiftToken.Kind {
        var index = place.offset + 1
        var value = 0
        while bytes.peek(index) != Byte.apostrophe {
            let isOpen = index < bytes.count && bytes[index] != Byte.newline
            guard isOpen, index - place.offset <= 8 else {
                throw Diagnostic(
                    .syntax, at: place.span(in: file), "the character is not closed",
                    suggestion: "'")
            }
            value = value << 8 | characterOfC(bytes, &index)
        }
        place.advance(to: index + 1, in: bytes)
        return .integer(value)
    }

    /// The number of the character at the index, which is moved behind it.
    private func characterOfC(_ bytes: Span<UInt8>, _ index: inout Int) -> Int {
        let byte = bytes[index]
        index += 1
        guard byte == Byte.backslash, index < bytes.count else { return Int(byte) }
        let escape = bytes[index]
        index += 1
        return Self.escapesOfC[escape] ?? Int(escape)
    }

    private static let escapesOfC: [UInt8: Int] = [
        UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9,
        UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
}
