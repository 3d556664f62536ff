import HierarchyRecords

/// What a presentation controller asks and tells its delegate while the user swipes a sheet away
/// (P11). Nothing comes where code dismisses it.
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
}

extension UIPresentationController {
    /// Whether the user's finger can pull it down: a sheet in front that stands still.
    package var canBeSwipedAway: Bool {
        guard simulator.systemVersion >= 13, !simulator.isStopped, isSheet,
            let presented = presentedIfAlive, presented.ownPresented == nil,
            !presented.isBeingPresented, !presented.isBeingDismissed
        else { return false }
        return presented.runningTransition == nil && containerView?.storedWindow != nil
    }

    private var isSheet: Bool {
        presentationStyle == .pageSheet || presentationStyle == .formSheet
    }

    /// P11: the finger begins to pull. What must stay only tells of the attempt; any other sheet is
    /// asked about and then goes with the finger, its will sent before this returns.
    package func beginSwipeAway() {
        guard canBeSwipedAway, let presented = presentedIfAlive,
            let presenter = presentingViewController
        else { return }
        if presented.isModalInPresentation || !asksWhetherToDismiss(presented) {
            return tell(.sheetDidAttemptToDismiss, of: presented) {
                $0.presentationControllerDidAttemptToDismiss(self)
            }
        }
        tell(.sheetWillDismiss, of: presented) { $0.presentationControllerWillDismiss(self) }
        guard !simulator.isStopped else { return }
        Dismissal(of: presented, by: presenter, animated: true, completion: nil)
            .beginUnderFinger {
                self.tell(.sheetDidDismiss, of: presented) {
                    $0.presentationControllerDidDismiss(self)
                }
            }
    }

    private func asksWhetherToDismiss(_ presented: UIViewController) -> Bool {
        var answer = true
        tell(.sheetShouldDismiss, of: presented) {
            answer = $0.presentationControllerShouldDismiss(self)
        }
        return answer
    }

    /// Logged whether anybody listens or not.
    private func tell(
        _ callback: Callback, of presented: UIViewController,
        _ call: (any UIAdaptivePresentationControllerDelegate) -> Void
    ) {
        simulator.dispatch.send(callback, to: presented, rule: .p11) {
            if let delegate { call(delegate) }
        }
    }
}
