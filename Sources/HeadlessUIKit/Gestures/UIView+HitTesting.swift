extension UIView {
    /// U25: the view in front at that point that takes touches; nil where none does.
    func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }

    /// U25: whether touches reach it at all.
    var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }

    /// The view, then its superviews.
    var lineage: [UIView] {
        var views: [UIView] = [self]
        while let above = views.last?.storedSuperview { views.append(above) }
        return views
    }

    /// The view with a name that a finger on the middle of this one would meet, where it lies over this
    /// one or this one takes no touches; nil where it feels the finger. One without a size is felt:
    /// what it shows would have one. UIKit's own containers have no names, and let fingers through.
    package var viewInFront: UIView? {
        guard let window = storedWindow, !bounds.isEmpty else { return nil }
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
        guard let hit = window.hitTest(middle, with: nil), hit.core.pointee.isLogged else {
            return nil
        }
        return hit.isDescendant(of: self) ? nil : hit
    }
}
