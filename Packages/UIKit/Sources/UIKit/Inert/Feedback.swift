import Foundation
import HeadlessUIKit

/// What lets the device be felt; nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public nonisolated override init() { super.init() }
    open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public nonisolated init(style: FeedbackStyle) { super.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What moves views with the device; the device stands still here.
@preconcurrency @MainActor
open class UIMotionEffect { public init() {} }

open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}

open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }

private let motionEffects = KeptKey<[UIMotionEffect]>()

extension UIView {
    public var motionEffects: [UIMotionEffect] {
        get { UIKit.motionEffects[of: self] ?? [] }
        set { UIKit.motionEffects[of: self] = newValue }
    }
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}

/// An effect that lets what lies behind shine through text.
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
}
