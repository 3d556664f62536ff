import HierarchyRecords

extension UINavigationController {
    // MARK: During the appearance of the navigation controller itself (M4, C08)

    /// C08: loads, installs and tells the top controller during the navigation controller's own
    /// `viewWillAppear`.
    func beginToShow(_ animated: Bool) {
        guard !showsInLayout else { return }
        pending = nil
        guard let top = loadedTop else { return takeOutShown() }
        if top !== shown {
            takeOutShown()
            install(top)
            announced = top
        }
        tellWillOfFirst(top, animated)
        guard announced === top else { return }
        tellDelegate(willShow: top, animated: animated)
        // X16: older systems tell both halves here already.
        if repeatsDidShow { tellDelegate(didShow: top, animated: animated, rule: .x16) }
    }

    /// P42: on iOS 8 what comes first in a stack animates nothing beside the stack's coming.
    private func tellWillOfFirst(_ top: UIViewController, _ animated: Bool) {
        let coming = optional?.presentation?.transition
        let drops = simulator.systemVersion == 8 && announced === top
        if drops { coming?.dropsAnimations = true }
        top.tellWill(appearing: true, animated: animated)
        if drops { coming?.dropsAnimations = false }
    }

    /// X16: up to iOS 12 a stack tells `didShow` once more as it is launched or its tab selected.
    private var repeatsDidShow: Bool { simulator.systemVersion <= 12 }

    /// X16: whether the tab of the stack is just being selected.
    private var isBeingSelected: Bool {
        let tabs = storedParent as? UITabBarController
        return tabs?.transitions.contains { $0.new === self } ?? false
    }

    /// X04: shows the top controller in the first layout after the launch.
    func showInLayout() {
        guard showsInLayout else { return }
        showsInLayout = false
        if appearance.phase == .appearing { beginToShow(appearance.isAnimated) }
    }

    /// C40: sends `didMove` right after the first `viewDidAppear`.
    func finishToShow(_ animated: Bool) {
        guard let shown else { return }
        shown.tellDid()
        if transition == nil { tellDidMove(shown, rule: .c40) }
        if announced === shown {
            tellDelegate(didShow: shown, animated: animated)
        } else if repeatsDidShow, isBeingSelected {
            tellDelegate(didShow: shown, animated: animated, rule: .x16)
        }
        announced = nil
    }

    /// Loads the top controller; if its code pushes another one meanwhile, that one is loaded, too.
    private var loadedTop: UIViewController? {
        while let top = stack.last {
            top.loadViewIfNeeded()
            if stack.last === top { return top }
        }
        return nil
    }

    /// Adds the controller's view; in a pop it goes behind the view that disappears.
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

    /// Removes the visible view while the navigation controller is not on the screen.
    func takeOutShown() {
        guard let old = shown else { return }
        shown = nil
        takeOut(old)
        // A controller that was disappearing together with the navigation controller has
        // disappeared now.
        if old.appearance.phase == .disappearing { old.tellDid() }
    }

    /// Removes the view and its wrapper, unless the view was moved elsewhere.
    func takeOut(_ controller: UIViewController) {
        controller.leaveWrapper(in: transitionView)
        transitionView.removeEmptyWrappers()
    }

    private func tellDidMove(_ controller: UIViewController, rule: RuleID) {
        guard controller.core.parent == link, isAwaiting(controller) else { return }
        stopAwaiting(controller)
        controller.sendDidMove(to: self, rule: rule)
    }

    /// Completes a waiting change without a transition, because the navigation controller is not on
    /// the screen.
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

    // MARK: Visible changes (M5, C34–C37)

    /// M5: turns all changes since the last layout into one transition (A18). Returns whether that
    /// has laid out the bars.
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
            releaseDeparted(rule: change.rule)
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
        if change.operation == .push, stack.count > 1 { arriving = next }
        defer { arriving = nil }
        next?.loadViewIfNeeded()
        // X20: a finger takes the keyboard away first.
        if isInteractive { shown?.yieldFocus() }
        let isPop = change.isReturn
        // X01: a pop reveals a controller that has its layout already.
        if isPop, simulator.systemVersion >= 13 { next?.appearance.keepsLayout = true }
        transition.sendWills()
        arriving = nil
        guard !simulator.isStopped, transition.isOccurring else { return }
        if let next { tellDelegate(willShow: next, animated: change.isAnimated) }
        guard !simulator.isStopped else { return }
        releaseBetween(transition)
        if let motion { return run(motion, transition) }
        guard transition.isOccurring else { return }
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

    /// A76: the view in front moves by the whole width, the view behind by 0.3 of it.
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

    /// Notices that the visible view was moved elsewhere: its controller is no longer visible and,
    /// if it is back on top of the stack, has to appear again.
    private func noticeLostView() {
        dropShownElsewhere()
        guard let shown, shown === stack.last, hasLostView(of: shown) else { return }
        self.shown = nil
        shown.tellWill(appearing: false, animated: false)
        shown.tellDid()
    }

