/// Refuses bytes that are no text, with the place of the first.
struct TextCheck {
    let file: ScriptName
    /// The place of the first byte that is checked, offset 0.
    let start: SourcePlace

    /// Throws at the first NUL byte, or the first byte that is not UTF-8.
    func check(_ bytes: Span<UInt8>) throws(Diagnostic) {
        for offset in bytes.indices where bytes[offset] == Byte.null {
            throw illegal(at: offset, in: bytes)
        }
        try checkUTF8(bytes)
    }

    func checkUTF8(_ bytes: Span<UInt8>) throws(Diagnostic) {
        do {
            _ = try UTF8Span(validating: bytes)
        } catch {
            let offset = error.byteOffsets.lowerBound
            let byte = String(bytes[offset], radix: 16, uppercase: true)
            throw diagnostic(at: offset, in: bytes, "byte 0x\(byte) is not valid UTF-8")
        }
    }

    /// What is wrong with the control character or the stray brace at `offset`.
    func illegal(at offset: Int, in bytes: Span<UInt8>) -> Diagnostic {
        let summary: Message =
            switch bytes[offset] {
            case Byte.closeBrace: "'}' without '{'"
            case Byte.null: "a NUL byte is not text"
            case Byte.carriageReturn: "a carriage return without a line feed"
            case let byte: "control character \(codePoint(UInt32(byte))) outside quotes"
            }
        return diagnostic(at: offset, in: bytes, summary)
    }

    private func diagnostic(
        at offset: Int, in bytes: Span<UInt8>, _ summary: Message
    ) -> Diagnostic {
        let place = start.advanced(to: offset, in: bytes)
        return Diagnostic(.syntax, at: place.span(in: file), summary)
    }
}

/// `U+001B`
func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
