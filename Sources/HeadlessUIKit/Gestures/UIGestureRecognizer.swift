import HierarchyRecords

/// A gesture of the user's on a view. No finger is simulated: code sets the state and sends.
@MainActor
open class UIGestureRecognizer {
    /// Where the gesture is.
    public enum State: Int, Sendable, CaseIterable {
        case possible, began, changed, ended, cancelled, failed
    }

    /// Whether the user's touches reach it.
    open var isEnabled = true
    /// Whether the view's own touches end when it recognizes.
    open var cancelsTouchesInView = true
    /// Where the gesture is; setting it tells nobody.
    open var state = State.possible
    open weak var delegate: AnyObject?
    /// The view that it was added to.
    public internal(set) weak var view: UIView?
    private var actions: [(UIGestureRecognizer) -> Void] = []

    /// Makes one that is switched on and tells nobody.
    public init() {}

    /// Runs the action when it recognizes: without Objective-C's runtime there are no selectors.
    open func addTarget(_ action: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(action)
    }

    /// Does nothing yet: no two gestures compete.
    open func require(toFail other: UIGestureRecognizer) {}

    /// The place of the finger, which rests in the middle of the view.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        let middle = CGPoint(x: own.bounds.midX, y: own.bounds.midY)
        return own.convert(middle, to: view)
    }
}

/// One or several taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

/// A finger that is dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var moved = CGPoint.zero

    /// How far the finger has gone since the beginning, or since it was set.
    open func translation(in view: UIView?) -> CGPoint { moved }

    /// Sets how far the finger has gone.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

    /// Zero: the finger rests.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger that is dragged from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

/// A quick move in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where the finger goes.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction: Direction = .right
}

/// A finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
