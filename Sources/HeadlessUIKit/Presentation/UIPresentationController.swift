import HierarchyRecords

/// Runs one presentation from its beginning to the end of its dismissal.
@MainActor
open class UIPresentationController: CallbackReceiver {
    /// The identity that the log knows the object by.
    public nonisolated let objectID: ObjectID
    /// The controller that is shown.
    public var presentedViewController: UIViewController {
        guard let presentedIfAlive else {
            fatalError("the presented controller of this presentation was deallocated")
        }
        return presentedIfAlive
    }
    /// Asked and told when the user swipes the presented view away (P11).
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { core.value.delegate }
        set { core.value.delegate = newValue }
    }
    let core: Cell<PresentationCore>
    let simulator: Simulator

    /// A controller for the presented controller's own style.
    public init(
        presentedViewController: UIViewController, presenting: UIViewController?
    ) {
        simulator = .current
        let style = presentedViewController.askedPresentationStyle
        core = Cell(
            PresentationCore(
                presented: presentedViewController.tether, presenting: presenting?.tether,
                style: style, shownStyle: presentedViewController.shownPresentationStyle))
        objectID = Self.register(presentedViewController, as: style)
    }

    /// A controller for a style that the presented controller's own is adapted to.
    init(of presented: UIViewController, as style: UIModalPresentationStyle) {
        simulator = .current
        core = Cell(
            PresentationCore(presented: presented.tether, style: style, shownStyle: style))
        objectID = Self.register(presented, as: style)
    }

    private static func register(
        _ presented: UIViewController, as style: UIModalPresentationStyle
    ) -> ObjectID {
        let own = ownClassName ?? presented.ownPresentation?.presentationClassName
        return Simulator.current.register(
            className: own ?? style.controllerClassName, kind: .presentationController,
            owner: presented.objectID)
    }

    /// One of a script's class, whose initialiser says later what it presents.
    package init(toBeAdopted world: Simulator) {
        simulator = world
        core = Cell(PresentationCore(style: .custom, shownStyle: .custom))
        objectID = simulator.register(
            className: simulator.takeClassOfNextObject()?.name ?? "UIPresentationController",
            kind: .presentationController, owner: .none)
    }

    /// What the initialiser says.
    package func adopt(presented: UIViewController, presenting: UIViewController?) {
        presentedIfAlive = presented
        presentingViewController = presenting
        takeStyle(presented.askedPresentationStyle, shown: presented.shownPresentationStyle)
        simulator.recorder.withObjects { $0.setOwner(presented.objectID, for: objectID) }
    }

    /// The style that it was made for, whatever its controller asked for at that time.
    func takeStyle(
        _ style: UIModalPresentationStyle, shown: UIModalPresentationStyle? = nil
    ) {
        presentationStyle = style
        shownStyle = shown ?? style
    }

    /// The name of a class of the app's; nil for UIKit's own.
    private class var ownClassName: String? {
        isAppsOwn ? _typeName(self, qualified: false) : nil
    }

    /// Whether an app wrote the class: what UIKit's own hear of sizes and traits, nobody can see.
    class var isAppsOwn: Bool {
        guard self != UIPresentationController.self else { return false }
        return !_typeName(self, qualified: true).hasPrefix("HeadlessUIKit.")
    }

    /// The view that the presentation shows.
    open var presentedView: UIView? { presentedIfAlive?.view }

    /// P05: false unless the style covers everything.
    open var shouldRemovePresentersView: Bool { shownStyle.removesPresentersView }

    /// P35: the style on a narrow screen; `none` where it stays.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        standardAdaptation(in: .narrow)
    }

    /// P35: the style on a screen of those traits; `none` where it stays.
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let room = Adaptation.Room(traitCollection.values)
        return room == .narrow ? adaptivePresentationStyle : standardAdaptation(in: room)
    }

    /// The rule that the two controllers' appearance falls under.
    package var appearanceRule: RuleID {
        let isOld = simulator.systemVersion < 13
        switch shownStyle {
        case .fullScreen, .currentContext: return isOld ? .p01 : .p03
        case .pageSheet, .formSheet: return isOld ? .p05 : .p04
        default: return .p05
        }
    }

    /// Whether it covers the whole screen rather than a context (P20).
    open var shouldPresentInFullscreen: Bool { !shownStyle.isInContext }

    /// Where the presented view goes, in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        if let own = presentedIfAlive?.ownPresentation,
            let frame = own.presentedFrame(in: containerView.bounds)
        {
            return frame
        }
        return sheetFrame(sheetGeometry, in: containerView.bounds)
    }

    // MARK: What popovers and sheets do otherwise

    /// The sheet that it is, or that it was adapted to.
    var sheet: UISheetPresentationController? { nil }

    /// How sheets stand on this screen, with the presented content.
    var sheetGeometry: SheetGeometry {
        SheetGeometry(simulator).preferring(presentedIfAlive?.preferredContentSize)
    }

    /// The style whose size it has.
    var sizedStyle: UIModalPresentationStyle { shownStyle }

    func sheetFrame(_ geometry: SheetGeometry, in container: CGRect) -> CGRect {
        geometry.frame(for: sizedStyle, in: container)
    }

    /// What the presented view's safe area is at least.
    func safeAreaOfPresentedView(in container: CGRect) -> UIEdgeInsets { .zero }

    /// Whether it keeps the finger from what is below.
    func dims(in container: CGRect) -> Bool {
        shownStyle == .popover || isSheet || presentedIfAlive is UIAlertController
    }

    /// The screen is another one; the view is about to be placed in it.
    func willPlaceAgain() {}

    /// The presented view takes its place in the container.
    func placePresentedView() {
        guard let containerView, let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        dimmingView?.isHidden = !dims(in: containerView.bounds)
        let insets = safeAreaOfPresentedView(in: containerView.bounds)
        if insets != .zero || view.core.pointee.hasOwnSafeArea { view.noteOwnSafeArea() }
        placeGrabber()
    }

    /// A popover, and a sheet that follows the width, are as large as the content prefers.
    func preferredSizeDidChange() {
        guard shownStyle == .popover || isSheet else { return }
        placeIfStanding()
    }

    /// The same while it is shown.
    func placeIfStanding() {
        guard containerView?.storedWindow != nil, !simulator.isStopped else { return }
        placePresentedView()
    }

    // MARK: What the user wants

    /// P11: what must stay tells of the attempt.
    func letsUserDismiss(_ presented: UIViewController) -> Bool {
        if !presented.isModalInPresentation, asksWhetherToDismiss(presented) { return true }
        tell(.sheetDidAttemptToDismiss, of: presented) {
            $0.presentationControllerDidAttemptToDismiss(self)
        }
        return false
    }

    /// P11: the user's dismissal begins.
    func userWillDismiss(_ presented: UIViewController) {
        tell(.sheetWillDismiss, of: presented) { $0.presentationControllerWillDismiss(self) }
    }

    /// P11: it is over.
    func userDidDismiss(_ presented: UIViewController) {
        tell(.sheetDidDismiss, of: presented) { $0.presentationControllerDidDismiss(self) }
    }

    /// Whether it is shown as a sheet.
    var isSheet: Bool { shownStyle == .pageSheet || shownStyle == .formSheet }

    /// Below the presented view, in a presentation that does not cover everything.
    func putDimmingView(in container: UIView) {
        guard dims(in: container.bounds), simulator.systemVersion >= 13 || !isSheet else { return }
        let view = UIDimmingView(frame: container.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        dimmingView = view
    }

    /// Sent before the appearance callbacks of a presentation (D16).
    open func presentationTransitionWillBegin() {
        byHand(.presentationTransitionWillBegin, .none)
    }
    /// Sent after them, before the completion (D16).
    open func presentationTransitionDidEnd(_ completed: Bool) {
        byHand(.presentationTransitionDidEnd, .flag(completed))
    }
    /// Sent before the appearance callbacks of a dismissal (D16).
    open func dismissalTransitionWillBegin() { byHand(.dismissalTransitionWillBegin, .none) }
    /// Sent after them, before the completion (D16).
    open func dismissalTransitionDidEnd(_ completed: Bool) {
        byHand(.dismissalTransitionDidEnd, .flag(completed))
    }
    /// Sent in the presented view's layout, before its own (D18).
    open func containerViewWillLayoutSubviews() { byHand(.containerViewWillLayoutSubviews, .none) }
    /// Sent in the presented view's layout, last (D18).
    open func containerViewDidLayoutSubviews() { byHand(.containerViewDidLayoutSubviews, .none) }

    // MARK: Sizes and traits

    /// Those of what is presented.
    public var traitCollection: UITraitCollection {
        UITraitCollection(presentedIfAlive?.presentTraits ?? simulator.screenTraits)
    }

    /// Sent before the container's size changes; `super` tells the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        byHand(
            .viewWillTransitionToSize,
            .size(width: Float(size.width), height: Float(size.height)))
        passOn(size, with: coordinator)
    }

    /// Sent before the traits change.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        byHand(.willTransitionToTraits, simulator.recorder.argument(newCollection.values))
    }

    /// Sent before the presentation begins, and when the traits change (P12).
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        byHand(
            .traitCollectionDidChange,
            simulator.recorder.argument(previousTraitCollection?.values))
    }

    /// The size of the presented controller when the container gets `parentSize`.
    open func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { sizeToCome(in: parentSize) }

    /// That of the presented controller.
    open var preferredContentSize: CGSize { presentedIfAlive?.preferredContentSize ?? .zero }

    /// Sent at once when the presented controller sets its preferred size (A80).
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    {
        byHand(
            .preferredContentSizeDidChange,
            .object((container as? UIViewController)?.objectID ?? .none))
    }

    /// Sent when constraints give the presented controller's view another size (A129).
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        byHand(
            .systemLayoutFittingSizeDidChange,
            .object((container as? UIViewController)?.objectID ?? .none))
    }

    private func byHand(_ callback: Callback, _ argument: EventArgument) {
        simulator.dispatch.reachedSuper(callback, of: self, argument, rule: .d16)
    }

    // MARK: What the simulator sends

    func sendWillBegin(presenting: Bool) {
        if presenting {
            simulator.dispatch.send(.presentationTransitionWillBegin, to: self, rule: .d16) {
                presentationTransitionWillBegin()
            }
        } else {
            simulator.dispatch.send(.dismissalTransitionWillBegin, to: self, rule: .d16) {
                dismissalTransitionWillBegin()
            }
        }
    }

    func sendDidEnd(presenting: Bool, completed: Bool = true) {
        if presenting {
            simulator.dispatch.send(
                .presentationTransitionDidEnd, to: self, .flag(completed), rule: .d16
            ) { presentationTransitionDidEnd(completed) }
        } else {
            simulator.dispatch.send(
                .dismissalTransitionDidEnd, to: self, .flag(completed), rule: .d16
            ) { dismissalTransitionDidEnd(completed) }
        }
    }

    func sendContainerViewWillLayout() {
        simulator.dispatch.send(.containerViewWillLayoutSubviews, to: self, rule: .d18) {
            containerViewWillLayoutSubviews()
        }
    }

    func sendContainerViewDidLayout() {
        simulator.dispatch.send(.containerViewDidLayoutSubviews, to: self, rule: .d18) {
            containerViewDidLayoutSubviews()
        }
    }
}
