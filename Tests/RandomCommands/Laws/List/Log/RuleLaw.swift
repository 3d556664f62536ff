import HierarchyRecords
import Workbench

/// Rules.
struct RuleLaw: Law {
    let name = "rules-exist"
    let sentence = "Every event but a mark and a call cites a rule that exists in its system."

    func breach(in trial: Trial) -> Breach? {
        let (session, log) = (trial.session, trial.session.workbench.log)
        let systems = Dictionary(
            session.parts.flatMap { part in part.made.map { ($0, part.system) } },
            uniquingKeysWith: { $1 })
        for step in session.workbench.steps {
            guard let system = systems[step.number] else { continue }
            for event in log.events[step.events] {
                if let breach = breach(event, of: log, in: system) { return breach }
            }
        }
        return nil
    }

    /// What is wrong with the rule of an event that happened in that system.
    func breach(_ event: Event, of log: EventLog, in system: SystemVersion) -> Breach? {
        guard let id = event.rule else {
            if event.callback == .mark || event.callback == .call { return nil }
            return Breach(expected: "a rule", found: "none for \(log.text(event))")
        }
        let rule = Rulebook.rule(id)
        if rule.holds(on: system) { return nil }
        return Breach(
            expected: "a rule of iOS \(system)", found: "\(id.rawValue) for \(log.text(event))")
    }
}
