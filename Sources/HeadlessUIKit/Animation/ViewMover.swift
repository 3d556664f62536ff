import HierarchyRecords

/// An animation of views whose properties already have their final values.
@MainActor
protocol ViewMover: AnyObject {
    var paths: [MotionPath] { get }
    /// The completed share, from 0 to 1; nil when the animation is over.
    var progress: Double? { get }
    /// Stops animating that view.
    func drop(_ view: ObjectID)
}

extension ViewMover {
    /// Movements of a container or of a presentation cannot be stopped for a single view.
    func drop(_ view: ObjectID) {}
}

extension Simulator {
    /// The views that are being animated, and the motion of each at this moment.
    var motions: [ObjectID: ViewMotion] {
        var motions: [ObjectID: ViewMotion] = [:]
        for mover in movers {
            guard let progress = mover.progress else { continue }
            for path in mover.paths {
                motions[path.view] =
                    motions[path.view]?.and(path.at(progress)) ?? path.at(progress)
            }
        }
        return motions
    }

    /// A118: ends all animations of the view, so that the screen shows it at its final place.
    func removeAnimations(of view: ObjectID) {
        for mover in movers where mover.progress != nil { mover.drop(view) }
    }

    /// Registers a mover, which animates its views from now on.
    func add(_ mover: some ViewMover) {
        guard !movers.contains(where: { $0 === mover }) else { return }
        if movers.count >= moversToSweep {
            movers.removeAll { $0.progress == nil }
            moversToSweep = max(64, 2 * movers.count)
        }
        movers.append(mover)
    }

    /// Removes the timed movements when no other work is left, so that an animation without a
    /// completion does not keep the world moving.
    func endTimedMovements() {
        if !movers.isEmpty { movers.removeAll { $0 is TimedMovement } }
    }
}
