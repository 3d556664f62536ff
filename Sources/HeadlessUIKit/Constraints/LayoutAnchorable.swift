/// Something with anchors to make constraints from: a view or a layout guide.
@MainActor
public protocol LayoutAnchorable: AnyObject {}

extension UIView: LayoutAnchorable {}
extension UILayoutGuide: LayoutAnchorable {}

extension LayoutAnchorable {
    /// The edge where lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where lines of text end.
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
    /// Its horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// Its vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView {
    /// The baseline of its first line of text; its upper edge if it has no text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, .firstBaseline)
    }
    /// The baseline of its last line of text; its lower edge if it has no text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
