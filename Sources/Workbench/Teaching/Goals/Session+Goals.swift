import CommandLanguage
import HierarchyRecords

extension Session {
    /// Tries the expectations of a goal on the events from `start` on. The learner's own marks stay as
    /// they are.
    func report(on goals: [LessonCommands], from start: Int) -> GoalReport {
        var entries: [GoalReport.Entry] = []
        for goal in goals {
            var parser = goal.parser
            while true {
                do throws(Diagnostic) {
                    guard let command = try parser.next() else { break }
                    entries.append(entry(of: command, from: start))
                } catch {
                    entries.append(
                        GoalReport.Entry(source: "", form: "", verdict: .meaningless(error)))
                }
            }
        }
        return GoalReport(entries: entries)
    }

    private func entry(of command: ParsedCommand, from start: Int) -> GoalReport.Entry {
        guard case .verb(let verb) = command, (try? self.command(of: verb))?.isExpectation == true,
            case .word(let form)? = verb.operands.first
        else {
            let diagnostic = Diagnostic(
                .illegal, at: command.span, "a goal holds 'expect' commands alone")
            return GoalReport.Entry(
                source: command.source, form: "", verdict: .meaningless(diagnostic))
        }
        return GoalReport.Entry(
            source: verb.source, form: form.text, verdict: verdict(on: verb, from: start))
    }
}
