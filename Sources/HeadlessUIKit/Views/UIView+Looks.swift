/// What few views have: looks that only a screen would show, gestures, and constraints.
final class ViewLooks {
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var layer: CALayer?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var gestureRecognizers: [UIGestureRecognizer] = []
    /// Its overrides of traits, and who waits for changes of its traits.
    var station: TraitStation?
    var constraints: ViewConstraintState?
}

extension UIView {
    /// How content fits into the bounds.
    public enum ContentMode: Int, Sendable, CaseIterable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left
        case right, topLeft, topRight, bottomLeft, bottomRight
    }

    var madeLooks: ViewLooks {
        let made = looks ?? ViewLooks()
        looks = made
        return made
    }

    /// The colour of what can be tapped; that of the superview where none was set.
    public var tintColor: UIColor? {
        get { looks?.tintColor ?? superview?.tintColor }
        set { madeLooks.tintColor = newValue }
    }

    /// How content fits; nothing is drawn.
    public var contentMode: ContentMode {
        get { looks?.contentMode ?? .scaleToFill }
        set { madeLooks.contentMode = newValue }
    }

    /// The view's surface.
    public var layer: CALayer {
        let looks = madeLooks
        let layer = looks.layer ?? CALayer(of: self)
        looks.layer = layer
        return layer
    }

    /// From iOS 13: the transform of its layer.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The gestures on the view, in the order in which they were added.
    public var gestureRecognizers: [UIGestureRecognizer] { looks?.gestureRecognizers ?? [] }

    /// Adds a gesture, and takes it from the view that had it.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        madeLooks.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Takes a gesture off.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        looks?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
