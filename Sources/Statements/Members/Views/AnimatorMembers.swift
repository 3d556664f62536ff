import HeadlessUIKit

/// An animator of any class, which the model gives as a protocol.
struct AnimatorReference: ScriptValue {
    let animator: any UIViewImplicitlyAnimating

    static var valueType: ValueType { .named(.implicitlyAnimating) }
    static func from(_ value: Value) -> AnimatorReference? {
        guard case .object(let object) = value else { return nil }
        return (object as? any UIViewImplicitlyAnimating).map(Self.init)
    }
    var value: Value { .object(animator) }
}

/// A curve or a spring.
struct TimingReference: ScriptValue {
    let object: any UITimingCurveProvider
    init(_ object: any UITimingCurveProvider) { self.object = object }

    static var valueType: ValueType { .named(.timingCurveProvider) }
    static func from(_ value: Value) -> TimingReference? {
        guard case .object(let object) = value else { return nil }
        return (object as? any UITimingCurveProvider).map(Self.init)
    }
    var value: Value { .object(object) }
}

extension TypeDescription {
    static let timingCurveProvider = TypeDescription(
        "UITimingCurveProvider", protocol: TimingReference.self,
        isInstance: { $0 is any UITimingCurveProvider }
    ) { _ in }
    static let implicitlyAnimating = TypeDescription(
        "UIViewImplicitlyAnimating", protocol: AnimatorReference.self,
        isInstance: { $0 is any UIViewImplicitlyAnimating }
    ) { type in
        type.property("state", { $0.animator.state })
        type.property("isRunning", { $0.animator.isRunning })
        type.property("isReversed", { $0.animator.isReversed }, { $0.animator.isReversed = $1 })
        type.property(
            "fractionComplete", { $0.animator.fractionComplete },
            { $0.animator.fractionComplete = $1 })
        addRunning(&type)
        addBlocks(&type)
    }

    private static func addRunning(_ type: inout MemberList<AnimatorReference>) {
        type.method("startAnimation()") { own in { own.animator.startAnimation() } }
        type.method("startAnimation(afterDelay:)") { own in
            { (delay: TimeInterval) in own.animator.startAnimation(afterDelay: delay) }
        }
        type.method("pauseAnimation()") { own in { own.animator.pauseAnimation() } }
        type.method("stopAnimation(_:)") { own in
            { (withoutFinishing: Bool) in own.animator.stopAnimation(withoutFinishing) }
        }
        type.method("finishAnimation(at:)") { own in
            { (position: UIViewAnimatingPosition) in own.animator.finishAnimation(at: position) }
        }
        type.method("continueAnimation(withTimingParameters:durationFactor:)") { own in
            { (reference: TimingReference?, factor: CGFloat) in
                own.animator.continueAnimation(
                    withTimingParameters: reference?.object, durationFactor: factor)
            }
        }
    }

    private static func addBlocks(_ type: inout MemberList<AnimatorReference>) {
        type.method("addAnimations(_:)") { own in
            { (block: Block<>) in own.animator.addAnimations(block.run) }
        }
        type.method("addAnimations(_:delayFactor:)") { own in
            { (block: Block<>, factor: CGFloat) in
                own.animator.addAnimations(block.run, delayFactor: factor)
            }
        }
        type.method("addCompletion(_:)") { own in
            { (block: Block<UIViewAnimatingPosition>) in own.animator.addCompletion(block.run) }
        }
    }
}

extension MemberList<UIViewPropertyAnimator> {
    mutating func addByHand() {
        initialiser("init(duration:timingParameters:)") {
            (duration: TimeInterval, reference: TimingReference) in
            UIViewPropertyAnimator(duration: duration, timingParameters: reference.object)
        }
        method("continueAnimation(withTimingParameters:durationFactor:)") { animator in
            { (reference: TimingReference?, factor: CGFloat) in
                animator.continueAnimation(
                    withTimingParameters: reference?.object, durationFactor: factor)
            }
        }
    }
}
