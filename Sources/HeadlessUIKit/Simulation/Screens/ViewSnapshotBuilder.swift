import HierarchyRecords

extension Simulator {
    /// The views of a window or below one view, as they stand and as they are seen.
    public func viewSnapshot(of root: UIView?) -> ViewSnapshot {
        let root: UIView = root ?? window
        let motions = animations.motions
        let start = ViewOnScreen(of: root.storedSuperview, motions: motions)
        var walk = ViewSnapshotWalk(objects: log.objects, motions: motions)
        walk.add(root, depth: 0, place: start)
        while let (view, depth, place) = walk.waiting.popLast() {
            walk.add(view, depth: depth, place: place)
        }
        return ViewSnapshot(nodes: walk.nodes)
    }
}

/// Goes through views in preorder.
@MainActor
private struct ViewSnapshotWalk {
    let objects: ObjectDirectory
    let motions: [ObjectID: ViewMotion]
    var nodes: [ViewSnapshot.Node] = []
    var waiting: [(view: UIView, depth: Int, place: ViewOnScreen)] = []

    init(objects: ObjectDirectory, motions: [ObjectID: ViewMotion]) {
        self.objects = objects
        self.motions = motions
    }

    mutating func add(_ view: UIView, depth: Int, place superview: ViewOnScreen) {
        let motion = motions[view.objectID]
        let place = superview.entering(view, motion)
        nodes.append(node(view, depth, place, motion))
        for subview in view.subviewList.elements.reversed() {
            waiting.append((subview, depth + 1, place))
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
