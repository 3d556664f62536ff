/// What of a layout is no longer valid: U40. A subclass can say more.
@preconcurrency @MainActor
@available(iOS 7, *)
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the data was reloaded.
    @Counted public internal(set) var invalidateDataSourceCounts = false
    /// Whether all is to be calculated again.
    @Counted public internal(set) var invalidateEverything = false
    /// By how much the content is moved when the layout is valid again, in points.
    @available(iOS 8, *)
    @Counted open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the size of the content changes, in points.
    @available(iOS 8, *)
    @Counted open var contentSizeAdjustment = CGSize.zero
    /// The items that were named; nil where none was.
    @available(iOS 8, *)
    @Counted public private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// Says of nothing yet that it is no longer valid.
    public nonisolated required override init() { super.init() }

    /// Names items that are to be calculated again.
    @available(iOS 8, *)
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}

/// What of a flow layout is no longer valid.
@available(iOS 7, *)
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    /// Whether the delegate is asked for sizes again.
    @Counted open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the frames are calculated again.
    @Counted open var invalidateFlowLayoutAttributes = true
}
