/// A transition that a finger drives: it stands still until it is finished or cancelled.
@MainActor
package final class InteractiveTransition {
    /// How far the finger went, from 0 to 1.
    package private(set) var progress: Double = 0
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
        duration = coordinator.transitionDuration
        self.whenFinished = whenFinished
        self.whenCancelled = whenCancelled
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
    package func update(_ progress: Double) { self.progress = min(max(0, progress), 1) }

    /// The finger lifts, and the rest of the animation runs to its end.
    package func finish(in simulator: Simulator) {
        lift(in: simulator, isCancelled: false, after: duration * (1 - progress), whenFinished)
    }

    /// The finger lifts, and the animation runs back to its beginning.
    package func cancel(in simulator: Simulator) {
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
