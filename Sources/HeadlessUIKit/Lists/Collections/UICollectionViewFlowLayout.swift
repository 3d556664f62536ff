import HierarchyRecords

/// Sizes and distances of a flow layout, section by section or item by item: U40. Each is optional; the
/// default is what the layout itself has.
@preconcurrency @MainActor
@available(iOS 6, *)
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

/// The default implementations of the optional methods.
extension UICollectionViewDelegateFlowLayout {
    /// Returns the layout's size of items.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }

    /// Returns the layout's room around a section.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }

    /// Returns the layout's distance between lines.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

    /// Returns the layout's distance between items of a line.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }

    /// Returns the layout's size of headers.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }

    /// Returns the layout's size of footers.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
}

/// Items in lines; each section comes below, or beside, the one before: U40.
@available(iOS 6, *)
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of items for which the delegate gives none, in points.
    @Counted open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The size from which cells find their own by constraints, in points; zero where they do not.
    @available(iOS 8, *)
    @Counted open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Between rows, or between columns where it scrolls sideways, in points.
    @Counted open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Between items of a row, or of a column where it scrolls sideways, in points.
    @Counted open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The room around a section, in points.
    @Counted open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The size of headers, in points, of which the length along the content counts.
    @Counted open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, in points, of which the length along the content counts.
    @Counted open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Whether a header stays in sight as long as its section is.
    @available(iOS 9, *)
    @Counted open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether a footer stays in sight as long as its section is.
    @available(iOS 9, *)
    @Counted open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// The direction in which lines follow each other.
    @Counted open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }

    /// The estimated size with which cells are as large as their constraints ask for.
    @available(iOS 10, *)
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    }

    @Counted private var plan = FlowPlan()

    @available(iOS 7, *)
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    /// U40: asks the delegate for sizes and distances, section by section.
    open override func prepare() {
        guard let collectionView else { return plan = FlowPlan() }
        plan = FlowPlan(
            collectionView.countsAfterAsking.indices.map { section($0, of: collectionView) },
            isVertical: scrollDirection == .vertical, room: collectionView.bounds.size)
    }

    private func section(_ number: Int, of list: UICollectionView) -> FlowSection {
        let count = list.countsAfterAsking[number]
        guard let delegate = list.delegate as? UICollectionViewDelegateFlowLayout else {
            return FlowSection(
                count: count, sizes: ownSizes(number, count), inset: sectionInset,
                lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
                header: headerReferenceSize, footer: footerReferenceSize)
        }
        return FlowSection(
            count: count,
            sizes: .each(
                (0..<count).map {
                    let path = IndexPath(item: $0, section: number)
                    return fitted[path]
                        ?? delegate.collectionView(list, layout: self, sizeForItemAt: path)
                }),
            inset: delegate.collectionView(list, layout: self, insetForSectionAt: number),
            lineSpacing: delegate.collectionView(
                list, layout: self, minimumLineSpacingForSectionAt: number),
            itemSpacing: delegate.collectionView(
                list, layout: self, minimumInteritemSpacingForSectionAt: number),
            header: delegate.collectionView(
                list, layout: self, referenceSizeForHeaderInSection: number),
            footer: delegate.collectionView(
                list, layout: self, referenceSizeForFooterInSection: number))
    }

    private func ownSizes(_ section: Int, _ count: Int) -> FlowSection.Sizes {
        let size =
            isEstimated && estimatedItemSize != Self.automaticSize
            ? estimatedItemSize : itemSize
        guard isEstimated, !fitted.isEmpty else { return .one(size) }
        return .each((0..<count).map { fitted[IndexPath(item: $0, section: section)] ?? size })
    }

    private var isEstimated: Bool { estimatedItemSize != .zero }
    override var estimatesSizes: Bool? { isEstimated }

    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return plan.contentSize
    }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        let views = plan.views(in: rect, pinning: pinned).map { section, kind in
            layoutAttributesForSupplementaryView(
                ofKind: kind, at: IndexPath(item: 0, section: section))
        }
        return (views + plan.items(in: rect).map { layoutAttributesForItem(at: $0) })
            .compactMap { $0 }
    }

    private var pinned: Set<String> {
        var kinds: Set<String> = []
        if sectionHeadersPinToVisibleBounds {
            kinds.insert(UICollectionView.elementKindSectionHeader)
        }
        if sectionFootersPinToVisibleBounds {
            kinds.insert(UICollectionView.elementKindSectionFooter)
        }
        return kinds
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard let frame = plan.frame(ofItem: indexPath) else { return nil }
        let own = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = own?.init() ?? UICollectionViewLayoutAttributes()
        attributes.values.indexPath = indexPath
        attributes.frame = frame
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard
            let frame = plan.frame(
                ofView: elementKind, section: indexPath.section,
                pinnedTo: pinned.contains(elementKind) ? collectionView?.bounds : nil)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        if pinned.contains(elementKind) { attributes.zIndex = 10 }
        return attributes
    }

    /// Where the breadth is another, or a header stays in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != plan.room || !pinned.isEmpty
    }
}
