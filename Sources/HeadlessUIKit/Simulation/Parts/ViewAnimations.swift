import HierarchyRecords

/// The animations of views that are running, and those whose blocks are being run.
@MainActor
final class ViewAnimations {
    private let runLoop: SimulatedRunLoop
    /// Whether animations take time; if not, views are at once where they end.
    @Counted var isEnabled = true
    /// Collects the animations that begin while a finger drives a transition.
    @Counted var held: HeldAnimations?
    /// Collects the keyframes of the animation whose block is being run.
    @Counted var keyframes: Keyframes?
    /// Notes the views that change while the block of an animation is being run; nil at other
    /// times.
    @Counted private(set) var recorder: PostureRecorder?
    /// The running movements, and some that are over: these are removed when there are as many as
    /// `moversToSweep`.
    @Counted private var movers: [any ViewMover] = []
    @Counted private var moversToSweep = 64
    /// Containers that turned though only one view in them was replaced (V07); the last of each.
    @Counted private var turnedAlong: [TurnedAlong] = []

    init(in runLoop: SimulatedRunLoop) { self.runLoop = runLoop }

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

    /// The films that are running, by their container, and how far they have come.
    var films: [ObjectID: (film: ContainerFilm, progress: Double)] {
        var films: [ObjectID: (film: ContainerFilm, progress: Double)] = [:]
        for case let film as ContainerFilm in movers {
            if let progress = film.progress { films[film.container] = (film, progress) }
        }
        return films
    }

    /// What is seen of views that turn, curl or dissolve at this moment.
    var transitionsOnScreen: [ObjectID: TransitionOnScreen] {
        var seen: [ObjectID: TransitionOnScreen] = [:]
        for mover in movers {
            guard let progress = mover.progress else { continue }
            for path in mover.paths {
                guard let kind = path.kind else { continue }
                seen[path.view] = TransitionOnScreen(kind, progress: progress)
            }
        }
        for (container, running) in films {
            seen[container] = TransitionOnScreen(
                running.film.effect.kind, progress: running.progress)
        }
        return seen
    }

    /// The containers that turned as a whole, and in which something still stands that turned along.
    var containersTurnedAlong: [TurnedAlong] {
        turnedAlong.filter { !$0.others.isEmpty }
    }

    func noteTurnedAlong(_ turned: TurnedAlong) {
        turnedAlong.removeAll {
            $0.container == nil || $0.arrived == nil || $0.container === turned.container
        }
        turnedAlong.append(turned)
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

    /// A23: shows the container at once as it is now.
    func endFilm(of container: UIView) {
        movers.removeAll { ($0 as? ContainerFilm)?.container == container.objectID }
    }

    func remove(_ mover: some ViewMover) { movers.removeAll { $0 === mover } }

    /// A118: ends all animations of the view, so that the screen shows it at its final place.
    func remove(of view: ObjectID) {
        for mover in movers where mover.progress != nil { mover.drop(view) }
    }

    /// Removes the timed movements when no other work is left, so that an animation without a
    /// completion does not keep the world moving.
    func endTimed() {
        if !movers.isEmpty { movers.removeAll(where: \.isTimed) }
    }

    /// Forgets all movers: the world is dropped.
    func drop() { (movers, turnedAlong) = ([], []) }

    /// A125: runs the animations and moves the views that they changed, by the clock or, while a
    /// finger drives a transition, with that transition.
    func move(
        duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut,
        end: AnimationEnd? = nil, _ animations: () -> Void
    ) {
        guard isEnabled else { return animations() }
        let paths = postures(changedBy: animations).map(\.path)
        guard !paths.isEmpty else { return }
        if let held { return held.coordinator.move(paths) }
        add(
            TimedMovement(
                paths, duration: duration, delay: delay, curve: curve, end: end, in: runLoop))
    }

    /// Runs the animations and returns the former postures of the views that they changed. An
    /// animation within another one returns none, because the outer animation records them.
    func postures(changedBy animations: () -> Void) -> [ViewPosture] {
        guard recorder == nil else {
            animations()
            return []
        }
        let recorder = PostureRecorder()
        record(in: recorder, animations)
        return recorder.changedPostures
    }

    /// Runs `actions`; nothing that they change is animated.
    func without(_ actions: () -> Void) {
        let outer = isEnabled
        isEnabled = false
        record(in: nil, actions)
        isEnabled = outer
    }

    private func record(in recorder: PostureRecorder?, _ actions: () -> Void) {
        let outer = self.recorder
        self.recorder = recorder
        actions()
        self.recorder = outer
    }
}
