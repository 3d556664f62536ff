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
    /// E18–E21, P38, U11: checks that UIKit only makes when the presentation begins, after
    /// `present` has returned.
    func allowsBeginning(_ presentation: UIPresentationController) -> Bool {
        let own = presentation.presentedIfAlive?.ownPresentation
        if let flaw = own?.flaw { return refuse(flaw, about: presentation.presentedViewController) }
        guard presentation.shownStyle == .popover,
            let popover = presentation as? UIPopoverPresentationController, !popover.hasAnchor
        else { return true }
        return refuse(
            own?.missingAnchor ?? .popoverWithoutAnchor(describe(popover)),
            about: presentation.presentedViewController)
    }
}
