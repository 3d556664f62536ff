import CommandLanguage
import HierarchyRecords

/// What runs a method of the user's own: a property on which other code calls it, a control, a recognizer, a
/// notification.
extension Condition {
    static func sending(_ moment: Moment) -> Condition {
        let senders = moment.senders
        if senders.isOfUIKit { return Condition(.u22, "UIKit calls it", unless: []) }
        if senders.isOfCode, let call = senders.calls.first {
            return asking(call, moment)
        }
        if senders.touched.isEmpty, let asker = senders.askers.first {
            return told(by: asker, moment)
        }
        if let place = senders.laterRegistration { return unregistered(place, moment) }
        if senders.isEmpty, let missed = senders.missed { return hearing(missed, moment) }
        if let untouched = untouched(moment) { return untouched }
        if senders.touched.isEmpty, let item = senders.items.first {
            return withoutTarget(item, moment)
        }
        if let control = senders.controls.first(where: { $0.valueEvent != nil }),
            let code = code(of: moment)
        {
            return changing(control, code, moment)
        }
        return acting(senders, moment)
    }

    /// B22: who calls it on a property reaches the object that the property has.
    private static func asking(_ call: MethodSenders.Call, _ moment: Moment) -> Condition {
        let (name, method) = (moment.subject, moment.query.ownMethod ?? "")
        if call.value == name { return calledInTime(call, method, moment) }
        let code = moment.senders.receiver
        let line = UIKitCall.assign(call.property, code)
        return Condition(
            .b22, "\(call.property) is \(name)",
            unless: [
                "\(call.property) is \(call.value ?? "nil")",
                "\(call.place) calls \(method) on it"
                    + (call.value == nil ? ", which reaches nobody" : ""),
            ],
            Remedy(
                "Set \(line.words(in: moment.lines.language)) where it is made, before it is shown.",
                [line]))
    }

    /// B22: what runs before the property is set reaches nobody.
    private static func calledInTime(
        _ call: MethodSenders.Call, _ method: String, _ moment: Moment
    ) -> Condition {
        let hasRun = moment.events.contains { event in
            event.callback.spelling.base == call.method
                && moment.run.log.objects.name(event.object) == call.caller
        }
        return Condition(
            .b22,
            hasRun
                ? "\(call.property) is set before \(call.method) runs"
                : "something calls \(method) on \(call.property)",
            unless: hasRun
                ? [
                    "\(call.place) calls \(method), and ran while \(call.property) was nil: it was set only "
                        + "after that"
                ] : ["\(call.place) does, and did not run in this step"],
            hasRun ? .setInTime(call.method) : nil)
    }

    /// B30: what viewDidLoad observes is heard from then on.
    private static func unregistered(_ place: String, _ moment: Moment) -> Condition {
        let name = moment.subject
        let load = UIKitCall.loadViewIfNeeded(moment.senders.receiver)
        return Condition(
            .b30,
            "the observer of \(moment.query.ownMethod ?? name) is added before the notification is posted",
            unless: [
                "\(place) adds it, and has not run: \(name).isViewLoaded is false, since nothing asked for "
                    + "its view"
            ],
            Remedy(
                "Call addObserver in an initialiser (init), or load the view before: "
                    + "\(load.words(in: moment.lines.language)).", [load], leavesQuestionsOpen: true
            ))
    }

    /// B22: a method of a protocol's is called by who has the object as its delegate.
    private static func told(by asker: MethodSenders.Asker, _ moment: Moment) -> Condition {
        let language = moment.lines.language
        let line = asker.property.map {
            UIKitCall.assign($0, moment.senders.receiver).words(in: language)
        }
        return Condition(
            .b22, "\(asker.words) has \(moment.subject) as its \(asker.role)",
            unless: ["its \(asker.role) is \(asker.value ?? "nil")"],
            Remedy(
                "Set it where it is made: \(line ?? "\(asker.role) = self" + (language == .swift ? "" : ";"))."
            ))
    }

    /// U22: an action without a target goes up from the bar, past what the bar belongs to.
    private static func withoutTarget(_ item: MethodSenders.Item, _ moment: Moment) -> Condition {
        let name = moment.subject
        return Condition(
            .u22, "the target of the item \(item.words) is \(name)",
            unless: [
                "its target is nil: the action goes to the first responder, or from the bar up the responder "
                    + "chain, and finds nobody with \(moment.query.ownMethod ?? "the method") before \(name)"
            ],
            Remedy(
                "Pass target: self where the item is made, in viewDidLoad or a lazy property: in the initial "
                    + "value of a stored property self is not yet the object."))
    }

    /// U25: a recognizer whose view takes no touches never acts.
    private static func untouched(_ moment: Moment) -> Condition? {
        guard moment.senders.controls.isEmpty,
            let recognizer = moment.senders.recognizers.first(where: { !$0.obstacles.isEmpty })
        else { return nil }
        return Condition(
            recognizer.obstacles[0].rule, "a finger reaches \(recognizer.words)",
            unless: recognizer.obstacles.map { Message($0.words) },
            recognizer.obstacles.lazy.compactMap { $0.remedy(in: moment.lines.language) }.first)
    }

    /// U34: what code sets sends nothing.
    private static func changing(
        _ control: MethodSenders.Control, _ code: Message, _ moment: Moment
    ) -> Condition {
        let method = moment.query.ownMethod ?? "the action"
        let event = control.valueEvent ?? ""
        let line = UIKitCall.sendActions(control.code, event: event)
        return Condition(
            .u34, "the user changes \(control.code), whose \(event) sends \(method)",
            unless: [code],
            Remedy(
                "Call the method yourself after setting the value, or let the control send: \(line.words(in: moment.lines.language)).",
                [line], leavesQuestionsOpen: true))
    }

    /// U22, U21: a control, a recognizer or a notification.
    private static func acting(_ senders: MethodSenders, _ moment: Moment) -> Condition {
        let method = moment.query.ownMethod ?? "the action"
        let unused: [Message] =
            senders.controls.map { "\($0.name) does, and nobody used it in this step" }
            + senders.recognizers.map {
                "\($0.words) does, and did not recognize in this step\($0.awaits)"
            }
        return Condition(
            .u22,
            "a control or a recognizer sends \(method) to \(moment.subject), or a notification does",
            unless: unused.isEmpty
                ? [
                    "no control and no recognizer that is there has it as an action",
                    "no notification that runs it was posted in this step",
                ] : unused)
    }

    /// That code did the step, and no finger; nil where a finger did.
    static func code(of moment: Moment) -> Message? {
        guard let line = moment.lines.last, !line.isByHand else { return nil }
        let source = TypedStep.oneLine(line.source)
        return line.step.map { "step \($0) is code: \(source)" } ?? "the step is code: \(source)"
    }
}

extension Circumstances.Obstacle {
    /// The line that takes it away, in words; nil where no line does.
    func remedy(in language: SourceLanguage) -> Remedy? {
        guard case .call(let call)? = mend else { return nil }
        return Remedy("Take that away: \(call.words(in: language)).", [call])
    }
}
