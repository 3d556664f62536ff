import HierarchyRecords

/// One dismissal, including all controllers that the dismissed one presents in turn (P24, D12).
@MainActor
final class Dismissal: TransitionScene {
    let presenter: UIViewController
    /// The controllers to dismiss; the one nearest to the presenter comes first.
    private let chain: [UIViewController]
    private let isAnimated: Bool
    private let completion: (() -> Void)?
    /// Why the topmost controller goes, where it is not for its own style's sake (P27).
    private let rule: RuleID?
    /// The app's own animation (P12).
    @Counted private var motion: CustomMotion?
    /// Whether the presenter's view was removed for the first of the chain and comes back. This is
    /// asked when the transition begins.
    @Counted private var uncovers = false
    /// What was asked for meanwhile, and begins when this dismissal has ended (P27).
    @Counted private var waiting: [() -> Void] = []
    /// Whether a commit has shown its beginning.
    @Counted private(set) var isSeen = false
    /// Whether another dismissal has taken it over (P44).
    @Counted private var isOver = false

    init(
        of first: UIViewController, by presenter: UIViewController, animated: Bool,
        completion: (() -> Void)?, rule: RuleID? = nil
    ) {
        self.rule = rule
        self.presenter = presenter
        chain = Array(
            sequence(first: first) { $0.ownPresented })
        isAnimated = animated
        self.completion = completion
    }

    /// E09, E10: whether one of the controllers takes part in a transition already.
    var isBlocked: Bool {
        for controller in chain {
            guard let state = controller.optional?.presentation else { continue }
            if state.isBeingPresented || state.isBeingDismissed || state.transition != nil {
                return true
            }
        }
        return false
    }

    /// P27: whether the presenter is presented itself, so that a further `dismiss` reaches it.
    var reachesBelow: Bool { presenter.presentingOfAncestors != nil }

    /// P27: dismisses the presenter, too.
    // AD-HOC: it begins when this dismissal has ended; how the two overlap is not known.
    func dismissBelow(animated: Bool, completion: (() -> Void)?) {
        let recorder = presenter.simulator.dispatch.recorder
        let cause = recorder.cause
        waiting.append { [presenter] in
            let outer = recorder.cause
            recorder.cause = cause
            presenter.requestDismissal(animated: animated, completion: completion, rule: .p27)
            recorder.cause = outer
        }
    }

    /// The controllers to dismiss; the topmost comes first.
    private var leaving: ReversedCollection<[UIViewController]> { chain.reversed() }

    /// A03, D12, D16: sends the wills during the call; only the topmost controller is animated.
    func begin() {
        if isAnimated { motion = chain.last?.motionOfDismissal() }
        guard let coordinator = sendWills(isInteractive: motion?.isInteractive ?? false) else {
            return
        }
        guard !presenter.simulator.isStopped else { return }
        if let motion { return begin(motion, beside: coordinator) }
        moveOut(coordinator)
        presenter.simulator.runLoop.performAfterCommit { self.isSeen = true }
        let top = chain.last?.ownPresentationController
        presenter.simulator.finishTransition(animated: isAnimated, of: top) {
            self.end(coordinator)
        }
    }

    /// P11: sends the wills during the call; then a finger drives the transition. `whenDone` runs
    /// after the dismissal.
    func beginUnderFinger(whenDone: @escaping @MainActor () -> Void) {
        guard let coordinator = sendWills(isInteractive: true) else { return }
        moveOut(coordinator)
        InteractiveTransition(
            coordinator,
            whenFinished: {
                self.end(coordinator)
                whenDone()
            },
            whenCancelled: { self.takeBack(coordinator) }
        ).begin(in: presenter.simulator)
    }

    /// D12: only the dismissal of the topmost controller is visible.
    private func moveOut(_ coordinator: SimulatedTransitionCoordinator) {
        guard let top = chain.last, let by = top.optional?.presentation?.presenting else { return }
        top.optional?.presentation?.controller?.moveOut(coordinator, by: by)
    }

