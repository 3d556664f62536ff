import HierarchyRecords

/// The share sheet (U13): it is presented as UIKit's is, but lists no activities.
@available(iOS 6, *)
open class UIActivityViewController: UIViewController {
    /// The items to share.
    @Counted public private(set) var activityItems: [Any] = []
    /// Runs after the dismissal; the argument says whether the user shared anything.
    @available(iOS, deprecated: 8)
    @Counted open var completionHandler: ((Bool) -> Void)?

    /// Creates a share sheet for the items.
    public convenience init(activityItems: [Any], applicationActivities: [Any]?) {
        self.init(nibName: nil, bundle: nil)
        self.activityItems = activityItems
    }

    override var ownPresentation: (any OwnPresentation)? { self }

    /// U13: a popover where there is room for one, else a sheet.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .popover }
        set { super.modalPresentationStyle = newValue }
    }

    /// Whether it is on the screen, so that the user can choose.
    package var canBeAnswered: Bool {
        presentingViewController != nil && !isBeingPresented && !isBeingDismissed
    }

    /// U13: the user shares or cancels; the controller is dismissed, then its handler runs.
    package func userEnds(completed: Bool) {
        guard canBeAnswered else { return }
        requestDismissal(animated: true, completion: nil)
        runningTransition?.animate(alongsideTransition: nil) { _ in
            let title = self.simulator.recorder.argument(text: completed ? "true" : "false")
            self.simulator.dispatch.send(.action, to: self, title, rule: .u13) {
                self.completionHandler?(completed)
            }
        }
    }
}

extension UIActivityViewController: OwnPresentation {
    var presentationClassName: String? { nil }
    func presentedFrame(in container: CGRect) -> CGRect? { nil }
    var flaw: Misuse? { nil }
    var missingAnchor: Misuse { .activitySheetWithoutAnchor(simulator.describe(self)) }
}
