/// The meaning of a view's content, which determines whether the view is mirrored in right-to-left
/// layouts.
@available(iOS 9, *)
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of a layout.
@available(iOS 5, *)
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
    case leftToRight, rightToLeft
}

extension UIView {
    /// The meaning of the content; it determines whether the view is mirrored, independently of its
    /// subviews.
    @available(iOS 9, *)
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { looks?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            madeLooks.semanticContentAttribute = newValue
            simulator.layout.engine?.turn(self)
        }
    }

    /// A90: the direction in which the view lays out its immediate content.
    @available(iOS 10, *)
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified:
            inheritedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
