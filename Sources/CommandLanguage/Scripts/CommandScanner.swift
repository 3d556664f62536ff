/// Finds where a command ends, without recursion, and goes on where it stopped when more lines come.
///
/// All offsets count from the command's first byte, which is no blank. The bytes it is given are
/// whole lines. What is between the braces of a command is scanned as commands, and what is between
/// the brackets of a statement as a statement, so that braces in quotes and comments do not count.
struct CommandScanner: Sendable {
    /// What is open around the next byte.
    enum Frame: Sendable {
        /// `{` of a command: commands are inside.
        case block
        /// `{`, `(` and `[` of a statement.
        case brace, paren, bracket
        /// `\(` of a string, or of a string in three quotes.
        case interpolation, longInterpolation

        /// The kind of text that goes on behind an interpolation; nil for any other frame.
        var stringAround: Region? {
            switch self {
            case .interpolation: .string
            case .longInterpolation: .longString
            case .block, .brace, .paren, .bracket: nil
            }
        }
    }

    /// What kind of text the next byte belongs to.
    enum Region: Sendable {
        case code
        /// A quoted word of a command.
        case quote
        /// A string of a statement, in one or three quotes.
        case string, longString
        /// `#` or `//` up to the line's end.
        case lineComment
        case blockComment
    }

    /// A bracket too many, at its offset.
    struct DepthExceeded: Error {
        let offset: Int
    }

    /// How the command begins; nil for a verb.
    let start: StatementStart?
    /// Whether a statement waits for the line after it, which may go on with it.
    let readsAhead: Bool

    /// The next byte to look at.
    var offset = 0
    /// Whether the innermost command is a statement.
    var isStatement: Bool
    /// Whether the next byte that is no white space begins a command of a block.
    var isAtStart = false
    var region = Region.code
    /// Where the region begins, or the `\` that joins the next line to this one.
    var regionStart = 0
    /// Open `/*`, for they nest.
    var commentDepth = 0
    var frames: [Frame] = []
    /// Where each frame's bracket is.
    var openings: [Int] = []
    /// Where the innermost statement begins.
    var statementStart = 0
    /// The last byte of the innermost statement that is neither white space nor comment.
    var lastCode = 0
    /// Whether only `@end` ends the innermost statement.
    var needsEndDirective: Bool
    /// Whether the bytes end in a `\` that joins the next line to this one.
    var isContinued = false
    /// Whether the next line decides if the statement is complete.
    var isWaiting = false

    /// The ranges between the braces of the command itself.
    var blocks: [Range<Int>] = []
    /// Where the comment behind a verb begins.
    var codeEnd: Int?
    /// Whether only ASCII was seen.
    var isASCII = true
    /// The first control character or stray brace.
    var firstIllegal: Int?
    /// Where a complete command ends; its terminator, if any, is there.
    var end: Int?

    init(start: StatementStart?, readsAhead: Bool) {
        self.start = start
        self.readsAhead = readsAhead
        isStatement = start != nil
        needsEndDirective = start == .classDirective
    }

    /// Scans on to the end of `bytes`, or of the command if that comes first.
    mutating func scan(_ bytes: Span<UInt8>, isFinished: Bool) throws(DepthExceeded) {
        isWaiting = false
        if offset < bytes.count { isContinued = false }
        while end == nil, !isWaiting, offset < bytes.count {
            switch region {
            case .code where isAtStart: beginNestedCommand(bytes)
            case .code where isStatement: try scanStatement(bytes, isFinished: isFinished)
            case .code: try scanVerb(bytes)
            case .quote: scanQuote(bytes)
            case .string, .longString: try scanString(bytes)
            case .lineComment: scanLineComment(bytes)
            case .blockComment: scanBlockComment(bytes)
            }
        }
        if isFinished, end == nil { finish(bytes) }
    }

    /// Takes the end of the input for a line's end.
    private mutating func finish(_ bytes: Span<UInt8>) {
        if region == .string { leaveBrokenString() }
        let isWholeStatement = continuation == .statement && frames.isEmpty
        if continuation == nil || isWholeStatement { end = bytes.count }
    }

    /// Why the command is not complete; nil when nothing is open.
    var continuation: Continuation? {
        switch region {
        case .quote, .longString: .quote
        case .blockComment: .comment
        case .code where isContinued: .backslash
        case .code, .string, .lineComment:
            if let frame = frames.last {
                frame == .block ? .block : .statement
            } else {
                isStatement && !isWaiting ? .statement : nil
            }
        }
    }

    /// Where the innermost thing that is open begins.
    var openingOffset: Int {
        switch continuation {
        case .quote, .comment, .backslash: regionStart
        case .block, .statement, nil: openings.last ?? 0
        }
    }

    /// Decides what the next command of a block is.
    private mutating func beginNestedCommand(_ bytes: Span<UInt8>) {
        while offset < bytes.count, bytes[offset].isWhite || bytes[offset] == Byte.semicolon {
            offset += 1
        }
        guard offset < bytes.count else { return }
        if bytes[offset] == Byte.hash, !StatementStart.isDefinition(bytes, at: offset) {
            enter(.lineComment)
            return
        }
        let start = StatementStart.detect(in: bytes, at: offset)
        if start == .comment {
            enterComment(bytes)
        } else {
            isStatement = start != nil
            needsEndDirective = start == .classDirective
            isAtStart = false
            lastCode = offset
            statementStart = offset
        }
    }

    mutating func enter(_ region: Region) {
        self.region = region
        regionStart = offset
    }

    /// Enters the `//` or `/*` at the offset.
    mutating func enterComment(_ bytes: Span<UInt8>) {
        let isBlock = bytes.peek(offset + 1) == Byte.star
        enter(isBlock ? .blockComment : .lineComment)
        commentDepth = isBlock ? 1 : 0
        offset += 2
    }

    mutating func open(_ frame: Frame) throws(DepthExceeded) {
        guard frames.count < ScriptLimits.depth else { throw DepthExceeded(offset: offset) }
        frames.append(frame)
        openings.append(offset)
        offset += 1
    }

    /// Notes what kind of byte stands where only text is looked for.
    mutating func note(_ byte: UInt8) {
        if byte >= 0x80 {
            isASCII = false
        } else if byte == Byte.null {
            noteIllegal()
        }
    }

    mutating func noteIllegal() {
        if firstIllegal == nil { firstIllegal = offset }
    }

    private mutating func scanLineComment(_ bytes: Span<UInt8>) {
        while offset < bytes.count, bytes[offset] != Byte.newline {
            note(bytes[offset])
            offset += 1
        }
        guard offset < bytes.count else { return }
        region = .code
        if start == .comment { end = offset }
    }

    private mutating func scanBlockComment(_ bytes: Span<UInt8>) {
        while commentDepth > 0, offset < bytes.count {
            switch (bytes[offset], bytes.peek(offset + 1)) {
            case (Byte.slash, Byte.star):
                commentDepth += 1
                offset += 2
            case (Byte.star, Byte.slash):
                commentDepth -= 1
                offset += 2
            default:
                note(bytes[offset])
                offset += 1
            }
        }
        guard commentDepth == 0 else { return }
        region = .code
        if start == .comment { end = offset }
    }
}
