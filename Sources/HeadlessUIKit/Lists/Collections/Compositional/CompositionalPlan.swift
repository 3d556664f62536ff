import HierarchyRecords

/// The places of all elements of a compositional layout (U42), in points of the content.
@MainActor
struct CompositionalPlan {
    /// A section, or what stands before or behind all of them, at its place along the content.
    private struct Part {
        /// Nil where the app described none.
        let plan: SectionPlan?
        /// Where it begins along the content, in points.
        let start: CGFloat
        let isVertical: Bool
        var end: CGFloat { start + (plan?.length ?? 0) }
        private var shift: CGPoint {
            isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
        }

        /// A rectangle of the part, in the content.
        func placed(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: shift.x, dy: shift.y) }
        /// A rectangle of the content, in the part.
        func taken(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -shift.x, dy: -shift.y) }
    }

    /// The size of the collection view when the layout was prepared, in points.
    let boundsSize: CGSize
    private let isVertical: Bool
    private var sections: [Part] = []
    /// The headers and footers of the whole layout.
    private var whole: [Part] = []
    private var end: CGFloat = 0
    /// Whether cells say how large they would like to be.
    private(set) var isEstimated = false
    /// Whether a header or footer stays in sight.
    private(set) var isPinned = false

    init() { (boundsSize, isVertical) = (.zero, true) }

    init(
        of list: UICollectionView,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        asked: @escaping (IndexPath) -> CGSize?,
        _ provide: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    ) {
        boundsSize = list.bounds.size
        isVertical = configuration.scrollDirection == .vertical
        let insets = Self.insets(of: list, configuration)
        let container = LayoutContainer(boundsSize, insets)
        let environment = LayoutEnvironment(container, list.traitCollection)
        let room = SectionPlan.Room(
            size: container.effectiveContentSize, begin: isVertical ? insets.left : insets.top,
            isVertical: isVertical)
        addBoundaries(of: configuration, before: true, room, list.traitCollection)
        for (number, count) in list.countsAfterAsking.enumerated() {
            if number > 0 { end += configuration.interSectionSpacing }
            let request = GroupPlan.Request(
                items: count, asked: { asked(IndexPath(item: $0, section: number)) },
                traits: list.traitCollection)
            let plan = provide(number, environment).map { SectionPlan($0, room, request) }
            sections.append(Part(plan: plan, start: end, isVertical: isVertical))
            note(plan)
        }
        addBoundaries(of: configuration, before: false, room, list.traitCollection)
    }

    /// The size of the whole content, in points.
    var contentSize: CGSize {
        isVertical
            ? CGSize(width: boundsSize.width, height: end)
            : CGSize(width: end, height: boundsSize.height)
    }

    /// What lies under bars counts along the layout, and at the sides where sections keep to the safe area. AD-HOC:
    /// margins and readable widths leave as much as the safe area.
    private static func insets(
        of list: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration
    ) -> UIEdgeInsets {
        var insets = list.adjustedContentInset
        let sides = configuration.contentInsetsReference == .none ? .zero : list.safeAreaInsets
        if configuration.scrollDirection == .vertical {
            (insets.left, insets.right) = (sides.left, sides.right)
        } else {
            (insets.top, insets.bottom) = (sides.top, sides.bottom)
        }
        return insets
    }

    private mutating func note(_ plan: SectionPlan?) {
        guard let plan else { return }
        end += plan.length
        isEstimated = isEstimated || plan.section.group.isEstimated
        isPinned = isPinned || plan.boundaries.contains { $0.item.pinToVisibleBounds }
    }

    /// What stands before or behind all sections is laid out like that of a section without items.
    private mutating func addBoundaries(
        of configuration: UICollectionViewCompositionalLayoutConfiguration, before: Bool,
        _ room: SectionPlan.Room, _ traits: UITraitCollection
    ) {
        let last: NSDirectionalRectEdge = isVertical ? .bottom : .trailing
        let items = configuration.boundarySupplementaryItems.filter {
            $0.alignment.edges.contains(last) != before
        }
        guard !items.isEmpty else { return }
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
        section.boundarySupplementaryItems = items
        let plan = SectionPlan(
            section, room, GroupPlan.Request(items: 0, asked: { _ in nil }, traits: traits))
        whole.append(Part(plan: plan, start: end, isVertical: isVertical))
        note(plan)
    }

    // MARK: Items

    /// Where the item is; nil if the layout does not show it.
    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let part = part(path.section), let place = part.plan?.place(of: path.item) else {
            return nil
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = part.placed(place.frame)
        attributes.zIndex = place.zIndex
        return attributes
    }

    private func part(_ section: Int) -> Part? {
        sections.indices.contains(section) ? sections[section] : nil
    }

    /// What touches the rectangle, of which the collection view shows the bounds.
    func elements(
        in rect: CGRect, seeing bounds: CGRect?
    ) -> [UICollectionViewLayoutAttributes] {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let seen = sections.indices.filter {
            sections[$0].end >= low && sections[$0].start <= high
        }
        let all = seen.flatMap { elements(of: $0, in: rect, seeing: bounds) }
        return (all + whole.flatMap { boundaries(of: $0, 0, seeing: bounds) })
            .filter { $0.frame.overlaps(rect) }
    }

    private func elements(
        of section: Int, in rect: CGRect, seeing bounds: CGRect?
    ) -> [UICollectionViewLayoutAttributes] {
        let part = sections[section]
        guard let plan = part.plan else { return [] }
        let paths = plan.items(in: part.taken(rect)).map { IndexPath(item: $0, section: section) }
        let views = paths.flatMap { path in
            (plan.place(of: path.item)?.views ?? []).compactMap { view($0.elementKind, of: path) }
        }
        return boundaries(of: part, section, seeing: bounds) + paths.compactMap(item) + views
            + decorations(of: section)
    }

    // MARK: Other views

    /// Where the view of that kind is that belongs to an item, to a section or to the whole layout; nil if there is none.
    func view(
        _ kind: String, at path: IndexPath, seeing bounds: CGRect?
    ) -> UICollectionViewLayoutAttributes? {
        let own = part(path.section).map { boundaries(of: $0, path.section, seeing: bounds) } ?? []
        let all = whole.flatMap { boundaries(of: $0, 0, seeing: bounds) }
        return view(kind, of: path)
            ?? (own + all).first { $0.representedElementKind == kind && $0.indexPath == path }
    }

    private func view(_ kind: String, of path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let part = part(path.section),
            let (frame, order) = part.plan?.view(kind, of: path.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = part.placed(frame)
        attributes.zIndex = order
        return attributes
    }

    private func boundaries(
        of part: Part, _ section: Int, seeing bounds: CGRect?
    ) -> [UICollectionViewLayoutAttributes] {
        guard let plan = part.plan else { return [] }
        return plan.boundaries.map { boundary in
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: boundary.item.elementKind,
                with: IndexPath(item: 0, section: section))
            let frame = plan.frame(of: boundary, seeing: bounds.map(part.taken))
            attributes.frame = part.placed(frame)
            attributes.zIndex = boundary.item.zIndex
            return attributes
        }
    }

    /// The views behind a section, below its cells.
    func decorations(of section: Int) -> [UICollectionViewLayoutAttributes] {
        guard let part = part(section), let plan = part.plan else { return [] }
        return plan.section.decorationItems.map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind,
                with: IndexPath(item: 0, section: section))
            attributes.frame = part.placed(plan.frame(of: item))
            attributes.zIndex = item.zIndex - 1
            return attributes
        }
    }
}