    /// Forgets the visible controller if another container has taken it and now sends its
    /// callbacks.
    func dropShownElsewhere() {
        guard let shown, hasLostView(of: shown), shown.core.parent != link else { return }
        self.shown = nil
        transitionView.removeEmptyWrappers()
    }

    private func hasLostView(of controller: UIViewController) -> Bool {
        !(controller.viewInPlace?.isWithin(transitionView) ?? true)
    }

    /// Sends the dids, `didMove` for both controllers, and the delegate's `didShow`.
    func end(_ transition: ContainerTransition) {
        guard self.transition === transition, !simulator.isStopped else { return }
        reportUnexpectedEnd(of: transition)
        if let old = transition.old { takeOut(old) }
        if transition.coordinator.initiallyInteractive { transition.new?.restoreFocusInside() }
        transition.sendDids()
        if let new = transition.new { tellDidMove(new, rule: transition.rule) }
        releaseDeparted(rule: transition.rule)
        if let new = transition.new, new.core.parent == link {
            tellDelegate(didShow: new, animated: transition.isAnimated)
        }
        close(transition)
    }

    /// Releases all controllers that have left the stack, the lowest first.
    private func releaseDeparted(rule: RuleID, but kept: UIViewController? = nil) {
        for controller in departing where controller !== kept {
            guard isDeparting(controller) else { continue }
            forgetDeparture(of: controller)
            release(controller, rule: rule)
        }
    }

    /// X02: the controllers between the one that leaves and the one that arrives go after the
    /// commit, in which the arriving one hears `viewIsAppearing`.
    private func releaseBetween(_ transition: ContainerTransition) {
        guard departing.count > 1 else { return }
        simulator.runLoop.performAfterCommit {
            guard self.transition === transition, !self.simulator.isStopped else { return }
            self.releaseDeparted(rule: .x02, but: transition.old)
        }
    }

    private func close(_ transition: ContainerTransition) {
        if self.transition === transition { self.transition = nil }
        transition.coordinator.finish()
        if shown !== stack.last, pending == nil, isComing {
            pending = StackChange(.set, animated: false, isReturn: true)
        }
        if pending != nil { storedView?.setNeedsLayout() }
    }

    // MARK: The swipe back (C38)

    /// Whether a swipe from the edge would pop the top controller; C65: also from the midst of a zoom.
    package var canPopInteractively: Bool {
        guard stack.count > 1, isShown, obstacleToSwipe == nil, isSwipeEnabled else { return false }
        return transition?.isPushWithZoom ?? true
    }

    /// C62: whether the recognizer of the edge is on, or from iOS 26 the one of the whole content.
    private var isSwipeEnabled: Bool {
        interactivePopGestureRecognizer?.isEnabled ?? false || isContentSwipeEnabled
    }

    /// C62: whether a swipe from anywhere in the content pops; it is on until code switches it off.
    package var isContentSwipeEnabled: Bool {
        simulator.systemVersion >= 26 && contentSwipe?.isEnabled ?? true
    }

    /// Why the swipe from the edge does not begin: the bar shows no back button, or the delegate animates.
    package enum ObstacleToSwipe {
        case ownLeftItem, hiddenBackButton, hiddenBar, ownAnimator
    }

    /// C55: what keeps the swipe from the edge from popping the top controller; nil where nothing does,
    /// and where code has set the delegate of a recognizer that is on.
    package var obstacleToSwipe: ObstacleToSwipe? {
        let recognizers = [interactivePopGestureRecognizer, contentSwipe].compactMap { $0 }
        guard let top = stack.last,
            !recognizers.contains(where: { $0.isEnabled && $0.wasGivenDelegate })
        else { return nil }
        if isNavigationBarHidden { return .hiddenBar }
        if let item = top.optional?.navigationItem {
            if item.hidesBackButton { return .hiddenBackButton }
            let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty
            if isReplaced && !item.leftItemsSupplementBackButton { return .ownLeftItem }
        }
        return delegateAnimates ? .ownAnimator : nil
    }

    /// C55: whether the delegate has the method that gives animators, whatever it answers.
    private var delegateAnimates: Bool {
        (delegate as? any SelectiveDelegate)?.implements(.animatorOfStack) ?? false
    }

    /// A17, A183: begins the swipe from the edge, unless a transition runs; the wills are sent before the method returns.
    package func beginInteractivePop() {
        guard canPopInteractively else { return }
        endTransitionAtOnce()
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

    /// C38: restores the stack after a cancelled swipe, without `didMove` and `didShow`.
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
        releaseDeparted(rule: .x02)
        shown = transition.old.flatMap { transition.hasLost($0) ? nil : $0 }
        tabBarController?.bottomBarMayChange()
        transition.takeBack(rule: .c38)
        if transition.coordinator.initiallyInteractive { transition.old?.restoreFocusInside() }
        if let new = transition.new, transition.coordinator.isRunByApp { takeOffAgain(new) }
        close(transition)
    }

    /// A61: removes a controller whose push was cancelled.
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

    /// A23: ends the transition at once, because the navigation controller disappears.
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
        releaseDeparted(rule: transition.rule)
        close(transition)
    }
}
