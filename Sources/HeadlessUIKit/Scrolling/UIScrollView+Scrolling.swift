import HierarchyRecords

extension UIScrollView {
    /// R43: the duration in seconds of simulated time.
    static var scrollDuration: TimeInterval { 0.3 }

    // MARK: Insets

    /// U15: what the safe area adds to the content insets at this moment.
    private var insetOfSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        let size = storedBounds.size
        let scrollsVertically = alwaysBounceVertical || contentSize.height > size.height
        let scrollsHorizontally = alwaysBounceHorizontal || contentSize.width > size.width
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic:
            return UIEdgeInsets(
                top: safe.top, left: scrollsHorizontally ? safe.left : 0, bottom: safe.bottom,
                right: scrollsHorizontally ? safe.right : 0)
        case .scrollableAxes:
            return UIEdgeInsets(
                top: scrollsVertically ? safe.top : 0, left: scrollsHorizontally ? safe.left : 0,
                bottom: scrollsVertically ? safe.bottom : 0,
                right: scrollsHorizontally ? safe.right : 0)
        }
    }

    /// U15: updates the adjusted insets; content that was at the top or left edge stays there.
    func updateAdjustedInset() {
        let added = simulator.systemVersion >= 11 ? insetOfSafeArea : .zero
        let new = UIEdgeInsets(
            top: contentInset.top + added.top, left: contentInset.left + added.left,
            bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
        let old = adjustedContentInset
        guard new != old else { return }
        adjustedContentInset = new
        adjustedContentInsetDidChange()
        if let delegate {
            simulator.ask(.scrollDidChangeAdjustedInset, of: delegate, rule: .u15) {
                delegate.scrollViewDidChangeAdjustedContentInset(self)
            }
        }
        var offset = storedBounds.origin
        if offset.y == -old.top { offset.y = 0 - new.top }
        if offset.x == -old.left { offset.x = 0 - new.left }
        move(to: offset)
    }

    // MARK: The offset

    func scroll(to offset: CGPoint, animated: Bool) {
        guard offset.isFinite, !simulator.isStopped else { return }
        scrollNumber += 1
        guard animated, offset != storedBounds.origin else { return move(to: offset) }
        let number = scrollNumber
        move(to: offset)
        simulator.runLoop.perform(after: Self.scrollDuration) { [weak self] in
            guard let self, number == scrollNumber, let delegate else { return }
            simulator.ask(.scrollDidEndAnimation, of: delegate, rule: .u14) {
                delegate.scrollViewDidEndScrollingAnimation(self)
            }
        }
    }

    func move(to offset: CGPoint) {
        guard offset != storedBounds.origin else { return }
        bounds = CGRect(origin: offset, size: storedBounds.size)
    }

    func tellDidScroll() {
        guard let delegate else { return }
        simulator.ask(.scrollDidScroll, of: delegate, rule: .u14) {
            delegate.scrollViewDidScroll(self)
        }
    }

    func offsetShowing(_ rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let shown = storedBounds.inset(by: inset)
        var offset = storedBounds.origin
        if rect.minY < shown.minY {
            offset.y += rect.minY - shown.minY
        } else if rect.maxY > shown.maxY {
            offset.y += min(rect.maxY - shown.maxY, rect.minY - shown.minY)
        }
        if rect.minX < shown.minX {
            offset.x += rect.minX - shown.minX
        } else if rect.maxX > shown.maxX {
            offset.x += min(rect.maxX - shown.maxX, rect.minX - shown.minX)
        }
        return offset
    }

    /// The nearest offset at which the content fills the view.
    func legalOffset(near offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let size = storedBounds.size
        let least = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
        let most = CGPoint(
            x: max(least.x, contentSize.width + inset.right - size.width),
            y: max(least.y, contentSize.height + inset.bottom - size.height))
        return CGPoint(
            x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
    }

    // MARK: The finger

    /// U14: the user drags the content by that distance and lifts the finger; with paging the
    /// content stops at the next page in that direction.
    package func userDrags(by distance: CGPoint) {
        guard isScrollEnabled, isUserInteractionEnabled, distance.isFinite else { return }
        fingerTouches()
        let start = storedBounds.origin
        fingerMoves(to: start.moved(by: distance))
        fingerLifts(from: start, towards: distance)
    }

    /// U14: a finger touches the content.
    package func fingerTouches() {
        guard !simulator.isStopped else { return }
        scrollNumber += 1
        isDragging = true
        tellDelegate(.scrollWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    }

    /// U14: the finger has moved the content, as far as it can be scrolled.
    package func fingerMoves(to offset: CGPoint) {
        guard isDragging, !simulator.isStopped else { return }
        let height = storedBounds.minY
        move(to: legalOffset(near: offset))
        tellTabBar(sinceHeight: height)
        if canBePulledDown {
            refreshControl?.userPulls(by: 0 - adjustedContentInset.top - offset.y)
        }
    }

    /// U37: whether a finger may pull the content beyond its top: a table's at all times, that of
    /// others where it is higher than they are.
    private var canBePulledDown: Bool {
        let inset = adjustedContentInset
        return bouncesVertically
            && (self is UITableView || alwaysBounceVertical
                || contentSize.height + inset.top + inset.bottom > storedBounds.size.height)
    }

    /// U14: the finger that began at `start` is lifted; `distance` is the distance of its drag, and the
    /// velocity that of the content, in points per millisecond.
    package func fingerLifts(
        from start: CGPoint, towards distance: CGPoint, velocity: CGPoint = .zero
    ) {
        guard isDragging, !simulator.isStopped else { return }
        var target = restingPlace(
            insteadOf: isPagingEnabled
                ? nextPage(from: start, towards: distance)
                : place(after: velocity, from: storedBounds.origin),
            after: velocity)
        tellDelegate(.scrollWillEndDragging) {
            $0.scrollViewWillEndDragging(
                self, withVelocity: velocity, targetContentOffset: &target)
        }
        isDragging = false
        let goesOn = target != storedBounds.origin
        tellDelegate(.scrollDidEndDragging, .flag(goesOn)) {
            $0.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        }
        if goesOn { decelerate(to: target) }
    }

    private func decelerate(to target: CGPoint) {
        isDecelerating = true
        tellDelegate(.scrollWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
        let number = scrollNumber
        simulator.runLoop.perform(after: Self.scrollDuration) { [weak self] in
            guard let self, number == scrollNumber else { return }
            let height = storedBounds.minY
            move(to: target)
            tellTabBar(sinceHeight: height)
            isDecelerating = false
            tellDelegate(.scrollDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
        }
    }

    /// With paging the next multiple of the view's size in the direction of the drag.
    private func nextPage(from start: CGPoint, towards distance: CGPoint) -> CGPoint {
        let size = storedBounds.size
        return legalOffset(
            near: CGPoint(
                x: Self.page(from: start.x, towards: distance.x, size.width),
                y: Self.page(from: start.y, towards: distance.y, size.height)))
    }

    private static func page(
        from start: CGFloat, towards distance: CGFloat, _ length: CGFloat
    ) -> CGFloat {
        guard length > 0, distance != 0 else { return start }
        let page = (start / length).rounded(distance > 0 ? .down : .up)
        return (page + (distance > 0 ? 1 : -1)) * length
    }

    private func tellDelegate(
        _ callback: Callback, _ argument: EventArgument = .none,
        _ body: (UIScrollViewDelegate) -> Void
    ) {
        guard let delegate else { return }
        simulator.ask(callback, of: delegate, argument, rule: .u14) { body(delegate) }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

    fileprivate func moved(by distance: CGPoint) -> CGPoint {
        CGPoint(x: x + distance.x, y: y + distance.y)
    }
}
