import HierarchyRecords

/// An animator of the app's own, and the object that drives it if the transition is interactive.
struct CustomMotion {
    let animator: any UIViewControllerAnimatedTransitioning
    let driver: (any UIViewControllerInteractiveTransitioning)?

    /// Asks for the object that drives the animator; nil without an animator.
    init?(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        askingDriver: (any UIViewControllerAnimatedTransitioning) -> (
            any UIViewControllerInteractiveTransitioning
        )?
    ) {
        guard let animator else { return nil }
        self.animator = animator
        driver = askingDriver(animator)
    }

    /// Whether the transition begins interactively.
    @MainActor
    var isInteractive: Bool { driver?.wantsInteractiveStart ?? false }
}

/// The controllers of a transition, and the places of their views (A63).
struct TransitionStage {
    var from: UIViewController?
    var to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    var style = UIModalPresentationStyle.none
    var initialFrameOfFrom = CGRect.zero
    var finalFrameOfFrom = CGRect.zero
    var initialFrameOfTo = CGRect.zero
    var finalFrameOfTo = CGRect.zero
}

extension TransitionStage {
    /// The stage for replacing a child of a container by another one; nil if there is no other.
    @MainActor
    init?(of transition: ContainerTransition) {
        guard let old = transition.old, let new = transition.new else { return nil }
        let bounds = transition.coordinator.containerView.bounds
        self.init(
            from: old, to: new, fromView: old.viewIfLoaded, toView: new.view,
            initialFrameOfFrom: old.viewIfLoaded?.frame ?? bounds, finalFrameOfTo: bounds)
    }
}

