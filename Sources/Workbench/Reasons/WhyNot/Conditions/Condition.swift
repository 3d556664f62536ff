import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// One thing that must be so for a callback to be sent, by a rule of the rulebook.
struct Condition {
    let rule: RuleID
    /// What must be so, after "it asks that".
    let demand: Message
    /// What is so instead, value by value; empty where the condition holds.
    let contradictions: [Message]
    /// What a person would do instead, in a sentence or two; nil where the changes that are tried say it.
    let remedy: Remedy?

    /// A condition that fails if there are contradictions.
    init(
        _ rule: RuleID, _ demand: Message, unless contradictions: [Message],
        _ remedy: Remedy? = nil
    ) {
        self.rule = rule
        self.demand = demand
        self.contradictions = contradictions
        self.remedy = remedy
    }

    /// Whether nothing contradicts it.
    var holds: Bool { contradictions.isEmpty }

    /// The first condition of the callback that does not hold; nil where all that are known hold.
    static func firstFailed(for moment: Moment) -> Condition? {
        if let other = askedOfContainer(moment) ?? moving(moment) { return other }
        // Of callbacks of one name, as those of segues and of delegates, the one that is told there, or known.
        let callbacks = moment.query.callbacks
        let known = moment.telling?.callback ?? callbacks.first { further[$0] != nil }
        guard let callback = known ?? callbacks.first else { return nil }
        if let exception = exception(moment) { return exception }
        if let refused = refused(moment) { return refused }
        if let missed = missedFinger(moment) { return missed }
        if let other = otherArguments(moment) { return other }
        if let veto = veto(on: callback, moment) { return veto }
        if let cancelled = cancelledPop(callback, moment) { return cancelled }
        if let ofScenes = ofScenes(callback, moment) { return ofScenes }
        if let byItems = byItems(callback, moment) { return byItems }
        return all(for: callback, moment).first { !$0.holds }
    }

    /// S03, S04, S08: the system asks again when it is told to.
    private static func asking(_ request: Callback, _ moment: Moment) -> Condition {
        if let property = moment.query.property, let other = moment.after.askedInstead[property] {
            let isOfBar = request == .setNeedsStatusBarAppearanceUpdate
            return Condition(
                isOfBar ? .s01 : .s04, "the system asks \(moment.subject).\(property)",
                unless: [Message(other)])
        }
        let isCalled = moment.events.contains { $0.callback == request }
        let nothingCalled: [Message] = ["nothing called it in this step"]
        return Condition(
            .s08,
            "code calls \(moment.subject).\(request.spelling.base)() where what is answered changes",
            unless: isCalled ? [] : nothingCalled + moment.after.outdatedBars.map { Message($0) })
    }

    /// The conditions of a callback, in the order in which UIKit comes to them.
    private static func all(for callback: Callback, _ moment: Moment) -> [Condition] {
        guard moment.query.owner?.name == moment.subject else {
            return [life(moment)] + presentation(callback, moment) + chosen(callback, moment)
                + told(callback, moment)
        }
        if callback == .deinitialized { return [beingHeld(moment)] }
        let requests = SystemQuestion.requests(for: callback).map { asking($0, moment) }
        return [life(moment)] + (further[callback]?(moment) ?? []) + chosen(callback, moment)
            + told(callback, moment) + requests
    }

    /// What callbacks of a controller or a control ask besides that it is there.
    private static let further: [Callback: @Sendable (Moment) -> [Condition]] = [
        .viewWillAppear: { appearing($0) }, .viewIsAppearing: { isAppearing($0) },
        .viewDidAppear: { appeared($0) }, .viewWillDisappear: { disappearing($0) },
        .viewDidDisappear: { disappeared($0) }, .willMoveToParent: { willMove($0) },
        .didMoveToParent: { didMove($0) }, .loadView: { loading($0) },
        .viewDidLoad: { loading($0) }, .viewWillLayoutSubviews: { layout($0) },
        .viewDidLayoutSubviews: { layout($0) }, .updateViewConstraints: { layout($0) },
        .viewWillTransitionToSize: { resized($0) },
        .traitCollectionDidChange: { [changedTraits($0)] },
        .viewSafeAreaInsetsDidChange: { changedSafeArea($0) },
        .willTransitionToTraits: { [handedOn($0, .willTransitionToTraits), changedTraits($0)] },
        .action: { acting($0) },
        .touchesBegan: { feeling($0) }, .touchesEnded: { [unclaimed($0)] + feeling($0) },
        .motionBegan: { shaken($0) }, .motionEnded: { shaken($0) },
        .becomeFirstResponder: { focusing($0) }, .shouldPerformSegue: { shouldPerform($0) },
        .prepareForSegue: { preparing($0) }, .performSegue: { performing($0) },
        .allowedChildrenForUnwinding: { searched($0) }, .canPerformUnwind: { searched($0) },
        .adaptiveStyle: { adapting($0) }, .adaptiveStyleInCompact: { adapting($0) },
        .unwindTowards: { unwinding($0) }, .sentAction: { [sending($0)] },
        .encodeRestorableState: { keeping($0) },
    ]

    /// A call that UIKit refuses has no consequences.
    private static func exception(_ moment: Moment) -> Condition? {
        guard let event = moment.events.last(where: { $0.callback == .exception }),
            let rule = event.rule
        else { return nil }
        return Condition(
            rule, "UIKit accepts what was called",
            unless: [Message(moment.run.log.text(event)), "the step was undone"])
    }

    /// The callback was sent, with other arguments than those that were asked for.
    private static func otherArguments(_ moment: Moment) -> Condition? {
        guard let wanted = moment.query.arguments else { return nil }
        let any = moment.query.with(arguments: nil)
        let events = moment.events.filter { any.matches($0, in: moment.run.log) }
        guard let rule = events.last?.rule else { return nil }
        return Condition(
            rule, "the argument is \(wanted)",
            unless: events.map { "\(moment.run.log.text($0)) was sent" })
    }

    /// V05: an object that is not there gets no callbacks.
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
    var since: Message { map { " (step \($0))" } ?? "" }
}
