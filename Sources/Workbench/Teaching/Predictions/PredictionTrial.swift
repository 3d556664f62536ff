import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Tries beside a session's world what a learner is to predict.
@MainActor
struct PredictionTrial {
    let session: Session

    /// What a command would log, in those categories or as it is shown, and behind that step or here;
    /// throws what it would be refused with.
    func predictedLines(
        _ command: String, in chosen: EventCategories? = nil, after step: Int? = nil,
        at span: SourceSpan
    ) throws(Diagnostic) -> [String] {
        let run = try DryRunner(session: session).tryOut(command, after: step, at: span)
        let categories = (chosen ?? session.display.categories).subtracting(
            EventCategories(.call).union(EventCategories(.mark)))
        return run.events.compactMap { index in
            let event = run.log.events[index]
            return categories.contains(event.callback.category) ? run.log.text(event) : nil
        }
    }

    /// A few lines that near variations of the command would log, and it does not.
    func temptations(for command: String, besides lines: [String], at span: SourceSpan) -> [String]
    {
        let names = session.world.names.living.filter {
            session.world.names.object($0) is UIViewController
        }
        var found: [String] = []
        for near in NearCommands.of(command, names: names) where !session.watch.ends() {
            let categories = session.display.categories.subtracting(
                EventCategories(.exception))
            guard let others = try? predictedLines(near, in: categories, at: span) else { continue }
            found += others.filter { !lines.contains($0) && !found.contains($0) }.prefix(2)
            if found.count >= 3 { break }
        }
        let twists = [NearCommands.otherHalf, NearCommands.otherwiseAnimated]
        for twist in twists {
            found += lines.compactMap(twist).filter { !lines.contains($0) && !found.contains($0) }
        }
        return Array(found.prefix(3))
    }
}
