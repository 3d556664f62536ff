/// A transition that a finger drives: it stands still until it is finished or cancelled.
@MainActor
package final class InteractiveTransition {
    private var moved = 0.0
    /// Moves an animator of the app's.
    private let driver: UIPercentDrivenInteractiveTransition?
    /// What that animator runs.
    private let custom: CustomTransition?
    private let coordinator: SimulatedTransitionCoordinator
    private var pages: PageTransition?
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

    /// A transition of that coordinator's; of pages where some turn under the finger.
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

    /// A transition whose animator follows the finger.
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

    /// A finger is on it until it is lifted.
    func begin(in simulator: Simulator) { simulator.interactiveTransitions.append(self) }

    /// How far the finger went, from 0 to 1.
    package var progress: Double { driver.map { Double($0.percentComplete) } ?? moved }

    /// Whether it is the transition of that coordinator.
    func isPart(of coordinator: SimulatedTransitionCoordinator) -> Bool {
        self.coordinator === coordinator
    }

    /// P08: what is to be presented when it is over, unless an animator of the app's runs it.
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

    /// Whether it is that change of pages which the finger drives.
    func isDriving(_ pages: PageTransition) -> Bool { self.pages === pages }

    /// A23: what disappears under the finger has no time for the way back.
    func cancelAtOnce(in simulator: Simulator) {
        simulator.liftFinger(from: coordinator)
        coordinator.endInteraction(isCancelled: true)
        whenCancelled()
    }

    /// The finger moves.
    package func update(_ progress: Double) {
        moved = min(max(0, progress), 1)
        coordinator.percentComplete = CGFloat(moved)
        driver?.update(moved)
    }

    /// The finger lifts, and the rest of the animation runs to its end.
    package func finish(in simulator: Simulator) {
        if let custom { return lift(custom, isCancelled: false) }
        lift(in: simulator, isCancelled: false, after: duration * (1 - progress), whenFinished)
    }

    /// The finger lifts, and the animation runs back to its beginning.
    package func cancel(in simulator: Simulator) {
        if let custom { return lift(custom, isCancelled: true) }
        lift(in: simulator, isCancelled: true, after: duration * progress, whenCancelled)
    }

    /// Its driver lets go of it, or has gone on to another transition.
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
    /// The finger is off the transition of that coordinator.
    func liftFinger(from coordinator: SimulatedTransitionCoordinator) {
        interactiveTransitions.removeAll { $0.isPart(of: coordinator) }
    }
}
