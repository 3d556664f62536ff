import HeadlessUIKit

/// A coordinator, which the model gives as a protocol.
struct TransitionCoordinatorReference: ScriptValue {
    let coordinator: any UIViewControllerTransitionCoordinator

    static var valueType: ValueType { .named(.transitionCoordinator) }
    static func from(_ value: Value) -> TransitionCoordinatorReference? {
        guard case .object(let object) = value else { return nil }
        return (object as? any UIViewControllerTransitionCoordinator).map(Self.init)
    }
    var value: Value { .object(coordinator) }
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
                    run(reference.coordinator)
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
        type.property("isAnimated", { $0.coordinator.isAnimated })
        type.property("isCancelled", { $0.coordinator.isCancelled })
        type.property("isInteractive", { $0.coordinator.isInteractive })
        type.property("transitionDuration", { $0.coordinator.transitionDuration })
        type.property("containerView", { $0.coordinator.containerView })
        addCourse(&type)
        type.method("viewController(forKey:)") { reference in
            { (key: UITransitionContextViewControllerKey) in
                reference.coordinator.viewController(forKey: key)
            }
        }
        type.method("view(forKey:)") { reference in
            { (key: UITransitionContextViewKey) in reference.coordinator.view(forKey: key) }
        }
        type.method(
            "animate(alongsideTransition:completion:)", defaults: ["completion": .null]
        ) { reference in
            { (animation: TransitionBlock?, completion: TransitionBlock?) in
                reference.coordinator.animate(
                    alongsideTransition: animation?.run, completion: completion?.run)
            }
        }
        type.method(
            "animateAlongsideTransition(in:animation:completion:)", defaults: ["completion": .null]
        ) { reference in
            { (view: UIView?, animation: TransitionBlock?, completion: TransitionBlock?) in
                reference.coordinator.animateAlongsideTransition(
                    in: view, animation: animation?.run, completion: completion?.run)
            }
        }
        type.method("notifyWhenInteractionChanges(_:)") { reference in
            { (handler: TransitionBlock) in
                reference.coordinator.notifyWhenInteractionChanges(handler.run)
            }
        }
        type.method("notifyWhenInteractionEnds(_:)") { reference in
            { (handler: TransitionBlock) in
                reference.coordinator.notifyWhenInteractionEnds(handler.run)
            }
        }
    }

    fileprivate static func addCourse(_ type: inout MemberList<TransitionCoordinatorReference>) {
        type.property("initiallyInteractive", { $0.coordinator.initiallyInteractive })
        type.property("isInterruptible", { $0.coordinator.isInterruptible })
        type.property("presentationStyle", { $0.coordinator.presentationStyle })
        type.property("percentComplete", { $0.coordinator.percentComplete })
        type.property("completionVelocity", { $0.coordinator.completionVelocity })
        type.property("completionCurve", { $0.coordinator.completionCurve })
        type.property("targetTransform", { $0.coordinator.targetTransform })
    }
}

extension MemberList<UIPresentationController> {
    mutating func addByHand() {
        unwrappedProperty("presentedViewController", { $0.presentedIfAlive })
        unwrappedProperty("presentingViewController", { $0.presentingViewController })
        property("presentationStyle", { $0.presentationStyle })
        property("containerView", { $0.containerView })
        property(
            "presentedView", { $0.presentedView },
            look: { $0.presentedIfAlive?.viewIfLoaded.map(Optional.some) })
        addTraitRegistration()
        addContentContainer()
    }
}
