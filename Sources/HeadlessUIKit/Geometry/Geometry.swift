@_exported import Foundation

/// Distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    /// All zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// In UIKit's order.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = UIEdgeInsets()
}

extension CGFloat {
    /// The nearest value between the two; the least where that is above the most.
    func clamped(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
        Swift.max(least, Swift.min(self, most))
    }
}

extension CGRect {
    /// The rectangle made smaller by the insets; sizes may become negative, as in UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}
