import HierarchyRecords

/// The pointer over a view, without a finger: A128.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Where the pointer was last, in the window's coordinates.
    private var place: CGPoint?
    override var followsFingers: Bool { false }

    /// Where the pointer is.
    open override func location(in view: UIView?) -> CGPoint {
        guard let place, let own = self.view else { return super.location(in: view) }
        let target = view ?? own.storedWindow
        return target?.convert(place, from: own.storedWindow) ?? place
    }

    /// It keeps nobody from a gesture.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
    /// Nobody keeps it from its own.
    open override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    open override func reset() { place = nil }

    /// A128: the pointer is there, over the view.
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
    /// A128: the pointer comes to a point of the view.
    @discardableResult
    package func userHovers(at point: CGPoint, of view: UIView) -> FingerLanding? {
        guard let window = view.storedWindow else { return nil }
        let place = view.convert(point, to: window)
        let hit = window.hitTest(place, with: nil)
        let met = (hit?.lineage ?? []).flatMap(\.gestureRecognizers)
            .compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
        endHovering { recognizer in !met.contains { $0 === recognizer } }
        for recognizer in met where !isStopped { recognizer.meet(place) }
        return FingerLanding(place: place, window: window, view: hit, recognizers: met)
    }

    /// A128: the pointer leaves the screen.
    package func userStopsHovering() { endHovering { _ in true } }

    private func endHovering(where isOver: (UIHoverGestureRecognizer) -> Bool) {
        for case let hover as UIHoverGestureRecognizer in gestures.members
        where hover.isHovering && isOver(hover) && !isStopped { hover.leave() }
    }
}
