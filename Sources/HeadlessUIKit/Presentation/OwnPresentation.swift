import HierarchyRecords

/// A view controller of UIKit's that customizes its own presentation.
@MainActor
protocol OwnPresentation: UIViewController {
    /// The private class of its presentation controller; nil for that of the style.
    var presentationClassName: String? { get }
    /// The frame of its view in the container; nil for the frame that the style determines.
    func presentedFrame(in container: CGRect) -> CGRect?
    /// Why it cannot be presented in its present state.
    var flaw: Misuse? { get }
    /// The exception for a popover without an anchor.
    var missingAnchor: Misuse { get }
}

extension Simulator {
    /// E21, U11: a check that UIKit only makes when the presentation begins, after `present` has
    /// returned.
    func allowsShowing(_ presented: UIViewController) -> Bool {
        guard let flaw = presented.ownPresentation?.flaw else { return true }
        return refuse(flaw, about: presented)
    }

    /// E18–E20, P38: whether a popover has its anchor, which `presentationTransitionWillBegin` requires.
    func allowsAnchor(of presentation: UIPresentationController) -> Bool {
        let own = presentation.presentedIfAlive?.ownPresentation
        guard presentation.shownStyle == .popover,
            let popover = presentation as? UIPopoverPresentationController, !popover.hasAnchor
        else { return true }
        return refuse(
            own?.missingAnchor ?? .popoverWithoutAnchor(describe(popover)),
            about: presentation.presentedViewController)
    }
}
