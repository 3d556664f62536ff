import HierarchyRecords

/// What one view controller presents and what presents it. As in UIKit, presenter and presented
/// controller reference each other strongly until the dismissal.
@MainActor
final class PresentationState {
    @Counted var presented: UIViewController?
    /// The controller whose `present` was called; the presenter may be an ancestor of it (P20).
    weak var source: UIViewController? { didSet { Changes.note() } }
    /// While it is set, the simulator knows this state, so that it can break the reference cycle
    /// when the world is discarded.
    @Counted var presenting: UIViewController? {
        didSet {
            if let simulator = oldValue?.simulator {
                simulator.transitions.forget(self)
            }
            presenting?.simulator.transitions.add(self)
        }
    }
    /// Whether the presenter was in the window's controller hierarchy when the presentation began.
    @Counted var isFromShownTree = false
    @Counted var isBeingPresented = false
    @Counted var isBeingDismissed = false
    @Counted var controller: UIPresentationController?
    /// The presentation and adapted style of the controller that this one replaces, if it replaces
    /// one.
    @Counted var standsIn: (for: UIPresentationController, style: UIModalPresentationStyle)?
    /// The running presentation if the app defines the class of its controller.
    var controllerOfApp: UIPresentationController? {
        guard let controller, presenting != nil, type(of: controller).isAppsOwn else { return nil }
        return controller
    }
    /// The transition in which the controller takes part.
    @Counted var transition: SimulatedTransitionCoordinator?
    /// Holds a `present` that waits for the presentation of this controller: from the return of the
    /// call that asked for the presentation to its end (P08).
    @Counted var queue: PresentationQueue?
}

/// Holds the single `present` that may wait for the end of a transition (P08, E08).
@MainActor
final class PresentationQueue {
    @Counted var waiting: (controller: UIViewController, since: UInt32, run: () -> Void)?

    /// Runs the waiting `present`, because the transition has ended.
    func run() {
        let due = waiting
        waiting = nil
        due?.run()
    }
}

/// Contains a presented view; UIKit's class of that name.
final class UITransitionView: UIView {
    /// The presentation whose container this is, if the app defines its class.
    weak var presentation: UIPresentationController? {
        didSet {
            Changes.note()
            core.isPlain = presentation == nil
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOutContainer()
    }

    /// A54: what a container does not keep for itself, it lets through to the views behind it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let presentation = simulator.transitions.presentation(in: self) else { return hit }
        // U43: a search does not keep the tabs.
        if presentation.leavesTabs(at: point, of: self) { return nil }
        guard hit === self || hit is UIDimmingView,
            presentation.letsTouchThrough(at: point, of: self, event)
        else { return hit }
        return nil
    }
}

/// Dims the content behind a presented view; UIKit's class of that name.
final class UIDimmingView: UIView {}

extension UIViewController {
    var presentationState: PresentationState {
        Changes.made(box.presentation, PresentationState()) { box.presentation = $0 }
    }

    /// The controller that this one presents itself.
    var ownPresented: UIViewController? { optional?.presentation?.presented }

    /// The controller that it presents, unless that has become a child meanwhile: walks through the
    /// hierarchy must visit it only once, as a child.
    package var presentedApart: UIViewController? {
        guard let presented = ownPresented, presented.storedParent == nil else { return nil }
        return presented
    }

    /// The style in which it would be presented now, without a delegate (P35).
    var shownPresentationStyle: UIModalPresentationStyle {
        let asked = askedPresentationStyle
        guard adaptsItsPresentation else { return asked }
        let outcome = Adaptation.standard(
            of: asked, in: Adaptation.Room(simulator.screenTraits),
            version: simulator.version)
        return outcome == .none ? asked : outcome
    }

    /// P20: the controller that it presents over its own view, whose container is a sibling of that
    /// view and moves with it.
    var guest: UIViewController? {
        guard let presented = optional?.presentation?.presented, presented.storedParent == nil,
            let controller = presented.optional?.presentation?.controller,
            controller.containerView != nil, !controller.shouldPresentInFullscreen,
            !controller.shouldRemovePresentersView
        else { return nil }
        return presented
    }

    /// A64: the presentation in its context that removed its own view from the hierarchy.
    private var cover: UIPresentationController? {
        guard let presented = optional?.presentation?.presented, presented.storedParent == nil,
            let controller = presented.optional?.presentation?.controller,
            !controller.shouldPresentInFullscreen, controller.coveredSuperview != nil
        else { return nil }
        return controller
    }

    /// P43: the view that a presentation in its context has covered is not put back.
    func losePlaceOfCoveredView() { cover?.core.value.losesPresentersView = true }

