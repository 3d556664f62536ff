import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Sessions in files: saving, loading, autosaving, and scripts that run scripts.
extension Interpreter {
    /// The session as it stands: the steps that lead here.
    var sessionFile: SessionFile {
        SessionFile(
            settings: settings.commands, steps: path.map { journal[$0].source },
            world: fingerprint)
    }

    /// The steps that lead here.
    private var path: [Int] { journal.path(to: journal.current) }

    /// The fingerprint of the tree, and of the events of the steps that lead here.
    var fingerprint: Fingerprint {
        Fingerprint.ofWorld(
            tree: world.simulator.snapshot(), log: world.simulator.log,
            indices: path.lazy.flatMap { [journal] in journal[$0].events })
    }

    /// Refuses files where `--safe` was asked for.
    func checkSafety(_ file: Word) throws(Diagnostic) {
        guard policy.isSafe else { return }
        throw Diagnostic(.file, at: file.span, "'\(file.text)' is not opened: --safe")
    }

    // MARK: Loading

    /// Replays a saved session in a fresh world; where that fails, everything is as it was.
    func load(_ file: Word) throws(Diagnostic) {
        let session = try SessionFile(
            bytes: SessionStore.read(file.text, at: file.span), name: file.text, at: file.span)
        let commands = try parse(
            Block(text: session.text, span: SourceSpan(file: file.text, line: 1, column: 1)))
        let before = (
            journal: journal, log: world.simulator.log, expectations: expectations,
            undone: undoneSteps
        )
        let preparation = try parse(
            Block(text: settings.undoing.joined(separator: "\n"), span: file.span))
        startAgain()
        if let failure = replay(preparation + commands) {
            journal = before.journal
            rebuild(at: journal.current, log: before.log, keepingEvents: before.log.count)
            expectations = before.expectations
            undoneSteps = before.undone
            throw failure
        }
        remember("reset")
        for step in path { remember(journal[step].source) }
        report(session, file)
    }

    private func report(_ session: SessionFile, _ file: Word) {
        let count = path.count
        var notes = ["loaded \(count) step\(count == 1 ? "" : "s") from '\(file.text)'"]
        if !session.isUnchanged {
            notes.append("digest differs: '\(file.text)' was changed after it was saved")
        } else if fingerprint.text != session.digest.world {
            notes.append("digest differs: this program makes another world of '\(file.text)'")
        }
        say(.notes(notes))
    }

    /// Runs commands without replying, to the first that fails or to the end; why the first failed.
    func replay(_ commands: [ParsedCommand], goingOn: Bool = false) -> Diagnostic? {
        let outer = (onReply, policy, contents, status, autosave, isReplaying)
        var failure: Diagnostic?
        policy = RunPolicy(keepsGoing: goingOn, isSafe: policy.isSafe)
        autosave = nil
        isReplaying = true
        onReply = { reply in
            if failure == nil, reply.status != .fine { failure = Self.reason(reply) }
        }
        let status = runEach(commands)
        let end = closeExpectations()
        (onReply, policy, contents, self.status, autosave, isReplaying) = outer
        if status == .fine, end == .fine { return nil }
        return failure
            ?? Diagnostic(
                .sessionFormat, at: commands.last?.span ?? SourceSpan(line: 1, column: 1),
                "the session does not run to its end")
    }

    private static func reason(_ reply: Reply) -> Diagnostic? {
        for content in reply.contents {
            switch content {
            case .diagnostic(let diagnostic): return diagnostic
            case .exception(_, let misuse):
                return Diagnostic(.sessionFormat, at: reply.span, misuse.text)
            case .failure(let failure):
                return Diagnostic(.sessionFormat, at: failure.span, failure.summary)
            default: continue
            }
        }
        return nil
    }

    // MARK: Scripts

    /// Runs a script, each command for itself, in the present world.
    func source(_ file: Word) throws(Diagnostic) {
        let path = sources.resolve(file.text, from: file.span.file)
        try sources.enter(path, calledBy: file)
        defer { sources.leave() }
        var parser = ScriptParser(file: path)
        let bytes = try SessionStore.read(path, at: file.span)
        if let refusal = SessionFormat.refusal(ofScript: bytes) {
            throw Diagnostic(.sessionFormat, at: file.span, "'\(file.text)' \(refusal)")
        }
        parser.feed(bytes)
        parser.finish()
        status = runScript(&parser)
    }

    private func runScript(_ parser: inout ScriptParser) -> ExitStatus {
        var result = ExitStatus.fine
        while true {
            if isInterrupted() { return .interrupted }
            let status: ExitStatus
            do throws(Diagnostic) {
                guard let command = try parser.next() else { return result }
                status = execute(command)
            } catch {
                status = refuse(error, at: error.span)
            }
            if stops(status) { return status }
            if result == .fine { result = status }
        }
    }
}

/// The scripts that run each other.
struct SourceStack {
    private var paths: [String] = []

    /// How many scripts may run inside each other.
    static let depthLimit = 64

    /// The file that a script means: relative to where the script itself stands.
    func resolve(_ name: String, from script: String?) -> String {
        guard let script, !name.hasPrefix("/"), !name.hasPrefix("~"), script.contains("/") else {
            return name
        }
        return SessionStore.directory(of: script) + "/" + name
    }

    /// Refuses a script that is running already.
    mutating func enter(_ path: String, calledBy file: Word) throws(Diagnostic) {
        let real = SessionStore.followingLinks(path)
        let caller = file.span.file.map(SessionStore.followingLinks)
        if paths.contains(real) || caller == real {
            throw Diagnostic(.limit, at: file.span, "'\(file.text)' sources itself")
        }
        if paths.count >= Self.depthLimit {
            throw Diagnostic(
                .limit, at: file.span, "scripts source scripts \(Self.depthLimit) deep")
        }
        paths.append(real)
    }

    /// The innermost script has ended.
    mutating func leave() { paths.removeLast() }
}
