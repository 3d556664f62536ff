import HierarchyRecords

/// A pointer that hovers over a view: A128.
@available(iOS 13, *)
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The last position of the pointer, in the window's coordinates.
    @Counted private var place: CGPoint?
    override var followsFingers: Bool { false }

    /// The position of the pointer.
    open override func location(in view: UIView?) -> CGPoint {
        guard let place, let own = self.view else { return super.location(in: view) }
        let target = view ?? own.storedWindow
        return target?.convert(place, from: own.storedWindow) ?? place
    }

    /// Returns false: hovering does not make other gestures fail.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
    /// Returns false: no other gesture makes hovering fail.
    open override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    open override func reset() { place = nil }

    /// A128: the pointer is over the view, at that point.
    fileprivate func meet(_ place: CGPoint) {
        if stored != .possible, place == self.place { return }
        self.place = place
        state = stored == .possible ? .began : .changed
    }

    /// A128: the pointer has left the view.
    fileprivate func leave() { state = .ended }

    fileprivate var isHovering: Bool { stored == .began || stored == .changed }
}

extension Simulator {
    /// A128: moves the pointer to a point of the view, unless another view lies there.
    @discardableResult
    package func userHovers(at point: CGPoint, of view: UIView) -> FingerLanding? {
        guard let window = view.storedWindow else { return nil }
        let place = view.convert(point, to: window)
        let hit = window.hitTest(place, with: nil)
        guard hit?.isDescendant(of: view) ?? false else {
            return FingerLanding(missing: view, at: place, in: window, on: hit)
        }
        let met = (hit?.lineage ?? []).flatMap(\.recognizers)
            .compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
        endHovering { recognizer in !met.contains { $0 === recognizer } }
        for recognizer in met where !isStopped { recognizer.meet(place) }
        return FingerLanding(place: place, window: window, view: hit, recognizers: met)
    }

    /// A128: removes the pointer from the screen.
    package func userStopsHovering() { endHovering { _ in true } }

    private func endHovering(where isOver: (UIHoverGestureRecognizer) -> Bool) {
        for case let hover as UIHoverGestureRecognizer in input.gestures.members
        where hover.isHovering && isOver(hover) && !isStopped { hover.leave() }
    }
}
