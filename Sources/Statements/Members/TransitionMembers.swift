import HeadlessUIKit

/// What an animator is told of its transition, which the model gives as a protocol.
struct TransitionContextReference: ScriptValue {
    let context: any UIViewControllerContextTransitioning

    static var valueType: ValueType { .named(.transitionContext) }
    static func from(_ value: Value) -> TransitionContextReference? {
        guard case .object(let object) = value else { return nil }
        return (object as? any UIViewControllerContextTransitioning).map(Self.init)
    }
    var value: Value { .object(context) }
}

enum TransitioningDelegate: ModelProtocol {
    typealias Conformer = any UIViewControllerTransitioningDelegate
    static var type: TypeDescription { .transitioningDelegate }
}
enum Animator: ModelProtocol {
    typealias Conformer = any UIViewControllerAnimatedTransitioning
    static var type: TypeDescription { .animator }
}
enum InteractionController: ModelProtocol {
    typealias Conformer = any UIViewControllerInteractiveTransitioning
    static var type: TypeDescription { .interactionController }
}

extension TypeDescription {
    static let transitioningDelegate = modelProtocol(
        "UIViewControllerTransitioningDelegate",
        isInstance: { $0 is any UIViewControllerTransitioningDelegate })

    static let animator = modelProtocol(
        "UIViewControllerAnimatedTransitioning",
        isInstance: { $0 is any UIViewControllerAnimatedTransitioning },
        requiring: [
            ("transitionDuration(using:)", [.named(.transitionContext).wrapped], .double),
            ("animateTransition(using:)", [.named(.transitionContext)], .void),
        ])

    static let interactionController = modelProtocol(
        "UIViewControllerInteractiveTransitioning",
        isInstance: { $0 is any UIViewControllerInteractiveTransitioning },
        requiring: [
            ("startInteractiveTransition(_:)", [.named(.transitionContext)], .void)
        ])

    static let transitionContext = TypeDescription(
        "UIViewControllerContextTransitioning", protocol: TransitionContextReference.self,
        isInstance: { $0 is any UIViewControllerContextTransitioning }
    ) { type in
        type.property("containerView", { $0.context.containerView })
        type.property("isAnimated", { $0.context.isAnimated })
        type.property("isInteractive", { $0.context.isInteractive })
        type.property("transitionWasCancelled", { $0.context.transitionWasCancelled })
        type.property("presentationStyle", { $0.context.presentationStyle })
        type.property("targetTransform", { $0.context.targetTransform })
        addPlaces(&type)
        addReports(&type)
    }

    fileprivate static func addPlaces(_ type: inout MemberList<TransitionContextReference>) {
        type.method("viewController(forKey:)") { reference in
            { (key: UITransitionContextViewControllerKey) in
                reference.context.viewController(forKey: key)
            }
        }
        type.method("view(forKey:)") { reference in
            { (key: UITransitionContextViewKey) in reference.context.view(forKey: key) }
        }
        type.method("initialFrame(for:)") { reference in
            { (controller: UIViewController) in
                reference.context.initialFrame(for: controller)
            }
        }
        type.method("finalFrame(for:)") { reference in
            { (controller: UIViewController) in reference.context.finalFrame(for: controller) }
        }
    }

    fileprivate static func addReports(_ type: inout MemberList<TransitionContextReference>) {
        type.method("updateInteractiveTransition(_:)") { reference in
            { (share: CGFloat) in reference.context.updateInteractiveTransition(share) }
        }
        type.method("finishInteractiveTransition()") { reference in
            { reference.context.finishInteractiveTransition() }
        }
        type.method("cancelInteractiveTransition()") { reference in
            { reference.context.cancelInteractiveTransition() }
        }
        type.method("pauseInteractiveTransition()") { reference in
            { reference.context.pauseInteractiveTransition() }
        }
        type.method("completeTransition(_:)") { reference in
            { (didComplete: Bool) in reference.context.completeTransition(didComplete) }
        }
    }

}

extension MemberList<UIPercentDrivenInteractiveTransition> {
    mutating func addByHand() {
        property(
            "timingCurve", { $0.timingCurve.map(TimingReference.init) },
            { $0.timingCurve = $1?.timing })
        method("startInteractiveTransition(_:)") { driver in
            { (reference: TransitionContextReference) in
                driver.startInteractiveTransition(reference.context)
            }
        }
    }
}
