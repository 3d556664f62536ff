/// A rectangle in points.
public struct RectValue: Hashable, Sendable {
    public var x: Double, y: Double, width: Double, height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

extension RectValue {
    /// The right edge, in points.
    public var maxX: Double { x + width }
    /// The lower edge, in points.
    public var maxY: Double { y + height }
    /// Between left and right, in points.
    public var midX: Double { x + width / 2 }
    /// Between top and bottom, in points.
    public var midY: Double { y + height / 2 }

    /// Whether it has an area, and one that can be drawn: nothing of it is infinite or no number.
    public var isDrawable: Bool {
        x.isFinite && y.isFinite && width > 0 && height > 0 && maxX.isFinite && maxY.isFinite
    }

    /// What both have in common; nil where that has no area.
    public func intersection(_ other: RectValue) -> RectValue? {
        guard isDrawable, other.isDrawable else { return nil }
        let left = max(x, other.x), top = max(y, other.y)
        let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return nil }
        return RectValue(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether all of the other one is in it.
    public func contains(_ other: RectValue) -> Bool {
        x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
    }

    /// The same, moved.
    public func moved(x dx: Double, y dy: Double) -> RectValue {
        RectValue(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The same without what the insets take; a side that they take whole has no length.
    public func inset(by insets: InsetsValue) -> RectValue {
        RectValue(
            x: x + insets.left, y: y + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}

/// Distances from the four edges of a rectangle, in points.
public struct InsetsValue: Hashable, Sendable {
    public var top: Double, left: Double, bottom: Double, right: Double

    /// Makes insets; zero unless given.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
