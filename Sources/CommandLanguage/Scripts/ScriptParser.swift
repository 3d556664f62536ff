/// Splits a script into commands while it arrives, and reads each.
///
/// Feed it bytes, then take commands with `next()` until that is nil. The last line needs its line
/// end, or `finish()`. Memory is bounded: a line is dropped, and refused, when it grows too long.
public struct ScriptParser: Sendable {
    /// Why the input so far ends within a command; nil when it does not, and until `next()` is nil.
    public private(set) var continuation: Continuation?

    private let file: ScriptName
    private let firstLine: Int
    private let readsAhead: Bool
    /// Whether a definition is held back until the command behind it has been fed, since that may
    /// be a definition that it needs. Otherwise only commands that have been fed already are looked
    /// at.
    public var awaitsFollowers: Bool
    /// What was read ahead: a definition, the definitions behind it, and the command behind those.
    private var ahead: [Result<ParsedCommand, Diagnostic>] = []
    private var isGathering = false
    /// Whether the definitions that were gathered last are of Objective-C.
    private var hasGatheredProgram = false
    private var buffer = ScriptBuffer()
    /// Where the next command, or the blanks before it, begins.
    private var place: SourcePlace
    /// Statements that were read, and where the present one may be one of them.
    private var repeated = RepeatedStatements()
    private var candidate: RepeatedStatements.Candidate?
    /// Whether the last command was a statement behind which the next one stands on its line.
    private var isWithinLine = false
    /// The state of the scan of a command that is not complete yet.
    private var scanner: CommandScanner?
    /// Whether the byte order mark that may come first was looked for.
    private var isStarted = false
    /// The macros that the script has defined so far.
    private var macros = MacroTable()
    /// Whether it was said that an `#if` is not closed.
    private var hasToldOpenCondition = false

    /// Makes a parser; `file` is nil at the prompt.
    ///
    /// With `readsAhead`, a statement at the end of the input waits for the next line, which may go
    /// on with it (`.addChild(a)`); without, that is seen only if the line was fed already.
    public init(file: String?, firstLine: Int = 1, readsAhead: Bool = false) {
        self.init(in: ScriptName(file), firstLine: firstLine, readsAhead: readsAhead)
    }

    /// Makes a parser of a script that is known already.
    public init(in file: ScriptName, firstLine: Int = 1, readsAhead: Bool = false) {
        self.file = file
        self.readsAhead = readsAhead
        self.firstLine = firstLine
        awaitsFollowers = readsAhead
        place = SourcePlace(line: firstLine)
    }

    /// Makes a parser of the commands in a block, which keep the places of the script around it.
    public init(block: Block) {
        self.init(in: block.span.script, firstLine: block.span.line, readsAhead: false)
        place.column = block.span.column
        feed(block.text)
        finish()
    }

    /// Adds bytes in UTF-8; a character may be split between two calls.
    public mutating func feed(_ bytes: some Collection<UInt8>) {
        let released = buffer.release(before: place.offset)
        place.offset -= released
        let isFed: Void? = bytes.withContiguousStorageIfAvailable { buffer.append($0) }
        if isFed == nil { Array(bytes).withUnsafeBufferPointer { buffer.append($0) } }
    }

    /// Adds text.
    public mutating func feed(_ text: String) {
        feed(text.utf8)
    }

    /// The innermost bracket that is open where the input ends; nil where none is.
    public var openBracket: OpenBracket? {
        guard let scanner, scanner.region == .code, let frame = scanner.frames.last else {
            return nil
        }
        let opening = place.offset + scanner.openingOffset
        let span = place.advanced(to: opening, in: buffer.bytes.span).span(in: file)
        return OpenBracket(line: span.line, closing: frame.closing)
    }

    /// Says that no more input comes, so that the last line is complete and what is open an error.
    public mutating func finish() {
        buffer.finish()
    }

    /// The next complete command, or nil if the input so far holds none.
    ///
    /// After an error the parser goes on at the line after the command.
    public mutating func next() throws(Diagnostic) -> ParsedCommand? {
        if ahead.isEmpty {
            guard let command = try nextCommand() else { return try endOfInput() }
            guard command.beginsDefinitions else { return command }
            ahead.append(.success(command))
            isGathering = true
        } else if beginsOtherGroup {
            isGathering = true
        }
        if isGathering { gatherFollowers() }
        return isGathering ? nil : try takeAhead()
    }

