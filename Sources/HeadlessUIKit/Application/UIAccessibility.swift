/// What apps tell assistive technologies, and what people have switched on. Nothing listens here, and
/// nothing is switched on.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// What an app tells.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Much of the screen is new; the argument is what is to be read first.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is new.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to be read.
        public static let announcement = Notification(rawValue: 1008)
        /// The content was scrolled by a page; the argument says where it stands.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Whether VoiceOver reads the screen: false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches take the place of fingers: false.
    @available(iOS 8, *)
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the person wants fewer animations: false.
    @available(iOS 8, *)
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether the person wants fewer blurs: false.
    @available(iOS 8, *)
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the person wants bold texts: false.
    @available(iOS 8, *)
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the device is held to one app: false.
    @available(iOS 6, *)
    public static var isGuidedAccessEnabled: Bool { false }

    /// Tells assistive technologies.
    public static func post(notification: Notification, argument: Any?) {}
}
