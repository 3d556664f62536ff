import HierarchyRecords

/// How large an item of a compositional layout is, and what room it leaves around it: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
open class NSCollectionLayoutItem: NSObject {
    /// The size, as parts of the container or in points.
    public let layoutSize: NSCollectionLayoutSize
    /// The views that belong to the item, such as a badge.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The room between the place of the item and what is seen of it, in points; none along an estimated dimension.
    @Counted open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances from its neighbours and from the edges of its group; nil for none.
    @Counted open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item of that size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item of that size with views that belong to it.
    public init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// The insets that count: none along an estimated dimension. AD-HOC: text runs from left to right.
    final var countedInsets: UIEdgeInsets {
        var insets = contentInsets.edges(.leftToRight)
        if layoutSize.widthDimension.isEstimated { (insets.left, insets.right) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Whether its size, or that of what it holds, is known only when cells are shown.
    var isEstimated: Bool { layoutSize.isEstimated }
}
