import HierarchyRecords

/// The edges of an element that a view of a compositional layout stands at: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; the middle along a direction of which none is named.
    public let edges: NSDirectionalRectEdge
    /// How far it is moved: in points, or in parts of the view's own size.
    public let offset: CGPoint
    /// Whether it is moved by points.
    public let isAbsoluteOffset: Bool
    /// Whether it is moved by parts of the view's size.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
        super.init()
    }

    /// Creates an anchor at those edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isAbsolute: true)
    }

    /// Creates an anchor at those edges, moved by that many points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }

    /// Creates an anchor at those edges, moved by parts of the view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    /// The point of the rectangle at the edges.
    func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading)
                ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// By how many points it moves a view of that size.
    func shift(of size: CGSize) -> CGPoint {
        if isAbsoluteOffset { return offset }
        return CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}

/// A view that belongs to an item of a compositional layout, such as a badge: U42.
@available(iOS 13, *)
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind under which the data source is asked for the view.
    public let elementKind: String
    /// Where the view is at what it belongs to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which point of the view is there; nil for the one at the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// What it lies above: what has a lower order.
    @Counted open var zIndex = 1

    /// Creates a view that stands within what it belongs to, at those edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a view whose point at the one anchor is at the other.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Its frame beside what it belongs to, which has that frame; in points.
    final func frame(at container: CGRect) -> CGRect {
        let size = layoutSize.size(in: container.size)
        let place = containerAnchor.point(of: container)
        let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
        let shift = containerAnchor.shift(of: size)
        let back = itemAnchor?.shift(of: size) ?? .zero
        let origin = CGPoint(
            x: place.x - own.x + shift.x - back.x, y: place.y - own.y + shift.y - back.y)
        return CGRect(origin: origin, size: size).inset(by: countedInsets)
    }
}

/// A header or footer of a section or of a whole compositional layout: U42.
@available(iOS 13, *)
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The side of the section on which it stands.
    public let alignment: NSRectAlignment
    /// How far it is moved, in points.
    public let offset: CGPoint
    /// Whether the section grows by it; else it lies on the section's content.
    @Counted open var extendsBoundary = true
    /// Whether it stays in sight as long as the section is.
    @Counted open var pinToVisibleBounds = false

    /// Creates a header or footer on that side.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
            absoluteOffset: .zero)
    }

    /// Creates a header or footer on that side, moved by that many points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize, elementKind,
            NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil)
    }
}

/// A view without data behind a section of a compositional layout: U42.
@available(iOS 13, *)
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind under which the layout has a class registered.
    public let elementKind: String
    /// What it lies above: what has a lower order.
    @Counted open var zIndex = 0

    private init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A view behind the whole section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}

/// A side or a corner of a rectangle.
@available(iOS 13, *)
public enum NSRectAlignment: Int, Sendable, CaseIterable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
    case topTrailing

    /// The edges that meet there.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
