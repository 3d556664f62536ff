/// The state of a presentation controller that every presentation and every layout of the presented
/// view uses.
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
    /// Whether the presenter's view is not put back (P43).
    var losesPresentersView = false
    /// The traits that the presentation overrides, and the registrations for changes of them.
    var station: TraitStation?
    /// The layout pass in which the container was laid out, but not the presented view.
    var passOfContainer: UInt32 = 0
}

extension UIPresentationController {
    /// The presented controller; nil once it was deallocated.
    package internal(set) var presentedIfAlive: UIViewController? {
        get { core.value.presented?.controller }
        set { core.value.presented = newValue?.tether }
    }

    /// The presenting controller; nil until the presentation begins.
    public internal(set) var presentingViewController: UIViewController! {
        get { core.value.presenting?.controller }
        set { core.value.presenting = newValue?.tether }
    }

    /// The style that was asked for, with `automatic` resolved for the simulated system.
    public internal(set) var presentationStyle: UIModalPresentationStyle {
        get { core.value.style }
        set { core.value.style = newValue }
    }

    /// The style after adaptation to the screen (P30 to P36).
    package internal(set) var shownStyle: UIModalPresentationStyle {
        get { core.value.shownStyle }
        set { core.value.shownStyle = newValue }
    }

    /// The view that contains the presented view during the presentation.
    public internal(set) var containerView: UIView? {
        get { core.value.container }
        set { core.value.container = newValue }
    }

    /// The view that covers everything below and receives the taps there; popovers and sheets alone
    /// have it.
    var dimmingView: UIView? {
        get { core.value.dimmingView }
        set { core.value.dimmingView = newValue }
    }

    /// The grabber of a sheet that shows one.
    var grabber: UIView? {
        get { core.value.grabber }
        set { core.value.grabber = newValue }
    }

    /// The superview from which the presenter's view was removed.
    var coveredSuperview: UIView? {
        get { core.value.coveredSuperview }
        set { core.value.coveredSuperview = newValue }
    }
}
