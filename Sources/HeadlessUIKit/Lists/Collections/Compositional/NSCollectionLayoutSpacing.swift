import HierarchyRecords

/// A distance between elements of a compositional layout: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
open class NSCollectionLayoutSpacing: NSObject {
    /// In points; the least distance where it is flexible.
    public let spacing: CGFloat
    /// Whether it takes a share of the room that is left.
    public let isFlexible: Bool
    /// Whether it stays as it is.
    public var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (max(0, spacing), isFlexible)
        super.init()
    }

    /// A distance of at least that many points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// A distance of that many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// Distances around an element of a compositional layout: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Before the element, where text begins; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// Above the element; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// Behind the element, where text ends; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below the element; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates distances around an element.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}