    /// A64: whether that controller is shown in place of this one.
    func isCovered(by other: UIViewController) -> Bool { cover?.presentedIfAlive === other }

    /// A64: the controller that is shown where this one would be, and that gets the callbacks.
    var inPlace: UIViewController {
        var controller = self
        while let next = controller.cover?.presentedIfAlive { controller = next }
        return controller
    }

    /// A64: the view that is shown where its own view would be; nil if the view is not loaded.
    var viewInPlace: UIView? { cover?.containerView ?? viewIfLoaded }

    /// P20: moves the container of what it presents over its view to the view's new superview, or
    /// removes it with the view.
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

    func setModalPresentationStyle(_ style: UIModalPresentationStyle) {
        box.modalPresentationStyle = style
    }

    /// P13, P37: the style of the presentation controller, which `none` has none of, if that was created, whatever the style was
    /// set to since; otherwise the style that the controller asks for.
    var styleToPresent: UIModalPresentationStyle {
        optional?.presentation?.controller?.presentationStyle ?? askedPresentationStyle
    }

    /// The controller that the nearest presenting ancestor presents (P20).
    var nearestPresented: UIViewController? { nearest { $0.ownPresented } }

    /// The controller that presents the topmost ancestor.
    var presentingOfAncestors: UIViewController? {
        nearest { $0.optional?.presentation?.presenting }
    }

    /// From iOS 16: the controller of the presentation that this view controller is in, the adapted
    /// one if the style was adapted; nil if there is none.
    @available(iOS 16, *)
    public var activePresentationController: UIPresentationController? {
        activeBeforeAdaptation.map { $0.sheet ?? $0 }
    }

    /// The same for a look, which makes nothing; nil inside where there is none, and outside where it is
    /// the sheet of a popover, which reading makes.
    package var activePresentationControllerIfMade: UIPresentationController?? {
        guard let active = activeBeforeAdaptation else { return .some(nil) }
        return active.makesItsSheet ? nil : .some(active.sheet ?? active)
    }

    private var activeBeforeAdaptation: UIPresentationController? {
        nearest {
            guard let state = $0.optional?.presentation, state.presenting != nil else { return nil }
            return state.controller
        }
    }

    /// The transition in which this controller or an ancestor takes part.
    var runningTransition: SimulatedTransitionCoordinator? {
        nearest { $0.optional?.presentation?.transition ?? $0.containerTransition?.coordinator }
    }

    /// The queue in which a `present` waits while this controller or an ancestor takes part in a
    /// transition or is about to be presented; nil if it need not wait.
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

    /// Whether it is in the window's controller hierarchy. A presented controller takes the answer
    /// that was noted when its presentation began, so that a long chain of presentations need not
    /// be walked.
    var isKnownToBeShown: Bool {
        var top = self
        while let parent = top.storedParent { top = parent }
        if let state = top.optional?.presentation, state.presenting != nil {
            return state.isFromShownTree
        }
        return simulator.isRoot(top)
    }

    /// P23, A108: the transition style, which the presentation context may determine.
    package func transitionStyle(for presented: UIViewController) -> UIModalTransitionStyle {
        if let preferred = presented.effectiveTransition { return preferred.style }
        return definesPresentationContext && providesPresentationContextTransitionStyle
            && presented.styleToPresent.isInContext
            ? modalTransitionStyle : presented.modalTransitionStyle
    }

    /// The presentation controller; it is created for the present style when it is first read
    /// (P13).
    var ownPresentationController: UIPresentationController? {
        makePresentationController(presenting: nil, source: self)
    }

    /// P12, P13: returns the existing presentation controller, or creates the delegate's own or
    /// that of the style.
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
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none,
            .automatic:
            return UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    /// The presentation controller if it was created already; reading this creates none.
    package var presentationControllerIfMade: UIPresentationController? {
        var controller: UIViewController? = self
        while let current = controller {
            if let known = current.optional?.presentation?.controller { return known }
            controller = current.storedParent
        }
        return nil
    }

    /// The presentation of this controller itself, as opposed to one of an ancestor; nil if there
    /// is none.
    package var presentationOfItself: UIPresentationController? {
        let presentation = optional?.presentation?.controller
        return presentation?.presentedIfAlive === self ? presentation : nil
    }

    /// D18: the presentation whose layout callbacks are sent before and after those of the
    /// presented view.
    var presentationLaidOutWithView: UIPresentationController? {
        guard let controller = optional?.presentation?.controller,
            controller.containerView?.storedWindow != nil
        else { return nil }
        return controller
    }

    /// P20, P21, P22: the controller that presents: for a context style the nearest ancestor that defines a
    /// context, else the topmost ancestor.
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
