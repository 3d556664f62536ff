import HierarchyRecords

/// Where an item of a group that an app arranges itself is: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group, in points.
    public let frame: CGRect
    /// What it lies above: what has a lower order.
    public let zIndex: Int

    /// Creates an item with that frame, in points of the group.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item with that frame, in points of the group, and order.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// Items in a row, in a column or as an app arranges them: U42.
@available(iOS 13, *)
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How the items follow each other.
    enum Arrangement {
        case line(isHorizontal: Bool, count: LineCount)
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }

    /// How many items a line has: as many as fit, the items in turn; so many that share its length; or so many.
    enum LineCount {
        case fitting
        case sharing(Int)
        case repeating(Int)
    }

    let arrangement: Arrangement
    /// The items, in the order in which they come.
    public let subitems: [NSCollectionLayoutItem]
    /// The distance between items; nil for none.
    @Counted open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        _ arrangement: Arrangement
    ) {
        (self.subitems, self.arrangement) = (subitems, arrangement)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    // MARK: Rows

    /// A row of the items, which come in turn as long as they fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: true, count: .fitting))
    }

    /// A row of that many items, which share its width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize, [subitem], .line(isHorizontal: true, count: .sharing(count)))
    }

    /// A row of that many items, each of its own size.
    @available(iOS 16, *)
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize, [subitem], .line(isHorizontal: true, count: .repeating(count)))
    }

    // MARK: Columns

    /// A column of the items, which come in turn as long as they fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: false, count: .fitting))
    }

    /// A column of that many items, which share its height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize, [subitem], .line(isHorizontal: false, count: .sharing(count)))
    }

    /// A column of that many items, each of its own size.
    @available(iOS 16, *)
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize, [subitem], .line(isHorizontal: false, count: .repeating(count)))
    }

    // MARK: An arrangement of one's own

    /// A group whose items have the frames that the closure gives.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider:
            @escaping (any NSCollectionLayoutEnvironment) ->
            [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
    }

    override var isEstimated: Bool {
        super.isEstimated || subitems.contains { $0.isEstimated }
    }
}
