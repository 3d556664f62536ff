/// A transition that a finger drives: it stands still until it is finished or cancelled.
@MainActor
package final class InteractiveTransition {
    /// How far the finger went, from 0 to 1.
    package private(set) var progress: Double = 0
    private let coordinator: SimulatedTransitionCoordinator
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
