extension CommandScanner {
    /// Scans a statement's code up to something that changes what the bytes mean.
    mutating func scanStatement(
        _ bytes: Span<UInt8>, isFinished: Bool
    ) throws(DepthExceeded) {
        if bytes.peek(statementStart) == Byte.hash { return scanDefinition(bytes) }
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case Byte.space, Byte.tab: offset += 1
            case Byte.newline:
                return endLine(bytes, isFinished: isFinished)
            case Byte.semicolon where isOutsideBrackets && !isElse(bytes, behind: offset + 1):
                return endCommand()
            case Byte.slash where bytes.beginsComment(at: offset):
                return enterComment(bytes)
            case Byte.hash where frames.first == .block && isLoneHash(bytes):
                return enter(.lineComment)
            case Byte.quote:
                return enterString(bytes)
            default:
                lastCode = offset
                if try scanBracket(byte) { return }
                scanCharacter(byte, bytes)
            }
        }
    }

    /// Scans `#define NAME …` to the end of its line, and of the lines that a `\` joins to it.
    private mutating func scanDefinition(_ bytes: Span<UInt8>) {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == Byte.newline {
                let isJoined =
                    bytes[offset - 1] == Byte.backslash
                    || offset > 1 && bytes[offset - 1] == Byte.carriageReturn
                        && bytes[offset - 2] == Byte.backslash
                if !isJoined { return endCommand() }
            } else if byte >= 0x80 {
                isASCII = false
            }
            offset += 1
        }
    }

    /// Whether line ends and semicolons end the statement here.
    private var isOutsideBrackets: Bool {
        (frames.isEmpty || frames.last == .block) && !needsEndDirective
    }

    /// `#` between blanks, which neither language has: a comment in the lines of an expectation.
    private func isLoneHash(_ bytes: Span<UInt8>) -> Bool {
        isWordStart(bytes) && bytes.peek(offset + 1).isWhite
    }

    /// Goes over a byte that is neither blank nor bracket, or over a character of Objective-C.
    private mutating func scanCharacter(_ byte: UInt8, _ bytes: Span<UInt8>) {
        switch byte {
        case Byte.apostrophe:
            offset = characterEnd(bytes) ?? offset + 1
        case Byte.at where needsEndDirective && isEndDirective(bytes):
            needsEndDirective = false
            dropBrackets()
            offset += 4
        default:
            if byte >= 0x80 {
                isASCII = false
            } else if byte.isControl, byte != Byte.carriageReturn {
                noteIllegal()
            }
            offset += 1
        }
    }

    /// The end of `'c'` or `'\c'`, if that is at the offset.
    private func characterEnd(_ bytes: Span<UInt8>) -> Int? {
        let close = offset + (bytes.peek(offset + 1) == Byte.backslash ? 3 : 2)
        let isOnLine = bytes.peek(close - 1) != Byte.newline
        return isOnLine && bytes.peek(close) == Byte.apostrophe ? close + 1 : nil
    }

    private func isEndDirective(_ bytes: Span<UInt8>) -> Bool {
        bytes.peek(offset + 1) == UInt8(ascii: "e") && bytes.peek(offset + 2) == UInt8(ascii: "n")
            && bytes.peek(offset + 3) == UInt8(ascii: "d") && !bytes.peek(offset + 4).isIdentifier
    }

    private mutating func enterString(_ bytes: Span<UInt8>) {
        lastCode = offset
        let isLong = bytes.peek(offset + 1) == Byte.quote && bytes.peek(offset + 2) == Byte.quote
        enter(isLong ? .longString : .string)
        offset += isLong ? 3 : 1
    }
}

/// Brackets of statements.
extension CommandScanner {
    /// Opens or closes a bracket, and says whether the region or the kind of command changed.
    private mutating func scanBracket(_ byte: UInt8) throws(DepthExceeded) -> Bool {
        switch byte {
        case Byte.openBrace: try open(.brace)
        case Byte.openParen: try open(.paren)
        case Byte.openBracket: try open(.bracket)
        case Byte.closeBrace: return closeBrace()
        case Byte.closeParen: return closeParen()
        case Byte.closeBracket: close(.bracket)
        default: return false
        }
        return true
    }

    /// Closes up to the innermost brace: a text between braces may hold any brackets.
    private mutating func closeBrace() -> Bool {
        guard let index = frames.lastIndex(where: { $0 == .brace || $0 == .block }) else {
            dropBrackets()
            offset += 1
            return true
        }
        truncateFrames(to: index + 1)
        if frames.last == .block { return closeBlock() }
        close(.brace)
        return true
    }

    private mutating func closeParen() -> Bool {
        guard let string = frames.last?.stringAround else {
            close(.paren)
            return true
        }
        region = string
        regionStart = openings.last ?? offset
        truncateFrames(to: frames.count - 1)
        offset += 1
        return true
    }

    /// Closes the innermost bracket; if it is of another kind, the line's end is the statement's.
    private mutating func close(_ frame: Frame) {
        if frames.last == frame {
            truncateFrames(to: frames.count - 1)
        } else {
            dropBrackets()
        }
        offset += 1
    }

