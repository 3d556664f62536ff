import HierarchyRecords

// How a finger scrolls: U29.

/// The recognizer of a scroll view's own drags.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    override var isOwnOfView: Bool { true }

    /// The scroll view follows the finger before the app's actions run.
    override func runActions() {
        (view as? UIScrollView)?.follow(self)
        super.runActions()
    }
}

extension UIScrollView {
    /// U29: whether the content can be moved the way that the finger goes, and its views give up the
    /// touches that they have heard of.
    func mayFollow(_ pan: UIPanGestureRecognizer) -> Bool {
        guard isScrollEnabled, canScroll(along: pan.way) else { return false }
        let hearers = simulator.input.fingers.hearers(of: pan.touches).filter { $0 !== self }
        return hearers.isEmpty
            || canCancelContentTouches && hearers.allSatisfy { touchesShouldCancel(in: $0) }
    }

    private func canScroll(along way: CGPoint) -> Bool {
        let size = storedBounds.size
        let inset = adjustedContentInset
        return abs(way.y) >= abs(way.x)
            ? alwaysBounceVertical || self is UITableView && refreshControl != nil
                || contentSize.height + inset.top + inset.bottom > size.height
            : alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > size.width
    }

    /// U29: goes a step of the drag with the finger.
    fileprivate func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.stored {
        case .began:
            startOfDrag = storedBounds.origin
            fingerTouches()
            moveContent(with: pan)
        case .changed: moveContent(with: pan)
        case .ended:
            let (way, speed) = (pan.translation(in: self), pan.velocity(in: self))
            fingerLifts(
                from: startOfDrag, towards: CGPoint(x: -way.x, y: -way.y),
                velocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000))
        case .cancelled: fingerLifts(from: startOfDrag, towards: .zero)
        case .possible, .failed: break
        }
    }

    private func moveContent(with pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: self)
        fingerMoves(to: CGPoint(x: startOfDrag.x - way.x, y: startOfDrag.y - way.y))
    }

    /// U29: where content comes to rest, on a pixel, that leaves the finger with that velocity, in points
    /// per millisecond.
    func place(after velocity: CGPoint, from lifted: CGPoint) -> CGPoint {
        let rate = decelerationRate.rawValue
        let scale = CGFloat(simulator.display.device.scale)
        let end = { (start: CGFloat, speed: CGFloat) in
            speed == 0 ? start : ((start + speed * rate / (1 - rate)) * scale).rounded() / scale
        }
        let place = CGPoint(x: end(lifted.x, velocity.x), y: end(lifted.y, velocity.y))
        return place.x.isNaN || place.y.isNaN ? lifted : legalOffset(near: place)
    }
}
