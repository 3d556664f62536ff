import CommandLanguage
import HierarchyRecords

/// Shrinks a session to what shows one rule.
extension Blame {
    /// Writes the fewest steps that still have an event that cites the rule.
    func minimize(_ rule: RuleID, to file: Word, over: Bool) throws(Diagnostic) {
        let place = try session.place(toWrite: file, over: over)
        let shrunk = session.rehearse { rehearsal -> Minimization? in
            for lines in storylines(in: rehearsal) {
                if let found = Minimization(of: lines, citing: rule, in: rehearsal) {
                    return found
                }
            }
            return nil
        }
        if session.watch.wasInterrupted {
            return session.note("you stopped the search: nothing was written")
        }
        guard let shrunk else {
            let words: Message =
                "no event cites \(rule.rawValue) in the steps that lead here: nothing was written"
            return session.say(.lines([session.teaching.phrases(words)]))
        }
        try place.write(shrunk.text)
        session.say(.lines(shrunk.sources))
        session.note(
            "wrote \(shrunk.sources.count) of \(shrunk.originalCount) steps to '\(file.text)'")
    }
}

/// The steps that are left, and the script of them.
@MainActor
private struct Minimization {
    let sources: [String]
    let originalCount: Int
    let text: String

    /// Nil where no event of the lines cites the rule.
    init?(of lines: [RehearsedLine], citing rule: RuleID, in rehearsal: Rehearsal) {
        let watch = rehearsal.watch
        let run = rehearsal.runTellingSteps(lines)
        let first = run.events.firstIndex { range in
            range.contains { run.log.events[$0].rule == rule }
        }
        guard let first, !watch.wasInterrupted else { return nil }
        // What comes after the first such event has no part in it.
        let kept = watch.during("shrinking: \(rehearsal.cost) steps run") {
            Reduction.reduce(Array(lines[...first]), isStopped: { watch.ends() }) {
                rehearsal.shows(rule, in: $0)
            }
        }
        if watch.wasInterrupted { return nil }
        sources = kept.map(\.source)
        originalCount = lines.count
        text = rehearsal.script(of: sources)
    }
}

extension Rehearsal {
    /// Whether the lines run, but for an exception in the last, and have an event that cites the
    /// rule.
    fileprivate func shows(_ rule: RuleID, in lines: [RehearsedLine]) -> Bool {
        let run = run(lines)
        if let refusal = run.refusal {
            guard refusal.diagnostic == nil, refusal.line == lines.count - 1 else { return false }
        }
        return run.log.events.contains { $0.rule == rule }
    }

    /// A session of those steps; a script that expects its exception where the last one ends in one.
    fileprivate func script(of sources: [String]) -> String {
        let log = play(sources.joined(separator: "\n"))
        guard let last = log.events.last(where: { $0.callback == .exception }) else {
            return playedSession.text
        }
        let text = Word(log.text(last), isQuoted: true, span: SourceSpan(line: 1, column: 1))
        let settings = playedSettings
        let lines = [OwnFile.scriptMark] + settings + sources + ["expect exception \(text.source)"]
        return lines.map { $0 + "\n" }.joined()
    }
}
