import HierarchyRecords

/// Moves views that stand already where they end.
@MainActor
protocol ViewMover: AnyObject {
    var paths: [MotionPath] { get }
    /// How far it is now, from 0 to 1; nil when it is over.
    var progress: Double? { get }
    /// One of them is on its way no more.
    func drop(_ view: ObjectID)
}

extension ViewMover {
    /// What a container or a presentation moves goes on.
    func drop(_ view: ObjectID) {}
}

extension Simulator {
    /// The views that are on their way, and where they are.
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

    /// A118: the view is seen where it stands.
    func removeAnimations(of view: ObjectID) {
        for mover in movers where mover.progress != nil { mover.drop(view) }
    }

    /// Its views are on their way from now on.
    func add(_ mover: some ViewMover) {
        guard !movers.contains(where: { $0 === mover }) else { return }
        if movers.count >= moversToSweep {
            movers.removeAll { $0.progress == nil }
            moversToSweep = max(64, 2 * movers.count)
        }
        movers.append(mover)
    }

    /// Nobody waits for an animation without a completion: it is over when nothing else is left to do.
    func endTimedMovements() {
        if !movers.isEmpty { movers.removeAll { $0 is TimedMovement } }
    }
}