    private func sendWills(isInteractive: Bool) -> SimulatedTransitionCoordinator? {
        guard let coordinator = makeCoordinator(isInteractive: isInteractive) else { return nil }
        // A15: tells every presentation controller of the chain, the topmost first.
        for controller in leaving {
            controller.ownPresentationController?.sendWillBegin(presenting: false)
        }
        for controller in leaving {
            controller.beginExplicit(
                appearing: false, animated: isAnimated && controller === chain.last,
                rule: ruleOfLeaving(controller))
        }
        askWhatItUncovers()
        return coordinator
    }

    /// The coordinator, which all that take part have from now on.
    private func makeCoordinator(isInteractive: Bool) -> SimulatedTransitionCoordinator? {
        guard let top = chain.last,
            let container = top.ownPresentationController?.containerView
        else { return nil }
        let coordinator = SimulatedTransitionCoordinator(
            from: top, to: presenter, container: container,
            duration: isAnimated ? Presentation.duration : 0, isAnimated: isAnimated,
            isInteractive: isInteractive)
        coordinator.scene = self
        presenter.presentationState.transition = coordinator
        for controller in leaving {
            controller.presentationState.isBeingDismissed = true
            controller.presentationState.transition = coordinator
        }
        return coordinator
    }

    private func askWhatItUncovers() {
        uncovers = chain[0].ownPresentationController?.shouldRemovePresentersView ?? false
        if uncovers { uncoverPresenter() }
        chain[0].ownPresentationController?.askSystemQuestions()
    }

    private func ruleOfLeaving(_ controller: UIViewController) -> RuleID {
        guard controller === chain.last else { return .d12 }
        return rule ?? controller.ownPresentationController?.appearanceRule ?? .p24
    }

    private func uncoverPresenter() {
        guard let controller = chain[0].ownPresentationController else { return }
        // A64: the presenter does not appear if the container is not in a window.
        if controller.containerView?.isInWindow ?? false {
            presenter.beginExplicit(
                appearing: true, animated: isAnimated,
                rule: presenter.isInPopover ? .p40 : controller.appearanceRule)
        }
        // A63: an animator of the app's own adds the presenter's view itself.
        guard motion == nil, let superview = controller.placeOfPresentersView else { return }
        superview.insertSubview(presenter.view, at: 0)
    }

    // MARK: One that overtakes another (P44)

    /// P44: whether the other one, without animation and from further up, takes what is above from this one.
    func isOvertaken(by other: Dismissal) -> Bool {
        isAnimated && motion == nil && !isSeen && !other.isAnimated && other.presenter !== presenter
            && presenter.simulator.systemVersion >= 26
    }

    /// P44: what is above goes with this one, which has no animation; the wills are sent already.
    func overtake(_ running: Dismissal) {
        running.giveWay(to: self)
        guard !presenter.simulator.isStopped,
            let coordinator = makeCoordinator(isInteractive: false)
        else { return }
        askWhatItUncovers()
        let top = chain.last?.ownPresentationController
        presenter.simulator.finishTransition(animated: false, of: top) { self.end(coordinator) }
    }

    /// P44: what stays is as before, and the completion is not called.
    private func giveWay(to other: Dismissal) {
        isOver = true
        let coordinator = presenter.presentationState.transition
        presenter.presentationState.transition = nil
        if uncovers { coverPresenterAgain() }
        for controller in leaving where !other.chain.contains(where: { $0 === controller }) {
            stay(controller, rule: .p44)
        }
        coordinator?.finish()
    }

    // MARK: The app's own animation (P12, A63)

    private func begin(_ motion: CustomMotion, beside coordinator: SimulatedTransitionCoordinator) {
        let container = coordinator.containerView
        // P12: `containerViewWillLayoutSubviews` and its counterpart are sent during the animation.
        chain.last?.viewIfLoaded?.setNeedsLayout()
        CustomTransition(
            motion, of: stage(in: container), beside: coordinator, in: presenter.simulator
        ) {
            if $0 { self.end(coordinator) } else { self.takeBack(coordinator) }
        }.begin()
    }

    var style: UIModalPresentationStyle {
        chain.last?.ownPresentationController?.presentationStyle ?? .none
    }

    func stage(in container: UIView) -> TransitionStage {
        let presentation = chain.last?.ownPresentationController
        let view = presentation?.presentedView
        let place = (uncovers ? nil : presenter.place(in: container)) ?? container.bounds
        return TransitionStage(
            from: chain.last, to: presenter, fromView: view,
            toView: uncovers ? presenter.view : nil,
            style: style,
            initialFrameOfFrom: view?.frame ?? .zero,
            initialFrameOfTo: uncovers ? .zero : place, finalFrameOfTo: place)
    }