    /// Says once of an input that ends within `#if` that it does, and waits for more of one that goes on.
    private mutating func endOfInput() throws(Diagnostic) -> ParsedCommand? {
        guard let line = buffer.openCondition else { return nil }
        guard buffer.isFinished else {
            continuation = continuation ?? .comment
            return nil
        }
        if hasToldOpenCondition || continuation != nil { return nil }
        hasToldOpenCondition = true
        let place = SourcePlace(line: firstLine + line)
        throw Diagnostic(
            .unfinished, at: place.span(in: file), "the '#if' is not closed: '#endif' is missing")
    }

    private mutating func nextCommand() throws(Diagnostic) -> ParsedCommand? {
        let follows = isWithinLine
        isWithinLine = false
        guard let command = try readCommand() else {
            // More of the statement is still to come.
            isWithinLine = follows && scanner != nil
            return nil
        }
        switch command {
        case .verb(var verb):
            guard isFollowedOnLine(buffer.bytes.span) else { return command }
            verb.isFollowedOnLine = true
            return .verb(verb)
        case .statement(var line):
            if command.beginsDefinitions { return command }
            line.followsOnLine = follows
            line.isFollowedOnLine = isStatementNextOnLine(buffer.bytes.span)
            isWithinLine = line.isFollowedOnLine
            return .statement(line)
        }
    }

    private mutating func readCommand() throws(Diagnostic) -> ParsedCommand? {
        continuation = nil
        let bytes = buffer.bytes
        skipByteOrderMark(bytes.span)
        while try skipToCommand(bytes.span) {
            if let command = beginCommand(bytes.span) { return command }
            guard let scan = try scanCommand(bytes.span), let end = scan.end else { return nil }
            if let command = try read(scan, to: end, bytes.span) { return command }
        }
        return nil
    }
}

/// Commands and statements behind each other on a line.
extension ScriptParser {
    /// Whether a statement that is no definition stands behind the place on its line.
    private func isStatementNextOnLine(_ bytes: Span<UInt8>) -> Bool {
        guard let offset = nextOnLine(bytes, from: place.offset),
            StatementStart.detect(in: bytes, at: offset) == .code
        else { return false }
        return !StatementStart.beginsType(bytes, at: offset)
    }

    /// Whether a command or a statement stands behind the semicolon at the place, be it behind comments.
    private func isFollowedOnLine(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.peek(place.offset) == Byte.semicolon else { return false }
        var offset = place.offset
        while let next = nextOnLine(bytes, from: offset) {
            if bytes[next] == Byte.hash { return StatementStart.isDefinition(bytes, at: next) }
            guard bytes.beginsComment(at: next) else { return true }
            guard let end = commentEnd(bytes, from: next) else { return false }
            offset = end
        }
        return false
    }

    /// Where the comment at that offset ends; nil where it goes on to the next line.
    private func commentEnd(_ bytes: Span<UInt8>, from offset: Int) -> Int? {
        let rest = bytes.extracting(offset..<min(limit, bytes.count))
        var scanner = CommandScanner(start: .comment, readsAhead: false)
        try? scanner.scan(rest, isFinished: false)
        guard let length = scanner.end else { return nil }
        let comment = rest.extracting(0..<length)
        return comment.lineEnd(from: 0) == length ? offset + length : nil
    }

    /// Where something stands behind an offset on its line; nil where the line ends.
    private func nextOnLine(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        var offset = start
        let end = min(limit, bytes.count)
        while offset < end, bytes[offset].isSeparatorOnLine { offset += 1 }
        guard offset < end, bytes[offset] != Byte.newline, bytes[offset] != Byte.carriageReturn
        else { return nil }
        return offset
    }
}

extension UInt8 {
    fileprivate var isSeparatorOnLine: Bool {
        self == Byte.space || self == Byte.tab || self == Byte.semicolon
    }
}

/// Definitions, which come with those behind them: each may need the other, whatever the order.
extension ScriptParser {
    /// How many definitions are looked at together.
    private static let groupLimit = 64
    /// How many of a program of Objective-C, in which every declaration counts.
    private static let programLimit = 2048

    /// Whether the command that ended a group of definitions begins one of the other language.
    private var beginsOtherGroup: Bool {
        guard ahead.count == 1, case .success(let command) = ahead[0] else { return false }
        return command.beginsDefinitions && ahead[0].isObjectiveC != hasGatheredProgram
    }

    /// Reads on to the first command that is no definition; still gathering if more input decides.
    private mutating func gatherFollowers() {
        let isProgram = ahead.first.map(\.isObjectiveC) ?? false
        hasGatheredProgram = isProgram
        while ahead.count < (isProgram ? Self.programLimit : Self.groupLimit) {
            do throws(Diagnostic) {
                guard let command = try nextCommand() else {
                    if !awaitsFollowers || buffer.isFinished { break }
                    continuation = continuation ?? .statement
                    return
                }
                ahead.append(.success(command))
                if !command.belongs(toProgramOfC: isProgram) { break }
            } catch {
                ahead.append(.failure(error))
                break
            }
        }
        isGathering = false
    }

