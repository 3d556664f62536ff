import HeadlessUIKit

/// What an animator is told of its transition, which the model gives as a protocol.
struct TransitionContextReference: ScriptValue {
    let object: any UIViewControllerContextTransitioning

    static var valueType: ValueType { .named(.transitionContext) }
    init(_ object: any UIViewControllerContextTransitioning) { self.object = object }

    static func from(_ value: Value) -> TransitionContextReference? {
        guard case .object(let object) = value else { return nil }
        return (object as? any UIViewControllerContextTransitioning).map(Self.init)
    }
    var value: Value { .object(object) }
}

extension TypeDescription {
    static let transitionContext = TypeDescription(
        "UIViewControllerContextTransitioning", protocol: TransitionContextReference.self,
        isInstance: { $0 is any UIViewControllerContextTransitioning }
    ) { type in
        type.property("containerView", { $0.object.containerView })
        type.property("isAnimated", { $0.object.isAnimated })
        type.property("isInteractive", { $0.object.isInteractive })
        type.property("transitionWasCancelled", { $0.object.transitionWasCancelled })
        type.property("presentationStyle", { $0.object.presentationStyle })
        type.property("targetTransform", { $0.object.targetTransform })
        addPlaces(&type)
        addReports(&type)
    }

    fileprivate static func addPlaces(_ type: inout MemberList<TransitionContextReference>) {
        type.method("viewController(forKey:)") { reference in
            { (key: UITransitionContextViewControllerKey) in
                reference.object.viewController(forKey: key)
            }
        }
        type.method("view(forKey:)") { reference in
            { (key: UITransitionContextViewKey) in reference.object.view(forKey: key) }
        }
        type.method("initialFrame(for:)") { reference in
            { (controller: UIViewController) in
                reference.object.initialFrame(for: controller)
            }
        }
        type.method("finalFrame(for:)") { reference in
            { (controller: UIViewController) in reference.object.finalFrame(for: controller) }
        }
    }

    fileprivate static func addReports(_ type: inout MemberList<TransitionContextReference>) {
        type.method("updateInteractiveTransition(_:)") { reference in
            { (share: CGFloat) in reference.object.updateInteractiveTransition(share) }
        }
        type.method("finishInteractiveTransition()") { reference in
            { reference.object.finishInteractiveTransition() }
        }
        type.method("cancelInteractiveTransition()") { reference in
            { reference.object.cancelInteractiveTransition() }
        }
        type.method("pauseInteractiveTransition()") { reference in
            { reference.object.pauseInteractiveTransition() }
        }
        type.method("completeTransition(_:)") { reference in
            { (didComplete: Bool) in reference.object.completeTransition(didComplete) }
        }
    }
}

extension MemberList<UIPercentDrivenInteractiveTransition> {
    mutating func addByHand() {
        property(
            "timingCurve", { $0.timingCurve.map(TimingReference.init) },
            { $0.timingCurve = $1?.object })
    }
}
