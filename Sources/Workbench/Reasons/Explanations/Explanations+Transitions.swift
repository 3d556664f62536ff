import CommandLanguage
import HierarchyRecords

// What becomes of a request that meets a transition: the table, kind by kind.

extension Explanations {
    /// The page on `transitions`; none for another topic.
    func transitionPages(_ topic: String) -> [HelpPage] {
        guard topic.lowercased() == "transitions" else { return [] }
        let tally = TransitionTable.tally
        return [
            HelpPage(
                title: "transitions",
                summary:
                    "What becomes of a request that is made while a transition is under way. "
                    + "\(tally.known) of the cases are known, \(tally.assumed) are assumed; "
                    + "'explain A18' shows a rule.",
                sections: [effects] + TransitionKind.allCases.map(section))
        ]
    }

    private var effects: HelpPage.Section {
        HelpPage.Section(
            heading: "Words",
            rows: TransitionEffect.allCases.map { Fact($0.rawValue, $0.words) })
    }

    private func section(_ kind: TransitionKind) -> HelpPage.Section {
        HelpPage.Section(
            heading: "While \(kind.words) is under way",
            rows: TransitionRequest.allCases.map { Fact($0.rawValue, words(kind, $0)) })
    }

    /// The phases with the same answer together: `not begun: joins (A18); animating, ending: …`.
    private func words(_ kind: TransitionKind, _ request: TransitionRequest) -> String {
        var groups: [(answer: String, phases: [String])] = []
        for phase in TransitionPhase.allCases {
            let answer = words(
                TransitionTable.cell(kind, request, phase), session.world.simulator.version)
            if groups.last?.answer == answer {
                groups[groups.count - 1].phases.append(phase.rawValue)
            } else {
                groups.append((answer, [phase.rawValue]))
            }
        }
        if groups.count == 1 { return groups[0].answer }
        return groups.map { $0.phases.joined(separator: ", ") + ": " + $0.answer }
            .joined(separator: "; ")
    }

    private func words(_ cell: TransitionTable.Cell?, _ version: SystemVersion) -> String {
        if case .impossible(let reason)? = cell { return reason }
        let own = cell?.answer(on: version)
        return own.map { "\($0.effect.rawValue) (\($0.rule.rawValue))" } ?? "not there"
    }
}
