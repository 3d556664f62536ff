/// What the whole of a presentation, and every layout of what it shows, reads of its controller.
@MainActor
struct PresentationCore {
    var presented: Tether?
    var presenting: Tether?
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var style: UIModalPresentationStyle
    var shownStyle: UIModalPresentationStyle
    var container: UIView?
    var dimmingView: UIView?
    var grabber: UIView?
    var coveredSuperview: UIView?
    /// What it overrides of the presented controller's traits, and who waits for changes.
    var station: TraitStation?
    /// The layout pass in which the container was laid out without the presented view.
    var passOfContainer: UInt32 = 0
}

extension UIPresentationController {
    /// The controller that is shown, while it lives.
    package internal(set) var presentedIfAlive: UIViewController? {
        get { core.value.presented?.controller }
        set { core.value.presented = newValue?.tether }
    }

    /// The controller that presents, once it is known.
    public internal(set) var presentingViewController: UIViewController? {
        get { core.value.presenting?.controller }
        set { core.value.presenting = newValue?.tether }
    }

    /// The style that was asked for; on the system that has it, what `automatic` stands for.
    public internal(set) var presentationStyle: UIModalPresentationStyle {
        get { core.value.style }
        set { core.value.style = newValue }
    }

    /// What the style became on this screen (P30 to P36).
    package internal(set) var shownStyle: UIModalPresentationStyle {
        get { core.value.shownStyle }
        set { core.value.shownStyle = newValue }
    }

    /// Holds the presented view while the presentation lasts.
    public internal(set) var containerView: UIView? {
        get { core.value.container }
        set { core.value.container = newValue }
    }

    /// What lies over everything below, and takes the taps there; only popovers and sheets have it.
    var dimmingView: UIView? {
        get { core.value.dimmingView }
        set { core.value.dimmingView = newValue }
    }

    /// The handle of a sheet that has one.
    var grabber: UIView? {
        get { core.value.grabber }
        set { core.value.grabber = newValue }
    }

    /// Where the presenter's view stood before it was taken out.
    var coveredSuperview: UIView? {
        get { core.value.coveredSuperview }
        set { core.value.coveredSuperview = newValue }
    }
}
