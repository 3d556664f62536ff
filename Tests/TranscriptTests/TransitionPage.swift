import HierarchyRecords

/// What becomes of a request that meets a transition, as a page of Markdown: a table for each kind.
enum TransitionPage {
    static let text =
        ([head, words] + TransitionKind.allCases.map(part)).joined(separator: "\n\n") + "\n"

    private static let tally = TransitionTable.tally

    private static let head = """
        # While a transition is under way

        What becomes of a request that meets a transition, by what is under way, what is asked for, and \
        how far the transition is. The page is made from the program's own table, and a test compares \
        it; another walks every cell on the running model: nothing is lost, the callbacks are balanced, \
        and the completions come as often as they should. 'explain transitions' shows the table in the \
        program, for the session's system.

        \(tally.known) cells stand on evidence, \(tally.assumed) are assumed and marked with an \
        asterisk, and \(tally.impossible) cannot come about. Where several rules stand in a cell, the first \
        that holds on a system is its answer.
        """

    private static let words = """
        The phases:

        \(TransitionPhase.allCases.map { "- **\($0.rawValue)**: \($0.words)" }.joined(separator: "\n"))

        The answers:

        \(TransitionEffect.allCases.map { "- **\($0.rawValue)**: \($0.words)" }.joined(separator: "\n"))
        """

    private static func part(_ kind: TransitionKind) -> String {
        let phases = TransitionPhase.allCases
        let head = "| | " + phases.map(\.rawValue).joined(separator: " | ") + " |"
        let line = "|---" + String(repeating: "|---", count: phases.count) + "|"
        let rows = TransitionRequest.allCases.map { request in
            "| \(request.rawValue) | "
                + phases.map { cell(kind, request, $0) }.joined(separator: " | ") + " |"
        }
        return (["## While \(kind.words) is under way", "", head, line] + rows).joined(
            separator: "\n")
    }

    private static func cell(
        _ kind: TransitionKind, _ request: TransitionRequest, _ phase: TransitionPhase
    ) -> String {
        switch TransitionTable.cell(kind, request, phase) {
        case .impossible?, nil: "–"
        case .answers(let answers)?: answers.map(text).joined(separator: "<br>")
        }
    }

    private static func text(_ answer: TransitionTable.Answer) -> String {
        let rule = Rulebook.rule(answer.rule)
        let mark = rule.confidence == .assumed ? "\\*" : ""
        let place = "rules/\(RulePage.place(rule.id))"
        let systems = rule.applied.versions.isEmpty ? "" : ", \(rule.systemsApplied)"
        return "\(answer.effect.rawValue) [\(rule.id.rawValue)](\(place))\(mark)\(systems)"
    }
}
