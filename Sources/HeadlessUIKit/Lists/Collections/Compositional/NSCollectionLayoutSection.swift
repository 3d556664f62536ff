import HierarchyRecords

/// Whether and how a section of a compositional layout scrolls across the layout.
@available(iOS 13, *)
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
    case groupPagingCentered
}

/// What the insets of a compositional layout are counted from.
@available(iOS 14, *)
public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// Groups that follow each other, with what stands around them: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The room around the groups, in points.
    @Counted open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points.
    @Counted open var interGroupSpacing: CGFloat = 0
    /// What the insets are counted from.
    @available(iOS 14, *)
    @Counted open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether the groups stand side by side across the layout, and scroll there. AD-HOC: no finger scrolls them.
    @Counted open var orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers.
    @Counted open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers leave the section's insets at their sides.
    @Counted open var supplementariesFollowContentInsets = true
    /// The views behind the section.
    @Counted open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Creates a section of groups like this one.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}
