import HierarchyRecords

extension UIViewController {
    /// C24, D10: the old child will disappear, the new one will appear; its view joins the old one's
    /// superview; at the end the new one did appear, the old one's view leaves, the old one did
    /// disappear; then the completion.
    func exchange(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard simulator.allowsTransition(in: self, from: old, to: new) else {
            return
        }
        let exchange = ChildExchange(
            container: self, old: old, new: new, duration: duration,
            isVisible: appearance.phase == .appeared || appearance.phase == .appearing,
            completion: completion)
        exchange.begin(animations)
        if duration > 0 {
            simulator.runLoop.perform(after: duration) { exchange.end() }
        } else {
            exchange.end()
        }
    }
}

/// One `transition(from:to:…)` from its call to its completion.
@MainActor
private struct ChildExchange {
    let container: UIViewController
    let old: UIViewController
    let new: UIViewController
    let duration: TimeInterval
    /// A14: in a container that is not on the screen only the views move.
    let isVisible: Bool
    let completion: ((Bool) -> Void)?

    func begin(_ animations: (() -> Void)?) {
        if isVisible {
            let rule = duration > 0 ? RuleID.c24 : .d10
            old.beginExplicit(appearing: false, animated: duration > 0, rule: rule)
            new.beginExplicit(appearing: true, animated: duration > 0, rule: rule)
        }
        let superview = old.viewIfLoaded?.storedSuperview ?? container.view
        if new.view.storedSuperview !== superview { superview?.addSubview(new.view) }
        animations?()
    }

    /// C26, C32: the ends are sent whatever became of the begins, so that misuse is unbalanced.
    func end() {
        let simulator = container.simulator
        guard simulator.pendingException == nil else { return }
        if isVisible { new.endExplicit() }
        old.viewIfLoaded?.removeFromSuperview()
        if isVisible { old.endExplicit() }
        guard let completion else { return }
        simulator.dispatch.note(
            .transitionCompletion, container.objectID,
            .transition(from: old.objectID, to: new.objectID, finished: true), rule: .c24
        ) { completion(true) }
    }
}
