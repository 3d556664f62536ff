extension UIView {
    /// Converts a point from the coordinates of `view`, or of the window for nil.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        view.map { $0.convert(point, to: self) } ?? fromTop(point)
    }

    /// Converts a point to the coordinates of `view`, or of the window for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return toTop(point) }
        return converted(point, to: view) ?? view.fromTop(toTop(point))
    }

    /// Converts a rectangle to the coordinates of `view`, or of the window for nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a rectangle from the coordinates of `view`, or of the window for nil.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The point by way of a view that is soon reached from both: one of the two, or one that is as
    /// far above this view as above the other. The views above it are not looked at, however many
    /// there are. Nil where there is no such view.
    private func converted(_ point: CGPoint, to view: UIView) -> CGPoint? {
        var (own, other) = (Ascent(from: link), Ascent(from: view.link))
        var goesOn = true
        while goesOn {
            if own.view == other.start { return point.moved(by: own.offset) }
            if other.view == own.start { return point.moved(back: other.offset) }
            if own.view == other.view {
                return point.moved(by: own.offset).moved(back: other.offset)
            }
            let hasClimbed = (own.climb(), other.climb())
            goesOn = hasClimbed.0 || hasClimbed.1
        }
        return nil
    }

    private func toTop(_ point: CGPoint) -> CGPoint {
        var ascent = Ascent(from: link)
        while ascent.climb() {}
        return point.moved(by: ascent.offset)
    }

    private func fromTop(_ point: CGPoint) -> CGPoint { point.moved(back: toTop(.zero)) }
}

extension CGPoint {
    fileprivate func moved(by offset: CGPoint) -> CGPoint {
        CGPoint(x: x + offset.x, y: y + offset.y)
    }

    fileprivate func moved(back offset: CGPoint) -> CGPoint {
        CGPoint(x: x - offset.x, y: y - offset.y)
    }
}

/// The way from a view up through its superviews.
@MainActor
private struct Ascent {
    let start: ViewLink
    /// The view that is reached.
    private(set) var view: ViewLink
    /// Where the start's bounds lie in the coordinates of the view that is reached.
    private(set) var offset = CGPoint.zero

    init(from start: ViewLink) {
        self.start = start
        view = start
    }

    /// Goes on to the superview; false where there is none.
    mutating func climb() -> Bool {
        guard let superview = view.core.superview else { return false }
        let frame = view.frame
        offset.x += frame.minX - view.core.bounds.minX
        offset.y += frame.minY - view.core.bounds.minY
        view = superview
        return true
    }
}