    // MARK: The end

    /// D13, A61: undoes a cancelled dismissal: the presenter disappears again, and the controllers
    /// that stay get both halves of appearing.
    private func takeBack(_ coordinator: SimulatedTransitionCoordinator) {
        guard presenter.simulator.pendingException == nil else { return }
        presenter.presentationState.transition = nil
        if uncovers { coverPresenterAgain() }
        for controller in leaving { stay(controller, rule: motion == nil ? .d13 : .a61) }
        chain[0].ownPresentationController?.askSystemQuestions()
        if motion != nil { callCompletion() }
        coordinator.finish()
    }

    private func stay(_ controller: UIViewController, rule: RuleID) {
        controller.presentationState.transition = nil
        controller.presentationState.isBeingDismissed = false
        // D12: a controller that another one covers did not get `viewWillDisappear`.
        if controller.appearance.isInTransition {
            controller.beginExplicit(
                appearing: true, animated: isAnimated, rule: rule)
            controller.appearAnew()
            controller.endExplicitIfOpen()
        }
        controller.ownPresentationController?.sendDidEnd(presenting: false, completed: false)
    }

    private func coverPresenterAgain() {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.beginExplicit(appearing: false, animated: isAnimated, rule: .a61)
        presenter.endExplicitIfOpen()
    }

    /// P06: the presenter's did comes first; by then it presents nothing.
    private func end(_ coordinator: SimulatedTransitionCoordinator) {
        guard presenter.simulator.pendingException == nil, !isOver else { return }
        presenter.presentationState.presented = nil
        presenter.presentationState.transition = nil
        for controller in leaving { controller.presentationState.unlink() }
        chain[0].ownPresentationController?.putBackPresentersView(presenter)
        tellBetween()
        if uncovers { endUncovering() }
        for controller in leaving { leave(controller) }
        for controller in leaving {
            controller.presentationState.isBeingDismissed = false
            controller.ownPresentationController?.sendDidEnd(presenting: false)
            controller.presentationState.controller = nil
        }
        presenter.simulator.turnWhereUnsupported()
        callCompletion()
        coordinator.finish()
        for dismiss in waiting { dismiss() }
    }

    /// P40: what is inside of a popover appears again without `viewDidAppear`.
    private func endUncovering() {
        guard presenter.appearance.isExplicit else { return }
        if presenter.isInPopover {
            presenter.standStill(isThere: true)
        } else {
            presenter.endExplicit()
        }
    }

    /// X14: on iOS 8 the covered controllers between hear that they have appeared, the topmost first.
    private func tellBetween() {
        guard presenter.simulator.systemVersion == 8, uncovers, !isAnimated else { return }
        for controller in leaving.dropFirst() where controller.appearance.phase == .disappeared {
            controller.send(.viewDidAppear, .flag(false), rule: .x14, given: [.flag(false)]) {
                controller.viewDidAppear(false)
            }
        }
    }

    private func callCompletion() {
        guard let completion else { return }
        presenter.simulator.dispatch.note(.dismissCompletion, chain[0].objectID, rule: .d16) {
            completion()
        }
    }

    private func leave(_ controller: UIViewController) {
        let presentation = controller.ownPresentationController
        (presentation?.presentedView ?? controller.viewIfLoaded)?.removeFromSuperview()
        presentation?.containerView?.removeFromSuperview()
        if controller.appearance.isExplicit { controller.endExplicit() }
    }
}

extension UIViewController {
    /// Whether it is shown in a popover, itself or with the container that holds it.
    fileprivate var isInPopover: Bool {
        nearest { $0.optional?.presentation?.controller }?.shownStyle == .popover
    }
}

extension PresentationState {
    /// Clears the state that links a dismissed controller to its presenter.
    func unlink() {
        presented = nil
        presenting = nil
        transition = nil
        queue = nil
        controller?.endOverridingTraits()
        standsIn?.for.presentedIfAlive?.presentationState.controller = nil
        standsIn = nil
    }
}