    private mutating func takeAhead() throws(Diagnostic) -> ParsedCommand {
        let command = try ahead.removeFirst().get()
        guard case .statement(var line) = command, command.beginsDefinitions else { return command }
        let isProgram = line.language == .objectiveC
        for case .success(.statement(let follower)) in ahead
        where follower.belongs(toProgramOfC: isProgram) {
            line.followers.append(follower)
        }
        return .statement(line)
    }
}

/// Between commands.
extension ScriptParser {
    /// Commands may be read up to here: whole lines, up to one that was dropped.
    private var limit: Int { min(buffer.completeEnd, buffer.droppedLines.first ?? .max) }

    private mutating func skipByteOrderMark(_ bytes: Span<UInt8>) {
        guard !isStarted, limit > 0 else { return }
        isStarted = true
        if bytes.peek(0) == 0xEF, bytes.peek(1) == 0xBB, bytes.peek(2) == 0xBF { place.offset = 3 }
    }

    /// Moves to the first byte of a command; false if there is none.
    private mutating func skipToCommand(_ bytes: Span<UInt8>) throws(Diagnostic) -> Bool {
        if scanner != nil { return true }
        let limit = limit
        while place.offset < limit {
            guard try skipBlank(bytes) else { return true }
        }
        if buffer.droppedLines.first == place.offset { throw dropLine() }
        return false
    }

    /// Moves over one byte or one comment between commands; false at a command.
    private mutating func skipBlank(_ bytes: Span<UInt8>) throws(Diagnostic) -> Bool {
        let byte = bytes[place.offset]
        switch byte {
        case Byte.space, Byte.tab, Byte.newline, Byte.semicolon:
            place.step(over: byte)
        case Byte.carriageReturn where bytes.peek(place.offset + 1) == Byte.newline:
            place.step(over: byte)
        case Byte.backslash where bytes.isLineJoin(at: place.offset):
            place.step(over: byte)
        case Byte.hash where !StatementStart.isDefinition(bytes, at: place.offset):
            let comment = place
            skipLine(bytes)
            let text = bytes.extracting(comment.offset..<place.offset)
            try TextCheck(file: file, start: comment.rebased).check(text)
        default:
            return false
        }
        return true
    }

    private mutating func skipLine(_ bytes: Span<UInt8>) {
        place.advance(to: bytes.lineEnd(from: place.offset), in: bytes)
    }

    /// Leaves the line that was too long.
    private mutating func dropLine() -> Diagnostic {
        buffer.removeFirstDroppedLine()
        return Diagnostic(
            .limit, at: place.span(in: file),
            "the line is longer than \(ScriptLimits.lineLength) bytes")
    }
}

/// One command.
extension ScriptParser {
    /// Reads the command if it is a plain verb or was read before, and begins to scan any other.
    private mutating func beginCommand(_ bytes: Span<UInt8>) -> ParsedCommand? {
        guard scanner == nil else { return nil }
        let start = StatementStart.detect(in: bytes, at: place.offset)
        if start == nil {
            if let verb = readPlainVerb(bytes) { return .verb(verb) }
        } else if let line = repeatStatement(bytes) {
            return .statement(line)
        }
        scanner = CommandScanner(start: start, readsAhead: readsAhead)
        return nil
    }

    /// The statement at the place, if the script has had it before.
    private mutating func repeatStatement(_ bytes: Span<UInt8>) -> StatementLine? {
        let start = place.offset
        candidate = RepeatedStatements.candidate(
            in: bytes.extracting(0..<min(limit, bytes.count)), from: start)
        guard let candidate, let code = repeated.code(candidate, from: start, in: bytes) else {
            return nil
        }
        let line = StatementLine(code, line: place.line, column: place.column)
        place.column += candidate.length
        place.offset += candidate.length
        return line
    }

    private mutating func readPlainVerb(_ bytes: Span<UInt8>) -> Verb? {
        var reader = PlainVerbReader(file: file, start: place)
        guard let verb = reader.read(bytes) else { return nil }
        place.column += reader.offset - place.offset
        place.offset = reader.offset
        return verb
    }

