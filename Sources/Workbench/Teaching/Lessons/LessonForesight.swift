import CommandLanguage
import HierarchyRecords

/// What a lesson tries beside the learner's world.
@MainActor
struct LessonForesight {
    let session: Session
    /// Whether a goal asks for an exception, and whether it has come.
    var exception = ExpectedException.none

    /// An exception that a goal asks for: the line that raises it is undone and stays in the log alone.
    enum ExpectedException { case none, due, seen }

    /// The findings that no end of the solution mends. What is wrong halfway on the right way is not
    /// among them: the solution's next commands or calls mend it. Nor is what the solution itself leaves: that is the
    /// lesson's own, which a later step may be about.
    func findings(
        _ found: [Finding], leftByEndsOf solution: [String], begunAfter mark: Int
    ) -> [Finding] {
        if found.isEmpty { return [] }
        let ends = ends(of: solution, behind: mark)
        let code = Diagnosis(session: session).typedCode
        return session.rehearse { rehearsal in
            let own = leftBySolution(solution, behind: mark, in: rehearsal, code)
            let steps = session.lines(to: session.journal.current, in: rehearsal)
            var left = found.filter { !own.contains($0.subject) }
            for end in ends where !left.isEmpty && !session.watch.ends() {
                guard let end = rehearsal.lines(end), rehearsal.run(steps + end).refusal == nil
                else { continue }
                let remaining = rehearsal.findings(code)
                left.removeAll { !remaining.contains($0.subject) }
            }
            return left
        }
    }

    /// The subjects of the findings behind the whole solution, typed where the step began.
    private func leftBySolution(
        _ solution: [String], behind mark: Int, in rehearsal: Rehearsal, _ code: TypedCode
    ) -> Set<Finding.Subject> {
        guard let lines = rehearsal.lines(solution),
            rehearsal.run(session.lines(to: mark, in: rehearsal) + lines).refusal == nil
        else { return [] }
        return rehearsal.findings(code)
    }

    /// Whether the solution, or an end of it, still leads from here to the goals, which see the events
    /// behind the step `mark`.
    func leads(
        _ solution: [String], to goals: [LessonCommands], since mark: Int
    ) -> Bool {
        first(of: [solution] + ends(of: solution, behind: mark), leadingTo: goals, since: mark)
            != nil
    }

    /// The first of those parts of a solution that leads from here to the goals; nil where none does.
    func first(
        of ends: [[String]], leadingTo goals: [LessonCommands], since mark: Int
    ) -> [String]? {
        session.rehearse { rehearsal in
            let steps = session.lines(to: session.journal.current, in: rehearsal)
            let common = session.journal.commonAncestor(mark, session.journal.current)
            let before = session.journal.path(to: common).count
            return ends.first { end in
                guard let end = rehearsal.lines(end),
                    let run = self.run(steps, end, in: rehearsal), run.events.count >= before
                else { return false }
                let begin = before == 0 ? 0 : run.events[before - 1].upperBound
                return GoalReport(on: goals, from: begin, in: rehearsal.session).entries.allSatisfy
                {
                    $0.holds || $0.form == "exception" && exception != .none
                }
            }
        }
    }

    /// Runs the end of a solution behind those steps, without the line that raises the exception that is due; nil where
    /// a line is refused, or the exception does not come.
    private func run(
        _ steps: [RehearsedLine], _ end: [RehearsedLine], in rehearsal: Rehearsal
    ) -> Rehearsal.Run? {
        let run = rehearsal.run(steps + end)
        guard exception == .due else { return run.refusal == nil ? run : nil }
        guard let refusal = run.refusal, refusal.diagnostic == nil, refusal.line >= steps.count
        else { return nil }
        var rest = end
        rest.remove(at: refusal.line - steps.count)
        let calm = rehearsal.run(steps + rest)
        return calm.refusal == nil ? calm : nil
    }

    /// Whether the command can run as the world stands; what cannot be tried is taken to.
    func runs(_ command: String) -> Bool {
        session.rehearse { rehearsal in
            guard let line = rehearsal.lines([command]) else { return true }
            let steps = session.lines(to: session.journal.current, in: rehearsal)
            let refusal = rehearsal.run(steps + line).refusal
            return refusal == nil || refusal?.diagnostic == nil && exception == .due
        }
    }

    /// What is left of a solution for a learner who has begun with it: it without its first commands,
    /// and, since a learner may make a command's calls one by one, its code without its first calls.
    private func ends(of solution: [String], behind step: Int) -> [[String]] {
        let code = SessionCode(session).statements(of: solution, behind: step)
        let commands = solution.indices.dropFirst().map { Array(solution[$0...]) }
        return commands
            + (code == solution ? [] : code.indices.dropFirst().map { Array(code[$0...]) })
    }

    /// Whether the lesson's prediction is still what its command logs.
    func standing(
        of prediction: Prediction, since mark: Int, at span: SourceSpan
    ) -> PredictionStanding {
        let command = prediction.command
        if isLogged(prediction, command, after: nil, at: span) { return .holds }
        return isLogged(prediction, command, after: mark, at: span) ? .heldAtFirst : .neverHeld
    }

    /// Whether the command logs those lines here, or behind that step: all that are shown by default, or those of
    /// them that the lesson has let be shown; what cannot be tried is taken to be right.
    private func isLogged(
        _ prediction: Prediction, _ command: String, after step: Int?, at span: SourceSpan
    ) -> Bool {
        let chosen = session.display.categories.intersection(.shownByDefault)
        return [.shownByDefault, chosen].contains { categories in
            let lines = try? PredictionTrial(session: session).predictedLines(
                command, in: categories, after: step, at: span)
            return lines.map { $0 == prediction.lines } ?? (step == nil)
        }
    }
}

/// Whether what a lesson predicts is what the learner's world would log.
enum PredictionStanding {
    case holds
    /// It did when the step began: the learner changed the world since then.
    case heldAtFirst
    /// The world was another one before the step began.
    case neverHeld
}

extension Rehearsal {
    /// Further lines, ready to run; nil where one makes no sense.
    fileprivate func lines(_ sources: [String]) -> [RehearsedLine]? {
        let lines = sources.compactMap { line($0) }
        return lines.count == sources.count ? lines : nil
    }
}
