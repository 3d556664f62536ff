import HierarchyRecords

/// A step, seen from one controller: what held before it, what after, and what had happened.
struct Moment {
    let query: EventQuery.Pattern
    /// The controller that the query is about: `a` of `a`, `a.view`, `a.presentationController`.
    let subject: String
    let before: Circumstances
    let after: Circumstances
    /// The run of all steps up to the end of this one.
    let run: Rehearsal.Run
    let lines: [RehearsedLine]
    /// The step of the `hold` that still lasts; nil where the run loop runs by itself.
    let heldSince: Int?
    /// Who tells whom by the callback; nil for one that is no delegate's.
    var telling: Telling?
    /// What could run the user's own method that is asked about.
    let senders: MethodSenders
    /// What was presented last over the controller, before the step.
    let lastCover: Circumstances.Cover?
    /// What the classes of the containers around it keep to themselves.
    let silentOverrides: [SilentOverride]
    /// A call on a container that is nil, in what the steps called last.
    let lostCall: LostCall?

    /// Whether the object was there before the step or after it.
    var wasThere: Bool { before.life == .alive || after.life == .alive }

    /// Whether no variation of the session could show what is asked about: a property that the system asks
    /// another for, or that has no line in the log, and a method that code alone calls, which has none either.
    var leavesNothingToTry: Bool {
        query.callbacks.isEmpty || query.property.flatMap { after.askedInstead[$0] } != nil
            || senders.isOfCode || senders.isOfUIKit
    }

    /// The events of the step itself.
    var events: [Event] { (run.events.last ?? 0..<0).map { run.log.events[$0] } }

    /// Whether the controller got that callback in the step.
    func got(_ callback: Callback) -> Bool {
        events.contains { $0.callback == callback && run.log.objects.name($0.object) == subject }
    }

    /// Whether a statement of the step called that method of the controller, by its base name.
    func called(_ method: String) -> Bool {
        events.contains { isCall($0, of: method) }
    }

    /// The argument that `willMove` or `didMove` should have had, where the step changed the parent
    /// and the question names no argument; nil otherwise.
    var expectedArguments: String? {
        let (old, new) = (before.parent?.name, after.parent?.name)
        guard query.arguments == nil, query.owner?.name == subject, old != new,
            let callback = query.callbacks.first,
            [.willMoveToParent, .didMoveToParent].contains(callback)
        else { return nil }
        return new ?? "nil"
    }

    /// The journal's number of the last step in which the controller got that callback.
    func lastStep(with callback: Callback) -> Int? {
        step { $0.callback == callback && run.log.objects.name($0.object) == subject }
    }

    /// The journal's number of the last step in which a statement called that method of the
    /// controller, by its base name.
    func lastStep(calling method: String) -> Int? {
        step { isCall($0, of: method) }
    }

    private func isCall(_ event: Event, of method: String) -> Bool {
        event.callback == .call && run.log.objects.name(event.object) == subject
            && run.log.calledMethod(event) == method
    }

    private func step(where matches: (Event) -> Bool) -> Int? {
        run.log.events.last(where: matches).flatMap { numberOfStep(of: $0) }
    }

    /// The journal's number of the step that an event came in.
    func numberOfStep(of event: Event) -> Int? {
        let position = Int(event.step) - 1
        return lines.indices.contains(position) ? lines[position].step : nil
    }
}
