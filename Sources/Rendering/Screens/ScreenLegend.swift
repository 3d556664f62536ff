import HierarchyRecords

/// The text that stands beside a picture of a screen.
public struct ScreenLegend: Sendable, Equatable {
    /// One controller, or one view that an app has named.
    public struct Row: Sendable, Equatable {
        public var name: String
        /// How it came to be there; empty for what is a plain child.
        public var what: String
        /// Where it is seen; nil for what is not.
        public var frame: RectValue?
        /// What hides it, or a part of it, or why it is not on the screen; empty where nothing does.
        public var cover: String
        /// The transition that shows it on the way to another look; nil where there is none.
        public var motion: TransitionOnScreen?
        public var change: ScreenChange?
    }

    /// `iPhone 16, portrait, 393×852, iOS 26`, piece by piece.
    public let title: [String]
    /// The same for the ear: `393 by 852`.
    let spokenTitle: [String]
    /// Of the window.
    public let safeArea: InsetsValue
    /// The foremost first.
    public let seen: [Row]
    /// In the order of the hierarchy.
    public let unseen: [Row]
    /// The controllers that the last step took from the window.
    public let gone: [String]
    /// The opacity of the black over what lies below; nil where none does.
    public let dimming: Double?
    /// How many views in front were too many to draw.
    public let omitted: Int

    init(_ scene: ScreenScene, _ changes: ScreenChanges, _ said: Wording) {
        let device = scene.snapshot.device
        let (width, height) = (NumberText.of(device.width), NumberText.of(device.height))
        func pieces(size: String) -> [String] {
            [device.name, said(device.orientation), size, "iOS \(device.system)"]
        }
        title = pieces(size: "\(width)×\(height)")
        spokenTitle = pieces(size: said("% by %").filled(with: width, height))
        safeArea = device.safeArea
        let rows = Self.rows(scene, changes, said)
        seen = rows.seen
        unseen = rows.unseen
        let known = Set(scene.snapshot.controllers.nodes.map(\.id))
        gone = changes.gone.filter { !known.contains($0.id) }.map(\.name)
        omitted = scene.omitted
        dimming =
            scene.items.lazy.compactMap { item -> Double? in
                guard case .dimming(let strength) = item.node.look, strength > 0 else { return nil }
                return strength * item.node.fade
            }.last
    }

    private static func rows(
        _ scene: ScreenScene, _ changes: ScreenChanges, _ said: Wording
    ) -> (seen: [Row], unseen: [Row]) {
        let nodes = scene.snapshot.controllers.nodes
        let covers = Self.covers(scene)
        var seen: [(item: Int, row: Row)] = []
        var unseen: [Row] = []
        for node in nodes {
            guard let index = scene.itemOfController[node.id] else {
                if scene.isNamelessContainer(node) { continue }
                let cover =
                    node.placeOutOfSight.map(said)
                    ?? covers[node.id].map { said("covered by %").filled(with: $0) }
                    ?? said(reason(node, scene))
                unseen.append(Row(node, cover: cover, said))
                continue
            }
            let item = scene.items[index]
            var row = Row(node, cover: "", said)
            row.change = changes.change(of: item.node)
            row.motion = item.transition
            if scene.isNamelessContainer(index) { continue }
            switch scene.cover(of: index) {
            case .whole(let name):
                row.cover = said("behind %").filled(with: name)
                unseen.append(row)
            case .partly(let name):
                row.cover = said("partly behind %").filled(with: name)
                row.frame = item.frame
                seen.append((index, row))
            case .none:
                row.frame = item.frame
                seen.append((index, row))
            }
        }
        seen.sort { $0.item > $1.item }
        return (seen.map { leaving(cover: $0, to: seen, scene) }, unseen)
    }

    /// Leaves out that a container is covered where rows of controllers inside it say so.
    private static func leaving(
        cover place: (item: Int, row: Row), to seen: [(item: Int, row: Row)], _ scene: ScreenScene
    ) -> Row {
        let inside = (place.item + 1)..<max(place.item + 1, scene.items[place.item].end)
        var row = place.row
        if !row.cover.isEmpty, seen.contains(where: { inside.contains($0.item) }) { row.cover = "" }
        return row
    }

    private static func reason(
        _ node: HierarchySnapshot.Node, _ scene: ScreenScene
    ) -> String {
        guard let view = node.view else { return "not loaded" }
        if !view.isInWindow { return "not in the window" }
        if scene.omitted > 0 { return "hidden, or one too many to draw" }
        return view.frame.isDrawable ? "hidden or beyond the edge" : "without an area"
    }
}

extension HierarchySnapshot.Node {
    /// Why its container does not show it; nil where that is not the reason.
    fileprivate var placeOutOfSight: String? {
        guard view != nil else { return nil }
        if case .stack(let position, let count) = place, position < count { return "below the top" }
        if case .tab(_, isSelected: false) = place { return "another tab is selected" }
        return nil
    }
}

extension ScreenLegend.Row {
    fileprivate init(_ node: HierarchySnapshot.Node, cover: String, _ said: Wording) {
        name = node.name
        self.cover = cover
        if let style = node.relation.presentedAs(said) {
            what = style
        } else if node.relation == .root {
            what = word("root", said)
        } else {
            what = node.place?.words(said) ?? ""
        }
    }
}

extension ScreenLegend {
    /// By controller: what is presented over it, or over what it is in, and has taken its place.
    private static func covers(_ scene: ScreenScene) -> [ObjectID: String] {
        let nodes = scene.snapshot.controllers.nodes
        var covers: [ObjectID: String] = [:]
        for (index, node) in nodes.enumerated() {
            guard node.relation.presentedAs != nil, scene.itemOfController[node.id] != nil else {
                continue
            }
            // The presenter and all in it stand before it, deeper than the presenter's parent.
            for other in nodes[..<index].reversed() {
                if other.depth < node.depth - 1 { break }
                if other.view != nil { covers[other.id] = covers[other.id] ?? node.name }
                if other.depth == node.depth - 1 { break }
            }
        }
        return covers
    }
}

extension ScreenScene {
    /// What other controllers in front leave of an item.
    enum Cover: Equatable { case whole(String), partly(String), none }

    /// By the names of those in front that hide it.
    func cover(of index: Int) -> Cover {
        let visible = items[index].visible
        var cover = Cover.none
        for other in items[items[index].end...] where other.hidesOthers {
            guard other.visible.intersection(visible) != nil else { continue }
            let name = other.node.controller ?? other.node.name
            if other.visible.contains(visible) { return .whole(name) }
            if cover == .none { cover = .partly(name) }
        }
        return cover
    }
}

extension TransitionOnScreen {
    /// `turning over, 35 %`; the last word is for the eye or the ear.
    func words(percent: String) -> String {
        let verb =
            switch kind {
            case .flip: "turning over"
            case .curl: "curling"
            case .dissolve: "dissolving"
            }
        return "\(verb), \(NumberText.of((progress * 100).rounded())) \(percent)"
    }
}
