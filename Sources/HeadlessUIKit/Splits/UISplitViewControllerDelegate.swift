/// The delegate of a split view controller (R31, C51).
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Sent before the display mode changes; `displayMode` still has the old value.
    @available(iOS 8, *)
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Sent before a column is shown.
    @available(iOS 14, *)
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Sent when a column has been shown.
    @available(iOS 26, *)
    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    /// Sent before a column is hidden.
    @available(iOS 14, *)
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Sent when a column has been hidden.
    @available(iOS 26, *)
    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    /// Asked before columns collapse: which one is to be on top.
    @available(iOS 14, *)
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Asked before columns expand: which display mode they are to have.
    @available(iOS 14, *)
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Sent when the split has collapsed.
    @available(iOS 14, *)
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Sent when the split has expanded.
    @available(iOS 14, *)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Asked before a classic split collapses: its primary controller; nil keeps the present one.
    @available(iOS 8, *)
    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController?
    /// Asked before a classic split expands: its primary controller; nil keeps the present one.
    @available(iOS 8, *)
    func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController?
    /// Asked when a classic split collapses; true if the delegate has handled the secondary
    /// controller.
    @available(iOS 8, *)
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Asked when a classic split expands: its secondary controller; nil leaves the choice to the
    /// primary.
    @available(iOS 8, *)
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Asked of a classic split; true if the delegate has shown the controller itself.
    @available(iOS 8, *)
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Asked of a classic split; true if the delegate has shown the controller itself.
    @available(iOS 8, *)
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

// The default implementations do nothing, or return what the split proposes.
extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) {}
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Returns the proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposed }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Returns nil.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    /// Returns nil.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Returns nil.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}
