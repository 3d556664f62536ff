import HierarchyRecords

extension UINavigationController {
    // MARK: With the appearance of the stack itself (M4, C08)

    /// C08: the top is loaded, shown and told in the stack's own `viewWillAppear`.
    func beginToShow(_ animated: Bool) {
        pending = nil
        guard let top = loadedTop else { return takeOutShown() }
        if top !== shown {
            takeOutShown()
            install(top)
            announced = top
        }
        top.tellWill(appearing: true, animated: animated)
        if announced === top { tellDelegate(willShow: top, animated: animated) }
    }

    /// C40: `didMove` comes right after the first `viewDidAppear`.
    func finishToShow(_ animated: Bool) {
        guard let shown else { return }
        shown.tellDid()
        if transition == nil { tellDidMove(shown, rule: .c40) }
        if announced === shown { tellDelegate(didShow: shown, animated: animated) }
        announced = nil
    }

    /// What its code does while it is loaded may put another one on top.
    private var loadedTop: UIViewController? {
        while let top = stack.last {
            top.loadViewIfNeeded()
            if stack.last === top { return top }
        }
        return nil
    }

    /// What comes back from below stands behind what goes.
    func install(_ controller: UIViewController, behind isBehind: Bool = false) {
        shown = controller
        loadViewIfNeeded()
        controller.loadViewIfNeeded()
        guard let view = controller.viewInPlace else { return }
        let container = transitionView
        let wrapper = UIViewControllerWrapperView.filling(container.bounds)
        container.insertSubview(wrapper, at: isBehind ? 0 : container.subviewList.count)
        layOutBars()
        wrapper.hold(view)
    }

    /// Takes the shown view out where nobody sees it.
    func takeOutShown() {
        guard let old = shown else { return }
        shown = nil
        takeOut(old)
        // What went on its way with the stack does not come back with it.
        if old.appearance.phase == .disappearing { old.tellDid() }
    }

    /// The view leaves with its wrapper, unless it has gone elsewhere.
    func takeOut(_ controller: UIViewController) {
        controller.leaveWrapper(in: transitionView)
        transitionView.removeEmptyWrappers()
    }

    private func tellDidMove(_ controller: UIViewController, rule: RuleID) {
        guard controller.core.pointee.parent == core, isAwaiting(controller) else { return }
        stopAwaiting(controller)
        controller.sendDidMove(to: self, rule: rule)
    }

    /// The stack is out of sight: a change that waited is made without anybody seeing it.
    func settleUnseen() {
        pending = nil
        let leaving = departing
        departing = []
        for controller in leaving {
            if controller === shown { takeOutShown() }
            release(controller, rule: .c39)
        }
        if shown !== stack.last { takeOutShown() }
    }

    // MARK: Changes that are seen (M5, C34–C37)

    /// M5: what was asked for since the last layout becomes one transition (A18). Returns whether
    /// that has laid out the bars.
    @discardableResult
    func startDeferredTransition() -> Bool {
        guard let change = pending, transition == nil, isShown else { return false }
        let before = shown
        start(change, isInteractive: false)
        return shown != nil && shown !== before
    }

    func start(_ change: StackChange, isInteractive: Bool) {
        let queue = takeQueue()
        pending = nil
        noticeLostView()
        guard stack.last !== shown else {
            if let shown { tellDidMove(shown, rule: change.rule) }
            queue?.run()
            return
        }
        let next = stack.last
        let duration = change.isAnimated ? Self.transitionDuration : 0
        let motion = motion(for: change, isInteractive: isInteractive)
        guard !simulator.isStopped else { return }
        let transition = ContainerTransition(
            from: shown, to: next,
            in: motion == nil ? transitionView : transitionView.wrapper(of: shown),
            duration: duration, order: .stack, rule: change.rule,
            isInteractive: isInteractive || motion?.isInteractive ?? false, queue: queue)
        self.transition = transition
        next?.loadViewIfNeeded()
        transition.sendWills()
        guard !simulator.isStopped, transition.isOccurring else { return }
        if let next { tellDelegate(willShow: next, animated: change.isAnimated) }
        guard !simulator.isStopped else { return }
        if let motion { return run(motion, transition) }
        guard transition.isOccurring else { return }
        let isPop = isPop(change, from: transition.old)
        if let next, !transition.hasLost(next) {
            install(next, behind: isPop && change.isAnimated)
        } else {
            shown = nil
        }
        slide(transition, isPop: isPop)
        tabBarController?.bottomBarMayChange()
        if isInteractive {
            drive(transition)
        } else if change.isAnimated {
            simulator.runLoop.perform(after: duration) { self.end(transition) }
        } else {
            end(transition)
        }
    }

    /// A76: the one in front goes over the whole width, the one behind over 0.3 of it.
    private func slide(_ transition: ContainerTransition, isPop: Bool) {
        let width = transitionView.storedBounds.width
        let (aside, behind) = (CGPoint(x: width, y: 0), CGPoint(x: -0.3 * width, y: 0))
        let coordinator = transition.coordinator
        coordinator.move(
            wrapper(of: transition.old), from: ViewMotion(),
            to: ViewMotion(offset: isPop ? aside : behind))
        coordinator.move(
            wrapper(of: transition.new), from: ViewMotion(offset: isPop ? behind : aside))
    }

