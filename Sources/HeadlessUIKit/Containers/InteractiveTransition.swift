/// A transition that a finger drives: it does not run by the clock until it is finished or
/// cancelled.
@MainActor
package final class InteractiveTransition {
    @Counted private var moved = 0.0
    /// Drives the app's own animator, if the transition has one.
    private let driver: UIPercentDrivenInteractiveTransition?
    /// The transition that this animator animates.
    private let custom: CustomTransition?
    private let coordinator: SimulatedTransitionCoordinator
    @Counted private var pages: PageTransition?
    private let duration: TimeInterval
    private let whenFinished: @MainActor () -> Void
    private let whenCancelled: @MainActor () -> Void

    init(
        _ transition: ContainerTransition, whenFinished: @escaping @MainActor () -> Void,
        whenCancelled: @escaping @MainActor () -> Void
    ) {
        coordinator = transition.coordinator
        duration = transition.coordinator.transitionDuration
        (driver, custom) = (nil, nil)
        self.whenFinished = whenFinished
        self.whenCancelled = whenCancelled
    }

    /// Creates the transition of a coordinator; `pages` is the page change that the finger drives,
    /// if any.
    init(
        _ coordinator: SimulatedTransitionCoordinator, of pages: PageTransition? = nil,
        whenFinished: @escaping @MainActor () -> Void,
        whenCancelled: @escaping @MainActor () -> Void
    ) {
        self.coordinator = coordinator
        self.pages = pages
        (driver, custom) = (nil, nil)
        duration = coordinator.transitionDuration
        self.whenFinished = whenFinished
        self.whenCancelled = whenCancelled
    }

    /// Creates a transition whose animator follows the finger.
    init(
        _ coordinator: SimulatedTransitionCoordinator, of custom: CustomTransition,
        driver: UIPercentDrivenInteractiveTransition
    ) {
        self.coordinator = coordinator
        self.custom = custom
        self.driver = driver
        duration = coordinator.transitionDuration
        whenFinished = {}
        whenCancelled = {}
    }

    /// Registers the transition, which the finger drives until it is lifted.
    func begin(in simulator: Simulator) { simulator.transitions.interactive.append(self) }

    /// How far the finger has moved, from 0 to 1.
    package var progress: Double { driver.map { Double($0.percentComplete) } ?? moved }

    /// Whether this is the transition of that coordinator.
    func isPart(of coordinator: SimulatedTransitionCoordinator) -> Bool {
        self.coordinator === coordinator
    }

    /// P08: the presentation that waits for the transition to end, unless the app's own animator
    /// runs the transition.
    var waiting: WaitingPresentation? {
        guard custom == nil else { return nil }
        return coordinator.queue.waiting.map {
            WaitingPresentation(
                controller: $0.controller, since: $0.since,
                participants: [
                    coordinator.viewController(forKey: .from),
                    coordinator.viewController(forKey: .to),
                ].compactMap { $0 },
                animator: nil)
        }
    }

    /// Whether the finger drives that page change.
    func isDriving(_ pages: PageTransition) -> Bool { self.pages === pages }

    /// A23: cancels at once, without animating back, because its view disappears under the finger.
    func cancelAtOnce(in simulator: Simulator) {
        simulator.liftFinger(from: coordinator)
        coordinator.endInteraction(isCancelled: true)
        whenCancelled()
    }

    /// Moves the finger.
    package func update(_ progress: Double) {
        moved = min(max(0, progress), 1)
        coordinator.percentComplete = CGFloat(moved)
        driver?.update(moved)
    }

    /// Lifts the finger; the rest of the animation runs to its end.
    package func finish(in simulator: Simulator) {
        if let custom { return lift(custom, isCancelled: false) }
        lift(in: simulator, isCancelled: false, after: duration * (1 - progress), whenFinished)
    }

    /// Lifts the finger; the animation runs back to its beginning.
    package func cancel(in simulator: Simulator) {
        if let custom { return lift(custom, isCancelled: true) }
        lift(in: simulator, isCancelled: true, after: duration * progress, whenCancelled)
    }

    /// Lets the driver finish or cancel; if the driver has gone on to another transition, the
    /// animation runs on by itself.
    private func lift(_ custom: CustomTransition, isCancelled: Bool) {
        guard let driver, driver.isDriving(custom) else {
            return custom.letGo(at: moved, speed: 1, isCancelled: isCancelled)
        }
        if isCancelled { driver.cancel() } else { driver.finish() }
    }

    private func lift(
        in simulator: Simulator, isCancelled: Bool, after seconds: TimeInterval,
        _ end: @escaping @MainActor () -> Void
    ) {
        simulator.liftFinger(from: coordinator)
        coordinator.endInteraction(isCancelled: isCancelled)
        simulator.runLoop.perform(after: seconds, end)
    }
}

extension Simulator {
    /// Lifts the finger from the transition of that coordinator.
    func liftFinger(from coordinator: SimulatedTransitionCoordinator) {
        transitions.interactive.removeAll { $0.isPart(of: coordinator) }
    }
}
