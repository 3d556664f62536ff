/// What has edges, middles and sizes to make constraints of: a view or a guide.
@MainActor
public protocol LayoutAnchorable: AnyObject {}

extension UIView: LayoutAnchorable {}
extension UILayoutGuide: LayoutAnchorable {}

extension LayoutAnchorable {
    /// Where its text would begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// Where its text would end.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// Its left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// Its right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// Its upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// Its lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// Its width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// Its height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// Its middle along the width.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// Its middle along the height.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView {
    /// The line that its first text stands on; the upper edge without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, .firstBaseline)
    }
    /// The line that its last text stands on; the lower edge without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
