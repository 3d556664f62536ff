import HierarchyRecords

/// What the last step did to something on the screen.
public enum ScreenChange: Sendable, Equatable {
    case added
    /// It is elsewhere, or has another size; where it was.
    case moved(from: RectValue)
    /// It shows something else.
    case changed

    /// The change in one word.
    var word: String {
        switch self {
        case .added: "new"
        case .moved: "moved"
        case .changed: "changed"
        }
    }

    var role: Role { self == .added ? .added : .changed }

    func glyph(_ glyphs: Glyphs) -> String {
        switch self {
        case .added: glyphs.added
        case .moved: glyphs.moved
        case .changed: glyphs.changed
        }
    }
}

/// What differs on a screen between two moments.
struct ScreenChanges {
    /// Nil where nothing is to be marked.
    private let before: [ObjectID: ViewSnapshot.Node]?
    /// The controllers whose views have gone, in their old order.
    let gone: [(id: ObjectID, name: String)]

    init(from old: ViewSnapshot?, to new: ViewSnapshot) {
        guard let old else {
            (before, gone) = (nil, [])
            return
        }
        before = Dictionary(old.nodes.map { ($0.id, $0) }) { first, _ in first }
        let present = Set(new.nodes.map(\.id))
        gone = old.nodes.filter { !present.contains($0.id) }.compactMap { node in
            node.controller.map { (node.controllerID, $0) }
        }
    }

    func change(of node: ViewSnapshot.Node) -> ScreenChange? {
        guard let before else { return nil }
        guard let old = before[node.id] else { return .added }
        if old.isHidden, !node.isHidden { return .added }
        if old.onScreen != node.onScreen { return .moved(from: old.onScreen) }
        let isAlike = old.look == node.look && old.opacity == node.opacity && old.fade == node.fade
        return isAlike && old.isHidden == node.isHidden ? nil : .changed
    }
}
