import HierarchyRecords

/// The views of a screen that can be seen, each with what is left of it, the rearmost first.
struct ScreenScene {
    /// One view, in the screen's coordinates.
    struct Item {
        var node: ViewSnapshot.Node
        var frame: RectValue
        /// The part inside the screen.
        var visible: RectValue
        /// Its own and those of the views above it.
        var opacity: Double
        /// The item that it stands in.
        var parent: Int?
        /// Where the views inside it end, among the items.
        var end: Int
        /// Whether it hides what is behind it.
        var hidesOthers: Bool
        /// The transition that shows it, or what it stands in, on the way.
        var transition: TransitionOnScreen?
    }

    let snapshot: ScreenSnapshot
    private(set) var items: [Item] = []
    /// How many views in front were left out because there are more than `limit`.
    private(set) var omitted = 0
    /// By controller: the item of its view.
    private(set) var itemOfController: [ObjectID: Int] = [:]

    /// The controllers that have not been given a name: they are called by their class and a
    /// number.
    private let nameless: Set<ObjectID>
    /// The controllers that have children.
    private let parents: Set<ObjectID>

    /// The most views that are drawn: a picture of more is not readable, and slow in a browser.
    static let limit = 4000
    /// A view of less opacity is taken as invisible.
    private static let leastOpacity = 0.01

    init(_ snapshot: ScreenSnapshot) {
        self.snapshot = snapshot
        nameless = Set(snapshot.controllers.nodes.filter(\.isNumbered).map(\.id))
        let nodes = snapshot.controllers.nodes
        parents = Set(
            zip(nodes, nodes.dropFirst()).filter { $0.depth < $1.depth && $1.relation == .child }
                .map(\.0.id))
        collect()
    }

    private mutating func collect() {
        let window = snapshot.device.window
        /// The open views: depth, opacity so far, what can be seen of what is inside, the item if
        /// there is one, and the innermost item around what is inside.
        /// The last is the transition of the innermost view that has one.
        var path:
            [(
                depth: Int, opacity: Double, room: RectValue, item: Int?, inner: Int?,
                transition: TransitionOnScreen?
            )] = []
        var hiddenBelow: Int?
        for node in snapshot.views.nodes {
            if let depth = hiddenBelow, node.depth > depth { continue }
            hiddenBelow = nil
            while let last = path.last, last.depth >= node.depth { close(path.removeLast().item) }
            let opacity = (path.last?.opacity ?? 1) * node.opacity * node.fade
            guard !node.isHidden || node.look == .window, opacity > Self.leastOpacity else {
                hiddenBelow = node.depth
                continue
            }
            let parent = path.last?.inner
            let frame = node.onScreen.moved(x: window.x, y: window.y)
            let room = path.last?.room ?? window
            let visible = frame.intersection(room)
            let transition = node.transition ?? path.last?.transition
            let item = visible.flatMap { add(node, opacity, frame, $0, in: parent, transition) }
            path.append(
                (
                    node.depth, opacity, node.clips ? visible ?? room : room, item, item ?? parent,
                    transition
                ))
            if node.clips, visible == nil { hiddenBelow = node.depth }
        }
        while let last = path.popLast() { close(last.item) }
    }

    private mutating func add(
        _ node: ViewSnapshot.Node, _ opacity: Double, _ frame: RectValue, _ visible: RectValue,
        in parent: Int?, _ transition: TransitionOnScreen?
    ) -> Int? {
        guard items.count < Self.limit else {
            omitted += 1
            return nil
        }
        if node.controllerID != .none { itemOfController[node.controllerID] = items.count }
        items.append(
            Item(
                node: node, frame: frame, visible: visible, opacity: min(1, opacity),
                parent: parent, end: items.count,
                hidesOthers: node.hidesOthers && opacity >= 0.5 && !isDissolving(transition),
                transition: transition))
        return items.count - 1
    }

    /// A170: whether what lies behind shines through.
    private func isDissolving(_ transition: TransitionOnScreen?) -> Bool {
        transition?.kind == .dissolve
    }

    private mutating func close(_ item: Int?) {
        if let item { items[item].end = items.count }
    }
}

extension ViewSnapshot.Node {
    /// Root views of controllers have a ground, and so has what is presented.
    fileprivate var hidesOthers: Bool {
        look.presentedKind != nil || look == .plain && controllerID != .none
    }
}

extension ViewLook {
    /// What a presented view is drawn as; nil for any other view.
    var presentedKind: ScreenDrawing.Shape.Kind? {
        switch self {
        case .sheet: .sheet
        case .popover(let arrow): .popover(arrow)
        case .alert: .alert
        case .plain, .structure, .window, .navigationBar, .tabs, .toolbar, .dimming, .grabber,
            .text, .cell, .button, .segments, .searchBar, .field, .toggle, .slider:
            nil
        }
    }
}

extension ScreenScene {
    /// Whether the controller is a container that the system or code made in passing.
    func isNamelessContainer(_ node: HierarchySnapshot.Node) -> Bool {
        guard nameless.contains(node.id) else { return false }
        return parents.contains(node.id)
    }

    /// Whether the item is the view of a container that the system or code made in passing.
    func isNamelessContainer(_ index: Int) -> Bool {
        let item = items[index]
        guard nameless.contains(item.node.controllerID) else { return false }
        return items[(index + 1)..<max(index + 1, item.end)].contains {
            $0.node.controllerID != .none
        }
    }

    /// The part of the item that nothing in front of it covers, or nil for none. Of what is beside
    /// a thing in front, the largest rectangle is taken, which is exact where that lies over one
    /// side.
    func uncovered(_ index: Int) -> RectValue? {
        var rest = items[index].visible
        for other in items[items[index].end...] where other.hidesOthers {
            guard let common = other.visible.intersection(rest) else { continue }
            guard let next = rest.largestPart(beside: common) else { return nil }
            rest = next
        }
        return rest
    }
}

extension RectValue {
    /// The largest of the four parts beside a rectangle within; nil where that is all of it.
    fileprivate func largestPart(beside other: RectValue) -> RectValue? {
        let parts = [
            RectValue(x: x, y: y, width: width, height: other.y - y),
            RectValue(x: x, y: other.maxY, width: width, height: maxY - other.maxY),
            RectValue(x: x, y: y, width: other.x - x, height: height),
            RectValue(x: other.maxX, y: y, width: maxX - other.maxX, height: height),
        ].filter(\.isDrawable)
        return parts.max { $0.width * $0.height < $1.width * $1.height }
    }
}
