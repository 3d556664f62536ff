import HierarchyRecords
import Workbench

/// `dry`.
struct DryLaw: Law {
    let name = "dry-shows-what-comes"
    let sentence = "'dry X' shows what X logs then."

    func breach(in trial: Trial) -> Breach? {
        let other = PlayedSession()
        let tried = trial.session.lastSteps(4)
        for (index, part) in trial.session.parts.enumerated() {
            let run =
                tried.contains(index)
                ? other.play("dry \(part.source)").answer(DryRun.self) : nil
            let lines = other.play(part.source).lines(in: other)
            guard let run else { continue }
            let dry = run.events.map { run.log.text(run.log.events[$0]) }
            if let breach = Breach(expected: lines, found: dry) {
                return Breach(
                    expected: breach.expected, found: breach.found + "\n(dry \(part.source))")
            }
        }
        return nil
    }
}
