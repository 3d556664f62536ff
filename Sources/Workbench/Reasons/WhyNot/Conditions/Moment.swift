import HierarchyRecords

/// A step, seen from one controller: what held before it, what after, and what had happened.
struct Moment {
    let query: EventQuery.Pattern
    /// The controller that the query is about: `a` of `a`, `a.view`, `a.presentationController`.
    let subject: String
    let before: Circumstances
    let after: Circumstances
    /// Everything up to the end of the step.
    let run: Rehearsal.Run
    let lines: [RehearsedLine]
    /// The step from which on no turn of the run loop runs by itself.
    let heldSince: Int?

    /// Whether anything of it was there to be told.
    var wasThere: Bool { before.life == .alive || after.life == .alive }

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

    /// The arguments that a move which went without its callback calls for; nil for any.
    var expectedArguments: String? {
        let (old, new) = (before.parent?.name, after.parent?.name)
        guard query.arguments == nil, query.owner == subject, old != new else { return nil }
        switch query.callbacks.first {
        case .willMoveToParent, .didMoveToParent: return new ?? "nil"
        default: return nil
        }
    }

    /// The journal's number of the last step with such an event of the controller's.
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
        guard let event = run.log.events.last(where: matches) else { return nil }
        let position = Int(event.step) - 1
        return lines.indices.contains(position) ? lines[position].step : nil
    }
}
