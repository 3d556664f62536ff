import CommandLanguage
import HierarchyRecords

/// Tries commands beside a session's world.
@MainActor
struct DryRunner {
    let session: Session

    /// What the commands would do, under another system version where one is given, and behind another
    /// step than the present one where one is given; throws what the first that is refused would say.
    func tryOut(
        _ source: String, ios: SystemVersion? = nil, after step: Int? = nil, at span: SourceSpan
    ) throws(Diagnostic) -> DryRun {
        let commands = try session.parse(Block(text: source, span: span))
        if commands.isEmpty { throw Diagnostic(.wrongArity, at: span, "there is nothing to try") }
        for case .verb(let verb) in commands { try refuseToTry(verb) }
        var other = session.settings
        if let ios { other.ios = ios }
        let title = ios.map { "iOS \($0): \(source)" } ?? source
        return try session.rehearse(other) { rehearsal in
            let steps = session.lines(to: step ?? session.journal.current, in: rehearsal)
            return run(
                commands, title, behind: ios == nil ? steps : steps.filter { !$0.setsVersion },
                in: rehearsal)
        }.get()
    }

    /// Refuses what leaves the world as it is.
    private func refuseToTry(_ verb: Verb) throws(Diagnostic) {
        guard let known = try session.command(of: verb) else { return }
        if verb.runsExpectedBlock {
            throw Diagnostic(
                .illegal, at: verb.word.span,
                "'expect' takes the steps of its block: try what is in the block")
        }
        if known.mayChangeWorld, !known.isExpectation { return }
        throw Diagnostic(
            .illegal, at: verb.word.span,
            "'\(known.name)' takes no step: there is nothing to try")
    }

    private func run(
        _ commands: [ParsedCommand], _ title: String, behind steps: [RehearsedLine],
        in rehearsal: Rehearsal
    ) -> Result<DryRun, Diagnostic> {
        session.watch.during("repeating the steps that lead here") {
            rehearsal.take(steps, of: session)
        }
        if session.watch.wasInterrupted { return .failure(.interruption(at: commands[0].span)) }
        let before = rehearsal.world.simulator.snapshot()
        let begin = rehearsal.world.simulator.nextSequence
        if let refusal = rehearsal.take(commands) { return .failure(refusal) }
        if session.watch.wasInterrupted { return .failure(.interruption(at: commands[0].span)) }
        let log = rehearsal.world.simulator.log
        let after = rehearsal.world.simulator.snapshot()
        return .success(
            DryRun(
                title: title, log: log, events: begin..<max(begin, log.count), tree: after,
                difference: SnapshotDifference(from: before, to: after)))
    }
}

extension RehearsedLine {
    /// Whether it is `set ios`.
    fileprivate var setsVersion: Bool {
        guard case .verb(let verb)? = commands.first, case .word(let word)? = verb.operands.first
        else { return false }
        return verb.word.text == "set" && word.text == "ios"
    }
}
