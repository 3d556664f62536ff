/// Distances from the edges, by the direction of writing; from iOS 11.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    /// All zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// In UIKit's order.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()

    init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let turns = direction == .rightToLeft
        self.init(
            top: insets.top, leading: turns ? insets.right : insets.left, bottom: insets.bottom,
            trailing: turns ? insets.left : insets.right)
    }

    func edges(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let turns = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: turns ? trailing : leading, bottom: bottom,
            right: turns ? leading : trailing)
    }
}

extension UIView {
    /// The layout margins, by the direction in which the view arranges its content (A137).
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
        set { layoutMargins = newValue.edges(effectiveUserInterfaceLayoutDirection) }
    }
}
