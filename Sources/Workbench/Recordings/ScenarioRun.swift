import HierarchyRecords

/// What the model logs in each step of a scenario of the device suite: the callbacks that the suite's
/// recorder compares on a device, of the controllers that have a name in the scenario.
@MainActor
struct ScenarioRun {
    /// A callback, with the rule that sends it.
    struct Row: Equatable {
        let text: String
        let rule: RuleID
    }

    /// The callbacks that come equally often on every device: `CallbackRecorder.lifeCycle`.
    static let compared: [Callback] = [
        .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear, .willMoveToParent, .didMoveToParent,
    ]

    let steps: [[Row]]
    /// What the first step that is not taken ran into.
    let refusal: Rehearsal.Refusal?

    /// Takes the steps in a world beside.
    init(_ lines: [RehearsedLine], naming controllers: Set<String>, in rehearsal: Rehearsal) {
        let run = rehearsal.run(lines)
        let log = run.log
        refusal = run.refusal
        steps = run.events.map { range in
            range.clamped(to: 0..<log.count).compactMap { index in
                let event = log.events[index]
                guard Self.compared.contains(event.callback), let rule = event.rule,
                    controllers.contains(log.objects.name(event.object))
                else { return nil }
                return Row(text: log.text(event), rule: rule)
            }
        }
    }
}
