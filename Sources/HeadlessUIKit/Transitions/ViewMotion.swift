import HierarchyRecords

/// How an animation shows a view that has taken its frame already.
struct ViewMotion {
    /// Points from where its frame is.
    var offset = CGPoint.zero
    /// How much of it is seen, from 0 to 1.
    var fade = 1.0
}

/// How a transition moves one view, from its beginning to its end.
struct TransitionMotion {
    let view: ObjectID
    let from: ViewMotion
    let to: ViewMotion

    /// At a share of the way.
    func at(_ progress: Double) -> ViewMotion {
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        return ViewMotion(
            offset: CGPoint(
                x: between(from.offset.x, to.offset.x), y: between(from.offset.y, to.offset.y)),
            fade: between(from.fade, to.fade))
    }
}

/// The way of an animation against the clock: R53, A76.
struct TransitionClock {
    /// R53: of the critically damped spring, in 1/s.
    private static let stiffness = (1000.0 / 3).squareRoot()

    private var start: Double
    /// When the finger lifted, and how far it had gone.
    private var lifted: (at: Double, progress: Double, isBack: Bool)?

    init(start: Double) { self.start = start }

    mutating func lift(at second: Double, progress: Double, isBack: Bool) {
        lifted = (second, progress, isBack)
    }

    /// From 0 to 1, at that second of virtual time.
    func progress(at second: Double, duration: Double) -> Double {
        guard let lifted else { return Self.spring(max(0, second - start)) }
        // A76: the rest runs evenly.
        let share = duration > 0 ? max(0, second - lifted.at) / duration : 1
        return lifted.isBack
            ? max(0, lifted.progress - share) : min(1, lifted.progress + share)
    }

    /// R53: what is left of the way is (1 + wt) e^(-wt).
    private static func spring(_ seconds: Double) -> Double {
        let way = stiffness * seconds
        return 1 - (1 + way) * exp(-way)
    }
}

extension SimulatedTransitionCoordinator {
    /// The view is on its way while the transition runs.
    func move(_ view: UIView?, from start: ViewMotion, to end: ViewMotion = ViewMotion()) {
        guard let view, isAnimated else { return }
        motions.append(TransitionMotion(view: view.objectID, from: start, to: end))
        let simulator = view.simulator
        if !simulator.movingTransitions.contains(where: { $0 === self }) {
            simulator.movingTransitions.append(self)
        }
    }

    /// How far it is now, from 0 to 1.
    private var progress: Double {
        isInteractive
            ? Double(percentComplete)
            : clock.progress(
                at: containerView.simulator.now, duration: transitionDuration)
    }

    /// Where each view of it is now.
    fileprivate var motionsNow: [(ObjectID, ViewMotion)] {
        let progress = progress
        return motions.map { ($0.view, $0.at(progress)) }
    }

    /// It is over: everything is where its frame is.
    func endMotions() {
        guard !motions.isEmpty else { return }
        motions = []
        containerView.simulator.movingTransitions.removeAll { $0 === self }
    }
}

extension Simulator {
    /// The views that are on their way, and where they are.
    var motions: [ObjectID: ViewMotion] {
        Dictionary(movingTransitions.flatMap(\.motionsNow)) { _, last in last }
    }
}
