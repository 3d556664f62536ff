import CommandLanguage
import HierarchyRecords

/// What an issue about a line of a step's log needs to say.
public struct StepReport: Sendable {
    /// The step's number.
    public let step: Int
    /// The session's commands up to the step, in their order.
    public let script: [String]
    /// What the step logged, with the rules.
    public let rows: [LogComparison.Row]
    /// The session, its device and its system.
    public let origin: LogComparison.Origin
}

extension Recordings {
    /// What `export report STEP` writes: of the last step, where none is named.
    func stepReport(_ step: Int?, at span: SourceSpan) throws(Diagnostic) -> String {
        let (journal, simulator) = (session.journal, session.world.simulator)
        let number = step ?? journal.current
        if number == 0 { throw Diagnostic(.illegal, at: span, "there is no step yet") }
        guard let place = journal.currentPath.firstIndex(of: number),
            let range = journal.events(of: number)
        else {
            throw Diagnostic(
                .wrongValue, at: span,
                journal.has(number)
                    ? "step \(number) does not lead here; 'goto \(number)' leads there"
                    : journal.absence(of: number))
        }
        let shown = EventCategories.shownByDefault
        let events = simulator.log.events[range].filter { shown.contains($0.callback.category) }
        return session.host.writeStepReport(
            StepReport(
                step: number,
                script: journal.currentPath[...place].map { journal[$0].source },
                rows: events.map {
                    LogComparison.Row(text: simulator.log.text($0), rule: $0.rule)
                },
                origin: LogComparison.Origin(
                    name: session.host.sessionTitle, device: session.world.device.name,
                    system: "\(simulator.version)")))
    }
}
