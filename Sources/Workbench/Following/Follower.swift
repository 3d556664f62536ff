import CommandLanguage
import HierarchyRecords

/// Takes the steps of a session that another process writes down, in this session's world, as they
/// happen. This session's journal has them as steps of its own, so that what is tried beside them is
/// a branch like any other.
@MainActor
final class Follower {
    /// The file as the person named it.
    let name: String
    /// Whether steps are taken as they come; false after `detach`.
    var isAttached = true
    /// Whether the other session has ended, and all of it was taken.
    private(set) var isOver = false
    /// Our step of each step of the other session.
    private(set) var steps: [Int: Int] = [:]
    /// Our step on which the other session stands.
    private(set) var present = 0
    /// How many of the other's commands were taken.
    private(set) var count = 0

    unowned let session: Session
    private let file: FollowedFile
    private let script: ScriptName
    private var reader: SessionStreamReader
    private var queue: ArraySlice<News> = []
    private var preparation: [ParsedCommand] = []
    /// Whether it was said already that the worlds are not the same any more.
    private var differs = false
    /// Why the file could not be read when it was looked at last.
    private var failure: Message?

    /// One thing that is to be taken or said.
    private enum News {
        /// What the other session did.
        case entry(SessionStreamReader.Entry)
        /// The program that wrote it is gone.
        case brokenOff
        /// Something about the file.
        case note(Message)
    }

    /// Opens the file; nothing is read yet.
    init(_ name: String, of session: Session) throws(FileError) {
        self.name = name
        self.session = session
        file = try FollowedFile(name)
        script = ScriptName(name)
        reader = SessionStreamReader(in: script)
    }

    /// Whether there is something to take or to say; reads what was appended.
    func hasNews() -> Bool {
        if !queue.isEmpty { return true }
        if isOver { return false }
        switch file.look() {
        case .appended(let bytes) where bytes.isEmpty: failure = nil
        case .appended(let bytes): queue = reader.take(bytes).map(News.entry)[...]
        case .left(let wasWritten): queue = news(ofLeft: wasWritten)
        case .replaced:
            reader = SessionStreamReader(in: script)
            (steps, preparation) = ([:], [])
            startAgain()
            beginNumbers()
            prepare()
            tell("'\(name)' was replaced: this is the session that stands there now")
        case .failed(let reason):
            if failure != reason { queue = [.note("cannot read '\(name)': \(reason)")] }
            failure = reason
        }
        return !queue.isEmpty
    }

    /// What a file means that no process has to write to. One that none had before may come from another
    /// machine, and go on; one without records is written by other programs.
    private func news(ofLeft wasWritten: Bool) -> ArraySlice<News> {
        if wasWritten { return [.brokenOff] }
        guard reader.hasRecords else { return [] }
        return [.note("no program on this machine is writing to '\(name)'")]
    }

    /// Takes what has come, one thing after the other, as long as `isIdle` says so.
    func takeNews(while isIdle: () -> Bool) {
        while isAttached, !queue.isEmpty, isIdle(), !session.watch.ends() {
            guard take(queue[queue.startIndex]) else { return }
            queue.removeFirst()
        }
    }

    /// Says something outside of any command's reply.
    func tell(_ note: Message) {
        session.host.onReply(
            Reply(contents: [.notes([note])], span: place, isPartial: true))
    }

    /// Shows a command of the other session.
    private func show(_ command: ParsedCommand) {
        session.host.onReply(
            Reply(contents: [.followed(command.source)], span: command.span, isPartial: true))
    }

    private var place: SourceSpan { SourceSpan(in: script, line: 1, column: 1) }

    // MARK: One thing after the other

    /// False where the user ended it, so that it is to be taken again.
    private func take(_ news: News) -> Bool {
        switch news {
        case .entry(let entry): return take(entry)
        case .brokenOff:
            end(
                "the session of '\(name)' was broken off by the end of its program, after \(countOfCommands)"
            )
        case .note(let words): tell(words)
        }
        return true
    }

    /// The same of what the other session did.
    private func take(_ entry: SessionStreamReader.Entry) -> Bool {
        switch entry {
        case .preparation(let commands):
            preparation = commands
            prepare()
        case .command(let command, let mark): return take(command, mark)
        case .raised(let commands, let digest): return raise(commands, digest)
        case .file(let path, let digest, let bytes): keep(bytes, of: path, digest)
        case .answered(let look):
            session.keepLook(look)
        case .unreadable(let reason, let mark):
            noteDifference(at: mark, reason)
            if let mark, steps[mark.step] == nil { steps[mark.step] = present }
        case .end: end("the session of '\(name)' has ended, after \(countOfCommands)")
        case .refused(let reason):
            tell("'\(name)' is not a session that can be followed: \(reason)")
            isOver = true
        }
        return true
    }

    private func keep(_ bytes: [UInt8], of path: String, _ digest: String) {
        do throws(Diagnostic) {
            try session.files.storyboards.add(bytes, of: path, at: place)
        } catch {
            noteDifference(at: nil, "\(error.span.text): \(error.told)")
        }
    }

    private func end(_ words: Message) {
        isOver = true
        tell(words)
    }

    private var countOfCommands: Message { count == 1 ? "1 command" : "\(count) commands" }

