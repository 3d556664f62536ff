import HierarchyRecords

/// One controller's part in presentations: what it presents and what presents it. Presenter and
/// presented hold each other, as in UIKit, until the dismissal.
@MainActor
final class PresentationState {
    var presented: UIViewController?
    /// While it is set the world knows of the state, to undo the cycle where the world is dropped.
    var presenting: UIViewController? {
        didSet {
            if let simulator = oldValue?.simulator {
                simulator.forgetPresentation(self)
            }
            presenting?.simulator.presentations.append(self)
        }
    }
    /// Whether what presents it hung on the window's root then.
    var isFromShownTree = false
    var isBeingPresented = false
    var isBeingDismissed = false
    var controller: UIPresentationController?
    /// Where it is shown in place of another: the presentation of that one, and the adapted style.
    var standsIn: (for: UIPresentationController, style: UIModalPresentationStyle)?
    /// The presentation under way, where the app wrote its class.
    var controllerOfApp: UIPresentationController? {
        guard let controller, presenting != nil, type(of: controller).isAppsOwn else { return nil }
        return controller
    }
    /// The transition that the controller takes part in.
    var transition: SimulatedTransitionCoordinator?
    /// Where a `present` waits for the presentation of this controller, from the return of the call
    /// that asked for it to its end (P08).
    var queue: PresentationQueue?
}

extension Simulator {
    /// What was presented last and is presented still.
    package var presentedLast: UIViewController? {
        presentations.last?.controller?.presentedIfAlive
    }

    /// A chain goes from its top, which came last.
    fileprivate func forgetPresentation(_ state: PresentationState) {
        // By hand: a closure of this actor, called by the library, would ask where it runs.
        for place in presentations.indices.reversed() where presentations[place] === state {
            presentations.remove(at: place)
            return
        }
    }
}

/// Holds the one `present` that may wait for a transition's end (P08, E08).
@MainActor
final class PresentationQueue {
    var waiting: (controller: UIViewController, since: UInt32, run: () -> Void)?

    /// The transition is over.
    func run() {
        let due = waiting
        waiting = nil
        due?.run()
    }
}

/// Holds a presented view; UIKit's class of that name.
final class UITransitionView: UIView {
    /// What it is the container of, where the app wrote that.
    weak var presentation: UIPresentationController? {
        didSet { core.pointee.isPlain = presentation == nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOutContainer()
    }
}

/// Dims what is below a presented view; UIKit's class of that name.
final class UIDimmingView: UIView {}

extension UIViewController {
    var presentationState: PresentationState {
        if let state = box.presentation { return state }
        let fresh = PresentationState()
        box.presentation = fresh
        return fresh
    }

    /// What this very controller presents.
    var ownPresented: UIViewController? { optional?.presentation?.presented }

    /// What it presents, unless that became somebody's child meanwhile: walks meet it there, and once.
    package var presentedApart: UIViewController? {
        guard let presented = ownPresented, presented.storedParent == nil else { return nil }
        return presented
    }

    /// The style in which its presentation would be shown now, without a delegate (P35).
    var shownPresentationStyle: UIModalPresentationStyle {
        let asked = askedPresentationStyle
        guard adaptsItsPresentation else { return asked }
        let outcome = Adaptation.standard(
            of: asked, in: Adaptation.Room(simulator.screenTraits),
            version: simulator.systemVersion)
        return outcome == .none ? asked : outcome
    }

    /// P20: what it presents over its own view, which stands beside that and goes where it goes.
    var guest: UIViewController? {
        guard let presented = optional?.presentation?.presented, presented.storedParent == nil,
            let controller = presented.optional?.presentation?.controller,
            controller.containerView != nil, !controller.shouldPresentInFullscreen,
            !controller.shouldRemovePresentersView
        else { return nil }
        return presented
    }

    /// A64: what it presents in its context, where that took its own view out.
    private var cover: UIPresentationController? {
        guard let presented = optional?.presentation?.presented, presented.storedParent == nil,
            let controller = presented.optional?.presentation?.controller,
            !controller.shouldPresentInFullscreen, controller.coveredSuperview != nil
        else { return nil }
        return controller
    }

    /// A64: whether that one stands in its place.
    func isCovered(by other: UIViewController) -> Bool { cover?.presentedIfAlive === other }

    /// A64: who is seen, and told, where this controller would be.
    var inPlace: UIViewController {
        var controller = self
        while let next = controller.cover?.presentedIfAlive { controller = next }
        return controller
    }

    /// A64: the view that stands where its own would; nil before it is loaded.
    var viewInPlace: UIView? { cover?.containerView ?? viewIfLoaded }

    /// P20: what is presented over its view comes along to another superview, or leaves with it.
    func takeGuestAlong() {
        guard let container = guest?.optional?.presentation?.controller?.containerView,
            container.storedSuperview !== storedView?.storedSuperview
        else { return }
        guard let superview = storedView?.storedSuperview else {
            return container.removeFromSuperview()
        }
        container.frame = superview.bounds
        superview.addSubview(container)
    }

