import HierarchyRecords

/// An animator of the app's, and what drives it where a finger does.
struct CustomMotion {
    let animator: any UIViewControllerAnimatedTransitioning
    let driver: (any UIViewControllerInteractiveTransitioning)?

    /// Asks what drives the animator, where there is one.
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

    /// Whether the transition begins under the finger.
    @MainActor
    var isInteractive: Bool { driver?.wantsInteractiveStart ?? false }
}

/// Who takes part in a transition, and where their views stand (A63).
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
    /// One child of a container takes the place of another; nil where it does not.
    @MainActor
    init?(of transition: ContainerTransition) {
        guard let old = transition.old, let new = transition.new else { return nil }
        let bounds = transition.coordinator.containerView.bounds
        self.init(
            from: old, to: new, fromView: old.viewIfLoaded, toView: new.view,
            initialFrameOfFrom: old.viewIfLoaded?.frame ?? bounds, finalFrameOfTo: bounds)
    }
}

/// A transition that an animator of the app's runs, and all that it is told of it.
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
    private var stage: TransitionStage
    private var whenEnded: ((Bool) -> Void)?
    /// Animations that wait for the finger.
    private var held: HeldAnimations?
    private var posture: ViewPosture?
    /// The container did not wait for the animator.
    private var isAbandoned = false

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

    /// P12: the animator says how long it takes, then it begins, or what drives it does.
    func begin() {
        simulator.customTransitions.append(self)
        coordinator.custom = self
        var seconds = 0.0
        simulator.ask(.transitionDuration, of: motion.animator, rule: .p12) {
            seconds = motion.animator.transitionDuration(using: self)
        }
        coordinator.transitionDuration = seconds.isFinite ? max(0, seconds) : 0
        guard let driver = motion.driver, driver.wantsInteractiveStart else { return animate() }
        simulator.ask(.startInteractiveTransition, of: driver, rule: .p12) {
            driver.startInteractiveTransition(self)
        }
    }

    private func animate() {
        simulator.ask(.animateTransition, of: motion.animator, rule: .p12) {
            motion.animator.animateTransition(using: self)
        }
    }

    /// The transition stands as long as the container that it belongs to.
    func endAtOnce() {
        isAbandoned = true
        completeTransition(!coordinator.isInteractive)
    }

    // MARK: The finger

    /// Begins the animation, which stands still until the finger moves it.
    func beginUnderFinger(of driver: UIPercentDrivenInteractiveTransition) {
        let animations = HeldAnimations()
        simulator.heldAnimations = animations
        animate()
        simulator.heldAnimations = nil
        guard whenEnded != nil else { return }
        held = animations
        InteractiveTransition(coordinator, of: self, driver: driver).begin(in: simulator)
    }

    /// The finger lifted there: the animations go on to their ends, or back.
    func letGo(at progress: Double, speed: Double, isCancelled: Bool) {
        endInteraction(isCancelled: isCancelled)
        let animations = held
        held = nil
        animations?.run(
            in: simulator.runLoop, from: coordinator.transitionDuration * progress,
            speed: speed, isCancelled: isCancelled)
    }

    private func endInteraction(isCancelled: Bool) {
        guard coordinator.isInteractive else { return }
        simulator.liftFinger(from: coordinator)
        coordinator.endInteraction(isCancelled: isCancelled)
    }

    // MARK: What the animator reads

    package var containerView: UIView { coordinator.containerView }
    package var isAnimated: Bool { coordinator.isAnimated }
    package var isInteractive: Bool { coordinator.isInteractive }
    package var transitionWasCancelled: Bool { coordinator.isCancelled }
    package var presentationStyle: UIModalPresentationStyle { stage.style }
    /// What the animator said, in seconds.
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

    // MARK: What it is told

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    package func finishInteractiveTransition() { endInteraction(isCancelled: false) }
    package func cancelInteractiveTransition() { endInteraction(isCancelled: true) }
    package func pauseInteractiveTransition() {}

    /// A60, A61: the end in all its parts; A62: once.
    package func completeTransition(_ didComplete: Bool) {
        guard let whenEnded else { return noteRepetition() }
        guard !simulator.isStopped else { return }
        self.whenEnded = nil
        simulator.customTransitions.removeAll { $0 === self }
        endInteraction(isCancelled: !didComplete)
        if !didComplete { posture?.restore() }
        posture = nil
        held = nil
        whenEnded(didComplete)
        simulator.ask(
            .animationEnded, of: motion.animator, .flag(didComplete), rule: .a60
        ) { motion.animator.animationEnded(didComplete) }
        stage = TransitionStage()
    }

    // MARK: What it lacks

    private func noteRepetition() {
        if isAbandoned { return isAbandoned = false }
        let animator = simulator.logID(of: motion.animator)
        if !simulator.repeatedCompletions.contains(animator) {
            simulator.repeatedCompletions.append(animator)
        }
    }

    /// A62: the animator that has not completed it, unless a finger or the clock still can.
    package var forgetfulAnimator: ObjectID? {
        guard whenEnded != nil, simulator.isIdle,
            !simulator.interactiveTransitions.contains(where: { $0.isPart(of: coordinator) })
        else { return nil }
        return simulator.logID(of: motion.animator)
    }

    /// Who takes part.
    package var participants: [UIViewController] { [stage.from, stage.to].compactMap { $0 } }
}

/// How a view stands: what an animation changes.
@MainActor
private struct ViewPosture {
    private let view: UIView
    private let bounds: CGRect
    private let center: CGPoint
    private let transform: CGAffineTransform
    private let alpha: CGFloat

    init(_ view: UIView) {
        self.view = view
        (bounds, center) = (view.bounds, view.center)
        (transform, alpha) = (view.transform, view.alpha)
    }

    func restore() {
        if view.transform != transform { view.transform = transform }
        if view.bounds != bounds { view.bounds = bounds }
        if view.center != center { view.center = center }
        if view.alpha != alpha { view.alpha = alpha }
    }
}

/// The ends of animations that stand still under a finger.
@MainActor
final class HeldAnimations {
    private var ends: [(seconds: Double, run: (Bool) -> Void)] = []

    func add(after seconds: Double, _ end: @escaping (Bool) -> Void) {
        ends.append((seconds, end))
    }

    /// Lets the clock run on from that second, or back from it.
    func run(
        in runLoop: SimulatedRunLoop, from second: Double, speed: Double, isCancelled: Bool
    ) {
        for end in ends {
            let rest = isCancelled ? min(second, end.seconds) : max(0, end.seconds - second)
            runLoop.perform(after: rest / speed) { end.run(true) }
        }
        ends = []
    }
}
