import HierarchyRecords

/// The places of all elements of one section of a compositional layout (U42), in points of the section. Behind one
/// another along the layout stand: headers, the inset, the groups, the inset, footers.
@MainActor
struct SectionPlan {
    /// A header or footer with its frame.
    struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        let frame: CGRect
    }

    /// The room that a section has.
    struct Room {
        /// The size of the visible part of the collection view, less what lies under bars; in points.
        let size: CGSize
        /// Where it begins across the layout, in points.
        let begin: CGFloat
        let isVertical: Bool
    }

    let section: NSCollectionLayoutSection
    private(set) var boundaries: [Boundary] = []
    /// How far the section reaches along the layout, in points.
    private(set) var length: CGFloat = 0
    private let groups: GroupSequence
    private let groupsOrigin: CGPoint
    private let isVertical: Bool
    /// Whether the groups stand side by side in the direction in which the layout scrolls.
    private let followsLayout: Bool
    private let room: Room

    init(_ section: NSCollectionLayoutSection, _ room: Room, _ request: GroupPlan.Request) {
        (self.section, self.room, isVertical) = (section, room, room.isVertical)
        followsLayout = section.orthogonalScrollingBehavior == .none
        let insets = section.contentInsets.edges(.leftToRight)
        let inner = CGRect(origin: .zero, size: room.size).inset(by: insets)
        let container = CGSize(width: max(0, inner.width), height: max(0, inner.height))
        groups = GroupSequence(
            of: section.group, in: container, spacing: section.interGroupSpacing,
            isHorizontal: isVertical != followsLayout, request)
        let boundaryRoom = section.supplementariesFollowContentInsets ? container : room.size
        let sizes = section.boundarySupplementaryItems.map {
            ($0, $0.layoutSize.size(in: boundaryRoom))
        }
        let before = Self.extent(of: sizes, at: isVertical ? .top : .leading, isVertical)
        groupsOrigin =
            isVertical
            ? CGPoint(x: room.begin + insets.left, y: before + insets.top)
            : CGPoint(x: before + insets.left, y: room.begin + insets.top)
        let groupsLength = followsLayout ? groups.length : groups.breadth
        let insetsAlong = isVertical ? insets.top + insets.bottom : insets.left + insets.right
        let content = before + groupsLength + insetsAlong
        length = content + Self.extent(of: sizes, at: isVertical ? .bottom : .trailing, isVertical)
        boundaries = boundaries(sizes, insets, content: before...max(before, content))
    }

    // MARK: Items

    func place(of item: Int) -> GroupPlan.Place? {
        groups.place(of: item)?.moved(by: groupsOrigin)
    }

    /// The items that may touch the rectangle, in points of the section.
    func items(in rect: CGRect) -> Range<Int> {
        let isHorizontal = isVertical != followsLayout
        let origin = isHorizontal ? groupsOrigin.x : groupsOrigin.y
        let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        return groups.items(from: low - origin, to: high - origin)
    }

    /// The frame of the view of that kind that belongs to an item, with its order; nil if there is none.
    func view(_ kind: String, of item: Int) -> (frame: CGRect, zIndex: Int)? {
        guard let place = place(of: item),
            let view = place.views.first(where: { $0.elementKind == kind })
        else { return nil }
        return (view.frame(at: place.room), view.zIndex)
    }

    /// The frame of a view behind the section.
    func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect {
        let whole =
            isVertical
            ? CGRect(x: room.begin, y: 0, width: room.size.width, height: length)
            : CGRect(x: 0, y: room.begin, width: length, height: room.size.height)
        return whole.inset(by: decoration.contentInsets.edges(.leftToRight))
    }

    // MARK: Headers and footers

    private typealias SizedBoundary = (NSCollectionLayoutBoundarySupplementaryItem, CGSize)

    /// How far those at the edge make the section longer, in points.
    private static func extent(
        of items: [SizedBoundary], at edge: NSDirectionalRectEdge, _ isVertical: Bool
    ) -> CGFloat {
        items.filter { $0.0.extendsBoundary && $0.0.alignment.edges.contains(edge) }
            .reduce(0) { $0 + (isVertical ? $1.1.height : $1.1.width) }
    }

    /// AD-HOC: several on one side follow each other; one that does not make the section longer lies within it.
    private func boundaries(
        _ items: [SizedBoundary], _ insets: UIEdgeInsets, content: ClosedRange<CGFloat>
    ) -> [Boundary] {
        var (before, behind) = (CGFloat.zero, content.upperBound)
        return items.map { item, size in
            let extent = isVertical ? size.height : size.width
            let edges = item.alignment.edges
            let isBefore = edges.contains(isVertical ? .top : .leading)
            let isBehind = edges.contains(isVertical ? .bottom : .trailing)
            let at: CGFloat
            switch (item.extendsBoundary, isBefore, isBehind) {
            case (true, true, _):
                at = before
                before += extent
            case (true, false, true):
                at = behind
                behind += extent
            case (false, true, _): at = content.lowerBound
            case (false, false, true): at = content.upperBound - extent
            case (_, false, false): at = (content.lowerBound + content.upperBound - extent) / 2
            }
            let follows = section.supplementariesFollowContentInsets
            let across = across(edges, size, follows ? insets : .zero)
            let origin = isVertical ? CGPoint(x: across, y: at) : CGPoint(x: at, y: across)
            let frame = CGRect(origin: origin, size: size)
                .offsetBy(dx: item.offset.x, dy: item.offset.y)
            return Boundary(item: item, frame: frame.inset(by: item.countedInsets))
        }
    }

    /// Where one of that size begins across the layout, in points.
    private func across(
        _ edges: NSDirectionalRectEdge, _ size: CGSize, _ insets: UIEdgeInsets
    ) -> CGFloat {
        let low = room.begin + (isVertical ? insets.left : insets.top)
        let all = isVertical ? room.size.width : room.size.height
        let high = room.begin + all - (isVertical ? insets.right : insets.bottom)
        let breadth = isVertical ? size.width : size.height
        if edges.contains(isVertical ? .leading : .top) { return low }
        if edges.contains(isVertical ? .trailing : .bottom) { return high - breadth }
        return (low + high - breadth) / 2
    }

    /// The frame of a header or footer, moved into the bounds as far as the section reaches where it stays in sight; all
    /// in points of the section.
    func frame(of boundary: Boundary, seeing bounds: CGRect?) -> CGRect {
        guard let bounds, boundary.item.pinToVisibleBounds else { return boundary.frame }
        let edges = boundary.item.alignment.edges
        let isFooter = edges.contains(isVertical ? .bottom : .trailing)
        var frame = boundary.frame
        let extent = isVertical ? frame.height : frame.width
        let own = isVertical ? frame.minY : frame.minX
        let (low, high) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
        let at = (isFooter ? min(own, high - extent) : max(own, low))
            .clamped(0, max(0, length - extent))
        if isVertical { frame.origin.y = at } else { frame.origin.x = at }
        return frame
    }
}
