import HierarchyRecords

/// One thing that must be so for a callback to be sent, by a rule of the rulebook.
struct Condition {
    let rule: RuleID
    /// What must be so, after "it asks that".
    let demand: String
    /// What is so instead, value by value; empty where the condition holds.
    let contradictions: [String]

    /// A condition that fails where there is something to say against it.
    init(_ rule: RuleID, _ demand: String, unless contradictions: [String]) {
        self.rule = rule
        self.demand = demand
        self.contradictions = contradictions
    }

    /// Whether it is as it must be.
    var holds: Bool { contradictions.isEmpty }

    /// The first that does not hold of those that the callback has; nil where all that are known do.
    static func firstFailed(for moment: Moment) -> Condition? {
        guard let callback = moment.query.callbacks.first else { return nil }
        if let exception = exception(moment) { return exception }
        if let other = otherArguments(moment) { return other }
        if let veto = veto(on: callback, moment) { return veto }
        return all(for: callback, moment).first { !$0.holds }
    }

    /// In the order in which UIKit comes to them.
    private static func all(for callback: Callback, _ moment: Moment) -> [Condition] {
        guard moment.query.owner == moment.subject else {
            return [life(moment)] + presentation(callback, moment)
        }
        switch callback {
        case .deinitialized: return [beingHeld(moment)]
        case .viewWillAppear: return [life(moment)] + appearing(moment)
        case .viewIsAppearing: return [life(moment)] + isAppearing(moment)
        case .viewDidAppear: return [life(moment)] + appeared(moment)
        case .viewWillDisappear: return [life(moment)] + disappearing(moment)
        case .viewDidDisappear: return [life(moment)] + disappeared(moment)
        case .willMoveToParent: return [life(moment)] + willMove(moment)
        case .didMoveToParent: return [life(moment)] + didMove(moment)
        case .loadView, .viewDidLoad: return [life(moment)] + loading(moment)
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints:
            return [life(moment)] + layout(moment)
        case .traitCollectionDidChange, .willTransitionToTraits:
            return [life(moment), changedTraits(moment)]
        case .action: return [life(moment), feeling(moment)]
        default: return [life(moment)]
        }
    }

    /// A54: a tap goes to what lies over everything else.
    private static func feeling(_ moment: Moment) -> Condition {
        Condition(
            .a54, "nothing lies over \(moment.subject)",
            unless: moment.before.takesTaps.map { ["\($0) lies over it, and took the tap"] } ?? [])
    }

    /// What UIKit refuses has no consequences.
    private static func exception(_ moment: Moment) -> Condition? {
        guard let event = moment.events.last(where: { $0.callback == .exception }),
            let rule = event.rule
        else { return nil }
        return Condition(
            rule, "UIKit accepts what was called",
            unless: [moment.run.log.text(event), "the step was undone"])
    }

    /// It was sent, and said something else.
    private static func otherArguments(_ moment: Moment) -> Condition? {
        guard let wanted = moment.query.arguments else { return nil }
        let any = moment.query.with(arguments: nil)
        let events = moment.events.filter { any.matches($0, in: moment.run.log) }
        guard let rule = events.last?.rule else { return nil }
        return Condition(
            rule, "the argument is \(wanted)",
            unless: events.map { "\(moment.run.log.text($0)) was sent" })
    }

    /// V05: nobody tells anything to what is not there.
    private static func life(_ moment: Moment) -> Condition {
        let isMissing = !moment.wasThere
        let isDead = moment.before.life == .dead
        return Condition(
            .v05, "\(moment.subject) is there",
            unless: isMissing
                ? [
                    isDead
                        ? "\(moment.subject) was deallocated before"
                            + moment.lastStep(
                                with: .deinitialized
                            ).since
                        : "\(moment.subject) was not made yet"
                ] : [])
    }
}

extension Optional where Wrapped == Int {
    /// ` (step 3)`, or nothing.
    var since: String { map { " (step \($0))" } ?? "" }
}
