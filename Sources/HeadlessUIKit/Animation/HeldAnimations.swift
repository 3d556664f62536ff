/// The ends of animations that stand still under a finger.
@MainActor
final class HeldAnimations {
    /// Of the transition that the finger drives.
    let coordinator: SimulatedTransitionCoordinator
    private var ends: [(seconds: Double, run: (_ isCancelled: Bool) -> Void)] = []

    init(_ coordinator: SimulatedTransitionCoordinator) { self.coordinator = coordinator }

    func add(after seconds: Double, _ end: @escaping (_ isCancelled: Bool) -> Void) {
        ends.append((seconds, end))
    }

    /// Lets the clock run on from that second, or back from it.
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
