import CommandLanguage
import HierarchyRecords

/// Takes a session's steps again, one by one, to find the one that is to blame.
@MainActor
struct Blame {
    let session: Session

    /// Finds the first step with an event that cites the rule.
    func bisect(_ rule: RuleID) -> Bisection {
        let finding = session.rehearse { rehearsal -> Bisection.Finding in
            for lines in storylines(in: rehearsal) {
                let run = rehearsal.runTellingSteps(lines)
                if session.watch.wasInterrupted { return .stopped }
                if let finding = first(rule, in: run, of: lines) { return finding }
            }
            return .neverShown
        }
        return Bisection(subject: rule.rawValue, finding: finding)
    }

    private func first(
        _ rule: RuleID, in run: Rehearsal.Run, of lines: [RehearsedLine]
    ) -> Bisection.Finding? {
        for (position, range) in run.events.enumerated() {
            let citing = range.filter { run.log.events[$0].rule == rule }
            if citing.isEmpty { continue }
            let isUndone = run.refusal?.line == position
            return .shown(
                typedStep(lines[position], isUndone: isUndone),
                events: citing.map { run.log.text(run.log.events[$0]) })
        }
        return nil
    }

    /// Finds the first step after which the expectation fails that held before it.
    func bisect(_ expectation: Verb) throws(Diagnostic) -> Bisection {
        let lines = session.rehearse { session.lines(to: session.journal.current, in: $0) }
        let verdicts = session.rehearse { rehearsal -> [ExpectationVerdict] in
            // Before the first step there is only the window.
            _ = rehearsal.run([])
            var verdicts = [rehearsal.verdict(on: expectation)]
            _ = rehearsal.runTellingSteps(lines) { _ in
                verdicts.append(rehearsal.verdict(on: expectation))
            }
            return verdicts
        }
        let subject = expectation.operands.map(\.source).joined(separator: " ")
        if session.watch.wasInterrupted { return Bisection(subject: subject, finding: .stopped) }
        if let diagnostic = verdicts.commonMistake { throw diagnostic }
        return Bisection(subject: subject, finding: finding(verdicts, of: lines))
    }

    private func finding(
        _ verdicts: [ExpectationVerdict], of lines: [RehearsedLine]
    ) -> Bisection.Finding {
        guard let held = verdicts.firstIndex(where: \.doesHold) else {
            return .neverHeld(reason: verdicts.last?.reason ?? "")
        }
        func step(_ index: Int) -> TypedStep? {
            index == 0 ? nil : typedStep(lines[index - 1])
        }
        guard let broken = verdicts[held...].firstIndex(where: { !$0.doesHold }),
            let blamed = step(broken)
        else { return .holds(since: step(held)) }
        let later = verdicts.indices.dropFirst(broken + 1).filter {
            verdicts[$0].doesHold != verdicts[$0 - 1].doesHold
        }
        return .broken(
            blamed,
            Bisection.Turns(
                heldSince: step(held), reason: verdicts[broken].reason,
                later: later.compactMap { step($0)?.number }))
    }

    /// The steps that lead here; then the same with each step behind them that an exception undid.
    func storylines(in rehearsal: Rehearsal) -> [[RehearsedLine]] {
        let path = session.lines(to: session.journal.current, in: rehearsal)
        return [path]
            + session.journal.undone.filter { !$0.wasRefused }.compactMap { undone in
                guard let line = rehearsal.line(undone.source, step: undone.number) else {
                    return nil
                }
                return session.lines(to: undone.parent, in: rehearsal) + [line]
            }
    }

    private func typedStep(_ line: RehearsedLine, isUndone: Bool = false) -> TypedStep {
        guard let number = line.step else {
            return TypedStep(number: 0, source: line.source, span: line.span)
        }
        if !isUndone { return session.typedStep(number) }
        let undone = session.journal.undone.first {
            $0.number == number && $0.source == line.source
        }
        return TypedStep(
            number: number, source: line.source, span: undone?.span ?? line.span, isUndone: true)
    }
}

extension [ExpectationVerdict] {
    /// What is wrong with the expectation itself, where it makes sense of no step.
    fileprivate var commonMistake: Diagnostic? {
        for case .holds in self { return nil }
        for case .fails in self { return nil }
        if case .meaningless(let diagnostic) = last { return diagnostic }
        return nil
    }
}
