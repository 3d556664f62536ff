import HierarchyRecords

/// What a presentation controller asks and tells its delegate: while the user swipes a sheet away or
/// taps outside (P11), and when its style is adapted to the screen (P30 to P36).
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Whether the sheet may go; not asked while it is modal.
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool
    /// The swipe begins; the user may still take it back.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The sheet is gone, and all has come to rest.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to swipe away what must stay.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
    /// The style on a narrow screen; asked where the other method is not implemented.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle
    /// The style on a screen of those traits; what does not count stands in P30 to P33.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// What is shown in that style in place of the presented controller; nil for itself.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The presentation begins, or changes, in that style; `none` where nothing was adapted.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?)
    /// From iOS 15: what runs the adapted presentation can be set up.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// True where it is not implemented.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Nothing where it is not implemented.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Nothing where it is not implemented.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Nothing where it is not implemented.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// That of the controller itself where it is not implemented.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
    /// On a narrow screen that of the older method, elsewhere that of the controller itself.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact
            ? adaptivePresentationStyle(for: controller)
            : controller.adaptivePresentationStyle(for: traitCollection)
    }
    /// The presented controller where it is not implemented.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Nothing where it is not implemented.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) {}
    /// Nothing where it is not implemented.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
}

extension UIPresentationController {
    /// Whether the user's finger can pull it down: a sheet in front that stands still.
    package var canBeSwipedAway: Bool {
        isUnderUsersFinger && isSheet && simulator.systemVersion >= 13
    }

    /// Whether a finger reaches it: nothing is in front of it, and nothing moves.
    var isUnderUsersFinger: Bool {
        !simulator.isStopped && isAtRestInFront && presentedIfAlive?.runningTransition == nil
    }

    /// P11: the finger begins to pull. What must stay only tells of the attempt; any other sheet is
    /// asked about and then goes with the finger, its will sent before this returns.
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

    /// Logged whether anybody listens or not.
    func tell(
        _ callback: Callback, of presented: UIViewController, rule: RuleID = .p11,
        _ call: (any UIAdaptivePresentationControllerDelegate) -> Void
    ) {
        simulator.dispatch.send(callback, to: presented, rule: rule) {
            if let delegate { call(delegate) }
        }
    }
}
