import HierarchyRecords

/// Manages a view and the callbacks around it. Overridable members stand here, a few lines each;
/// the rules behind them stand in the extensions.
@MainActor
open class UIViewController: UIResponder, SlotElement {
    override class var objectKind: ObjectKind { .controller }

    /// What every move and every appearance touches.
    let core = UnsafeMutablePointer<ControllerCore>.allocate(capacity: 1)

    /// The designated initialiser; there are no nibs without a storyboard file, so both may be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        core.initialize(to: ControllerCore(self))
        core.joinTheLiving()
        if let nibNameOrNil { box.nibName = nibNameOrNil }
    }

    /// A controller made in code; `awakeFromNib` is not sent (L02).
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// What a storyboard calls.
    public required init?(coder: NSCoder) {
        super.init()
        core.initialize(to: ControllerCore(self))
        core.joinTheLiving()
    }

    isolated deinit {
        optional?.tether?.cut()
        if !core.pointee.hasLoggedDeinit { logDeinit {} }
        storedView?.controller = nil
        optional?.navigationItem?.controller = nil
        var orphans: [AnyObject] = core.pointee.children.removeAll()
        for case let child as UIViewController in orphans {
            child.storedParent = nil
            child.core.pointee.isManaged = false
        }
        if let presented = optional?.presentation?.presented { orphans.append(presented) }
        if let view = storedView { orphans.append(view) }
        core.leaveTheLiving()
        core.deinitialize(count: 1)
        core.deallocate()
        if !orphans.isEmpty { simulator.graveyard.bury(&orphans) }
    }

    // MARK: View loading

    /// The view; reading it loads it.
    open var view: UIView! {
        get { loadedView }
        set { setView(newValue) }
    }

    /// The view if it is loaded.
    public var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { storedView != nil }

    /// Loads the view unless it is loaded.
    public func loadViewIfNeeded() { _ = loadedView }

    /// Sent to what a nib or a storyboard has made, before its view is loaded (L01).
    open override func awakeFromNib() {
        byHand(.awakeFromNib, .none, .l01) { super.awakeFromNib() }
    }

    /// Makes the view: a plain one that fills the screen (R23).
    open func loadView() { byHand(.loadView, .none, .l02) { makeDefaultView() } }

    /// Sent once, right after `loadView` (L02).
    open func viewDidLoad() { byHand(.viewDidLoad, .none, .l02) }

    // MARK: Containment

    /// The container that it is a child of.
    public var parent: UIViewController? { storedParent }

    /// The children in the order they were added.
    public var children: [UIViewController] { childList.elements }

    /// Makes the controller a child: C10, C53.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Ends being a child: C20, C21.
    open func removeFromParent() { leaveParent() }

    /// Sent by `addChild`, with the parent set already (C10); before a removal the container calls it with nil (C20).
    open func willMove(toParent parent: UIViewController?) {
        byHand(.willMoveToParent, .object(parent?.objectID ?? .none), parent == nil ? .c20 : .c10) {
            core.noteWillMove(to: parent?.core)
        }
    }

    /// Called by the container when an addition is complete; sent by `removeFromParent` with nil (C20).
    open func didMove(toParent parent: UIViewController?) {
        byHand(.didMoveToParent, .object(parent?.objectID ?? .none), parent == nil ? .c20 : .c10) {
            core.noteDidMove()
        }
    }

    /// True in the appearance callbacks that `addChild` caused (C17).
    open var isMovingToParent: Bool { containment.isMovingTo }

    /// True in the disappearance callbacks that follow `willMove(toParent: nil)` (C21).
    open var isMovingFromParent: Bool { containment.isMovingFrom }

    /// C24: replaces one child's view by another's, with both sides' appearance callbacks.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, animations: animations,
            completion: completion)
    }

    // MARK: Appearance

    /// Sent before the view comes to the window; the window is still nil (C10).
    open func viewWillAppear(_ animated: Bool) { appearanceByHand(.viewWillAppear, animated) }
    /// Sent in the first layout of an appearance, window and traits valid (M2); from iOS 13.
    open func viewIsAppearing(_ animated: Bool) { appearanceByHand(.viewIsAppearing, animated) }
    /// Sent after the commit, or when the transition ends (M1).
    open func viewDidAppear(_ animated: Bool) { appearanceByHand(.viewDidAppear, animated) }
    /// Sent before the view leaves the window (C20).
    open func viewWillDisappear(_ animated: Bool) { appearanceByHand(.viewWillDisappear, animated) }
    /// Sent after the commit, or when the transition ends (M1).
    open func viewDidDisappear(_ animated: Bool) { appearanceByHand(.viewDidDisappear, animated) }

    /// Whether the framework tells the children what happens to this controller (C28); true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool {
        optional?.forwardsAppearance ?? true
    }

    /// Sends the will half to this controller and its children (C28–C30).
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginExplicit(
            appearing: isAppearing, animated: animated,
            rule: appearance.isInTransition ? .c30 : .c28)
    }

    /// Sends the did half to this controller and its children.
    open func endAppearanceTransition() { endExplicit() }

    // MARK: Layout

    /// Sent before layout when the view asked for it (C04).
    open func updateViewConstraints() { byHand(.updateViewConstraints, .none, .c04) }
    /// Sent before the view's own `layoutSubviews` (D18).
    open func viewWillLayoutSubviews() { byHand(.viewWillLayoutSubviews, .none, .r24) }
    /// Sent after the view's own `layoutSubviews`, before its subviews' (R24).
    open func viewDidLayoutSubviews() { byHand(.viewDidLayoutSubviews, .none, .r24) }
    /// Sent when the view's safe area changes (R21); from iOS 11.
    open func viewSafeAreaInsetsDidChange() { byHand(.viewSafeAreaInsetsDidChange, .none, .l10) }
    /// Sent when the view's margins change, before the safe area's callback (L10).
    open func viewLayoutMarginsDidChange() { byHand(.viewLayoutMarginsDidChange, .none, .l10) }

    /// The size that it would like; setting it tells the parent (T07).
    open var preferredContentSize: CGSize {
        get { optional?.preferredContentSize ?? .zero }
        set { setPreferredContentSize(newValue) }
    }

    /// Sent at once when a child, or what this controller presents, sets its preferred size (T07).
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    {
        byHand(
            .preferredContentSizeDidChange,
            .object((container as? UIViewController)?.objectID ?? .none), .t07)
    }

    /// Sent before the layout when the constraints in a child's view give it another size (T07).
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        byHand(
            .systemLayoutFittingSizeDidChange,
            .object((container as? UIViewController)?.objectID ?? .none), .t07)
    }

    /// The size that a child gets when this controller gets `parentSize`: the same, by default (D17).
    open func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Traits

    /// The traits here: the parent's, with the overrides set for this controller.
    open var traitCollection: UITraitCollection {
        let traits = presentTraits
        return storedView?.collection(traits, ownTraitsHere)
            ?? UITraitCollection(traits, ownTraitsHere)
    }

    /// Sent after the traits changed, parent first; the argument is the previous collection (T08).
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        byHand(
            .traitCollectionDidChange,
            dispatch.recorder.argument(previousTraitCollection?.values), .t08)
    }

    /// Sent before the traits of the whole screen change; `super` passes it on (D17).
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        byHand(
            .willTransitionToTraits,
            dispatch.recorder.argument(newCollection.values), .t04)
    }

    /// Sent before the size changes with a transition, in points; `super` passes it on (T06).
    open func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        byHand(
            .viewWillTransitionToSize,
            .size(width: Float(size.width), height: Float(size.height)), .t04
        ) { passOn(size, with: coordinator) }
    }

    /// Light or dark for this controller and what is in it; unspecified follows the parent.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(optional?.overrides.style) }
        set { changeOverrides { $0.style = newValue.value } }
    }

    // MARK: Presentation

    /// Read when it is presented; automatic until it is set, full screen before iOS 13 (P35).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { optional?.modalPresentationStyle ?? defaultPresentationStyle }
        set { setModalPresentationStyle(newValue) }
    }

    /// Read when it is presented.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { optional?.modalTransitionStyle ?? .coverVertical }
        set { box.modalTransitionStyle = newValue }
    }

    /// Gives what runs its presentation in the app's own way (P12).
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { optional?.transitioningDelegate }
        set { box.transitioningDelegate = newValue }
    }

    /// Under which bars its content goes; kept: here content goes under every bar.
    open var edgesForExtendedLayout: UIRectEdge {
        get { optional?.edgesForExtendedLayout ?? .all }
        set { box.edgesForExtendedLayout = newValue }
    }

    /// Whether that holds for bars that let nothing shine through; kept.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { optional?.extendsUnderOpaqueBars ?? false }
        set { box.extendsUnderOpaqueBars = newValue }
    }

    /// Whether `currentContext` presentations cover this controller's view (P20).
    open var definesPresentationContext: Bool {
        get { optional?.definesPresentationContext ?? false }
        set { box.definesPresentationContext = newValue }
    }

    /// Whether what is presented in this controller's context comes in this one's style (P23).
    open var providesPresentationContextTransitionStyle: Bool {
        get { optional?.providesContextTransitionStyle ?? false }
        set { box.providesContextTransitionStyle = newValue }
    }

    /// Keeps the user from dismissing it by a swipe.
    open var isModalInPresentation: Bool {
        get { optional?.isModalInPresentation ?? false }
        set { box.isModalInPresentation = newValue }
    }

    /// Presents the controller: P03–P08, P20.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what it presents, or else itself (P24).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    /// What this controller or its nearest ancestor presents (P20).
    public var presentedViewController: UIViewController? { nearestPresented }

    /// What presents this controller or its farthest ancestor (P20).
    public var presentingViewController: UIViewController? { presentingOfAncestors }

    /// Its own say in its presentation, for a class that has one.
    var ownPresentation: (any OwnPresentation)? { nil }

    /// What runs its presentation; made when it is first read, for the style of that moment.
    public var presentationController: UIPresentationController? { ownPresentationController }

    /// True in the appearance callbacks of its presentation (P06).
    open var isBeingPresented: Bool { optional?.presentation?.isBeingPresented ?? false }

    /// True in the disappearance callbacks of its dismissal (P06).
    open var isBeingDismissed: Bool { optional?.presentation?.isBeingDismissed ?? false }

    /// The transition that runs, for animations beside it; nil while there is none.
    open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
        runningTransition ?? simulator.screenTransition
    }

    // MARK: In containers

    /// Shows the controller in the way of the nearest container above, or presents it (P26).
    open func show(_ vc: UIViewController, sender: Any?) { handOn(vc, sender: sender, .show) }

    /// Shows the controller as a detail, or presents it (P26).
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        handOn(vc, sender: sender, .showDetail)
    }

    /// This controller or the nearest above that can perform the action (P26).
    open func targetViewController(forAction action: String, sender: Any?) -> UIViewController? {
        target(for: action, sender: sender)
    }

    /// Whether it shows others in its own way: true for UIKit's containers, and to be overridden with
    /// `show` (P26). The action is a selector, of Swift or of Objective-C.
    open override func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
        ContentAction(selector: action).map(handles)
            ?? super.canPerformAction(action, withSender: sender)
    }

    /// Asked of the primary controller where a split collapses and its delegate has not dealt with
    /// the secondary one (C51). A plain controller lets it go; a navigation controller puts it on top.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Asked of the primary controller for the secondary one, where a split expands and its delegate
    /// has none (C51). A plain controller has none; a navigation controller gives up its top.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// What a navigation bar shows for it; made when it is first read, with the controller's title.
    open var navigationItem: UINavigationItem { ownNavigationItem }

    /// What a tab bar shows for it; made when it is first read, with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { setTabBarItem(newValue) }
    }

    /// What a navigation controller's toolbar shows for it.
    open var toolbarItems: [UIBarButtonItem]? {
        get { optional?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets what a navigation controller's toolbar shows for it.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        box.toolbarItems = toolbarItems
        navigationController?.barsDidChange()
    }

    /// Whether a tab bar is hidden from the push of this controller to its pop; read by the push.
    open var hidesBottomBarWhenPushed: Bool {
        get { optional?.hidesBottomBarWhenPushed ?? false }
        set { box.hidesBottomBarWhenPushed = newValue }
    }

    /// Whether it shows others in its own way where one of its children asks.
    func handles(_ action: ContentAction) -> Bool { false }

    /// The transition that it runs between its children.
    var containerTransition: ContainerTransition? { nil }

    /// Where a `present` waits for the animated change of what it shows (P08).
    var queueOfTransition: PresentationQueue? { nil }

    /// Where it has each of its children, as a tree tells it.
    var placesOfChildren: [(child: UIViewController, place: HierarchySnapshot.Place)] { [] }

    /// The view that `loadView` makes where nobody overrides it.
    func makeRootView(_ frame: CGRect) -> UIView { UIView(frame: frame) }

    /// Comes before `viewWillLayoutSubviews` (M5).
    func prepareForLayout() {}

    /// A managed child left by other means than this controller's own.
    func managedChildDidLeave(_ child: UIViewController) {}

    /// The style that its presentation is asked for.
    var askedPresentationStyle: UIModalPresentationStyle {
        optional?.presentation?.standsIn?.style
            ?? modalPresentationStyle.resolved(ios: simulator.systemVersion)
    }

    /// Whether its style is adapted to the screen.
    var adaptsItsPresentation: Bool { optional?.presentation?.standsIn == nil }

    // MARK: System preferences

    /// The child that decides on the status bar's style in this controller's place (S01).
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar shows (S01).
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Read at the end of the chain of children (S01).
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Read at the end of the chain of children (S01).
    open var prefersStatusBarHidden: Bool { false }

    /// How the status bar comes and goes when the answer changes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that decides on the home indicator (S04).
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Read at the end of the chain of children (S04).
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides on the edges whose gestures the system puts off (S04).
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Read at the end of the chain of children (S04).
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides on the pointer's lock (S04).
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Read at the end of the chain of children (S04).
    open var prefersPointerLocked: Bool { false }

    /// Whether it decides on the status bar where it is presented and does not cover the screen (S02).
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { optional?.capturesStatusBar ?? false }
        set { box.capturesStatusBar = newValue }
    }

    /// Asked of the topmost full-screen controller, not of children (S05).
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        simulator.screenTraits.idiom == .pad ? .all : .allButUpsideDown
    }

    /// How it is shown at first where it covers the screen (S06, E58).
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        defaultPreferredOrientation
    }

    /// Whether the interface follows the device at all; asked up to iOS 15.
    open var shouldAutorotate: Bool { true }

    // MARK: The rest

    /// What a bar would show.
    open var title: String? {
        get { optional?.title }
        set { setTitle(newValue) }
    }

    /// The name it was made with.
    public var nibName: String? { optional?.nibName }

    /// Sent when memory is short; the view is kept, but before iOS 6 (L09).
    open func didReceiveMemoryWarning() {
        byHand(.didReceiveMemoryWarning, .none, .l09) { unloadViewBeforeSix() }
    }

    /// Sent on iOS 5 before the view is let go (L09).
    open func viewWillUnload() { byHand(.viewWillUnload, .none, .l09) }

    /// Sent up to iOS 5 when the view was let go (L09).
    open func viewDidUnload() { byHand(.viewDidUnload, .none, .l09) }

    /// Asks for the status bar to be read again (S03).
    open func setNeedsStatusBarAppearanceUpdate() {
        byHand(.setNeedsStatusBarAppearanceUpdate, .none, .s03) {
            simulator.askAgainLater([.statusBarStyle, .statusBarHidden])
        }
    }

    /// Asks for the home indicator to be read again, from iOS 11 on (S04).
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        byHand(.setNeedsUpdateOfHomeIndicatorAutoHidden, .none, .s04) {
            simulator.askAgainLater([.homeIndicatorAutoHidden])
        }
    }

    /// Asks for the edges that come before the system's gestures to be read again, from iOS 11 on (S04).
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        byHand(.setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .none, .s04) {
            simulator.askAgainLater([.screenEdgesDeferringSystemGestures])
        }
    }

    /// Asks for the pointer's lock to be read again, from iOS 14 on (S04).
    public func setNeedsUpdateOfPrefersPointerLocked() {
        byHand(.setNeedsUpdateOfPrefersPointerLocked, .none, .s04) {
            simulator.askAgainLater([.pointerLocked])
        }
    }

    /// The view's superview; for a root without one, what presents it.
    open override var next: UIResponder? {
        if let superview = storedView?.storedSuperview { return superview }
        return optional?.presentation?.presenting
    }
}

extension UIViewController: UIContentContainer {}

/// What takes part in size negotiation.
@MainActor
public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
    func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator)
}