    /// P35: automatic from iOS 13 on, before that full screen.
    var defaultPresentationStyle: UIModalPresentationStyle {
        simulator.systemVersion >= 13 ? .automatic : .fullScreen
    }

    func setModalPresentationStyle(_ style: UIModalPresentationStyle) {
        box.modalPresentationStyle = style
    }

    /// P13: the style of what was read, whatever was set since; otherwise what it asks for.
    var styleToPresent: UIModalPresentationStyle {
        optional?.presentation?.controller?.presentationStyle ?? askedPresentationStyle
    }

    /// The nearest ancestor's presented controller (P20).
    var nearestPresented: UIViewController? { nearest { $0.ownPresented } }

    /// The farthest ancestor's presenter (P20).
    var presentingOfAncestors: UIViewController? {
        nearest { $0.optional?.presentation?.presenting }
    }

    /// From iOS 16: what runs the presentation that this controller is in, the adapted one where it
    /// was adapted; nil where it is in none.
    public var activePresentationController: UIPresentationController? {
        nearest {
            guard let state = $0.optional?.presentation, state.presenting != nil else { return nil }
            return state.controller.map { $0.sheet ?? $0 }
        }
    }

    /// The transition that this controller or an ancestor takes part in.
    var runningTransition: SimulatedTransitionCoordinator? {
        nearest { $0.optional?.presentation?.transition ?? $0.containerTransition?.coordinator }
    }

    /// Where a `present` waits while this controller or an ancestor takes part in a transition, or
    /// is about to be presented; nil where it need not wait.
    var presentationQueue: PresentationQueue? {
        nearest {
            $0.optional?.presentation?.transition?.queue ?? $0.optional?.presentation?.queue
                ?? $0.queueOfTransition
        }
    }

    func nearest<Found>(_ found: (UIViewController) -> Found?) -> Found? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let result = found(current) { return result }
            candidate = current.storedParent
        }
        return nil
    }

    /// Whether it hangs on the window's root: what is presented remembers it of its presenter, so that
    /// a long chain need not be walked.
    var isKnownToBeShown: Bool {
        var top = self
        while let parent = top.storedParent { top = parent }
        if let state = top.optional?.presentation, state.presenting != nil {
            return state.isFromShownTree
        }
        return simulator.isRoot(top)
    }

    /// P23, A108: how it comes, which the context that it comes into may decide.
    package func transitionStyle(for presented: UIViewController) -> UIModalTransitionStyle {
        if let preferred = presented.effectiveTransition { return preferred.style }
        return definesPresentationContext && providesPresentationContextTransitionStyle
            && presented.styleToPresent.isInContext
            ? modalTransitionStyle : presented.modalTransitionStyle
    }

    /// Made when it is first read, for the style of that moment (P13).
    var ownPresentationController: UIPresentationController? {
        makePresentationController(presenting: nil, source: self)
    }

    /// P12, P13: what was read stays; otherwise the delegate's, or the style's own.
    func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        if let known = optional?.presentation?.controller { return known }
        guard storedParent == nil, modalPresentationStyle != .none else {
            return storedParent?.ownPresentationController
        }
        let fresh =
            customPresentationController(presenting: presenting, source: source)
            ?? freshPresentationController()
        presentationState.controller = fresh
        return fresh
    }

    private func freshPresentationController() -> UIPresentationController {
        let style =
            optional?.presentation?.standsIn == nil
            ? modalPresentationStyle : askedPresentationStyle
        switch style.resolved(ios: simulator.systemVersion) {
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: nil)
        default: return UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    /// What `presentationController` gave when it was read; looking at it makes none.
    package var presentationControllerIfMade: UIPresentationController? {
        if let known = optional?.presentation?.controller { return known }
        return storedParent?.presentationControllerIfMade
    }

    /// The presentation that shows this controller itself, not one that it is in; nil otherwise.
    package var presentationOfItself: UIPresentationController? {
        let presentation = presentationControllerIfMade
        return presentation?.presentedIfAlive === self ? presentation : nil
    }

    /// D18: the presentation whose layout callbacks stand around those of the presented view.
    var presentationLaidOutWithView: UIPresentationController? {
        guard let controller = optional?.presentation?.controller,
            controller.containerView?.storedWindow != nil
        else { return nil }
        return controller
    }

    /// P20: who presents. In a context style the nearest ancestor that defines one; otherwise, and
    /// where none does, the topmost ancestor.
    func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        presenter(inContext: style.isInContext)
    }

    func presenter(inContext isInContext: Bool) -> UIViewController {
        var candidate: UIViewController = self
        while true {
            if isInContext, candidate.definesPresentationContext { return candidate }
            guard let parent = candidate.storedParent else { return candidate }
            candidate = parent
        }
    }
}
