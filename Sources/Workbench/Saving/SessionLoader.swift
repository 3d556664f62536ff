import CommandLanguage
import HierarchyRecords

/// Makes the world of a saved session again.
@MainActor
struct SessionLoader {
    let session: Session

    /// Replays a saved session in a fresh world; where that fails, everything is as it was.
    func load(_ file: Word) throws(Diagnostic) {
        if MarkdownDocument.isName(file.text) { return try loadMarkdown(file) }
        let saved = try SessionFile(
            bytes: SessionStore.read(file.text, at: file.span), name: file.text, at: file.span)
        let text = Block(
            text: saved.text, span: SourceSpan(file: file.text, line: 1, column: 1))
        var failure: Diagnostic?
        let commands = try session.parse(long: text) { failure = failure ?? $0 }
        if let failure { throw failure }
        let preparation = try Block(
            text: session.settings.undoing.joined(separator: "\n"), span: file.span
        ).commands()
        try replace(at: file.span) { replay(preparation + commands) }
        report(saved, file)
    }

    /// Runs a literate script in a fresh world.
    private func loadMarkdown(_ file: Word) throws(Diagnostic) {
        let bytes = try SessionStore.read(file.text, at: file.span)
        let script = try LiterateScript(bytes, in: ScriptName(file.text), called: file)
        try replace(at: file.span) {
            var failure: Diagnostic?
            for block in script.blocks where failure == nil { failure = replay(block) }
            return failure
        }
        session.note(loaded(file))
    }

    /// Runs a block of a literate script without replying; why it does not do what it is to.
    private func replay(_ block: LiterateScript.Block) -> Diagnostic? {
        if block.isFresh { session.startAgain() }
        var commands: [ParsedCommand] = []
        var failure: Diagnostic?
        var parser = block.parser
        while failure == nil || block.fails {
            do throws(Diagnostic) {
                guard let command = try parser.next() else { break }
                commands.append(command)
            } catch {
                failure = error
            }
        }
        if let failure, !block.fails { return failure }
        failure = replay(commands, goingOn: block.fails) ?? failure
        guard block.fails else { return failure }
        if session.watch.wasInterrupted { return failure }
        return failure == nil
            ? Diagnostic(.expectation, at: block.span, "no command of this block fails") : nil
    }

    /// Lets `body` make another world; where it fails, everything is as it was.
    private func replace(
        at place: SourceSpan, _ body: () -> Diagnostic?
    ) throws(Diagnostic) {
        let before = (
            journal: session.journal, log: session.world.simulator.log,
            expectations: session.expectations
        )
        let outer = session.files.copies.hold()
        session.startAgain()
        session.remember("reset")
        let failure = body()
        let lines = session.files.copies.release(outer)
        if let failure {
            session.journal = before.journal
            session.rebuild(
                at: before.journal.current, log: before.log, keepingEvents: before.log.count)
            session.expectations = before.expectations
            throw failure
        }
        for index in session.files.prose.indices
        where session.files.prose[index].span?.stands(before: place) ?? false {
            session.files.prose[index].span = nil
        }
        if !session.files.copies.isEmpty { session.remember(lines: lines) }
    }

    private func loaded(_ file: Word) -> Message {
        let count = session.journal.currentPath.count
        return count == 1
            ? "loaded 1 step from '\(file.text)'" : "loaded \(count) steps from '\(file.text)'"
    }

    private func report(_ saved: SessionFile, _ file: Word) {
        var notes: [Message] = [loaded(file)]
        let world = worldDigest
        for storyboard in session.files.storyboards.takeChanged() {
            notes.append("'\(storyboard)' has changed since the session was saved")
        }
        if !saved.isUnchanged {
            notes.append("the digest differs: '\(file.text)' was changed after it was saved")
        } else if let world, world != saved.digest.world {
            notes.append(
                "the digest differs: this version of vcr makes another world from '\(file.text)'")
        }
        session.say(.notes(notes))
    }

    /// The digest of the world as it stands; nil where the user ends that.
    private var worldDigest: String? {
        let fingerprint = Fingerprint(of: session)
        return session.watch.wasInterrupted ? nil : fingerprint.text
    }

    /// Runs commands without replying, to the first that fails or to the end; why the first failed.
    /// `prepare` is called before each.
    func replay(
        _ commands: [ParsedCommand], goingOn: Bool = false,
        preparing prepare: (ParsedCommand) -> Void = { _ in }
    ) -> Diagnostic? {
        let outer = (session.host.onReply, session.policy, session.isReplaying)
        var failure: Diagnostic?
        session.policy.keepsGoing = goingOn
        session.policy.isStrict = false
        session.policy.isInteractive = false
        session.isReplaying = true
        session.host.onReply = { reply in
            if failure == nil, reply.status != .fine { failure = Self.reason(reply) }
        }
        let isFine = session.draft.ignoring {
            let status = session.runEach(commands, preparing: prepare)
            return session.closeExpectations() == .fine && status == .fine
        }
        (session.host.onReply, session.policy, session.isReplaying) = outer
        if isFine { return nil }
        let end = commands.last?.span ?? SourceSpan(line: 1, column: 1)
        if session.watch.wasInterrupted { return .interruption(at: end) }
        return failure
            ?? Diagnostic(.sessionFormat, at: end, "the session does not run to its end")
    }

    private static func reason(_ reply: Reply) -> Diagnostic? {
        for content in reply.contents {
            switch content {
            case .diagnostic(let diagnostic): return diagnostic
            case .exception(_, let misuse):
                return Diagnostic(.sessionFormat, at: reply.span, misuse.text)
            case .failure(let failure):
                return Diagnostic(.sessionFormat, at: failure.span, failure.summary)
            case .lines, .printed, .unfinished, .echoed, .notes, .followed, .log, .answer,
                .clearedScreen:
                continue
            }
        }
        return nil
    }
}
