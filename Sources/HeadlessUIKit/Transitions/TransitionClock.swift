import HierarchyRecords

/// The progress of an animation with time: R53, A76.
struct TransitionClock {
    /// R53: the frequency of the critically damped spring, in 1/s.
    private static let stiffness = (1000.0 / 3).squareRoot()

    private var start: Double
    /// When the finger was lifted, and at which progress.
    private var lifted: (at: Double, progress: Double, isBack: Bool)?

    init(start: Double) { self.start = start }

    mutating func lift(at second: Double, progress: Double, isBack: Bool) {
        lifted = (second, progress, isBack)
    }

    /// The progress from 0 to 1, at that second of simulated time.
    func progress(at second: Double, duration: Double) -> Double {
        guard let lifted else { return Self.spring(max(0, second - start)) }
        // A76: the rest runs linearly.
        let share = duration > 0 ? max(0, second - lifted.at) / duration : 1
        return lifted.isBack
            ? max(0, lifted.progress - share) : min(1, lifted.progress + share)
    }

    /// R53: the remaining share of the way is (1 + wt) e^(-wt).
    private static func spring(_ seconds: Double) -> Double {
        let way = stiffness * seconds
        return 1 - (1 + way) * exp(-way)
    }
}

extension SimulatedTransitionCoordinator: ViewMover {
    /// Animates the view during the transition.
    func move(_ view: UIView?, from start: ViewMotion, to end: ViewMotion = ViewMotion()) {
        guard let view else { return }
        move([MotionPath(view: view.objectID, from: start, to: end)])
    }

    func move(_ paths: [MotionPath]) {
        guard isAnimated, !paths.isEmpty else { return }
        self.paths += paths
        containerView.simulator.animations.add(self)
    }

    var progress: Double? {
        guard !paths.isEmpty else { return nil }
        return isInteractive
            ? Double(percentComplete)
            : clock.progress(
                at: containerView.simulator.now, duration: transitionDuration)
    }

    /// Ends the movements: all views are shown at their frames.
    func endMotions() {
        guard !paths.isEmpty else { return }
        paths = []
        containerView.simulator.animations.remove(self)
    }
}
