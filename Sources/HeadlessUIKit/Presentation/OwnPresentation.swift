import HierarchyRecords

/// A controller of UIKit's that has a say in its own presentation.
@MainActor
protocol OwnPresentation: UIViewController {
    /// The private class that runs it; nil for the style's own.
    var presentationClassName: String? { get }
    /// Where it stands in the container; nil for where its style puts it.
    func presentedFrame(in container: CGRect) -> CGRect?
    /// Why it cannot be presented as it is.
    var flaw: Misuse? { get }
    /// What a popover without an anchor says of it.
    var missingAnchor: Misuse { get }
}

extension Simulator {
    /// E18–E21, P38, U11: found only when the presentation begins, after `present` has returned.
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
