import HierarchyRecords

/// The delegate of a presentation controller. It is asked and told when the user swipes a sheet
/// away or taps outside (P11), and when the style adapts to the screen (P30 to P36).
@preconcurrency @MainActor
@available(iOS 8, *)
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Asked whether the user may dismiss the sheet; not asked while it is modal.
    @available(iOS 13, *)
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool
    /// Sent when the user's dismissal begins; the user can still cancel it.
    @available(iOS 13, *)
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Sent when the user's dismissal is complete.
    @available(iOS 13, *)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Sent when the user tries to dismiss a modal sheet.
    @available(iOS 13, *)
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
    /// The style in a compact width; asked if the other method is not implemented.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle
    /// The style for those traits; P30 to P33 list the answers that are ignored.
    @available(iOS 8.3, *)
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The controller to show instead of the presented one, in that style; nil for the presented
    /// controller.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Sent when the presentation begins or changes in that style; `none` if the style was not
    /// adapted.
    @available(iOS 8.3, *)
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?)
    /// From iOS 15: lets the delegate configure the presentation controller of the adapted style.
    @available(iOS 15, *)
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns true.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Returns the presentation controller's own answer.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
    /// Returns the older method's answer in a compact width, else the presentation controller's
    /// own.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact
            ? adaptivePresentationStyle(for: controller)
            : controller.adaptivePresentationStyle(for: traitCollection)
    }
    /// Returns the presented controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) {}
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
}

extension UIPresentationController {
    /// Whether the user can pull the view down: a sheet that is frontmost and not in a transition.
    package var canBeSwipedAway: Bool {
        isUnderUsersFinger && isSheet && simulator.systemVersion >= 13
    }

    /// Whether a finger can reach it: it is frontmost and not in a transition.
    var isUnderUsersFinger: Bool {
        !simulator.isStopped && isAtRestInFront && presentedIfAlive?.runningTransition == nil
    }

    /// P11: the finger begins to pull. If the sheet is modal, only the attempt is reported; any
    /// other sheet asks the delegate and then follows the finger, with its wills sent before this
    /// returns.
    package func beginSwipeAway() {
        guard canBeSwipedAway, let presented = presentedIfAlive,
            let presenter = presentingViewController
        else { return }
        guard letsUserDismiss(presented) else { return }
        userWillDismiss(presented)
        guard !simulator.isStopped else { return }
        Dismissal(of: presented, by: presenter, animated: true, completion: nil)
            .beginUnderFinger { self.userDidDismiss(presented) }
    }

    func asksWhetherToDismiss(_ presented: UIViewController) -> Bool {
        var answer = true
        tell(.sheetShouldDismiss, of: presented) {
            answer = $0.presentationControllerShouldDismiss(self)
        }
        return answer
    }

    /// The callback is logged even if there is no delegate.
    func tell(
        _ callback: Callback, of presented: UIViewController, rule: RuleID = .p11,
        _ call: (any UIAdaptivePresentationControllerDelegate) -> Void
    ) {
        simulator.dispatch.send(callback, to: presented, rule: rule) {
            if let delegate { call(delegate) }
        }
    }
}
