/// The completions of animations that stand still while a finger drives their transition.
@MainActor
final class HeldAnimations {
    /// The coordinator of the transition that the finger drives.
    let coordinator: SimulatedTransitionCoordinator
    @Counted private var ends: [(seconds: Double, run: (_ isCancelled: Bool) -> Void)] = []

    init(_ coordinator: SimulatedTransitionCoordinator) { self.coordinator = coordinator }

    func add(after seconds: Double, _ end: @escaping (_ isCancelled: Bool) -> Void) {
        ends.append((seconds, end))
    }

    /// Schedules each completion after the finger is lifted: the animations run on from `second` to
    /// their end, or back to their beginning if the transition is cancelled.
    func run(
        in runLoop: SimulatedRunLoop, from second: Double, speed: Double, isCancelled: Bool
    ) {
        for end in ends {
            let rest = isCancelled ? min(second, end.seconds) : max(0, end.seconds - second)
            runLoop.perform(after: rest / speed) { end.run(isCancelled) }
        }
        ends = []
    }
}
