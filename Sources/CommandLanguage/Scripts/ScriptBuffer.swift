/// The bytes of a script that are not parsed yet; a line that is too long is dropped as it arrives.
struct ScriptBuffer: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The end of the last complete line, or of everything once the input is finished.
    private(set) var completeEnd = 0
    /// Where lines were dropped because of their length; their line ends are kept.
    private(set) var droppedLines: [Int] = []
    private(set) var isFinished = false
    /// Bytes of the last line so far, dropped ones included.
    private var lineLength = 0
    /// Which lines C's preprocessor leaves out, of those up to an offset.
    private var conditions = ConditionalLines()
    private var conditionEnd = 0

    /// The line, counted from 0, of an `#if` that is still open; nil where none is.
    var openCondition: Int? { conditions.openLine }

    mutating func append(_ chunk: UnsafeBufferPointer<UInt8>) {
        if lineLength + chunk.count <= ScriptLimits.lineLength {
            appendShort(chunk)
        } else {
            appendByLines(chunk)
        }
        readConditions()
    }

    private mutating func readConditions() {
        guard conditionEnd < completeEnd else { return }
        conditions.read(&bytes, conditionEnd..<completeEnd)
        conditionEnd = completeEnd
    }

    private mutating func appendShort(_ chunk: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: chunk)
        if let newline = chunk.lastIndex(of: Byte.newline) {
            lineLength = chunk.count - newline - 1
            completeEnd = bytes.count - lineLength
        } else {
            lineLength += chunk.count
        }
    }

    private mutating func appendByLines(_ chunk: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in chunk.indices where chunk[index] == Byte.newline {
            appendPart(chunk[start..<index])
            bytes.append(Byte.newline)
            lineLength = 0
            completeEnd = bytes.count
            start = index + 1
        }
        appendPart(chunk[start...])
    }

    /// Adds to the last line, or drops that line when it grows too long.
    private mutating func appendPart(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
        let lengthBefore = lineLength
        lineLength += part.count
        if lineLength <= ScriptLimits.lineLength {
            bytes.append(contentsOf: part)
        } else if lengthBefore <= ScriptLimits.lineLength {
            bytes.removeLast(lengthBefore)
            droppedLines.append(bytes.count)
        }
    }

    mutating func finish() {
        isFinished = true
        completeEnd = bytes.count
        readConditions()
    }

    /// Forgets the dropped line that was reported.
    mutating func removeFirstDroppedLine() {
        droppedLines.removeFirst()
    }

    /// Frees the bytes before `offset`, once they are worth the move, and returns how many went.
    mutating func release(before offset: Int) -> Int {
        guard offset == bytes.count || (offset > 1 << 16 && offset > bytes.count / 2) else {
            return 0
        }
        bytes.removeFirst(offset)
        completeEnd -= offset
        conditionEnd -= offset
        for index in droppedLines.indices { droppedLines[index] -= offset }
        return offset
    }
}
