import HierarchyRecords

/// Runs one presentation from its beginning to the end of its dismissal.
@MainActor
open class UIPresentationController: CallbackReceiver {
    /// The identity that the log knows the object by.
    public nonisolated let objectID: ObjectID
    /// The controller that is shown.
    public var presentedViewController: UIViewController {
        guard let presentedIfAlive else {
            fatalError("the presented controller of this presentation was deallocated")
        }
        return presentedIfAlive
    }
    /// The same for code that cannot know whether that lives on.
    package private(set) weak var presentedIfAlive: UIViewController?
    /// The controller that presents, once it is known.
    public internal(set) weak var presentingViewController: UIViewController?
    /// Asked and told when the user swipes the presented view away (P11).
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The style after adaptation.
    public let presentationStyle: UIModalPresentationStyle
    /// Holds the presented view while the presentation lasts.
    public internal(set) var containerView: UIView?
    /// Where the presenter's view stood before it was taken out.
    var coveredSuperview: UIView?
    let simulator: Simulator

    /// A controller for the presented controller's own style.
    public init(
        presentedViewController: UIViewController, presenting: UIViewController?
    ) {
        let simulator = Simulator.current
        let style = presentedViewController.resolvedPresentationStyle
        presentedIfAlive = presentedViewController
        presentingViewController = presenting
        presentationStyle = style
        self.simulator = simulator
        objectID = simulator.register(
            className: (presentedViewController as? any OwnPresentation)?.presentationClassName
                ?? style.controllerClassName, kind: .presentationController,
            owner: presentedViewController.objectID)
    }

    /// The view that the presentation shows.
    open var presentedView: UIView? { presentedIfAlive?.view }

    /// P05: false unless the style covers everything.
    open var shouldRemovePresentersView: Bool { presentationStyle.removesPresentersView }

    /// The rule that the two controllers' appearance falls under.
    package var appearanceRule: RuleID {
        let isOld = simulator.systemVersion < 13
        switch presentationStyle {
        case .fullScreen, .currentContext: return isOld ? .p01 : .p03
        case .pageSheet, .formSheet: return isOld ? .p05 : .p04
        default: return .p05
        }
    }

    /// Whether it covers the whole screen rather than a context (P20).
    open var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }

    /// Where the presented view goes, in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        if let own = presentedIfAlive as? any OwnPresentation,
            let frame = own.presentedFrame(in: containerView.bounds)
        {
            return frame
        }
        return SheetGeometry(simulator).frame(for: presentationStyle, in: containerView.bounds)
    }

    /// Sent before the appearance callbacks of a presentation (D16).
    open func presentationTransitionWillBegin() {
        byHand(.presentationTransitionWillBegin, .none)
    }
    /// Sent after them, before the completion (D16).
    open func presentationTransitionDidEnd(_ completed: Bool) {
        byHand(.presentationTransitionDidEnd, .flag(completed))
    }
    /// Sent before the appearance callbacks of a dismissal (D16).
    open func dismissalTransitionWillBegin() { byHand(.dismissalTransitionWillBegin, .none) }
    /// Sent after them, before the completion (D16).
    open func dismissalTransitionDidEnd(_ completed: Bool) {
        byHand(.dismissalTransitionDidEnd, .flag(completed))
    }
    /// Sent in the presented view's layout, before its own (D18).
    open func containerViewWillLayoutSubviews() { byHand(.containerViewWillLayoutSubviews, .none) }
    /// Sent in the presented view's layout, last (D18).
    open func containerViewDidLayoutSubviews() { byHand(.containerViewDidLayoutSubviews, .none) }

    private func byHand(_ callback: Callback, _ argument: EventArgument) {
        simulator.dispatch.reachedSuper(callback, of: self, argument, rule: .d16)
    }

    // MARK: What the simulator sends

    func sendWillBegin(presenting: Bool) {
        if presenting {
            simulator.dispatch.send(.presentationTransitionWillBegin, to: self, rule: .d16) {
                presentationTransitionWillBegin()
            }
        } else {
            simulator.dispatch.send(.dismissalTransitionWillBegin, to: self, rule: .d16) {
                dismissalTransitionWillBegin()
            }
        }
    }

    func sendDidEnd(presenting: Bool, completed: Bool = true) {
        if presenting {
            simulator.dispatch.send(
                .presentationTransitionDidEnd, to: self, .flag(completed), rule: .d16
            ) { presentationTransitionDidEnd(completed) }
        } else {
            simulator.dispatch.send(
                .dismissalTransitionDidEnd, to: self, .flag(completed), rule: .d16
            ) { dismissalTransitionDidEnd(completed) }
        }
    }

    func sendContainerViewWillLayout() {
        simulator.dispatch.send(.containerViewWillLayoutSubviews, to: self, rule: .d18) {
            containerViewWillLayoutSubviews()
        }
    }

    func sendContainerViewDidLayout() {
        simulator.dispatch.send(.containerViewDidLayoutSubviews, to: self, rule: .d18) {
            containerViewDidLayoutSubviews()
        }
    }
}
