/// The style of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent, darkContent
}

/// How the status bar is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// The orientations that a controller supports.
@available(iOS 6, *)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .portraitUpsideDown, .landscape,
    ]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown
    case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// The mask of this orientation alone.
    var mask: UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }
}

extension UIViewController {
    /// Makes the system ask for the home indicator again, from iOS 11 on (S04).
    @available(iOS 11, *)
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        byHand(.setNeedsUpdateOfHomeIndicatorAutoHidden, .none, .s04) {
            simulator.askAgainLater([.homeIndicatorAutoHidden])
        }
    }

    /// Makes the system ask for the edges that defer its gestures again, from iOS 11 on (S04).
    @available(iOS 11, *)
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        byHand(.setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .none, .s04) {
            simulator.askAgainLater([.screenEdgesDeferringSystemGestures])
        }
    }

    /// Makes the system ask for the pointer lock again, from iOS 14 on (S04).
    @available(iOS 14, *)
    public func setNeedsUpdateOfPrefersPointerLocked() {
        byHand(.setNeedsUpdateOfPrefersPointerLocked, .none, .s04) {
            simulator.askAgainLater([.pointerLocked])
        }
    }

    /// Makes the system ask for the lock of the orientation again, from iOS 26 on (S11).
    @available(iOS 26, *)
    public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        byHand(.setNeedsUpdateOfPrefersInterfaceOrientationLocked, .none, .s11) {
            simulator.askAgainLater([.orientationLocked])
        }
    }
}
