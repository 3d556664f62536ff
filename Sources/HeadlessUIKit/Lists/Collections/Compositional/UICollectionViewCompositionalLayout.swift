import HierarchyRecords

/// What all sections of a compositional layout have in common: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which sections follow each other.
    @Counted open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points.
    @Counted open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    @Counted open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections are counted from.
    @available(iOS 14, *)
    @Counted open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates what a layout has that nobody configured.
    public nonisolated override init() { super.init() }
}

/// Sections of groups of items, each of which says how large it is: U42.
@available(iOS 13, *)
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// What all sections have in common.
    @Counted open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    @Counted private var provide:
        (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    @Counted private var plan = CompositionalPlan()

    /// Creates a layout whose sections are all like this one.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(
            section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// The same, with what sections have in common.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// Creates a layout that asks the closure for each section; nil shows nothing of it.
    public convenience init(
        sectionProvider:
            @escaping (Int, any NSCollectionLayoutEnvironment) ->
            NSCollectionLayoutSection?
    ) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// The same, with what sections have in common.
    public init(
        sectionProvider:
            @escaping (Int, any NSCollectionLayoutEnvironment) ->
            NSCollectionLayoutSection?,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provide = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// A storyboard names no compositional layout.
    public required init?(coder: NSCoder) { nil }

    // MARK: The places

    /// U42: "the layout asks for each section while it is prepared"
    open override func prepare() {
        guard let collectionView else { return plan = CompositionalPlan() }
        plan = CompositionalPlan(
            of: collectionView, configuration, asked: { [fitted] in fitted[$0] }, provide)
    }

    override var estimatesSizes: Bool? { plan.isEstimated }

    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return plan.contentSize
    }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        return plan.elements(in: rect, seeing: collectionView?.bounds)
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return plan.item(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return plan.view(elementKind, at: indexPath, seeing: collectionView?.bounds)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return plan.decorations(of: indexPath.section)
            .first { $0.representedElementKind == elementKind }
    }

    // MARK: What makes it invalid

    /// Where the breadth is another, or a header stays in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != plan.boundsSize || plan.isPinned
    }
}
