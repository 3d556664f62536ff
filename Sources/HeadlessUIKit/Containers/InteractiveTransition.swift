/// A transition that a finger drives: it stands still until it is finished or cancelled.
@MainActor
package final class InteractiveTransition {
    private var moved = 0.0
    /// Moves an animator of the app's.
    private let driver: UIPercentDrivenInteractiveTransition?
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
        driver = nil
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
        driver = nil
        duration = coordinator.transitionDuration
        self.whenFinished = whenFinished
        self.whenCancelled = whenCancelled
    }

    /// A transition whose animator follows the finger.
    init(
        _ coordinator: SimulatedTransitionCoordinator, driver: UIPercentDrivenInteractiveTransition
    ) {
        self.coordinator = coordinator
        self.driver = driver
        duration = coordinator.transitionDuration
        whenFinished = {}
        whenCancelled = {}
    }

    /// How far the finger went, from 0 to 1.
    package var progress: Double { driver.map { Double($0.percentComplete) } ?? moved }

    /// Whether it is the transition of that coordinator.
    func isPart(of coordinator: SimulatedTransitionCoordinator) -> Bool {
        self.coordinator === coordinator
    }

    /// Whether it is that change of pages which the finger drives.
    func isDriving(_ pages: PageTransition) -> Bool { self.pages === pages }

    /// A23: what disappears under the finger has no time for the way back.
    func cancelAtOnce(in simulator: Simulator) {
        simulator.interactiveTransition = nil
        coordinator.endInteraction(isCancelled: true)
        whenCancelled()
    }

    /// The finger moves.
    package func update(_ progress: Double) {
        moved = min(max(0, progress), 1)
        driver?.update(moved)
    }

    /// The finger lifts, and the rest of the animation runs to its end.
    package func finish(in simulator: Simulator) {
        if let driver { return driver.finish() }
        lift(in: simulator, isCancelled: false, after: duration * (1 - progress), whenFinished)
    }

    /// The finger lifts, and the animation runs back to its beginning.
    package func cancel(in simulator: Simulator) {
        if let driver { return driver.cancel() }
        lift(in: simulator, isCancelled: true, after: duration * progress, whenCancelled)
    }

    private func lift(
        in simulator: Simulator, isCancelled: Bool, after seconds: TimeInterval,
        _ end: @escaping @MainActor () -> Void
    ) {
        simulator.interactiveTransition = nil
        coordinator.endInteraction(isCancelled: isCancelled)
        simulator.runLoop.perform(after: seconds, end)
    }
}
