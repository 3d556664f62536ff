/// Something with anchors to make constraints from: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutAnchorable: AnyObject {}

extension UIView: LayoutAnchorable {}
extension UILayoutGuide: LayoutAnchorable {}

extension LayoutAnchorable {
    /// The edge where lines of text begin.
    @available(iOS 9, *)
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where lines of text end.
    @available(iOS 9, *)
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// Its left edge.
    @available(iOS 9, *)
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// Its right edge.
    @available(iOS 9, *)
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// Its upper edge.
    @available(iOS 9, *)
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// Its lower edge.
    @available(iOS 9, *)
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// Its width.
    @available(iOS 9, *)
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// Its height.
    @available(iOS 9, *)
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// Its horizontal center.
    @available(iOS 9, *)
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// Its vertical center.
    @available(iOS 9, *)
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView {
    /// The baseline of its first line of text; its upper edge if it has no text.
    @available(iOS 9, *)
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, .firstBaseline)
    }
    /// The baseline of its last line of text; its lower edge if it has no text.
    @available(iOS 9, *)
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
