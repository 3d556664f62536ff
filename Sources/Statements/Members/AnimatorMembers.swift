import HeadlessUIKit

extension UIViewPropertyAnimator: ScriptObject {}

extension UIViewAnimatingState: ScriptChoice {
    static var type: TypeDescription { .animatingState }
    static let choices = Array(allCases)
}

extension UIViewAnimatingPosition: ScriptChoice {
    static var type: TypeDescription { .animatingPosition }
    static let choices = Array(allCases)
}

extension UIView.AnimationCurve: ScriptChoice {
    static var type: TypeDescription { .animationCurve }
    static let choices = Array(allCases)
}

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
    let timing: any UITimingCurveProvider

    static var valueType: ValueType { .named(.timingCurveProvider) }
    static func from(_ value: Value) -> TimingReference? {
        guard case .object(let object) = value else { return nil }
        return (object as? any UITimingCurveProvider).map(Self.init)
    }
    var value: Value { .object(timing) }
}

extension UICubicTimingParameters: ScriptObject {}
extension UISpringTimingParameters: ScriptObject {}

/// A closure that is told where an animation ended.
struct PositionBlock: ScriptValue {
    let run: (UIViewAnimatingPosition) -> Void

    static var valueType: ValueType { .function([.named(.animatingPosition)], .void) }
    static func from(_ value: Value) -> PositionBlock? {
        guard case .function(let function) = value else { return nil }
        return PositionBlock { _ = function.call([$0.value]) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                if let position = arguments.first.flatMap(UIViewAnimatingPosition.from) {
                    run(position)
                }
                return .void
            })
    }
}

extension TypeDescription {
    static let animatingState = TypeDescription(
        "UIViewAnimatingState", choices: UIViewAnimatingState.allCases.map { "\($0)" })
    static let animatingPosition = TypeDescription(
        "UIViewAnimatingPosition", choices: UIViewAnimatingPosition.allCases.map { "\($0)" })
    static let animationCurve = TypeDescription(
        "UIView.AnimationCurve", choices: UIView.AnimationCurve.allCases.map { "\($0)" })

    static let timingCurveProvider = TypeDescription(
        "UITimingCurveProvider", protocol: TimingReference.self,
        isInstance: { $0 is any UITimingCurveProvider }
    ) { _ in }
    static let cubicTiming = TypeDescription(
        "UICubicTimingParameters", class: UICubicTimingParameters.self
    ) { type in
        type.initialiser("init(animationCurve:)") { (curve: UIView.AnimationCurve) in
            UICubicTimingParameters(animationCurve: curve)
        }
        type.property("animationCurve", { $0.animationCurve })
    }.conforming(to: [.timingCurveProvider])
    static let springTiming = TypeDescription(
        "UISpringTimingParameters", class: UISpringTimingParameters.self
    ) { type in
        type.initialiser("init(dampingRatio:)") { (ratio: CGFloat) in
            UISpringTimingParameters(dampingRatio: ratio)
        }
        type.initialiser("init(dampingRatio:initialVelocity:)") {
            (ratio: CGFloat, velocity: CGVector) in
            UISpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity)
        }
        type.property("dampingRatio", { $0.dampingRatio })
        type.property("initialVelocity", { $0.initialVelocity })
    }.conforming(to: [.timingCurveProvider])

    static let implicitlyAnimating = TypeDescription(
        "UIViewImplicitlyAnimating", protocol: AnimatorReference.self,
        isInstance: { $0 is any UIViewImplicitlyAnimating }
    ) { type in
        addState(&type, { $0.animator })
        addRunning(&type, { $0.animator })
        addBlocks(&type, { $0.animator })
    }

    static let propertyAnimator = TypeDescription(
        "UIViewPropertyAnimator", class: UIViewPropertyAnimator.self
    ) { type in
        addInitialisers(&type)
        addState(&type, { $0 })
        addRunning(&type, { $0 })
        addBlocks(&type, { $0 })
        type.property("duration", { $0.duration })
        type.property("delay", { $0.delay })
        type.property("isInterruptible", { $0.isInterruptible }, { $0.isInterruptible = $1 })
        type.property(
            "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
            { $0.isUserInteractionEnabled = $1 })
        type.property("scrubsLinearly", { $0.scrubsLinearly }, { $0.scrubsLinearly = $1 })
        type.property(
            "pausesOnCompletion", { $0.pausesOnCompletion }, { $0.pausesOnCompletion = $1 })
    }.conforming(to: [.implicitlyAnimating])

    private static func addInitialisers(_ type: inout MemberList<UIViewPropertyAnimator>) {
        type.initialiser("init(duration:curve:animations:)", defaults: ["animations": .null]) {
            (duration: TimeInterval, curve: UIView.AnimationCurve, animations: ActionBlock?) in
            UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations?.run)
        }
        type.initialiser(
            "init(duration:dampingRatio:animations:)", defaults: ["animations": .null]
        ) { (duration: TimeInterval, ratio: CGFloat, animations: ActionBlock?) in
            UIViewPropertyAnimator(
                duration: duration, dampingRatio: ratio, animations: animations?.run)
        }
        type.initialiser(
            "init(duration:controlPoint1:controlPoint2:animations:)",
            defaults: ["animations": .null]
        ) { (duration: TimeInterval, first: CGPoint, second: CGPoint, animations: ActionBlock?) in
            UIViewPropertyAnimator(
                duration: duration, controlPoint1: first, controlPoint2: second,
                animations: animations?.run)
        }
        type.initialiser("init(duration:timingParameters:)") {
            (duration: TimeInterval, reference: TimingReference) in
            UIViewPropertyAnimator(duration: duration, timingParameters: reference.timing)
        }
        type.staticMethod(
            "runningPropertyAnimator(withDuration:delay:options:animations:completion:)",
            defaults: ["options": .options(.animationOptions, 0), "completion": .null]
        ) {
            (
                duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
                animations: ActionBlock, completion: PositionBlock?
            ) in
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: duration, delay: delay, options: options,
                animations: animations.run, completion: completion?.run)
        }
    }

    private typealias Animating = any UIViewImplicitlyAnimating

    private static func addState<Receiver>(
        _ type: inout MemberList<Receiver>, _ animator: @escaping @MainActor (Receiver) -> Animating
    ) {
        type.property("state", { animator($0).state })
        type.property("isRunning", { animator($0).isRunning })
        type.property(
            "isReversed", { animator($0).isReversed }, { animator($0).isReversed = $1 })
        type.property(
            "fractionComplete", { animator($0).fractionComplete },
            { animator($0).fractionComplete = $1 })
    }

    private static func addRunning<Receiver>(
        _ type: inout MemberList<Receiver>, _ animator: @escaping @MainActor (Receiver) -> Animating
    ) {
        type.method("startAnimation()") { receiver in { animator(receiver).startAnimation() } }
        type.method("startAnimation(afterDelay:)") { receiver in
            { (delay: TimeInterval) in animator(receiver).startAnimation(afterDelay: delay) }
        }
        type.method("pauseAnimation()") { receiver in { animator(receiver).pauseAnimation() } }
        type.method("stopAnimation(_:)") { receiver in
            { (withoutFinishing: Bool) in animator(receiver).stopAnimation(withoutFinishing) }
        }
        type.method("finishAnimation(at:)") { receiver in
            { (position: UIViewAnimatingPosition) in
                animator(receiver).finishAnimation(at: position)
            }
        }
        type.method("continueAnimation(withTimingParameters:durationFactor:)") { receiver in
            { (reference: TimingReference?, factor: CGFloat) in
                animator(receiver).continueAnimation(
                    withTimingParameters: reference?.timing, durationFactor: factor)
            }
        }
    }

    private static func addBlocks<Receiver>(
        _ type: inout MemberList<Receiver>, _ animator: @escaping @MainActor (Receiver) -> Animating
    ) {
        type.method("addAnimations(_:)") { receiver in
            { (block: ActionBlock) in animator(receiver).addAnimations(block.run) }
        }
        type.method("addAnimations(_:delayFactor:)") { receiver in
            { (block: ActionBlock, factor: CGFloat) in
                animator(receiver).addAnimations(block.run, delayFactor: factor)
            }
        }
        type.method("addCompletion(_:)") { receiver in
            { (block: PositionBlock) in animator(receiver).addCompletion(block.run) }
        }
    }
}