    /// Finds the end of the command at the place; nil if more input is needed.
    private mutating func scanCommand(
        _ bytes: Span<UInt8>
    ) throws(Diagnostic) -> CommandScanner? {
        let end = min(limit, place.offset + ScriptLimits.commandLength)
        let isFinished =
            buffer.isFinished && end == buffer.completeEnd || buffer.droppedLines.first == end
        let command = bytes.extracting(place.offset..<end)
        guard var scan = scanner else { return nil }
        scanner = nil
        do {
            try scan.scan(command, isFinished: isFinished)
        } catch {
            throw tooDeep(at: place.offset + error.offset, bytes)
        }
        if scan.end != nil { return scan }
        try refuse(scan, scannedTo: end, isFinished: isFinished, bytes)
        continuation = scan.continuation
        scanner = scan
        return nil
    }

    /// Throws if no more input can complete the command.
    private mutating func refuse(
        _ scan: CommandScanner, scannedTo end: Int, isFinished: Bool, _ bytes: Span<UInt8>
    ) throws(Diagnostic) {
        let opening = place.offset + scan.openingOffset
        if end == place.offset + ScriptLimits.commandLength {
            throw tooLong(at: opening, scannedTo: end, bytes)
        }
        if buffer.droppedLines.first == end {
            place.advance(to: end, in: bytes)
            throw dropLine()
        }
        if isFinished {
            throw unfinished(scan, at: opening, bytes)
        }
    }

    private mutating func tooDeep(at offset: Int, _ bytes: Span<UInt8>) -> Diagnostic {
        place.advance(to: offset, in: bytes)
        let span = place.span(in: file)
        skipLine(bytes)
        return Diagnostic(
            .limit, at: span, "brackets are nested deeper than \(ScriptLimits.depth)")
    }

    private mutating func tooLong(
        at opening: Int, scannedTo end: Int, _ bytes: Span<UInt8>
    ) -> Diagnostic {
        let span = place.advanced(to: opening, in: bytes).span(in: file)
        place.advance(to: end, in: bytes)
        skipLine(bytes)
        return Diagnostic(
            .limit, at: span, "the command is longer than \(ScriptLimits.commandLength) bytes")
    }

    private mutating func unfinished(
        _ scan: CommandScanner, at opening: Int, _ bytes: Span<UInt8>
    ) -> Diagnostic {
        let command = bytes.extracting(place.offset..<buffer.completeEnd)
        let slip = scan.isStatement ? SwallowedCode.find(in: command, isCertain: false) : nil
        let swallowed = slip?.diagnostic(in: command, place.rebased, file)
        place.advance(to: opening, in: bytes)
        let span = place.span(in: file)
        place.advance(to: buffer.completeEnd, in: bytes)
        let lacksEnd = scan.needsEndDirective && scan.frames.isEmpty
        return swallowed
            ?? Diagnostic(
                .unfinished, at: span,
                lacksEnd
                    ? "the class is not finished: '@end' is missing"
                    : scan.continuation.summary)
    }

    /// Reads what the scan found, and goes on behind it; nil if it is a comment.
    private mutating func read(
        _ scan: CommandScanner, to end: Int, _ bytes: Span<UInt8>
    ) throws(Diagnostic) -> ParsedCommand? {
        var reader = CommandReader(file: file, start: place.rebased, macros: macros)
        let start = place.offset
        place.advance(to: start + end, in: bytes)
        defer { macros = reader.macros }
        do {
            let command = try reader.read(
                scan, bytes.extracting(start..<start + end),
                isTerminated: scan.start != nil && bytes.isLastSemicolon(at: start + end))
            if case .statement(let line)? = command, let candidate, candidate.length == end {
                repeated.keep(line.code, candidate, from: start, in: bytes)
            }
            candidate = nil
            if command == nil { try refuseSwallowed(start..<start + end, reader.start, bytes) }
            return command
        } catch {
            skipLine(bytes)
            throw error
        }
    }
}

extension ScriptParser {
    /// Refuses a comment behind code that holds the code of further lines.
    private func refuseSwallowed(
        _ comment: Range<Int>, _ start: SourcePlace, _ bytes: Span<UInt8>
    ) throws(Diagnostic) {
        var line = comment.lowerBound
        while line > 0, bytes[line - 1] != Byte.newline { line -= 1 }
        let text = bytes.extracting(line..<comment.upperBound)
        guard let slip = SwallowedCode.find(in: text, isCertain: true) else { return }
        var place = SourcePlace(line: start.line)
        place.column = max(1, start.column - (comment.lowerBound - line))
        throw slip.diagnostic(in: text, place, file)
    }
}

extension Continuation? {
    /// What an input that ends here lacks.
    fileprivate var summary: Message {
        switch self {
        case .block: "the block is not closed: '}' is missing"
        case .quote: "the quote is not closed: '\"' is missing"
        case .backslash: "nothing follows the '\\' at the end of the line"
        case .statement, nil: "the statement is not finished: a closing bracket is missing"
        case .comment: "the comment is not closed: '*/' is missing"
        }
    }
}