    private func wrapper(of controller: UIViewController?) -> UIView? {
        let wrapper = transitionView.wrapper(of: controller)
        return wrapper === transitionView ? nil : wrapper
    }

    /// Who was taken elsewhere is shown no more; who came back before the layout has to appear again.
    private func noticeLostView() {
        dropShownElsewhere()
        guard let shown, shown === stack.last, hasLostView(of: shown) else { return }
        self.shown = nil
        shown.tellWill(appearing: false, animated: false)
        shown.tellDid()
    }

    /// What another container shows now is told by that one.
    func dropShownElsewhere() {
        guard let shown, hasLostView(of: shown), shown.core.pointee.parent != core else { return }
        self.shown = nil
        transitionView.removeEmptyWrappers()
    }

    private func hasLostView(of controller: UIViewController) -> Bool {
        !(controller.viewInPlace?.isWithin(transitionView) ?? true)
    }

    /// The dids, `didMove` for both, and the delegate's `didShow`.
    func end(_ transition: ContainerTransition) {
        guard self.transition === transition, !simulator.isStopped else { return }
        if let old = transition.old { takeOut(old) }
        transition.sendDids()
        if let new = transition.new { tellDidMove(new, rule: transition.rule) }
        releaseDeparted(transition)
        if let new = transition.new, new.core.pointee.parent == core {
            tellDelegate(didShow: new, animated: transition.isAnimated)
        }
        close(transition)
    }

    private func releaseDeparted(_ transition: ContainerTransition) {
        guard let old = transition.old, isDeparting(old) else { return }
        forgetDeparture(of: old)
        release(old, rule: transition.rule)
    }

    private func close(_ transition: ContainerTransition) {
        if self.transition === transition { self.transition = nil }
        transition.coordinator.finish()
        if shown !== stack.last, pending == nil, isComing {
            pending = StackChange(operation: .set, isAnimated: false)
        }
        if pending != nil { storedView?.setNeedsLayout() }
    }

    // MARK: The finger (C38)

    /// Whether the user's swipe from the edge would pop.
    package var canPopInteractively: Bool {
        stack.count > 1 && transition == nil && isShown
            && interactivePopGestureRecognizer?.isEnabled ?? false
    }

    /// A17: the swipe from the edge begins; the wills are sent before it returns.
    package func beginInteractivePop() {
        guard canPopInteractively else { return }
        startDeferredTransition()
        guard transition == nil else { return }
        isStartingInteractively = true
        popViewController(animated: true)
        isStartingInteractively = false
    }

    private func drive(_ transition: ContainerTransition) {
        InteractiveTransition(
            transition, whenFinished: { self.end(transition) },
            whenCancelled: { self.takeBack(transition) }
        ).begin(in: simulator)
    }

    /// C38: no `didMove`, no `didShow`; the stack is as it was.
    func takeBack(_ transition: ContainerTransition) {
        guard self.transition === transition, !simulator.isStopped else { return }
        if let below = transition.new {
            if transition.coordinator.isRunByApp { below.viewIfLoaded?.removeFromSuperview() }
            takeOut(below)
        }
        if let top = transition.old, isDeparting(top) {
            forgetDeparture(of: top)
            grow(top)
            top.containment = ContainmentState()
        }
        shown = transition.old.flatMap { transition.hasLost($0) ? nil : $0 }
        tabBarController?.bottomBarMayChange()
        transition.takeBack(rule: .c38)
        if let new = transition.new, transition.coordinator.isRunByApp { takeOffAgain(new) }
        close(transition)
    }

    /// A61: a push that was cancelled has not been.
    private func takeOffAgain(_ controller: UIViewController) {
        guard controller === stack.last, stack.count > 1, shown !== controller,
            stack.contains(where: { $0 === shown }), isAwaiting(controller)
        else { return }
        stack.removeLast()
        hidesBottomBar.removeLast()
        stopAwaiting(controller)
        controller.sendWillMove(to: nil, rule: .a61)
        release(controller, rule: .a61)
    }

    /// A23: a stack that disappears has no time for the rest.
    func endTransitionAtOnce() {
        guard let transition, transition.isOccurring else { return }
        if let custom = transition.coordinator.custom { return custom.endAtOnce() }
        if transition.coordinator.isInteractive {
            simulator.liftFinger(from: transition.coordinator)
            transition.coordinator.endInteraction(isCancelled: true)
        }
        if transition.coordinator.isCancelled { return takeBack(transition) }
        if transition.isTelling { endBeforeArrival(transition) } else { end(transition) }
    }

    private func endBeforeArrival(_ transition: ContainerTransition) {
        transition.endBeforeArrival()
        takeOutShown()
        releaseDeparted(transition)
        close(transition)
    }
}
