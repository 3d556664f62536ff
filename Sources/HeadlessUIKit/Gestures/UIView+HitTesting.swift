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
    package var lineage: [UIView] {
        var views: [UIView] = [self]
        while let above = views.last?.storedSuperview { views.append(above) }
        return views
    }

    /// U25: where a finger lands that touches this view at a point, by default at its center; nil if
    /// it meets this view or a subview. A view without a size counts as met, because with content it
    /// would have one.
    package func missedLanding(at point: CGPoint? = nil) -> FingerLanding? {
        guard let window = storedWindow, !bounds.isEmpty else { return nil }
        let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let place = convert(point, to: window)
        let hit = window.hitTest(place, with: nil)
        if hit?.isDescendant(of: self) ?? false { return nil }
        return FingerLanding(missing: self, at: place, in: window, on: hit)
    }
}
