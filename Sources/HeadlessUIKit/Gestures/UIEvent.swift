import HierarchyRecords

/// What the user does at one moment: touches, or a motion of the device.
@preconcurrency @MainActor
public final class UIEvent {
    /// What kind of thing the user does.
    public enum EventType: Int, Sendable, CaseIterable {
        case touches, motion, remoteControl, presses
    }

    /// What it is more exactly; `none` for touches.
    public enum EventSubtype: Int, Sendable, CaseIterable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The touches on the screen, in the order in which they came.
    let fingers: [UITouch]
    /// The simulated time in seconds.
    public let timestamp: TimeInterval
    /// What kind of thing the user does.
    public let type: EventType
    /// What it is more exactly.
    public let subtype: EventSubtype

    init(_ fingers: [UITouch], time: TimeInterval) {
        self.fingers = fingers
        timestamp = time
        (type, subtype) = (.touches, .none)
    }

    /// A motion of the device.
    init(motion: EventSubtype, time: TimeInterval) {
        fingers = []
        timestamp = time
        (type, subtype) = (.motion, motion)
    }

    /// The touches on the screen.
    public var allTouches: Set<UITouch>? { type == .touches ? Set(fingers) : nil }
}
