import HierarchyRecords

extension Simulator {
    /// The views of a window or below one view, as they stand and as they are seen.
    public func viewSnapshot(of root: UIView?) -> ViewSnapshot {
        snapshot(of: root ?? window, films: [:])
    }

    /// The views of the window as they are seen; where a transition shows what was there before,
    /// with that (V07).
    func snapshotOnScreen() -> ViewSnapshot { snapshot(of: window, films: animations.films) }

    private func snapshot(of root: UIView, films: ViewSnapshotWalk.Films) -> ViewSnapshot {
        let motions = animations.motions
        let start = ViewOnScreen(of: root.storedSuperview, motions: motions)
        var walk = ViewSnapshotWalk(
            objects: log.objects, motions: motions, films: films,
            transitions: animations.transitionsOnScreen)
        walk.go(from: root, at: start)
        return ViewSnapshot(nodes: walk.nodes)
    }

    /// What a view in a window holds now.
    func picture(of container: UIView) -> ViewPicture {
        let motions = animations.motions
        let start = ViewOnScreen(of: container.storedSuperview, motions: motions)
        var walk = ViewSnapshotWalk(
            objects: log.objects, motions: motions, films: [:], transitions: [:])
        walk.go(from: container, at: start)
        return ViewPicture(
            nodes: Array(walk.nodes.dropFirst()),
            place: start.entering(container, motions[container.objectID]))
    }
}

/// What a view held at some moment, as it was seen.
struct ViewPicture {
    fileprivate let nodes: [ViewSnapshot.Node]
    /// Where the view stood.
    fileprivate let place: ViewOnScreen
}

/// Goes through views in preorder.
@MainActor
private struct ViewSnapshotWalk {
    typealias Films = [ObjectID: (film: ContainerFilm, progress: Double)]

    /// What is to be added next.
    private enum Addition {
        case view(UIView, depth: Int, place: ViewOnScreen, fade: Double)
        case picture(ViewPicture, depth: Int, place: ViewOnScreen)
    }

    private let objects: ObjectDirectory
    private let motions: [ObjectID: ViewMotion]
    private let films: Films
    private let transitions: [ObjectID: TransitionOnScreen]
    private(set) var nodes: [ViewSnapshot.Node] = []
    private var waiting: [Addition] = []

    init(
        objects: ObjectDirectory, motions: [ObjectID: ViewMotion], films: Films,
        transitions: [ObjectID: TransitionOnScreen]
    ) {
        self.objects = objects
        self.motions = motions
        self.films = films
        self.transitions = transitions
    }

    mutating func go(from root: UIView, at place: ViewOnScreen) {
        add(root, depth: 0, place: place, fade: 1)
        while let addition = waiting.popLast() {
            switch addition {
            case .view(let view, let depth, let place, let fade):
                add(view, depth: depth, place: place, fade: fade)
            case .picture(let picture, let depth, let place):
                add(picture, depth: depth, place: place)
            }
        }
    }

    private mutating func add(
        _ view: UIView, depth: Int, place superview: ViewOnScreen, fade: Double
    ) {
        let motion = motions[view.objectID]
        let place = superview.entering(view, motion)
        var node = node(view, depth, place, motion)
        node.fade *= fade
        nodes.append(node)
        if let (film, progress) = films[view.objectID] {
            return add(film, at: progress, of: view, depth: depth + 1, place: place)
        }
        for subview in view.subviewList.elements.reversed() {
            waiting.append(.view(subview, depth: depth + 1, place: place, fade: 1))
        }
    }

    /// V07: what the container held before and what it holds now, the one in front last.
    private mutating func add(
        _ film: ContainerFilm, at progress: Double, of view: UIView, depth: Int,
        place: ViewOnScreen
    ) {
        let (before, now, isBeforeInFront) = film.layers(at: progress)
        var parts: [[Addition]] = []
        if let before {
            let place = place.showing(before.share, ofBounds: view.storedBounds)
            parts.append([.picture(film.picture, depth: depth, place: place)])
        }
        if let now {
            let place = place.showing(now.share, ofBounds: view.storedBounds)
            let subviews = view.subviewList.elements.filter { $0.objectID != film.replaced }
            parts.append(
                subviews.map { .view($0, depth: depth, place: place, fade: now.fade) })
        }
        if !isBeforeInFront { parts.reverse() }
        for part in parts { waiting += part.reversed() }
    }

