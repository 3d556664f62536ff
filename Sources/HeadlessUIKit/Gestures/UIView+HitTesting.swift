extension UIView {
    /// U25: the frontmost view at that point that receives touches; nil if there is none.
    func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }

    /// U25: whether the view can receive touches.
    var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }

    /// The view, then its superviews.
    var lineage: [UIView] {
        var views: [UIView] = [self]
        while let above = views.last?.storedSuperview { views.append(above) }
        return views
    }

    /// The named view that a finger on the center of this view would touch instead of it, because
    /// it lies in front or because this view receives no touches; nil if the finger touches this
    /// view. A view without a size counts as touched, because with content it would have one.
    /// UIKit's own containers have no names and count as transparent.
    package var viewInFront: UIView? {
        guard let window = storedWindow, !bounds.isEmpty else { return nil }
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
        guard let hit = window.hitTest(middle, with: nil), hit.core.isLogged else {
            return nil
        }
        return hit.isDescendant(of: self) ? nil : hit
    }
}
