/// Distances from the edges with regard to the layout direction; from iOS 11.
@available(iOS 11, *)
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// In points, inwards.
    public var top: CGFloat
    /// In points, inwards from the side where text begins.
    public var leading: CGFloat
    /// In points, inwards.
    public var bottom: CGFloat
    /// In points, inwards from the side where text ends.
    public var trailing: CGFloat

    /// Creates insets that are all zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets in UIKit's order of the edges.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets that are all zero.
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

/// Edges with regard to the layout direction.
@available(iOS 13, *)
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIView {
    /// The layout margins with regard to the view's layout direction (A137).
    @available(iOS 11, *)
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
        set { layoutMargins = newValue.edges(effectiveUserInterfaceLayoutDirection) }
    }
}
