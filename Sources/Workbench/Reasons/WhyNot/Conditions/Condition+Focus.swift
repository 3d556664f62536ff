import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

extension Circumstances.Focus {
    @MainActor
    init(_ responder: UIResponder, in world: World) {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        let window = view?.window
        isInWindow = window != nil
        canEver = responder is any UIKeyInput || responder.canBecomeFirstResponder
        isEnabled = (responder as? UIControl)?.isEnabled ?? true
        isFirst = responder.isFirstResponder
        first = window?.firstResponder.map { world.name(of: $0) }
    }
}

extension Condition {
    /// U23, U24: what a responder needs to become first responder.
    static func focusing(_ moment: Moment) -> [Condition] {
        let name = moment.subject
        guard let focus = moment.after.focus else { return [] }
        let wasAsked = moment.got(.becomeFirstResponder)
        return [
            Condition(
                .u23, "\(name) is not the first responder yet",
                unless: moment.wasFirstResponder ? ["it was the first responder already"] : []),
            Condition(
                .u23, "\(name) is in a window",
                unless: focus.isInWindow ? [] : ["\(name) is in no window"]),
            Condition(
                .u23, "\(name) can become first responder",
                unless: focus.canEver ? [] : ["\(name).canBecomeFirstResponder is false"]),
            Condition(
                .u24, "\(name) is enabled",
                unless: focus.isEnabled ? [] : ["\(name).isEnabled is false"]),
            Condition(
                .u24, "its delegate lets it begin",
                unless: moment.asked(.fieldShouldBegin)
                    ? ["textFieldShouldBeginEditing answered false"] : []),
            Condition(
                .u23, "the first responder before it resigns",
                unless: wasAsked ? focus.first.map { ["\($0) did not resign"] } ?? [] : []),
            Condition(
                .u23, "the user taps \(name), or code calls \(name).becomeFirstResponder()",
                unless: wasAsked ? [] : ["neither was done in this step"]),
        ]
    }
}

extension Moment {
    /// Whether a delegate was asked that in the step, on behalf of whatever object.
    fileprivate func asked(_ callback: Callback) -> Bool {
        events.contains { $0.callback == callback }
    }

    private var isAboutFocus: Bool { query.callbacks.contains(.becomeFirstResponder) }

    /// Whether the question is why the responder did not become first, though it was asked to in the
    /// step.
    var refusedFocus: Bool {
        isAboutFocus && got(.becomeFirstResponder) && after.focus.map { !$0.isFirst } ?? false
    }

    /// Whether the question is why it did not become first, though it was so before the step.
    var wasFirstResponder: Bool { isAboutFocus && before.focus?.isFirst ?? false }
}

extension Condition {
    /// U35: a shake goes to the first responder, or else to the controller in front, and up the chain.
    static func shaken(_ moment: Moment) -> [Condition] {
        let began = moment.events.filter { $0.callback == .motionBegan }
        let first = began.first.map { moment.run.log.objects.name($0.object) }
        let last = began.last.map { moment.run.log.objects.name($0.object) }
        return [
            Condition(
                .u35, "the user shakes the device",
                unless: first == nil ? ["nobody did in this step"] : []),
            Condition(
                .u35, "who hears of it before \(moment.subject) hands it on",
                unless: moment.got(.motionBegan)
                    ? ["an override below it did not call super"] : []),
            Condition(
                .u35,
                "\(moment.subject) is the first responder, or stands above it in the responder chain",
                unless: first.map { first in
                    [
                        first == last
                            ? "only \(first) got it"
                            : "\(first) got it first, then those above it up to \(last ?? first)"
                    ]
                } ?? [], .hearingMotion),
        ]
    }
}

extension Remedy {
    fileprivate static let hearingMotion = Remedy(
        "Override canBecomeFirstResponder with true there, and call its becomeFirstResponder() in "
            + "viewDidAppear; or override the method in the controller that is in front.",
        leavesQuestionsOpen: true)
}
