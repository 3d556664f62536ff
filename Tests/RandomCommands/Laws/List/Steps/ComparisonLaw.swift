import Workbench

/// `compare`.
struct ComparisonLaw: Law {
    let name = "compare-with-itself"
    let sentence = "'compare X X' finds no difference."

    func breach(in trial: Trial) -> Breach? {
        let other = PlayedSession()
        let tried = trial.session.lastSteps(3)
        for (index, part) in trial.session.parts.enumerated() {
            if tried.contains(index) {
                let answer = other.play("compare \(part.quoted) \(part.quoted)")
                if let found = answer.answer(DryRunComparison.self), let other = found.others.first,
                    let breach = Breach(expected: found.first.lines, found: other.lines)
                {
                    return breach
                }
            }
            other.play(part.source)
        }
        return nil
    }
}

extension DryRun {
    fileprivate var lines: [String] {
        events.map { log.text(log.events[$0]) } + tree.canonicalLines
    }
}
