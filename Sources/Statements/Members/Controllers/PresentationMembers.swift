import HeadlessUIKit

/// A coordinator, which the model gives as a protocol.
struct TransitionCoordinatorReference: ScriptValue {
    let object: any UIViewControllerTransitionCoordinator
    init(_ object: any UIViewControllerTransitionCoordinator) { self.object = object }

    static var valueType: ValueType { .named(.transitionCoordinator) }
    static func from(_ value: Value) -> TransitionCoordinatorReference? {
        guard case .object(let object) = value else { return nil }
        return (object as? any UIViewControllerTransitionCoordinator).map(Self.init)
    }
    var value: Value { .object(object) }
}

/// A closure that is given the transition it animates beside.
struct TransitionBlock: ScriptValue {
    let run: (any UIViewControllerTransitionCoordinatorContext) -> Void

    static var valueType: ValueType { .function([.named(.transitionCoordinator)], .void) }
    static func from(_ value: Value) -> TransitionBlock? {
        guard case .function(let function) = value else { return nil }
        return TransitionBlock { _ = function.call([.object($0)]) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                if let reference = arguments.first.flatMap(TransitionCoordinatorReference.from) {
                    run(reference.object)
                }
                return .void
            })
    }
}

extension TypeDescription {
    static let transitionCoordinator = TypeDescription(
        "UIViewControllerTransitionCoordinator",
        protocol: TransitionCoordinatorReference.self,
        isInstance: { $0 is any UIViewControllerTransitionCoordinator }
    ) { type in
        type.property("isAnimated", { $0.object.isAnimated })
        type.property("isCancelled", { $0.object.isCancelled })
        type.property("isInteractive", { $0.object.isInteractive })
        type.property("transitionDuration", { $0.object.transitionDuration })
        type.property("containerView", { $0.object.containerView })
        addCourse(&type)
        type.method("viewController(forKey:)") { reference in
            { (key: UITransitionContextViewControllerKey) in
                reference.object.viewController(forKey: key)
            }
        }
        type.method("view(forKey:)") { reference in
            { (key: UITransitionContextViewKey) in reference.object.view(forKey: key) }
        }
        type.method(
            "animate(alongsideTransition:completion:)", defaults: ["completion": .null]
        ) { reference in
            { (animation: TransitionBlock?, completion: TransitionBlock?) in
                reference.object.animate(
                    alongsideTransition: animation?.run, completion: completion?.run)
            }
        }
        type.method(
            "animateAlongsideTransition(in:animation:completion:)", defaults: ["completion": .null]
        ) { reference in
            { (view: UIView?, animation: TransitionBlock?, completion: TransitionBlock?) in
                reference.object.animateAlongsideTransition(
                    in: view, animation: animation?.run, completion: completion?.run)
            }
        }
        type.method("notifyWhenInteractionChanges(_:)") { reference in
            { (handler: TransitionBlock) in
                reference.object.notifyWhenInteractionChanges(handler.run)
            }
        }
        type.method("notifyWhenInteractionEnds(_:)") { reference in
            { (handler: TransitionBlock) in
                reference.object.notifyWhenInteractionEnds(handler.run)
            }
        }
    }

    fileprivate static func addCourse(_ type: inout MemberList<TransitionCoordinatorReference>) {
        type.property("initiallyInteractive", { $0.object.initiallyInteractive })
        type.property("isInterruptible", { $0.object.isInterruptible })
        type.property("presentationStyle", { $0.object.presentationStyle })
        type.property("percentComplete", { $0.object.percentComplete })
        type.property("completionVelocity", { $0.object.completionVelocity })
        type.property("completionCurve", { $0.object.completionCurve })
        type.property("targetTransform", { $0.object.targetTransform })
    }
}

extension MemberList<UIPresentationController> {
    mutating func addByHand() {
        unwrappedProperty("presentedViewController", { $0.presentedIfAlive })
        unwrappedProperty("presentingViewController", { $0.presentingViewController })
        property(
            "presentedView", { $0.presentedView },
            look: { $0.presentedIfAlive?.viewIfLoaded.map(Optional.some) })
        addTraitRegistration()
    }
}