    private func take(_ command: ParsedCommand, _ mark: SessionStreamReader.Mark?) -> Bool {
        Following(session: session).asFollowed {
            show(command)
            goToPresent()
            let failure: Message?
            switch FollowedCommand(command, in: session) {
            case .step:
                if let mark { session.journal.skip(to: mark.step + session.followedShift) }
                failure = run(command)
            case .word: failure = run(command)
            case .travel: failure = travel(command, to: mark)
            case .reset:
                startAgain()
                prepare()
                failure = nil
            case .refused(let word): failure = "'\(word)' is not taken from another session"
            }
            if session.watch.wasInterrupted { return false }
            count += 1
            arrive(at: mark, failure)
            return true
        }
    }

    /// Runs a command as if it were typed here; why it failed.
    private func run(_ command: ParsedCommand) -> Message? {
        let status = session.execute(command)
        return status == .fine ? nil : session.followedFailure ?? "it does not run here"
    }

    private func travel(_ command: ParsedCommand, to mark: SessionStreamReader.Mark?) -> Message? {
        guard let mark else { return run(command) }
        guard let step = steps[mark.step] else { return "step \(mark.step) is not known here" }
        present = step
        goToPresent()
        return nil
    }

    private func raise(_ commands: [ParsedCommand], _ digest: String) -> Bool {
        Following(session: session).asFollowed {
            goToPresent()
            let before = session.journal.undone.count
            for command in commands {
                guard FollowedCommand(command, in: session) == .step else { continue }
                show(command)
                _ = session.execute(command)
            }
            if session.watch.wasInterrupted { return false }
            let undone = session.journal.undone
            let isSame =
                undone.count == before + 1
                && undone.last.map { session.digest(of: $0.events).text } == digest
            if !isSame { noteDifference(at: nil, nil) }
            present = session.journal.current
            return true
        }
    }

    // MARK: Where the other session stands

    private func goToPresent() {
        guard session.journal.current != present else { return }
        _ = session.go(to: present)
        session.remember("goto \(session.journal.current)")
    }

    /// Takes note of where both sessions stand now, and of whether they are the same.
    private func arrive(at mark: SessionStreamReader.Mark?, _ failure: Message?) {
        let step = session.journal.current
        present = step
        if let failure { noteDifference(at: mark, failure) }
        guard let mark else { return }
        steps[mark.step] = step
        if mark.step != 0, failure == nil {
            let events = step == 0 ? 0..<0 : session.journal[step].events
            if session.digest(of: events).text != mark.digest {
                noteDifference(at: mark, nil)
            }
        }
    }

    private func noteDifference(at mark: SessionStreamReader.Mark?, _ reason: Message?) {
        if differs { return }
        differs = true
        let place: Message = mark.map { " at its step \($0.step)" } ?? ""
        let words: Message = "from here on this log differs from that of '\(name)'\(place)"
        tell(reason.map { "\(words): \($0)" } ?? words)
    }

    private func startAgain() {
        session.startAgain()
        session.remember("reset")
        (present, differs) = (0, false)
    }

    /// From here on another session is followed, whose first step gets our next number.
    func beginNumbers() { session.followedShift = session.journal.nextNumber - 1 }

    /// Makes the world as the other session's began. Our steps for that have numbers, too, by which ours
    /// are ahead of the other's.
    func prepare() {
        Following(session: session).asFollowed {
            let first = session.journal.nextNumber
            defer { session.followedShift += session.journal.nextNumber - first }
            let undoing = session.settings.undoing.joined(separator: "\n")
            let own = (try? Block(text: undoing, span: place).commands()) ?? []
            for command in own + preparation
            where FollowedCommand(command, in: session) == .step {
                _ = session.execute(command)
            }
            present = session.journal.current
            steps[0] = present
            session.followedStart = present
        }
    }
}

/// What a command of another session is to a follower. What looks at files, or writes them, is not
/// taken, but a storyboard, whose content comes with the session.
enum FollowedCommand: Equatable {
    /// A step, which runs here, too.
    case step
    /// It gives a word a meaning, or takes it away.
    case word
    /// It moves among the steps.
    case travel
    case reset
    case refused(String)

    /// What the command is in the world as it stands.
    @MainActor
    init(_ command: ParsedCommand, in session: Session) {
        guard case .verb(let verb) = command else {
            self = .step
            return
        }
        guard let known = session.vocabulary.table[verb.word.text] else {
            let isValue =
                if case .value? = try? session.meaning(of: verb) { true } else { false }
            self = isValue ? .step : .refused(verb.word.text)
            return
        }
        switch known.name {
        case "undo", "redo", "goto": self = .travel
        case "reset": self = .reset
        case "define", "alias", "unalias": self = .word
        default: self = Self.isStep(known, verb, session) ? .step : .refused(known.name)
        }
    }

    /// Operands that mean nothing here make no step, but the words for that are the command's own.
    @MainActor
    private static func isStep(
        _ command: Command, _ verb: Verb, _ session: Session
    ) -> Bool {
        do throws(Diagnostic) {
            switch command.effect(of: try session.bind(command, verb)) {
            case .step, .turn: return true
            case .look, .note, .control, .session: return false
            }
        } catch {
            return command.mayBeStep
        }
    }
}