/// A transition that the app's own animator runs; it is the animator's context.
///
///                        completeTransition
///     animating  ------------------------------>  over
///       ^                                          ^
///       |  finish, cancel                          | a container that goes
///     under a finger  -----------------------------+
@MainActor
package final class CustomTransition: UIViewControllerContextTransitioning {
    private let simulator: Simulator
    private let coordinator: SimulatedTransitionCoordinator
    private let motion: CustomMotion
    @Counted private var stage: TransitionStage
    @Counted private var whenEnded: ((Bool) -> Void)?
    /// Animations that stand still while the finger drives the transition.
    @Counted private var held: HeldAnimations?
    /// The interruptible animator, if the finger drives that instead.
    @Counted private var interruptible: (any UIViewImplicitlyAnimating)?
    @Counted private var posture: ViewPosture?
    /// Whether the container has gone on without waiting for the animator.
    @Counted private var isAbandoned = false

    init(
        _ motion: CustomMotion, of stage: TransitionStage,
        beside coordinator: SimulatedTransitionCoordinator, in simulator: Simulator,
        whenEnded: @escaping (Bool) -> Void
    ) {
        self.motion = motion
        self.stage = stage
        self.coordinator = coordinator
        self.simulator = simulator
        self.whenEnded = whenEnded
        posture = (stage.fromView ?? stage.from?.viewIfLoaded).map(ViewPosture.init)
    }

    /// P12: asks the animator for the duration, then starts the animator or the object that drives
    /// it.
    func begin() {
        simulator.transitions.custom.append(self)
        coordinator.custom = self
        var seconds = 0.0
        simulator.ask(.transitionDuration, of: motion.animator, rule: .p12) {
            seconds = motion.animator.transitionDuration(using: self)
        }
        coordinator.transitionDuration = seconds.isFinite ? max(0, seconds) : 0
        guard let driver = motion.driver, driver.wantsInteractiveStart else {
            (motion.driver as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
            return animate()
        }
        simulator.ask(.startInteractiveTransition, of: driver, rule: .p12) {
            driver.startInteractiveTransition(self)
        }
    }

    private func animate() {
        simulator.ask(.animateTransition, of: motion.animator, rule: .p12) {
            motion.animator.animateTransition(using: self)
        }
    }

    /// Ends the transition together with its container.
    func endAtOnce() {
        isAbandoned = true
        completeTransition(!coordinator.isInteractive)
    }

    // MARK: Interaction

    /// Begins the animation, paused until the finger moves.
    func beginUnderFinger(of driver: UIPercentDrivenInteractiveTransition) {
        if let animator = interruptibleAnimator() {
            animator.startAnimation()
            animator.pauseAnimation()
            guard whenEnded != nil else { return }
            interruptible = animator
            return InteractiveTransition(coordinator, of: self, driver: driver).begin(in: simulator)
        }
        let animations = HeldAnimations(coordinator)
        simulator.animations.held = animations
        animate()
        simulator.animations.held = nil
        guard whenEnded != nil else { return }
        held = animations
        InteractiveTransition(coordinator, of: self, driver: driver).begin(in: simulator)
    }

    /// The finger is lifted: the animations run on to their ends, or back.
    func letGo(at progress: Double, speed: Double, isCancelled: Bool) {
        coordinator.completionVelocity = CGFloat(speed)
        endInteraction(isCancelled: isCancelled)
        if let animator = interruptible {
            animator.isReversed = isCancelled
            let share = isCancelled ? animator.fractionComplete : 1 - animator.fractionComplete
            return animator.continueAnimation(
                withTimingParameters: nil, durationFactor: share / CGFloat(speed))
        }
        let animations = held
        held = nil
        animations?.run(
            in: simulator.runLoop, from: coordinator.transitionDuration * progress,
            speed: speed, isCancelled: isCancelled)
    }

    /// A60: the interruptible animator, if the app's animator provides one.
    private func interruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
        if let interruptible { return interruptible }
        guard simulator.systemVersion >= 10 else { return nil }
        let isSelective = motion.animator is any SelectiveDelegate
        if isSelective, !canBePaused { return nil }
        var answer: (any UIViewImplicitlyAnimating)?
        if isSelective {
            simulator.ask(.interruptibleAnimator, of: motion.animator, rule: .a60) {
                answer = motion.animator.interruptibleAnimator(using: self)
            }
        } else {
            answer = motion.animator.interruptibleAnimator(using: self)
        }
        if answer is NoInterruptibleAnimator { return nil }
        if !isSelective {
            simulator.dispatch.note(
                .interruptibleAnimator, simulator.logID(of: motion.animator), rule: .a60)
        }
        coordinator.isInterruptible = true
        return answer
    }

    /// Whether the app's animator provides an interruptible animator.
    var canBePaused: Bool {
        guard simulator.systemVersion >= 10 else { return false }
        guard let selective = motion.animator as? any SelectiveDelegate else {
            return interruptible != nil
        }
        return selective.implements(.interruptibleAnimator)
    }

    /// The finger touches again: pauses the animation and returns the completed fraction; nil if it
    /// cannot be paused.
    func pause(for driver: UIPercentDrivenInteractiveTransition) -> CGFloat? {
        guard whenEnded != nil, !coordinator.isInteractive, let animator = interruptibleAnimator()
        else { return nil }
        interruptible = animator
        animator.pauseAnimation()
        coordinator.beginInteraction()
        InteractiveTransition(coordinator, of: self, driver: driver).begin(in: simulator)
        return animator.fractionComplete
    }

    private func endInteraction(isCancelled: Bool) {
        guard coordinator.isInteractive else { return }
        simulator.liftFinger(from: coordinator)
        coordinator.endInteraction(isCancelled: isCancelled)
    }

    // MARK: The animator's context

    package var containerView: UIView { coordinator.containerView }
    package var isAnimated: Bool { coordinator.isAnimated }
    package var isInteractive: Bool { coordinator.isInteractive }
    package var transitionWasCancelled: Bool { coordinator.isCancelled }
    package var presentationStyle: UIModalPresentationStyle { stage.style }
    /// The duration that the animator returned, in seconds.
    var duration: Double { coordinator.transitionDuration }
    package var targetTransform: CGAffineTransform { .identity }

    package func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? {
        key == .from ? stage.from : key == .to ? stage.to : nil
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? stage.fromView : key == .to ? stage.toView : nil
    }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === stage.from { return stage.initialFrameOfFrom }
        return vc === stage.to ? stage.initialFrameOfTo : .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === stage.to { return stage.finalFrameOfTo }
        return vc === stage.from ? stage.finalFrameOfFrom : .zero
    }

    // MARK: Calls of the animator

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
        if coordinator.isInteractive { interruptible?.fractionComplete = percentComplete }
    }
    package func finishInteractiveTransition() { endInteraction(isCancelled: false) }
    package func cancelInteractiveTransition() { endInteraction(isCancelled: true) }
    package func pauseInteractiveTransition() {
        (motion.driver as? UIPercentDrivenInteractiveTransition)?.pause()
    }

    /// A60, A61: ends the transition completely; A62: further calls have no effect.
    package func completeTransition(_ didComplete: Bool) {
        guard let whenEnded else { return noteRepetition() }
        guard !simulator.isStopped else { return }
        self.whenEnded = nil
        simulator.transitions.custom.removeAll { $0 === self }
        endInteraction(isCancelled: !didComplete)
        if !didComplete { posture?.restore() }
        posture = nil
        (held, interruptible) = (nil, nil)
        (motion.driver as? UIPercentDrivenInteractiveTransition)?.detach(from: self)
        whenEnded(didComplete)
        tellAnimator(didComplete)
        stage = TransitionStage()
    }

    /// A60: tells the animator of the end, if it implements that method.
    private func tellAnimator(_ didComplete: Bool) {
        let selective = motion.animator as? any SelectiveDelegate
        if selective?.implements(.animationEnded) == false { return }
        simulator.ask(
            .animationEnded, of: motion.animator, .flag(didComplete), rule: .a60
        ) { motion.animator.animationEnded(didComplete) }
    }

    // MARK: Diagnosis

    private func noteRepetition() {
        if isAbandoned { return isAbandoned = false }
        let animator = simulator.logID(of: motion.animator)
        if !simulator.transitions.repeatedCompletions.contains(animator) {
            simulator.transitions.repeatedCompletions.append(animator)
        }
    }

    /// A62: the animator that has not completed the transition, unless a finger or the clock still
    /// can.
    package var forgetfulAnimator: ObjectID? {
        guard whenEnded != nil, simulator.isIdle,
            !simulator.transitions.interactive.contains(where: { $0.isPart(of: coordinator) })
        else { return nil }
        return simulator.logID(of: motion.animator)
    }

    /// The controllers that take part.
    package var participants: [UIViewController] { [stage.from, stage.to].compactMap { $0 } }

    /// P08: the presentation that waits for the end of the transition.
    package var waiting: WaitingPresentation? {
        coordinator.queue.waiting.map {
            WaitingPresentation(
                controller: $0.controller, since: $0.since, participants: participants,
                animator: forgetfulAnimator)
        }
    }
}
