import HierarchyRecords
import Rendering
import Workbench

/// What the steps of a session logged, as lines that can be compared with those of the same steps in a program that has
/// other classes.
@MainActor
struct SessionLog {
    let lines: [String]

    init(_ workbench: Workbench) {
        let log = workbench.log
        lines = workbench.steps.flatMap { step in
            ["step \(step.number): \(TypedStep.oneLine(step.source))"]
                + step.events.map { log.events[$0] }
                .filter { EventCategories.shownByDefault.contains($0.callback.category) }
                .map { "  " + log.text($0) }
        }
    }

    init(lines: [String]) { self.lines = lines }

    /// What differs from those of before, with the steps around it; nothing where nothing does.
    func differences(from before: SessionLog, _ encoding: TextEncoding) -> [StyledText] {
        if lines == before.lines { return [] }
        return DifferenceRenderer(encoding: encoding)
            .lines(expected: before.lines, actual: lines, context: 2)
    }
}