    private mutating func add(_ picture: ViewPicture, depth: Int, place: ViewOnScreen) {
        let change = picture.place.leading(to: place)
        let first = picture.nodes.first?.depth ?? 0
        for var node in picture.nodes {
            node.depth += depth - first
            node.onScreen = change.rect(node.onScreen)
            nodes.append(node)
        }
    }

    private func node(
        _ view: UIView, _ depth: Int, _ place: ViewOnScreen, _ motion: ViewMotion?
    ) -> ViewSnapshot.Node {
        let controller = view.controller?.objectID
        return ViewSnapshot.Node(
            id: view.objectID, name: objects.name(view.objectID),
            className: objects.className(view.objectID),
            isNumbered: objects.isNumbered(view.objectID), depth: depth,
            frame: RectValue(view.frame), onScreen: view.seenRect(place, motion),
            isOnItsWay: motion != nil, isHidden: view.isHidden, alpha: view.alpha,
            opacity: view.alpha + (motion?.brightening ?? 0), fade: motion?.fade ?? 1,
            transition: transitions[view.objectID],
            controller: controller.map { objects.name($0) },
            controllerID: controller ?? .none, safeArea: InsetsValue(view.ownSafeArea),
            look: view.look(at: place, objects), clips: view.clipsToBounds,
            constraints: view.constraints.map(\.state))
    }
}

/// Leads from a view's coordinates to the window's, as it is seen.
@MainActor
struct ViewOnScreen {
    private let toWindow: CGAffineTransform

    /// Of a view in its window, or of one in none.
    init(of view: UIView?, motions: [ObjectID: ViewMotion]) {
        var path: [UIView] = []
        var next = view
        while let view = next {
            path.append(view)
            next = view.storedSuperview
        }
        var place = ViewOnScreen(toWindow: .identity)
        for view in path.reversed() { place = place.entering(view, motions[view.objectID]) }
        self = place
    }

    private init(toWindow: CGAffineTransform) { self.toWindow = toWindow }

    /// The same for a subview's own coordinates.
    func entering(_ view: UIView, _ motion: ViewMotion?) -> ViewOnScreen {
        let bounds = view.storedBounds
        let (offset, growth) = (motion?.offset ?? .zero, motion?.growth ?? .zero)
        let middle = CGAffineTransform(
            translationX: -bounds.midX - growth.width / 2, y: -bounds.midY - growth.height / 2)
        let center = CGAffineTransform(
            translationX: view.storedCenter.x + offset.x, y: view.storedCenter.y + offset.y)
        let transform = motion?.transform(of: view) ?? view.storedTransform ?? .identity
        let own = middle.concatenating(transform).concatenating(center)
        return ViewOnScreen(toWindow: own.concatenating(toWindow))
    }

    /// The same where the view is seen with less height, from its upper edge down.
    func showing(_ share: Double, ofBounds bounds: CGRect) -> ViewOnScreen {
        guard share < 1 else { return self }
        let scale = CGAffineTransform(translationX: 0, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: 1, y: share))
            .concatenating(CGAffineTransform(translationX: 0, y: bounds.minY))
        return ViewOnScreen(toWindow: scale.concatenating(toWindow))
    }

    /// Leads from where something was seen in this place to where it is seen in the other.
    func leading(to other: ViewOnScreen) -> ViewOnScreen {
        if other.toWindow == toWindow { return ViewOnScreen(toWindow: .identity) }
        return ViewOnScreen(toWindow: toWindow.inverted().concatenating(other.toWindow))
    }

    /// A rectangle that is already in the window's coordinates.
    func rect(_ rect: RectValue) -> RectValue {
        self.rect(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
    }

    /// A rectangle of the view's in the window's coordinates.
    func rect(_ rect: CGRect) -> RectValue {
        RectValue(toWindow.isTranslation ? moved(rect) : rect.applying(toWindow))
    }

    /// Exactly as large as before.
    private func moved(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + toWindow.tx, y: rect.minY + toWindow.ty, width: rect.width,
            height: rect.height)
    }
}

extension CGAffineTransform {
    fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension RectValue {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension InsetsValue {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
