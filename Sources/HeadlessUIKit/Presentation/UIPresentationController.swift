import HierarchyRecords

/// Controls one presentation, from its beginning to the end of the dismissal.
@preconcurrency @MainActor
@available(iOS 8, *)
open class UIPresentationController: CallbackReceiver {
    /// The object's identity in the log.
    public nonisolated let objectID: ObjectID
    /// The controller that is presented.
    public var presentedViewController: UIViewController {
        guard let presentedIfAlive else {
            fatalError("the presented controller of this presentation was deallocated")
        }
        return presentedIfAlive
    }
    /// The delegate, which is asked and told when the user dismisses the presented view (P11).
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { core.value.delegate }
        set { core.value.delegate = newValue }
    }
    let core: CountedCell<PresentationCore>
    /// What is asked before its open callbacks are called.
    @Counted package final var behaviour: (any Behaviour)?
    let simulator: Simulator

    /// Creates a controller for the style of the presented controller.
    public init(
        presentedViewController: UIViewController, presenting: UIViewController?
    ) {
        simulator = .current
        let style = presentedViewController.askedPresentationStyle
        core = CountedCell(
            PresentationCore(
                presented: presentedViewController.tether, presenting: presenting?.tether,
                style: style, shownStyle: presentedViewController.shownPresentationStyle))
        objectID = Self.register(presentedViewController, as: style)
    }

    /// Creates a controller for the style to which that of the presented controller is adapted.
    init(of presented: UIViewController, as style: UIModalPresentationStyle) {
        simulator = .current
        core = CountedCell(
            PresentationCore(presented: presented.tether, style: style, shownStyle: style))
        objectID = Self.register(presented, as: style)
    }

    private static func register(
        _ presented: UIViewController, as style: UIModalPresentationStyle
    ) -> ObjectID {
        let own = ownClassName ?? presented.ownPresentation?.presentationClassName
        return Simulator.current.objects.register(
            className: own ?? style.controllerClassName, kind: .presentationController,
            owner: presented.objectID)
    }

    /// Creates an object of a class that a script defines; its initializer sets the presented
    /// controller later.
    package init(toBeAdopted world: Simulator) {
        simulator = world
        core = CountedCell(PresentationCore(style: .custom, shownStyle: .custom))
        objectID = simulator.objects.register(
            className: simulator.objects.takeClassOfNext(for: Self.self)?.name
                ?? "UIPresentationController",
            kind: .presentationController, owner: .none)
    }

    /// Sets the two controllers, as the initializer of the script's class passes them.
    package func adopt(presented: UIViewController, presenting: UIViewController?) {
        presentedIfAlive = presented
        presentingViewController = presenting
        takeStyle(presented.askedPresentationStyle, shown: presented.shownPresentationStyle)
        simulator.recorder.withObjects { $0.setOwner(presented.objectID, for: objectID) }
    }

    /// Sets the style for which the controller is created, whatever the presented controller asks
    /// for now.
    func takeStyle(
        _ style: UIModalPresentationStyle, shown: UIModalPresentationStyle? = nil
    ) {
        presentationStyle = style
        shownStyle = shown ?? style
    }

    /// The name of a class that the app defines; nil for UIKit's own classes.
    private class var ownClassName: String? {
        isAppsOwn ? _typeName(self, qualified: false) : nil
    }

    /// Whether the app defines the class. Sizes and traits are only sent to such objects, because
    /// UIKit's own do nothing visible with them.
    class var isAppsOwn: Bool {
        guard self != UIPresentationController.self else { return false }
        return !_typeName(self, qualified: true).hasPrefix("HeadlessUIKit.")
    }

    /// The view that is presented.
    open var presentedView: UIView? { presentedIfAlive?.view }

    /// P05: whether the presenter's view is removed, which the style determines.
    open var shouldRemovePresentersView: Bool { shownStyle.removesPresentersView }

    /// P35: the style in a compact width; `none` if it stays.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        standardAdaptation(in: .narrow)
    }

    /// P35: the style for those traits; `none` if it stays.
    @available(iOS 8.3, *)
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let room = Adaptation.Room(traitCollection.values)
        return room == .narrow ? adaptivePresentationStyle : standardAdaptation(in: room)
    }

    /// The rule for the appearance callbacks of the two controllers.
    package var appearanceRule: RuleID {
        let isOld = simulator.systemVersion < 13
        switch shownStyle {
        case .fullScreen, .currentContext: return isOld ? .p01 : .p03
        case .pageSheet, .formSheet: return isOld ? .p05 : .p04
        case .custom, .overFullScreen, .overCurrentContext, .popover, .none, .automatic: return .p05
        }
    }

    /// Whether the presentation covers the whole screen, not just a context (P20).
    open var shouldPresentInFullscreen: Bool { !shownStyle.isInContext }

    /// The frame of the presented view, in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        if let own = presentedIfAlive?.ownPresentation,
            let frame = own.presentedFrame(in: containerView.bounds)
        {
            return frame
        }
        return sheetFrame(sheetGeometry, in: containerView.bounds)
    }

    // MARK: What popovers and sheets override

    /// The sheet that this is, or to which it is adapted.
    var sheet: UISheetPresentationController? { nil }

    /// Whether reading `sheet` makes it.
    var makesItsSheet: Bool { false }

    /// The geometry of sheets on this screen, for the presented content.
    var sheetGeometry: SheetGeometry {
        SheetGeometry(simulator).preferring(presentedIfAlive?.preferredContentSize)
    }

    /// The style that determines the size.
    var sizedStyle: UIModalPresentationStyle { shownStyle }

    func sheetFrame(_ geometry: SheetGeometry, in container: CGRect) -> CGRect {
        geometry.frame(for: sizedStyle, in: container)
    }

    /// The safe area of the presented view, made of the one that it inherits; nil where that stays.
    func safeAreaOfPresentedView(
        in container: CGRect, inheriting inherited: UIEdgeInsets
    ) -> UIEdgeInsets? { nil }

    /// Whether it covers the content behind it, so that this receives no touches.
    func dims(in container: CGRect) -> Bool {
        shownStyle == .popover || isSheet || presentedIfAlive is UIAlertController
    }

    /// Called after the screen has changed, before the view gets its new frame.
    func willPlaceAgain() {}

    /// Gives the presented view its frame in the container.
    func placePresentedView() {
        guard let containerView, let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        dimmingView?.isHidden = !dims(in: containerView.bounds)
        let insets = safeAreaOfPresentedView(in: containerView.bounds, inheriting: .zero)
        if insets != nil || view.core.hasOwnSafeArea { view.noteOwnSafeArea() }
        placeGrabber()
    }

    /// Popovers, and sheets whose width follows the content, take the preferred content size.
    func preferredSizeDidChange() {
        guard shownStyle == .popover || isSheet else { return }
        placeIfStanding()
    }

    /// Gives the view its frame again if it is on the screen.
    func placeIfStanding() {
        guard containerView?.storedWindow != nil, !simulator.isStopped else { return }
        placePresentedView()
    }

    // MARK: Dismissal by the user

    /// P11: whether the user may dismiss it; tells the delegate of the attempt if not.
    func letsUserDismiss(_ presented: UIViewController) -> Bool {
        if !presented.holdsPresentation, asksWhetherToDismiss(presented) { return true }
        tell(.sheetDidAttemptToDismiss, of: presented) {
            $0.presentationControllerDidAttemptToDismiss(self)
        }
        return false
    }

    /// P11: the user's dismissal begins.
    func userWillDismiss(_ presented: UIViewController) {
        tell(.sheetWillDismiss, of: presented) { $0.presentationControllerWillDismiss(self) }
    }

    /// P11: the user's dismissal is complete.
    func userDidDismiss(_ presented: UIViewController) {
        tell(.sheetDidDismiss, of: presented) { $0.presentationControllerDidDismiss(self) }
    }

    /// Whether the presentation is shown as a sheet.
    var isSheet: Bool { shownStyle.isSheet }

    /// Adds the dimming view behind the presented view, unless that covers everything.
    func putDimmingView(in container: UIView) {
        guard dims(in: container.bounds), simulator.systemVersion >= 13 || !isSheet else { return }
        let view = UIDimmingView(frame: container.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        dimmingView = view
    }

    /// Sent before the appearance callbacks of the presentation (D16).
    open func presentationTransitionWillBegin() {
        byHand(.presentationTransitionWillBegin, .none)
    }
    /// Sent after the appearance callbacks, before the completion (D16).
    open func presentationTransitionDidEnd(_ completed: Bool) {
        byHand(.presentationTransitionDidEnd, .flag(completed), given: [.flag(completed)])
    }
    /// Sent before the appearance callbacks of the dismissal (D16).
    open func dismissalTransitionWillBegin() { byHand(.dismissalTransitionWillBegin, .none) }
    /// Sent after the appearance callbacks, before the completion (D16).
    open func dismissalTransitionDidEnd(_ completed: Bool) {
        byHand(.dismissalTransitionDidEnd, .flag(completed), given: [.flag(completed)])
    }
    /// Sent in the layout of the presented view, before that view's own callbacks (D18).
    open func containerViewWillLayoutSubviews() { byHand(.containerViewWillLayoutSubviews, .none) }
    /// Sent in the layout of the presented view, after that view's own callbacks (D18).
    open func containerViewDidLayoutSubviews() { byHand(.containerViewDidLayoutSubviews, .none) }

    // MARK: Sizes and traits

    /// The traits of the presented controller.
    public var traitCollection: UITraitCollection {
        UITraitCollection(presentedIfAlive?.presentTraits ?? simulator.screenTraits)
    }

    /// Sent before the container's size changes; `super` forwards it to the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        byHand(
            .viewWillTransitionToSize,
            .size(size),
            given: [.size(size), .coordinator(coordinator)])
        passOn(size, with: coordinator)
    }

    /// Sent before the traits change.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        byHand(
            .willTransitionToTraits, simulator.recorder.argument(newCollection.values),
            given: [.object(newCollection), .coordinator(coordinator)])
    }

    /// Sent before the presentation begins, and when the traits change (P12).
    @available(iOS, deprecated: 17)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        byHand(
            .traitCollectionDidChange,
            simulator.recorder.argument(previousTraitCollection?.values),
            given: [.object(previousTraitCollection)])
    }

    /// The size of the presented controller when the container gets `parentSize`.
    open func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { sizeToCome(in: parentSize) }

    /// The preferred content size of the presented controller.
    open var preferredContentSize: CGSize { presentedIfAlive?.preferredContentSize ?? .zero }

    /// Sent at once when the presented controller sets its preferred size (A80).
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    {
        byHand(
            .preferredContentSizeDidChange,
            .object((container as? UIViewController)?.objectID ?? .none),
            given: [.container(container)])
    }

    /// Sent when constraints give the presented controller's view another size (A129).
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        byHand(
            .systemLayoutFittingSizeDidChange,
            .object((container as? UIViewController)?.objectID ?? .none),
            given: [.container(container)])
    }

    private func byHand(
        _ callback: Callback, _ argument: @autoclosure () -> EventArgument,
        given values: @autoclosure () -> [CallbackValue] = []
    ) {
        simulator.dispatch.implement(
            callback, of: self, argument(), rule: .d16, given: values())
    }

    // MARK: What the simulator sends

    func sendWillBegin(presenting: Bool) {
        guard simulator.hasTraits else { return }
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
        guard simulator.hasTraits else { return }
        if presenting {
            simulator.dispatch.send(
                .presentationTransitionDidEnd, to: self, .flag(completed), rule: .d16,
                given: [.flag(completed)]
            ) { presentationTransitionDidEnd(completed) }
        } else {
            simulator.dispatch.send(
                .dismissalTransitionDidEnd, to: self, .flag(completed), rule: .d16,
                given: [.flag(completed)]
            ) { dismissalTransitionDidEnd(completed) }
        }
    }

    func sendContainerViewWillLayout() {
        guard simulator.hasTraits else { return }
        simulator.dispatch.send(.containerViewWillLayoutSubviews, to: self, rule: .d18) {
            containerViewWillLayoutSubviews()
        }
    }

    func sendContainerViewDidLayout() {
        guard simulator.hasTraits else { return }
        simulator.dispatch.send(.containerViewDidLayoutSubviews, to: self, rule: .d18) {
            containerViewDidLayoutSubviews()
        }
    }
}
