/// State that few views have: their look, gesture recognizers, constraints.
final class ViewLooks {
    @Counted var tintColor: UIColor?
    @Counted var contentMode = UIView.ContentMode.scaleToFill
    @Counted var layer: CALayer?
    @Counted var semanticContentAttribute = UISemanticContentAttribute.unspecified
    @Counted var gestureRecognizers: [UIGestureRecognizer] = []
    /// Its overrides of traits, and the registrations for changes of them.
    @Counted var station: TraitStation?
    @Counted var constraints: ViewConstraintState?
    @Counted var accessibility = AccessibilityAttributes()
}

extension UIView {
    /// How content is scaled within the bounds.
    public enum ContentMode: Int, Sendable, CaseIterable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left
        case right, topLeft, topRight, bottomLeft, bottomRight
    }

    var madeLooks: ViewLooks {
        Changes.made(looks, ViewLooks()) { looks = $0 }
    }

    /// How content is scaled; it is not drawn.
    public var contentMode: ContentMode {
        get { looks?.contentMode ?? .scaleToFill }
        set { madeLooks.contentMode = newValue }
    }

    /// Asks for the view to be drawn again; nothing is drawn here.
    public func setNeedsDisplay() {}

    /// Asks for a part of the view to be drawn again; nothing is drawn here.
    public func setNeedsDisplay(_ rect: CGRect) {}

    /// The layer of the view.
    public var layer: CALayer {
        Changes.made(looks?.layer, madeLayer()) { madeLooks.layer = $0 }
    }

    /// A layer of the class that the view's class asks for.
    private func madeLayer() -> CALayer {
        let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        layer.serve(self)
        return layer
    }

    /// The transform of its layer; from iOS 13.
    @available(iOS 13, *)
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// A view of the same size, at zero, that stands for how this view looks.
    @available(iOS 7, *)
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        // AD-HOC: a plain view, for which nothing is laid out.
        UIView(frame: CGRect(origin: .zero, size: bounds.size))
    }

    /// The same of a part of the view, in its bounds.
    @available(iOS 7, *)
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? {
        UIView(frame: CGRect(origin: .zero, size: rect.size))
    }

    /// The gesture recognizers of the view, in the order in which they were added.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Those, or none.
    package var recognizers: [UIGestureRecognizer] { looks?.gestureRecognizers ?? [] }

    /// Adds a gesture recognizer, which is removed from its former view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        let former = gestureRecognizer.view
        former?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.noteMove(from: former, to: self)
        madeLooks.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Removes a gesture recognizer.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        looks?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}

extension UIView {
    /// V06: tells the view, and each view in it that has no tint colour of its own.
    func tellOfTint() {
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            // "Where tintColor is set, the view is told that its tint colour changed."
            view.tintColorDidChange()
            // "So is each of its subviews that inherits the colour, and theirs."
            waiting += view.subviews.reversed().filter { $0.looks?.tintColor == nil }
        }
    }
}
