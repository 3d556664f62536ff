/// A typeface in a size.
public final class UIFont: Sendable {
    /// In points.
    public let pointSize: CGFloat
    public let isBold: Bool
    /// From one line to the next, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// From the baseline to the upper edge of the line.
    public var ascender: CGFloat { pointSize * 0.9521484375 }
    /// From the baseline to the lower edge of the line, negative.
    public var descender: CGFloat { -pointSize * 0.2412109375 }

    private init(size: CGFloat, isBold: Bool) {
        pointSize = size
        self.isBold = isBold
    }

    /// The system's typeface.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, isBold: false)
    }

    /// The system's typeface in bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, isBold: true)
    }
}

/// How lines of a text stand.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
    case left, center, right, justified, natural
}
