extension CommandScanner {
    /// Scans a command's words up to something that changes what the bytes mean.
    mutating func scanVerb(_ bytes: Span<UInt8>) throws(DepthExceeded) {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte.isPlainWord || byte.isBlank {
                offset += 1
            } else if try scanSpecial(byte, bytes) {
                return
            }
        }
    }

    /// Handles a byte that is not plain, and says whether the scan of the words ends with it.
    private mutating func scanSpecial(
        _ byte: UInt8, _ bytes: Span<UInt8>
    ) throws(DepthExceeded) -> Bool {
        switch byte {
        case Byte.newline, Byte.semicolon:
            endCommand()
            return true
        case Byte.quote:
            enter(.quote)
            offset += 1
            return true
        case Byte.openBrace:
            try openBlock()
            return true
        case Byte.closeBrace: return closeBlock()
        case Byte.hash: return enterHashComment(bytes)
        case Byte.backslash: skipBackslash(bytes)
        case Byte.carriageReturn where bytes.peek(offset + 1) == Byte.newline: offset += 1
        default:
            if byte >= 0x80 { isASCII = false } else { noteIllegal() }
            offset += 1
        }
        return false
    }

    /// Ends the innermost command at its terminator; the outermost one is complete then.
    mutating func endCommand() {
        if frames.isEmpty {
            end = offset
        } else {
            isAtStart = true
            offset += 1
        }
    }

    private mutating func openBlock() throws(DepthExceeded) {
        if frames.isEmpty { blocks.append(offset + 1..<offset + 1) }
        try open(.block)
        isAtStart = true
    }

    /// Closes the innermost block; a `}` without one is illegal.
    mutating func closeBlock() -> Bool {
        guard frames.popLast() != nil else {
            noteIllegal()
            offset += 1
            return false
        }
        openings.removeLast()
        isStatement = false
        if frames.isEmpty {
            blocks[blocks.count - 1] = blocks[blocks.count - 1].lowerBound..<offset
        }
        offset += 1
        return true
    }

    private mutating func enterHashComment(_ bytes: Span<UInt8>) -> Bool {
        guard isWordStart(bytes) else {
            offset += 1
            return false
        }
        if frames.isEmpty { codeEnd = offset }
        enter(.lineComment)
        return true
    }

    func isWordStart(_ bytes: Span<UInt8>) -> Bool {
        guard offset > 0 else { return true }
        switch bytes[offset - 1] {
        case Byte.openBrace, Byte.closeBrace, Byte.semicolon, Byte.quote: return true
        case let byte: return byte.isWhite
        }
    }

    /// Skips a `\`, together with the line end that it takes back.
    private mutating func skipBackslash(_ bytes: Span<UInt8>) {
        let next = offset + (bytes.peek(offset + 1) == Byte.carriageReturn ? 2 : 1)
        guard bytes.peek(next) == Byte.newline else {
            offset += 1
            return
        }
        regionStart = offset
        offset = min(next + 1, bytes.count)
        isContinued = offset == bytes.count
    }

    /// Scans a quoted word, line ends included.
    mutating func scanQuote(_ bytes: Span<UInt8>) {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == Byte.quote {
                region = .code
                offset += 1
                return
            }
            note(byte)
            let isEscape = byte == Byte.backslash && offset + 1 < bytes.count
            offset += isEscape && bytes[offset + 1] < 0x80 && bytes[offset + 1] != 0 ? 2 : 1
        }
    }
}
