import Foundation
import HeadlessUIKit

/// What a layer is told to do over time. Layers show no frames here: an animation begins, takes its time on the simulated
/// clock, and tells its delegate.
@preconcurrency @MainActor
open class CAAnimation {
    public required init() {}
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?
    private var values: [String: Any] = [:]

    /// The value that code keeps in it.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Keeps a value in it.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// An animation with the same values; classes that add some copy those, too.
    open func copy() -> Any {
        let copy = Self()
        (copy.duration, copy.beginTime, copy.timeOffset) = (duration, beginTime, timeOffset)
        (copy.speed, copy.repeatCount, copy.repeatDuration) = (speed, repeatCount, repeatDuration)
        (copy.autoreverses, copy.fillMode) = (autoreverses, fillMode)
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        (copy.timingFunction, copy.delegate, copy.values) = (timingFunction, delegate, values)
        return copy
    }

    /// How long it takes, with its repetitions.
    var length: CFTimeInterval {
        let once =
            (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
        let whole = repeatDuration > 0 ? repeatDuration : once * Double(max(1, repeatCount))
        return speed > 0 ? whole / Double(speed) : .infinity
    }
}

/// What hears of an animation's begin and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public required init() { super.init() }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open override func copy() -> Any {
        let copy = super.copy()
        guard let own = copy as? CAPropertyAnimation else { return copy }
        (own.keyPath, own.isAdditive, own.isCumulative) = (keyPath, isAdditive, isCumulative)
        return own
    }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    open override func copy() -> Any {
        let copy = super.copy()
        guard let own = copy as? CABasicAnimation else { return copy }
        (own.fromValue, own.toValue, own.byValue) = (fromValue, toValue, byValue)
        return own
    }
}

/// A basic animation that swings.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// When the swinging is below a thousandth of its way.
    open var settlingDuration: CFTimeInterval {
        damping > 0 ? Double(2 * mass / damping) * log(1000) : .infinity
    }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: String?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }

/// A change of the whole layer, such as a fade.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}
