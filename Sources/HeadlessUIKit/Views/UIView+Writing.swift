/// What a view's content means, and whether it is flipped where lines run from right to left.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
    case leftToRight, rightToLeft
}

extension UIView {
    /// Whether the view flips its content; its subviews decide for themselves.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { looks?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            madeLooks.semanticContentAttribute = newValue
            simulator.layout.engine?.turn(self)
        }
    }

    /// A90: which way the view arranges its immediate content.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified:
            inheritedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
