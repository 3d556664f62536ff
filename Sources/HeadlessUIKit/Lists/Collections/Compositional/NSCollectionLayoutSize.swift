import HierarchyRecords

/// The width or the height of an element in a compositional layout: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
open class NSCollectionLayoutDimension: NSObject {
    /// What the number counts in.
    enum Unit { case widths, heights, points, estimatedPoints }

    let unit: Unit
    /// The part of the container, or a length in points.
    public let dimension: CGFloat

    private init(_ dimension: CGFloat, _ unit: Unit) {
        (self.dimension, self.unit) = (dimension, unit)
        super.init()
    }

    /// A part of the container's width, 1 for all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalWidth, .widths)
    }

    /// A part of the container's height, 1 for all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalHeight, .heights)
    }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(absoluteDimension, .points)
    }

    /// A length in points until the element says how large it would like to be.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(estimatedDimension, .estimatedPoints)
    }

    /// Whether it is a part of the container's width.
    public var isFractionalWidth: Bool { unit == .widths }
    /// Whether it is a part of the container's height.
    public var isFractionalHeight: Bool { unit == .heights }
    /// Whether it is a length that stays.
    public var isAbsolute: Bool { unit == .points }
    /// Whether the element says its length when it is shown.
    public var isEstimated: Bool { unit == .estimatedPoints }

    /// In points, in a container of that size; nothing is shorter than nothing.
    func length(in container: CGSize) -> CGFloat {
        switch unit {
        case .widths: max(0, dimension * container.width)
        case .heights: max(0, dimension * container.height)
        case .points, .estimatedPoints: max(0, dimension)
        }
    }
}

/// The size of an element in a compositional layout: U42.
@preconcurrency @MainActor
@available(iOS 13, *)
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size of a width and a height.
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    /// In points, in a container of that size. What is estimated has the length that the element asked for, once it did.
    func size(in container: CGSize, asked: CGSize? = nil) -> CGSize {
        let width = widthDimension.isEstimated ? asked?.width : nil
        let height = heightDimension.isEstimated ? asked?.height : nil
        return CGSize(
            width: width ?? widthDimension.length(in: container),
            height: height ?? heightDimension.length(in: container))
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}