    /// Gives up the brackets of the innermost statement.
    private mutating func dropBrackets() {
        truncateFrames(to: (frames.lastIndex(of: .block) ?? -1) + 1)
    }

    private mutating func truncateFrames(to count: Int) {
        frames.removeLast(frames.count - count)
        openings.removeLast(openings.count - count)
    }
}

/// Line ends and strings of statements.
extension CommandScanner {
    /// Ends the statement at a line end, unless a bracket, an operator or the next line goes on.
    private mutating func endLine(_ bytes: Span<UInt8>, isFinished: Bool) {
        guard isOutsideBrackets, !endsInOperator(bytes), !endsInHead(bytes) else {
            offset += 1
            return
        }
        if readsAhead, !isFinished, offset + 1 == bytes.count {
            isWaiting = true
        } else if goesOn(bytes, from: bytes.skippingBlanks(from: offset + 1)) {
            offset += 1
        } else {
            endCommand()
        }
    }

    private func endsInOperator(_ bytes: Span<UInt8>) -> Bool {
        switch bytes[lastCode] {
        case Byte.equals, Byte.comma, Byte.plus, Byte.hyphen, Byte.star, Byte.slash, Byte.percent,
            Byte.ampersand, Byte.bar, Byte.backslash:
            true
        case Byte.question: lastCode > 0 && bytes[lastCode - 1] == Byte.question
        default: false
        }
    }

    /// Whether `else` is the next word, on this line or the next.
    private func isElse(_ bytes: Span<UInt8>, behind start: Int) -> Bool {
        var index = bytes.skippingBlanks(from: start)
        if index < bytes.count, bytes[index] == Byte.carriageReturn { index += 1 }
        if index < bytes.count, bytes[index] == Byte.newline {
            index = bytes.skippingBlanks(from: index + 1)
        }
        return bytes.isWord("else", at: index)
    }

    /// Whether all of the statement so far is `if (…)`, `while (…)`, `for (…)` or ends in `else`,
    /// whose body is on the next line.
    private func endsInHead(_ bytes: Span<UInt8>) -> Bool {
        if lastCode >= statementStart + 3, bytes.isWord("else", at: lastCode - 3) { return true }
        guard bytes[lastCode] == Byte.closeParen,
            let word = ["if", "while", "for"].first(where: {
                bytes.isWord($0, at: statementStart)
            })
        else { return false }
        var index = bytes.skippingBlanks(from: statementStart + word.utf8CodeUnitCount)
        guard bytes.peek(index) == Byte.openParen else { return false }
        var depth = 0
        repeat {
            if bytes[index] == Byte.openParen { depth += 1 }
            if bytes[index] == Byte.closeParen { depth -= 1 }
            index += 1
        } while depth > 0 && index <= lastCode
        return depth == 0 && index == lastCode + 1
    }

    /// Whether the line whose first byte is at `index` goes on with the statement before it.
    private func goesOn(_ bytes: Span<UInt8>, from index: Int) -> Bool {
        let byte = bytes.peek(index)
        switch byte {
        case Byte.openBrace: return true
        case Byte.dot: return bytes.peek(index + 1).isIdentifier
        case Byte.ampersand, Byte.bar: return bytes.peek(index + 1) == byte
        case Byte.question: return bytes.peek(index + 1) == byte || bytes.peek(index + 1).isBlank
        case UInt8(ascii: ":"): return bytes.peek(index + 1).isBlank
        case UInt8(ascii: "e"), UInt8(ascii: "c"):
            return bytes.isWord("else", at: index) || bytes.isWord("catch", at: index)
        default: return false
        }
    }

    /// Scans a string literal; one in single quotes ends with its line at the latest.
    mutating func scanString(_ bytes: Span<UInt8>) throws(DepthExceeded) {
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case Byte.quote:
                if endString(bytes) { return }
            case Byte.newline where region == .string:
                return leaveBrokenString()
            case Byte.backslash where bytes.peek(offset + 1) == Byte.openParen:
                return try openInterpolation()
            case Byte.backslash where bytes.peek(offset + 1) != Byte.newline:
                offset += 1
                note(bytes[offset])
                offset += 1
            default:
                note(byte)
                offset += 1
            }
        }
    }

    /// Ends a string that lacks its quote, and the statement with it.
    mutating func leaveBrokenString() {
        region = .code
        dropBrackets()
    }

    /// Goes over a quote, and says whether the string ends with it.
    private mutating func endString(_ bytes: Span<UInt8>) -> Bool {
        let isShort = region == .string
        let isEnd =
            isShort
            || (bytes.peek(offset + 1) == Byte.quote && bytes.peek(offset + 2) == Byte.quote)
        offset += isEnd && !isShort ? 3 : 1
        if isEnd {
            region = .code
            lastCode = offset - 1
        }
        return isEnd
    }

    private mutating func openInterpolation() throws(DepthExceeded) {
        let frame: Frame = region == .string ? .interpolation : .longInterpolation
        offset += 1
        try open(frame)
        region = .code
    }
}
