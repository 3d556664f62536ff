import Gallery
import HeadlessUIKit
import Statements

/// What a finger on the screen moves, until it lifts.
@MainActor
protocol Finger: AnyObject {
    /// How far it has gone, from 0 to 1.
    func update(_ progress: Double)
    /// It lifts, and what it moved goes on to the end.
    func finish(in simulator: Simulator)
    /// It lifts, and what it moved goes back.
    func cancel(in simulator: Simulator)
}

extension InteractiveTransition: Finger {}

/// A finger on the side of a drawer or a deck.
@MainActor
final class SideFinger: Finger {
    private let container: any SidedContainer

    init(_ container: any SidedContainer) { self.container = container }

    func update(_ progress: Double) { container.updateDrag(CGFloat(progress)) }
    func finish(in simulator: Simulator) { container.endDrag(finishing: true) }
    func cancel(in simulator: Simulator) { container.endDrag(finishing: false) }
}

/// A finger that drags a scroll view to a neighbouring page.
@MainActor
final class ScrollFinger: Finger {
    private let scrollView: UIScrollView
    private let start: CGPoint
    private let distance: CGFloat

    init(_ scrollView: UIScrollView, towards distance: CGFloat) {
        self.scrollView = scrollView
        self.distance = distance
        start = scrollView.contentOffset
        scrollView.fingerTouches()
    }

    func update(_ progress: Double) {
        scrollView.fingerMoves(to: CGPoint(x: start.x + distance * progress, y: start.y))
    }

    func finish(in simulator: Simulator) {
        scrollView.fingerLifts(from: start, towards: CGPoint(x: distance, y: 0))
    }

    func cancel(in simulator: Simulator) { scrollView.fingerLifts(from: start, towards: .zero) }
}
