import HierarchyRecords

/// A finger on the screen.
@preconcurrency @MainActor
public final class UITouch {
    /// The phase of a touch.
    public enum Phase: Int, Sendable, CaseIterable {
        case began, moved, stationary, ended, cancelled
    }

    /// The phase at this moment.
    @Counted public internal(set) var phase = Phase.began
    /// The view in which the touch began; it stays the same.
    public private(set) weak var view: UIView? { didSet { Changes.note() } }
    /// The window in which the touch began.
    public private(set) weak var window: UIWindow? { didSet { Changes.note() } }
    /// The simulated time in seconds.
    @Counted public internal(set) var timestamp: TimeInterval
    /// The number of taps in a row, including this one.
    @Counted public internal(set) var tapCount = 1
    /// The location in the window's coordinates.
    @Counted private(set) var place: CGPoint
    @Counted private var before: CGPoint
    /// Where the finger came down, in the window's coordinates.
    let start: CGPoint
    /// The gesture recognizers that receive the touch.
    @Counted public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    init(at place: CGPoint, on view: UIView?, in window: UIWindow, time: TimeInterval) {
        (self.place, before, start) = (place, place, place)
        self.view = view
        self.window = window
        timestamp = time
    }

    func move(to place: CGPoint, time: TimeInterval) {
        (before, self.place) = (self.place, place)
        timestamp = time
        phase = .moved
    }

    /// How far the touch has moved since it began.
    var way: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }

    /// The location in the coordinates of the view, or of the window for nil.
    public func location(in view: UIView?) -> CGPoint { (view ?? window)?.point(place) ?? place }

    /// The location before the last move, in the coordinates of the view, or of the window for nil.
    public func previousLocation(in view: UIView?) -> CGPoint {
        (view ?? window)?.point(before) ?? before
    }
}

extension UITouch: Hashable {
    /// Compares by identity, as `NSObject` does.
    public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension UIView {
    /// Converts a point from the window's to the view's coordinates.
    fileprivate func point(_ place: CGPoint) -> CGPoint { convert(place, from: storedWindow) }
}
