import HierarchyRecords

/// Shares things; a stand-in that is presented as the real one is, and offers nothing itself: U13.
open class UIActivityViewController: UIViewController {
    /// What is shared.
    public private(set) var activityItems: [Any] = []
    /// Runs when it is gone: whether the user shared anything.
    open var completionHandler: ((Bool) -> Void)?

    /// A controller that shares those things.
    public convenience init(activityItems: [Any], applicationActivities: [Any]?) {
        self.init(nibName: nil, bundle: nil)
        self.activityItems = activityItems
    }

    override var ownPresentation: (any OwnPresentation)? { self }

    /// U13: a popover where there is room, else a sheet.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .popover }
        set { super.modalPresentationStyle = newValue }
    }

    /// Whether the user sees it and can choose.
    package var canBeAnswered: Bool {
        presentingViewController != nil && !isBeingPresented && !isBeingDismissed
    }

    /// U13: the user shares, or changes their mind; it goes, then its handler runs.
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
