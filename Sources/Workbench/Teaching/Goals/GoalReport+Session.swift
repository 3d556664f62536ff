import CommandLanguage
import HierarchyRecords

@MainActor
extension GoalReport {
    /// Tries the expectations of a goal on the events of a session from `start` on. The learner's own marks
    /// stay as they are.
    init(on goals: [LessonCommands], from start: Int, in session: Session) {
        var entries: [GoalReport.Entry] = []
        for goal in goals {
            var parser = goal.parser
            while true {
                do throws(Diagnostic) {
                    guard let command = try parser.next() else { break }
                    var entry = Entry(of: command, from: start, in: session)
                    entry.sentence = goal.sentence(above: command.span.line)
                    entries.append(entry)
                } catch {
                    entries.append(Entry(source: "", form: "", verdict: .meaningless(error)))
                }
            }
        }
        self.init(entries: entries)
    }
}

@MainActor
extension GoalReport.Entry {
    /// `expect` for `expct`.
    private static func misspelt(_ command: ParsedCommand) -> String? {
        guard case .verb(let verb) = command else { return nil }
        return NearestName.nearest(to: verb.word.text, among: ["expect"])
    }

    fileprivate init(of command: ParsedCommand, from start: Int, in session: Session) {
        guard case .verb(let verb) = command,
            (try? session.command(of: verb))?.isExpectation == true,
            case .word(let form)? = verb.operands.first
        else {
            let diagnostic = Diagnostic(
                .illegal, at: command.span, "a goal holds 'expect' commands alone",
                suggestion: Self.misspelt(command))
            self.init(source: command.source, form: "", verdict: .meaningless(diagnostic))
            return
        }
        self.init(
            source: verb.source, form: form.text,
            verdict: session.verdict(on: verb, from: start))
    }
}
