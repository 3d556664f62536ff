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
    /// it meets this view or a subview.
    package func missedLanding(at point: CGPoint? = nil) -> FingerLanding? {
        guard let window = storedWindow else { return nil }
        let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let place = convert(point, to: window)
        let hit = viewMet(at: place, in: window)
        if hit?.isDescendant(of: self) ?? false { return nil }
        return FingerLanding(missing: self, at: place, in: window, on: hit)
    }

    /// U25: the view that a finger meets at a place of the window where this view is meant.
    // AD-HOC: with content, a view without a size would have one, and a place of its own. So the finger
    // meets it where it would else meet a view around it, or one that leaves room beside itself.
    func viewMet(at place: CGPoint, in window: UIWindow) -> UIView? {
        let hit = window.hitTest(place, with: nil)
        guard bounds.isEmpty, let hit, isDescendant(of: hit) || !hit.fills(storedSuperview)
        else { return hit }
        return lineage.allSatisfy(\.takesTouches) ? self : hit
    }

    /// Whether it lies over all of the other view.
    private func fills(_ other: UIView?) -> Bool {
        guard let other else { return true }
        return convert(bounds, to: nil).contains(other.convert(other.bounds, to: nil))
    }
}
