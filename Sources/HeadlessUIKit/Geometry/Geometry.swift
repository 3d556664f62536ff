@_exported import Foundation

/// Distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// In points, inwards.
    public var top: CGFloat
    /// In points, inwards.
    public var left: CGFloat
    /// In points, inwards.
    public var bottom: CGFloat
    /// In points, inwards.
    public var right: CGFloat

    /// Creates insets that are all zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets in UIKit's order of the edges.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets that are all zero.
    public static let zero = UIEdgeInsets()
}

extension CGFloat {
    /// The value limited to the range from `least` to `most`; `least` wins if it is greater than
    /// `most`.
    func clamped(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
        Swift.max(least, Swift.min(self, most))
    }
}

extension CGRect {
    /// The rectangle reduced by the insets; like UIKit's, its size can become negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }

    /// Whether both have a point in common, be it of their edges; a rectangle with a coordinate that
    /// is no number has none. Foundation's `intersects` traps there.
    package func overlaps(_ other: CGRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
            && !isNull && !other.isNull
    }

    /// What both have in common; nothing where a coordinate is no number. Foundation's `intersection`
    /// traps there.
    package func overlap(with other: CGRect) -> CGRect {
        guard overlaps(other) else { return .null }
        let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
        return CGRect(
            x: left, y: top, width: Swift.min(maxX, other.maxX) - left,
            height: Swift.min(maxY, other.maxY) - top)
    }

    /// Whether both have more in common than an edge.
    package func coversPart(of other: CGRect) -> Bool {
        let common = overlap(with: other)
        return common.width > 0 && common.height > 0
    }

    /// Whether the point lies within; none does where a coordinate is no number. Foundation's
    /// `contains` traps there.
    package func encloses(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY && !isNull
    }
}
