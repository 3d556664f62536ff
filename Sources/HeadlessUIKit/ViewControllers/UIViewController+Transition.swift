import HierarchyRecords

extension UIViewController {
    /// C24, D10: sends the old child's `viewWillDisappear` and the new child's `viewWillAppear`,
    /// and adds the new view to the old one's superview. At the end sends `viewDidAppear`, removes
    /// the old view, sends `viewDidDisappear`, and calls the completion.
    func exchange(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard simulator.allowsTransition(in: self, from: old, to: new) else {
            return
        }
        let exchange = ChildExchange(
            container: self, old: old, new: new, duration: duration,
            isVisible: appearance.phase == .appeared || appearance.phase == .appearing,
            completion: completion)
        exchange.begin(options, animations)
        guard duration > 0 else { return exchange.end(finished: true) }
        box.exchanges.append(exchange)
        simulator.runLoop.perform(after: duration) { exchange.end(finished: true) }
    }

    /// A23: ends all animated exchanges at once, because the controller disappears.
    func endExchangesAtOnce() {
        for exchange in optional?.exchanges ?? [] { exchange.end(finished: false) }
    }
}

/// One call of `transition(from:to:…)`, until its completion.
@MainActor
final class ChildExchange {
    let container: UIViewController
    let old: UIViewController
    let new: UIViewController
    let duration: TimeInterval
    /// A14: whether the container is on the screen; if not, only the views are exchanged.
    let isVisible: Bool
    let completion: ((Bool) -> Void)?
    @Counted private var isOver = false

    init(
        container: UIViewController, old: UIViewController, new: UIViewController,
        duration: TimeInterval, isVisible: Bool, completion: ((Bool) -> Void)?
    ) {
        self.container = container
        self.old = old
        self.new = new
        self.duration = duration
        self.isVisible = isVisible
        self.completion = completion
    }

    func begin(_ options: UIView.AnimationOptions, _ animations: (() -> Void)?) {
        if isVisible {
            let rule = duration > 0 ? RuleID.c24 : .d10
            // X07: the new child is loaded before the old one hears anything.
            new.loadViewIfNeeded()
            old.beginExplicit(appearing: false, animated: duration > 0, rule: rule)
            new.beginExplicit(appearing: true, animated: duration > 0, rule: rule)
        }
        let superview = old.viewIfLoaded?.storedSuperview ?? container.view
        let simulator = container.simulator
        // V07: the superview turns as a whole, with pictures of what it holds before and after that.
        let isPictured =
            ContainerEffect(options) != nil && !options.contains(.allowAnimatedContent)
        simulator.animations.film(
            superview, options, duration: duration, replacing: old.viewIfLoaded
        ) {
            if new.view.storedSuperview !== superview { superview?.addSubview(new.view) }
            if isPictured { animations?() }
        }
        guard let animations, !isPictured else { return }
        // A125: the properties change now; the animation only shows them changing.
        simulator.animations.move(duration: duration, animations)
    }

    /// C26, C32: sends the ends whatever became of the begins, so that misuse is reported as
    /// unbalanced.
    func end(finished: Bool) {
        let simulator = container.simulator
        guard !isOver, simulator.pendingException == nil else { return }
        isOver = true
        container.optional?.exchanges.removeAll { $0 === self }
        if isVisible { new.endExplicit() }
        if let superview = old.viewIfLoaded?.storedSuperview {
            simulator.animations.endFilm(of: superview)
        }
        old.viewIfLoaded?.removeFromSuperview()
        if isVisible { old.endExplicit() }
        guard let completion else { return }
        simulator.dispatch.note(
            .transitionCompletion, container.objectID,
            .transition(from: old.objectID, to: new.objectID, finished: finished), rule: .c24
        ) { completion(finished) }
    }
}
