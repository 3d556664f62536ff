import HierarchyRecords

/// What an option of `UIView.AnimationOptions` does with a container view (V07).
enum ContainerEffect {
    case flip(Turn.Axis), curlUp, curlDown, dissolve

    /// Nil without a transition option.
    init?(_ options: UIView.AnimationOptions) {
        let effects: [(UIView.AnimationOptions, ContainerEffect)] = [
            (.transitionFlipFromLeft, .flip(.vertical)),
            (.transitionFlipFromRight, .flip(.vertical)), (.transitionCurlUp, .curlUp),
            (.transitionCurlDown, .curlDown), (.transitionCrossDissolve, .dissolve),
            (.transitionFlipFromTop, .flip(.horizontal)),
            (.transitionFlipFromBottom, .flip(.horizontal)),
        ]
        // Of the three bits, those of the last option are all set.
        let option = options.intersection(.transitionFlipFromBottom)
        guard let effect = effects.first(where: { $0.0 == option })?.1 else { return nil }
        self = effect
    }

    var kind: TransitionOnScreen.Kind {
        switch self {
        case .flip: .flip
        case .curlUp, .curlDown: .curl
        case .dissolve: .dissolve
        }
    }
}

/// V07: a transition of a container view. It shows a picture of what the container held before, and
/// then, or beside it, what it holds now.
@MainActor
final class ContainerFilm: ViewMover {
    let container: ObjectID
    let effect: ContainerEffect
    /// What the container held before.
    let picture: ViewPicture
    /// The view that is replaced but stays in the container until the end; it is on the picture
    /// alone.
    let replaced: ObjectID
    @Counted private(set) var paths: [MotionPath]
    private let clock: TimedMovement

    init(
        of container: UIView, _ effect: ContainerEffect, from picture: ViewPicture,
        replacing replaced: UIView?, duration: Double, options: UIView.AnimationOptions
    ) {
        self.container = container.objectID
        self.effect = effect
        self.picture = picture
        self.replaced = replaced?.objectID ?? .none
        if case .flip(let axis) = effect {
            paths = [MotionPath(container, Turn(axis: axis, side: .both))]
        } else {
            paths = []
        }
        clock = TimedMovement(
            [], duration: duration, curve: TimingCurve(options),
            in: container.simulator.runLoop)
    }

    @Counted private var isDropped = false

    var progress: Double? { isDropped ? nil : clock.progress }

    var isTimed: Bool { true }

    /// A118: the container is at once as it is now.
    func drop(_ view: ObjectID) { if view == container { isDropped = true } }

    // MARK: What is seen of both

    /// How one of the two looks is seen.
    struct Layer {
        var fade = 1.0
        /// Curls: the share that is left, from the upper edge.
        var share = 1.0
    }

    /// The two looks at that moment; nil for one that is not seen.
    func layers(at progress: Double) -> (before: Layer?, now: Layer?, isBeforeInFront: Bool) {
        switch effect {
        case .flip: progress < 0.5 ? (Layer(), nil, true) : (nil, Layer(), false)
        case .dissolve: (Layer(), Layer(fade: progress), false)
        case .curlUp: (Layer(share: 1 - progress), Layer(), true)
        case .curlDown: (Layer(), Layer(share: progress), false)
        }
    }
}

extension ViewAnimations {
    /// V07: runs changes of a container's content as a film, if the options name one.
    func film(
        _ container: UIView?, _ options: UIView.AnimationOptions, duration: Double,
        replacing replaced: UIView? = nil, _ changes: () -> Void
    ) {
        guard let container, let effect = ContainerEffect(options), duration > 0, isEnabled,
            container.isInWindow
        else { return changes() }
        let picture = container.simulator.picture(of: container)
        let former = container.subviewList.elements
        changes()
        let film = ContainerFilm(
            of: container, effect, from: picture, replacing: replaced, duration: duration,
            options: options)
        add(film)
        note(film, of: container, former: former, replacing: replaced)
    }

    /// Keeps what turned along, for `doctor`.
    private func note(
        _ film: ContainerFilm, of container: UIView, former: [UIView], replacing replaced: UIView?
    ) {
        guard film.effect.kind != .dissolve else { return }
        let present = container.subviewList.elements
        let arrived = present.first { view in
            !former.contains { $0 === view } && !view.isHidden
        }
        let others = present.filter { view in
            view !== replaced && former.contains { $0 === view } && !view.isHidden
        }
        guard let arrived, !others.isEmpty else { return }
        noteTurnedAlong(
            TurnedAlong(
                container, arrived: arrived, others: others, kind: film.effect.kind,
                step: container.simulator.step))
    }
}

/// A container that turned as a whole though only one of the views in it was replaced (V07).
@MainActor
package struct TurnedAlong {
    package private(set) weak var container: UIView?
    package private(set) weak var arrived: UIView?
    private let identities: [ObjectID]
    package let kind: TransitionOnScreen.Kind
    package let step: UInt32

    init(
        _ container: UIView, arrived: UIView, others: [UIView], kind: TransitionOnScreen.Kind,
        step: UInt32
    ) {
        self.container = container
        self.arrived = arrived
        identities = others.map(\.objectID)
        self.kind = kind
        self.step = step
    }

    /// The views that turned along and still stand beside the one that came; empty where either has
    /// got a container view of its own since.
    package var others: [UIView] {
        guard let container, let arrived, arrived.superview === container else { return [] }
        return container.subviews.filter { identities.contains($0.objectID) && !$0.isHidden }
    }
}

extension Simulator {
    /// V07: the containers that turned as a whole, and in which something still stands that turned
    /// along.
    package var containersTurnedAlong: [TurnedAlong] { animations.containersTurnedAlong }
}
