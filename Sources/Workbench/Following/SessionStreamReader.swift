import CommandLanguage
import HierarchyRecords

/// Reads a session while it is being written: bytes in, what a follower is to do out. It opens no
/// file and runs nothing.
struct SessionStreamReader {
    /// One thing that the followed session did.
    enum Entry {
        /// Commands that make the world in which the session begins.
        case preparation([ParsedCommand])
        /// A command, with where the session stood after it; nil in a file without digests.
        case command(ParsedCommand, Mark?)
        /// A step that an exception undid.
        case raised([ParsedCommand], digest: String)
        /// A file that the next command opens.
        case file(path: String, digest: String, [UInt8])
        /// What a looking command was answered.
        case answered(SessionLook)
        /// What was written there is no command of this program.
        case unreadable(Message, Mark?)
        /// The session ended in peace.
        case end
        /// The file is no session that this program reads; nothing more comes.
        case refused(Message)
    }

    /// Where a session stands, and the digest of that step's events.
    struct Mark: Equatable {
        let step: Int
        let digest: String
    }

    /// The most bytes of a command, of a file that travels with one, and of a line.
    static let mostBytes = 64 << 20

    private let script: ScriptName
    /// What there is of the last line.
    private var partial: [UInt8] = []
    private var lineNumber = 0
    /// Whether the file says what its commands did, as a running copy does.
    private(set) var hasRecords = false
    private var isPrepared = false
    private var isOver = false
    /// The lines of the command that is not complete yet, and where they begin.
    private var unit: [[UInt8]] = []
    private var unitBytes = 0
    private var unitLine = 0
    /// The lines of a step that an exception undid.
    private var raised: [String] = []
    /// The lines of a command that looked, and of its answer.
    private var asked: [String] = []
    private var answer: [String] = []
    private var lookBytes = 0
    /// What came so far of a file.
    private var content: [UInt8] = []
    /// Reads a file without digests as it arrives.
    private var parser: ScriptParser

    /// Reads a session whose places are in that script.
    init(in script: ScriptName) {
        self.script = script
        parser = ScriptParser(in: script, readsAhead: false)
    }

    /// Takes what was appended; returns what is complete.
    mutating func take(_ bytes: some Collection<UInt8>) -> [Entry] {
        var entries: [Entry] = []
        var rest = bytes[...]
        while !isOver, let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            var line = partial + rest[..<newline]
            partial = []
            rest = rest[rest.index(after: newline)...]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            take(line: line, &entries)
        }
        if !isOver { partial += rest }
        if partial.count > Self.mostBytes { refuse("a line is too long", &entries) }
        return entries
    }

    private mutating func take(line: [UInt8], _ entries: inout [Entry]) {
        lineNumber += 1
        if lineNumber == 1 { return checkHeader(line, &entries) }
        if lineNumber == 2, StreamRecord(line) == .withDigests {
            hasRecords = true
            return
        }
        if hasRecords {
            takeWithRecords(line, &entries)
        } else {
            takeAlone(line, &entries)
        }
    }

    private mutating func checkHeader(_ line: [UInt8], _ entries: inout [Entry]) {
        guard line.starts(with: SessionFormat.firstWords.utf8) else {
            return refuse("its first line is not '\(SessionFile.header)'", &entries)
        }
        if let refusal = SessionFormat.refusal(ofScript: line) { refuse("it \(refusal)", &entries) }
    }

    private mutating func refuse(_ reason: Message, _ entries: inout [Entry]) {
        isOver = true
        partial = []
        entries.append(.refused(reason))
    }

    private mutating func end(_ entries: inout [Entry]) {
        isOver = true
        entries.append(.end)
    }

    // MARK: With digests

    private mutating func takeWithRecords(_ line: [UInt8], _ entries: inout [Entry]) {
        let record = StreamRecord(line)
        if case .at(let step, let digest, let lines) = record, lines == unit.count {
            return endUnit(Mark(step: step, digest: digest), &entries)
        }
        guard unit.isEmpty, let record else { return addToUnit(line, &entries) }
        switch record {
        case .raisedLine(let text): addRaised(text, &entries)
        case .raised(let digest): endRaised(digest, &entries)
        case .fileBytes(let bytes): addToContent(bytes, &entries)
        case .file(let digest, let path):
            entries.append(.file(path: path, digest: digest, content))
            content = []
        case .askedLine(let text):
            asked.append(text)
            countLook(text, &entries)
        case .answerLine(let text):
            answer.append(text)
            countLook(text, &entries)
        case .answered:
            let look = SessionLook(source: asked.joined(separator: "\n"), lines: answer)
            entries.append(.answered(look))
            (asked, answer, lookBytes) = ([], [], 0)
        case .end: end(&entries)
        case .at, .withDigests: addToUnit(line, &entries)
        }
    }

    private mutating func addToUnit(_ line: [UInt8], _ entries: inout [Entry]) {
        if unit.isEmpty { unitLine = lineNumber }
        unit.append(line)
        unitBytes += line.count + 1
        if unitBytes > Self.mostBytes { refuse("a command is too long", &entries) }
    }

    private mutating func addRaised(_ text: String, _ entries: inout [Entry]) {
        raised.append(text)
        unitBytes += text.utf8.count + 1
        if unitBytes > Self.mostBytes { refuse("a command is too long", &entries) }
    }

    private mutating func countLook(_ text: String, _ entries: inout [Entry]) {
        lookBytes += text.utf8.count + 1
        if lookBytes > Self.mostBytes { refuse("an answer in it is too long", &entries) }
    }

    private mutating func addToContent(_ bytes: [UInt8], _ entries: inout [Entry]) {
        content += bytes
        if content.count > Self.mostBytes { refuse("a file in it is too long", &entries) }
    }

    private mutating func endRaised(_ digest: String, _ entries: inout [Entry]) {
        let lines = raised.map { Array($0.utf8) }
        (raised, unitBytes) = ([], 0)
        guard let commands = try? commands(lines, from: lineNumber - lines.count) else { return }
        entries.append(.raised(commands, digest: digest))
    }

    private mutating func endUnit(_ mark: Mark, _ entries: inout [Entry]) {
        let (lines, line, isFirst) = (unit, unitLine, !isPrepared)
        (unit, unitBytes, isPrepared) = ([], 0, true)
        do throws(Diagnostic) {
            let commands = try commands(lines, from: line)
            if isFirst { return entries.append(.preparation(commands)) }
            for command in commands.dropLast() { entries.append(.command(command, nil)) }
            if let last = commands.last { entries.append(.command(last, mark)) }
        } catch {
            entries.append(.unreadable("\(error.span.text): \(error.told)", mark))
        }
    }

    private func commands(
        _ lines: [[UInt8]], from line: Int
    ) throws(Diagnostic) -> [ParsedCommand] {
        var parser = ScriptParser(in: script, firstLine: line, readsAhead: true)
        for line in lines { parser.feed(line + [UInt8(ascii: "\n")]) }
        parser.finish()
        var commands: [ParsedCommand] = []
        while let command = try parser.next() { commands.append(command) }
        return commands
    }

    // MARK: Without

    private mutating func takeAlone(_ line: [UInt8], _ entries: inout [Entry]) {
        if parser.continuation == nil, StreamRecord(line) == .end { return end(&entries) }
        parser.feed(line + [UInt8(ascii: "\n")])
        while true {
            do throws(Diagnostic) {
                guard let command = try parser.next() else { return }
                entries.append(.command(command, nil))
            } catch {
                entries.append(.unreadable("\(error.span.text): \(error.told)", nil))
            }
        }
    }
}
