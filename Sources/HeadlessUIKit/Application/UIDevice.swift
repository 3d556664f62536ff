import HierarchyRecords

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case faceUp, faceDown

    /// Whether it is held upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it is held sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The device orientation in which the interface stands upright: the two rotate in opposite
    /// directions.
    init(_ orientation: UIInterfaceOrientation) {
        self =
            switch orientation {
            case .unknown: .unknown
            case .portrait: .portrait
            case .portraitUpsideDown: .portraitUpsideDown
            case .landscapeLeft: .landscapeRight
            case .landscapeRight: .landscapeLeft
            }
    }
}

/// The simulated device as code asks for it.
@preconcurrency @MainActor
public final class UIDevice {
    init() {}

    /// The device of the current world.
    public static var current: UIDevice { Simulator.current.display.heldDevice }

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// `pad` on an iPad, `phone` elsewhere.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        Simulator.current.display.device.isPad ? .pad : .phone
    }

    /// The simulated iOS, as `17.2`; `18.0` where no minor part was chosen.
    public var systemVersion: String {
        let version = Simulator.current.version
        return "\(version.major).\(version.minor ?? 0)"
    }

    /// `iOS` or `iPadOS`.
    public var systemName: String { Simulator.current.display.device.isPad ? "iPadOS" : "iOS" }

    /// `iPhone` or `iPad`.
    public var model: String { Simulator.current.display.device.isPad ? "iPad" : "iPhone" }

    /// How the device is held; the interface rotates to it if the view controllers support that
    /// orientation.
    @Counted public internal(set) var orientation = UIDeviceOrientation.portrait

    /// Always true: UIKit itself generates them from the start.
    public var isGeneratingDeviceOrientationNotifications: Bool { true }

    /// Has no effect: UIKit itself generates the notifications already.
    public func beginGeneratingDeviceOrientationNotifications() {}

    /// Has no effect: UIKit itself goes on generating the notifications.
    public func endGeneratingDeviceOrientationNotifications() {}
}
