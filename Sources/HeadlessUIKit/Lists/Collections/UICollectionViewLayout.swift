import HierarchyRecords

/// Determines the places of the elements in a collection view: U40.
@preconcurrency @MainActor
@available(iOS 6, *)
open class UICollectionViewLayout {
    /// The collection view that uses the layout.
    public internal(set) weak var collectionView: UICollectionView? { didSet { Changes.note() } }
    /// Whether `prepare` was called since the layout was last invalidated.
    @Counted var isPrepared = false
    /// How decoration views are made, by kind.
    @Counted var decorations: [String: () -> UICollectionReusableView] = [:]
    /// The sizes that cells asked for, in points; only a layout that estimates sizes has any.
    @Counted final var fitted: [IndexPath: CGSize] = [:]

    /// Creates a layout that shows no items.
    public init() {}

    /// Not in a storyboard or nib, which tells the loader what a layout has.
    public required init?(coder: NSCoder) {}

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts with which the layout is invalidated.
    @available(iOS 7, *)
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

    // MARK: What a layout answers

    /// Sent before the layout is asked for anything, the first time and after it was invalidated
    /// (U40).
    open func prepare() {}

    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// What stands in that rectangle of the content; nil for nothing.
    open func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where the item is; nil if the layout does not show it.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where the section's view of that kind is; nil if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where the decoration of that kind is; nil if there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Names the class of the views that decorate; nil takes it away.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let type = viewClass as? UICollectionReusableView.Type
        decorations[elementKind] = type.map { type in { type.init(registeredWith: .zero) } }
    }

    /// Registers code that creates decorations of that kind, where there is no class to register.
    package func register(
        decorationOfKind kind: String, make: (() -> UICollectionReusableView)?
    ) { decorations[kind] = make }

    /// Whether the layout turns around where the language runs from right to left.
    @available(iOS 11, *)
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: What makes it invalid

    /// Makes the collection view prepare the layout and lay out its elements again.
    open func invalidateLayout() { forgetPlaces() }

    /// The same, with what is no longer valid.
    @available(iOS 7, *)
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { fitted = [:] }
        forgetPlaces()
    }

    /// Whether the layout is invalid where the visible part of the content is another.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context with which the layout is then invalidated.
    @available(iOS 7, *)
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether the layout is invalid where a cell would like to be of another size: a layout that estimates
    /// sizes is.
    @available(iOS 8, *)
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatesSizes ?? false && preferredAttributes.size != originalAttributes.size
    }

    /// The context with which the layout is then invalidated.
    @available(iOS 8, *)
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        if estimatesSizes ?? false {
            fitted[originalAttributes.indexPath] = preferredAttributes.size
        }
        return makeContext()
    }

    /// Where the content comes to rest after a finger let it go with that velocity, in points per
    /// millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content stands after an update or under another layout.
    @available(iOS 7, *)
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    { proposedContentOffset }

    // MARK: The model's own

    /// Nothing that the layout said counts any longer; it is prepared in the next layout pass.
    final func forgetPlaces() {
        isPrepared = false
        collectionView?.setNeedsLayout()
    }

    /// U40: "prepare comes first, once".
    final func prepareIfNeeded() {
        if isPrepared { return }
        isPrepared = true
        prepare()
    }

    /// A context of the class that the layout wants.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let own =
            type(of: self).invalidationContextClass
            as? UICollectionViewLayoutInvalidationContext.Type
        return own?.init()
            ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Whether sizes are estimates until a cell has said what it would like to have; nil for a layout of one's own.
    var estimatesSizes: Bool? { nil }

    /// Whether cells are asked what size they would like to have. AD-HOC: each layout of one's own asks.
    final var asksCells: Bool { estimatesSizes ?? true }
}
