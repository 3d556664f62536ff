import CommandLanguage
import HeadlessUIKit

/// An animation of UIKit's first way: what is changed between `beginAnimations:context:` and
/// `commitAnimations` is changed at once here, and the delegate is told when the time is over.
struct OldAnimation {
    var name = Value.null
    var context = Value.null
    var duration = 0.2
    var delay = 0.0
    var delegate = Value.null
    var willStart: String?
    var didStop: String?
}

@MainActor
extension Evaluator {
    /// A message to `UIView` that belongs to such an animation.
    func animate(_ selector: String, _ values: [Value], at span: SourceSpan) {
        switch selector {
        case "beginAnimations:context:":
            oldAnimations.append(OldAnimation(name: values[0], context: values[1]))
        case "commitAnimations":
            if let animation = oldAnimations.popLast() { end(animation, at: span) }
        default:
            guard !oldAnimations.isEmpty, let value = values.first else { return }
            set(selector, to: value, in: &oldAnimations[oldAnimations.count - 1])
        }
    }

    private func set(_ selector: String, to value: Value, in animation: inout OldAnimation) {
        switch selector {
        case "setAnimationDuration:": animation.duration = value.number ?? 0
        case "setAnimationDelay:": animation.delay = value.number ?? 0
        case "setAnimationDelegate:": animation.delegate = value
        case "setAnimationWillStartSelector:": animation.willStart = String.from(value)
        case "setAnimationDidStopSelector:": animation.didStop = String.from(value)
        default: break
        }
    }

    private func end(_ animation: OldAnimation, at span: SourceSpan) {
        let loop = simulator.runLoop
        if let selector = animation.willStart {
            let given = [animation.name, animation.context]
            loop.perform(after: animation.delay) { [self] in
                sendLater(
                    selector, Array(given.prefix(selector.count { $0 == ":" })),
                    to: animation.delegate, at: span)
            }
        }
        guard let selector = animation.didStop else { return }
        let given = [animation.name, .bool(true), animation.context]
        loop.perform(after: animation.delay + animation.duration) { [self] in
            sendLater(
                selector, Array(given.prefix(selector.count { $0 == ":" })),
                to: animation.delegate, at: span)
        }
    }

    /// The messages to `UIView` that belong to such an animation.
    static let oldAnimationMessages: Set<String> = [
        "beginAnimations:context:", "commitAnimations", "setAnimationDuration:",
        "setAnimationDelay:", "setAnimationCurve:", "setAnimationDelegate:",
        "setAnimationWillStartSelector:", "setAnimationDidStopSelector:",
        "setAnimationRepeatCount:", "setAnimationRepeatAutoreverses:",
        "setAnimationBeginsFromCurrentState:", "setAnimationTransition:forView:cache:",
        "setAnimationStartDate:",
    ]
}
