/// A typeface in a size; no text is measured with it.
public final class UIFont: Sendable {
    /// In points.
    public let pointSize: CGFloat
    public let isBold: Bool

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
