import HierarchyRecords

/// A finger on the screen.
@MainActor
public final class UITouch {
    /// What the finger does.
    public enum Phase: Int, Sendable, CaseIterable {
        case began, moved, stationary, ended, cancelled
    }

    /// What the finger does now.
    public internal(set) var phase = Phase.began
    /// The view that the finger came down on; it stays that.
    public private(set) weak var view: UIView?
    public private(set) weak var window: UIWindow?
    /// In seconds of virtual time.
    public internal(set) var timestamp: TimeInterval
    /// How many taps in a row this is.
    public internal(set) var tapCount = 1
    /// In the window's coordinates.
    private(set) var place: CGPoint
    private var before: CGPoint
    /// Where the finger came down, in the window's coordinates.
    let start: CGPoint
    /// Who gets it beside the view.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

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

    /// From where it came down to where it is.
    var way: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }

    /// Where it is, in the view's coordinates, or the window's.
    public func location(in view: UIView?) -> CGPoint { (view ?? window)?.point(place) ?? place }

    /// Where it was before it moved, in the view's coordinates, or the window's.
    public func previousLocation(in view: UIView?) -> CGPoint {
        (view ?? window)?.point(before) ?? before
    }
}

extension UITouch: @MainActor Hashable {
    /// Identity, as `NSObject` compares.
    public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What fingers do at one moment.
@MainActor
public final class UIEvent {
    /// The fingers on the screen, in the order in which they came.
    let fingers: [UITouch]
    /// In seconds of virtual time.
    public let timestamp: TimeInterval

    init(_ fingers: [UITouch], time: TimeInterval) {
        self.fingers = fingers
        timestamp = time
    }

    /// The fingers on the screen.
    public var allTouches: Set<UITouch>? { Set(fingers) }
}

extension UIView {
    /// A point of the window in the view's coordinates.
    fileprivate func point(_ place: CGPoint) -> CGPoint { convert(place, from: storedWindow) }
}
