/// Runs the presentation of a popover, which points at its anchor (P38).
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it points at.
    open var sourceView: UIView?
    /// The place in that view; all of it unless set.
    open var sourceRect = CGRect.null

    /// Whether it knows what to point at.
    var hasAnchor: Bool { sourceView != nil }
}

extension UIViewController {
    /// What runs its presentation while its style is `popover`; nil with any other style.
    public var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover
            ? presentationController as? UIPopoverPresentationController : nil
    }
}