extension UIView.KeyframeAnimationOptions: ScriptOptions {
    static var type: TypeDescription { .keyframeOptions }
}

extension TypeDescription {
    static let keyframeOptions = TypeDescription(
        "UIView.KeyframeAnimationOptions",
        options: [
            ("calculationModeLinear", UIView.KeyframeAnimationOptions.calculationModeLinear),
            ("calculationModeDiscrete", .calculationModeDiscrete),
            ("calculationModePaced", .calculationModePaced),
            ("calculationModeCubic", .calculationModeCubic),
            ("calculationModeCubicPaced", .calculationModeCubicPaced),
        ])
}

extension MemberList<UIView> {
    /// Springs by their look, keyframes, and whether anything is animated at all.
    mutating func addLaterAnimations() {
        staticMethod(
            "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:"
                + "completion:)",
            defaults: [
                "springDuration": .double(0.5), "bounce": .double(0),
                "initialSpringVelocity": .double(0), "delay": .double(0),
                "options": .options(.animationOptions, 0), "completion": .null,
            ]
        ) {
            (
                duration: TimeInterval, bounce: CGFloat, velocity: CGFloat, delay: TimeInterval,
                options: UIView.AnimationOptions, animations: ActionBlock,
                completion: FinishedBlock?
            ) in
            UIView.animate(
                springDuration: duration, bounce: bounce, initialSpringVelocity: velocity,
                delay: delay, options: options, animations: animations.run,
                completion: completion?.run)
        }
        staticMethod(
            "animateKeyframes(withDuration:delay:options:animations:completion:)",
            defaults: [
                "delay": .double(0), "options": .options(.keyframeOptions, 0), "completion": .null,
            ]
        ) {
            (
                duration: TimeInterval, delay: TimeInterval,
                options: UIView.KeyframeAnimationOptions, animations: ActionBlock,
                completion: FinishedBlock?
            ) in
            UIView.animateKeyframes(
                withDuration: duration, delay: delay, options: options,
                animations: animations.run, completion: completion?.run)
        }
        staticMethod("addKeyframe(withRelativeStartTime:relativeDuration:animations:)") {
            (start: Double, duration: Double, animations: ActionBlock) in
            UIView.addKeyframe(
                withRelativeStartTime: start, relativeDuration: duration,
                animations: animations.run)
        }
        staticMethod("setAnimationsEnabled(_:)") { (enabled: Bool) in
            UIView.setAnimationsEnabled(enabled)
        }
        staticProperty("areAnimationsEnabled") { UIView.areAnimationsEnabled }
    }
}
