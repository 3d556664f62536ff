import HierarchyRecords

// Overridable members are in this file; the extensions implement the rules behind them.
/// Manages a view and its callbacks.
@preconcurrency @MainActor
open class UIViewController: UIResponder, SlotElement, LinkOwner {
    override class var objectKind: ObjectKind { .controller }

    /// Leads to the state that every move and every appearance uses.
    let link = ControllerLink.reserve()

    /// The designated initializer; without storyboard files both arguments may be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        link.fill(with: ControllerCore(self))
        link.joinTheLiving()
        if let nibNameOrNil { box.nibName = nibNameOrNil }
    }

    /// Creates a controller in code; `awakeFromNib` is not sent (L02).
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    override func behaviourDidChange() { core.isPlain = behaviour == nil && core.isOfUIKit }
    override func readTraits(in callback: Callback, _ body: () -> Void) {
        simulator.observation.reading(self, in: callback) { simulator.traits.calling(self, body) }
    }

    /// Decodes the controller from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init()
        link.fill(with: ControllerCore(self))
        link.joinTheLiving()
        decode(with: coder)
    }

    deinit { MainThread.end { leaveTheWorld() } }

    // MARK: View loading

    /// The view; reading it loads the view.
    open var view: UIView! {
        get { loadedView }
        set { setView(newValue) }
    }

    /// Sent to objects from a nib or a storyboard, before the view is loaded (L01).
    open override func awakeFromNib() {
        byHand(.awakeFromNib, .none, .l01) { super.awakeFromNib() }
    }

    /// Creates the view: that of the storyboard or nib, or else a plain one with the size of the
    /// screen (L01, R23).
    open func loadView() { byHand(.loadView, .none, .l02) { makeView() } }

    /// Sent once, right after `loadView` (L02).
    open func viewDidLoad() { byHand(.viewDidLoad, .none, .l02) }

    // MARK: Containment

    /// Adds a controller as a child: C10, C53.
    @available(iOS 5, *)
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Removes the controller from its parent: C20, C21.
    @available(iOS 5, *)
    open func removeFromParent() { leaveParent() }

    /// Sent by `addChild`, after the parent was set (C10); before a removal the container calls it
    /// with nil (C20), which makes nothing disappear yet (D20). With a parent it is not the
    /// container's to call: D02.
    @available(iOS 5, *)
    open func willMove(toParent parent: UIViewController?) {
        byHand(
            .willMoveToParent, .object(parent?.objectID ?? .none), parent == nil ? .c20 : .d02,
            given: [.object(parent)]
        ) { link.noteWillMove(to: parent?.link) }
    }

    /// Called by the container after an addition; `removeFromParent` sends it with nil (C20), which is
    /// not the container's to call (D02). The system does not repeat it (D03).
    @available(iOS 5, *)
    open func didMove(toParent parent: UIViewController?) {
        byHand(
            .didMoveToParent, .object(parent?.objectID ?? .none), parent == nil ? .d02 : .c10,
            given: [.object(parent)]
        ) { link.noteDidMove() }
    }

    /// True during the appearance callbacks that `addChild` causes (C17).
    @available(iOS 5, *)
    open var isMovingToParent: Bool { containment.isMovingTo }

    /// True during the disappearance callbacks after `willMove(toParent: nil)` (C21).
    @available(iOS 5, *)
    open var isMovingFromParent: Bool { containment.isMovingFrom }

    /// C24: replaces one child's view by another's, with the appearance callbacks of both; their
    /// superview turns as a whole where the options say so (V07).
    @available(iOS 5, *)
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    // MARK: Appearance

    /// Sent before the view is in a window (C10).
    open func viewWillAppear(_ animated: Bool) { appearanceByHand(.viewWillAppear, animated) }
    /// Sent in the first layout of an appearance, when window and traits are valid (M2); from iOS 13.
    @available(iOS 13, *)
    open func viewIsAppearing(_ animated: Bool) { appearanceByHand(.viewIsAppearing, animated) }
    /// Sent after the commit, or when the transition ends (M1).
    open func viewDidAppear(_ animated: Bool) { appearanceByHand(.viewDidAppear, animated) }
    /// Sent before the view leaves the window (C20).
    open func viewWillDisappear(_ animated: Bool) { appearanceByHand(.viewWillDisappear, animated) }
    /// Sent after the commit, or when the transition ends (M1).
    open func viewDidDisappear(_ animated: Bool) { appearanceByHand(.viewDidDisappear, animated) }

    /// Whether appearance callbacks are forwarded to the children automatically (C28); true by default.
    @available(iOS 6, *)
    open var shouldAutomaticallyForwardAppearanceMethods: Bool {
        optional?.forwardsAppearance
            ?? (simulator.systemVersion >= 6
                || automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers())
    }

    /// The same on iOS 5 (C28), which the later systems do not ask.
    @available(iOS, introduced: 5, deprecated: 6)
    open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
        true
    }

    /// Sends `viewWillAppear` or `viewWillDisappear` to this controller and its children (C28–C30).
    @available(iOS 5, *)
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginExplicit(
            appearing: isAppearing, animated: animated,
            rule: appearance.isInTransition ? .c30 : .c28)
    }

    /// Sends `viewDidAppear` or `viewDidDisappear` to this controller and its children.
    @available(iOS 5, *)
    open func endAppearanceTransition() { endExplicit() }

    // MARK: Layout

    /// Sent before a layout for which the view has asked (C04).
    @available(iOS 6, *)
    open func updateViewConstraints() { byHand(.updateViewConstraints, .none, .c04) }
    /// Sent before a layout pass that something asked for it in, and before the first one (L14).
    @available(iOS 26, *)
    open func updateProperties() { byHand(.updateProperties, .none, .l14) }

    /// Asks for `updateProperties` in the next pass of its view; that asks for no layout.
    @available(iOS 26, *)
    open func setNeedsUpdateProperties() { viewIfLoaded?.markForProperties(.controller) }

    /// Sends `updateProperties` now, here and in all views and controllers below, where it is due.
    @available(iOS 26, *)
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesNow() }

    /// What stands for content that is missing; its view lies over all others (L18).
    @available(iOS 17, *)
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { optional?.missingContent?.configuration }
        set { showMissingContent(newValue) }
    }

    /// What `updateContentUnavailableConfiguration(using:)` is given: the traits, and the text that is
    /// searched for.
    @available(iOS 17, *)
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        ownContentUnavailableState
    }

    /// Sent before a layout pass that something asked for it in, and before the first one (L18).
    @available(iOS 17, *)
    open func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {
        byHand(
            .updateContentUnavailable, dispatch.recorder.argument(text: "using: state"), .l18,
            given: [.anything(state)])
    }

    /// Asks for `updateContentUnavailableConfiguration(using:)` in the next pass of the view (L18).
    @available(iOS 17, *)
    open func setNeedsUpdateContentUnavailableConfiguration() { askForMissingContent() }

    /// Sent before the view's own `layoutSubviews` (D18).
    @available(iOS 5, *)
    open func viewWillLayoutSubviews() { byHand(.viewWillLayoutSubviews, .none, .r24) }
    /// Sent after the view's own `layoutSubviews`, before its subviews' (R24).
    @available(iOS 5, *)
    open func viewDidLayoutSubviews() { byHand(.viewDidLayoutSubviews, .none, .r24) }
    /// Sent when the view's safe area changes (R21); from iOS 11.
    @available(iOS 11, *)
    open func viewSafeAreaInsetsDidChange() { byHand(.viewSafeAreaInsetsDidChange, .none, .l10) }
    /// Sent when the view's margins change, before the safe area's callback (L10).
    @available(iOS 11, *)
    open func viewLayoutMarginsDidChange() { byHand(.viewLayoutMarginsDidChange, .none, .l10) }

    /// The size that the controller prefers; setting it tells the parent (T07).
    @available(iOS 7, *)
    open var preferredContentSize: CGSize {
        get { optional?.preferredContentSize ?? .zero }
        set { setPreferredContentSize(newValue) }
    }

    /// Sent at once when a child, or a presented controller, sets its preferred size (T07). T16: this
    /// implementation passes nothing on.
    @available(iOS 8, *)
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    {
        byHand(
            .preferredContentSizeDidChange,
            .object((container as? UIViewController)?.objectID ?? .none), .t07,
            given: [.container(container)])
    }

    /// Sent before the layout when constraints give a child's view another fitting size (T07).
    @available(iOS 8, *)
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        byHand(
            .systemLayoutFittingSizeDidChange,
            .object((container as? UIViewController)?.objectID ?? .none), .t07,
            given: [.container(container)])
    }

    /// The size of a child when this controller's size is `parentSize`; by default the same (D17).
    @available(iOS 8, *)
    open func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Traits

    /// The traits: those of the parent, with the overrides for this controller.
    @available(iOS 8, *)
    open var traitCollection: UITraitCollection {
        let traits = presentTraits
        return storedView?.collection(traits, ownTraitsHere)
            ?? UITraitCollection(traits, ownTraitsHere)
    }

    /// Sent after the traits have changed, parents first; the argument holds the previous traits
    /// (T08).
    @available(iOS, introduced: 8, deprecated: 17)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        byHand(
            .traitCollectionDidChange,
            dispatch.recorder.argument(previousTraitCollection?.values), .t08,
            given: [.object(previousTraitCollection)])
    }

    /// Sent before the traits of the whole screen change; `super` forwards it to the children
    /// (D17).
    @available(iOS 8, *)
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        byHand(
            .willTransitionToTraits, dispatch.recorder.argument(newCollection.values), .t04,
            given: [.object(newCollection), .coordinator(coordinator)])
    }

    /// Sent before the size changes in a transition; `super` forwards it to the children (T06).
    @available(iOS 8, *)
    open func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        byHand(
            .viewWillTransitionToSize, .size(size), .t04,
            given: [.size(size), .coordinator(coordinator)]
        ) { passOn(size, with: coordinator) }
    }

    /// Light or dark for this controller and its descendants; unspecified inherits the parent's
    /// style.
    @available(iOS 13, *)
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(optional?.overrides.style) }
        set { changeOverrides { $0.style = newValue.value } }
    }

    // MARK: Presentation

    /// The style in which it is presented; automatic by default, full screen before iOS 13 (P35).
    /// Automatic is read as the style that it stands for (X43).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get {
            (optional?.modalPresentationStyle ?? .automatic).resolved(ios: simulator.systemVersion)
        }
        set { setModalPresentationStyle(newValue) }
    }

    /// The animation with which it is presented.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { optional?.modalTransitionStyle ?? .coverVertical }
        set { box.modalTransitionStyle = newValue }
    }

    /// Provides the objects that customize its presentation (P12).
    @available(iOS 7, *)
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { optional?.transitioningDelegate }
        set { box.transitioningDelegate = newValue }
    }

    /// The edges at which its view extends under bars; stored only: here views extend under all
    /// bars.
    @available(iOS 7, *)
    open var edgesForExtendedLayout: UIRectEdge {
        get { optional?.edgesForExtendedLayout ?? .all }
        set { box.edgesForExtendedLayout = newValue }
    }

    /// Whether its view extends under opaque bars, too; stored only.
    @available(iOS 7, *)
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { optional?.extendsUnderOpaqueBars ?? false }
        set { box.extendsUnderOpaqueBars = newValue }
    }

    /// Whether a container's bars add to the insets of the scroll view in its view; iOS 7 to 10 (U30).
    @available(iOS, introduced: 7, deprecated: 11)
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { optional?.adjustsScrollViewInsets ?? true }
        set {
            box.adjustsScrollViewInsets = newValue
            updateInsetsOfBars()
        }
    }

    /// Whether `currentContext` presentations cover the view of this controller (P20).
    @available(iOS 5, *)
    open var definesPresentationContext: Bool {
        get { optional?.definesPresentationContext ?? false }
        set { box.definesPresentationContext = newValue }
    }

    /// Whether its transition style is used for presentations in its context (P23).
    @available(iOS 5, *)
    open var providesPresentationContextTransitionStyle: Bool {
        get { optional?.providesContextTransitionStyle ?? false }
        set { box.providesContextTransitionStyle = newValue }
    }

    /// Whether the user is prevented from dismissing it, or what presents it with others, by a swipe.
    @available(iOS 13, *)
    open var isModalInPresentation: Bool {
        get { optional?.isModalInPresentation ?? false }
        set { box.isModalInPresentation = newValue }
    }

    /// Presents a controller: P03–P08, P20; D06: the callbacks are given the flag as it is.
    @available(iOS 5, *)
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that it presents or, if there is none, itself (P24).
    @available(iOS 5, *)
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    /// Its customization of its own presentation, for UIKit's classes that have one.
    var ownPresentation: (any OwnPresentation)? { nil }

    /// Controls its presentation; created for the present style when it is first read.
    @available(iOS 8, *)
    public var presentationController: UIPresentationController? { ownPresentationController }

    /// True during the appearance callbacks of its presentation (P06).
    @available(iOS 5, *)
    open var isBeingPresented: Bool { optional?.presentation?.isBeingPresented ?? false }

    /// True during the disappearance callbacks of its dismissal (P06).
    @available(iOS 5, *)
    open var isBeingDismissed: Bool { optional?.presentation?.isBeingDismissed ?? false }

    /// The coordinator of the running transition; nil if there is none.
    @available(iOS 7, *)
    open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
        runningTransition ?? simulator.display.transition
    }

    // MARK: In containers

    /// Lets the nearest suitable container show the controller, or presents it (P26).
    @available(iOS 8, *)
    open func show(_ vc: UIViewController, sender: Any?) { handOn(vc, sender: sender, .show) }

    /// Lets the nearest suitable container show the controller as a detail, or presents it (P26).
    @available(iOS 8, *)
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        handOn(vc, sender: sender, .showDetail)
    }

    /// This controller or its nearest ancestor that can perform the action (P26).
    @available(iOS 8, *)
    open func targetViewController(forAction action: String, sender: Any?) -> UIViewController? {
        target(for: action, sender: sender)
    }

    /// Whether it shows other controllers itself: true for UIKit's containers; override it together
    /// with `show` (P26). The action is a selector in the spelling of Swift or Objective-C.
    open override func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
        guard let content = ContentAction(selector: action) else {
            return super.canPerformAction(action, withSender: sender)
        }
        return handles(content)
            || simulator.gates.methods?.overrides(content, in: self) ?? false
    }

    /// Sent to the primary controller when a split collapses and its delegate has not handled the
    /// secondary controller (C51). A plain controller discards it; a navigation controller pushes
    /// it.
    @available(iOS 8, *)
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Asks the primary controller for the secondary one when a split expands and its delegate
    /// returns none (C51). A plain controller returns none; a navigation controller pops its top
    /// controller.
    @available(iOS 8, *)
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// The item in a navigation bar; it is created with the controller's title when it is first
    /// read.
    open var navigationItem: UINavigationItem { ownNavigationItem }

    /// Whether the user can edit what the view shows.
    open var isEditing: Bool {
        get { optional?.isEditing ?? false }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing on or off; override it, and call `super`, to change what the view shows.
    open func setEditing(_ editing: Bool, animated: Bool) { storeEditing(editing) }

    /// The controller whose item a tab bar shows for this one (C56).
    var giverOfTabBarItem: UIViewController { self }

    /// The item in a tab bar; it is created with the controller's title when it is first read.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { setTabBarItem(newValue) }
    }

    /// The items in a navigation controller's toolbar.
    open var toolbarItems: [UIBarButtonItem]? {
        get { optional?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the items in a navigation controller's toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        box.toolbarItems = toolbarItems
        navigationController?.barsDidChange()
    }

    /// Whether the tab bar is hidden while this controller is on the stack; read when it is pushed.
    open var hidesBottomBarWhenPushed: Bool {
        get { optional?.hidesBottomBarWhenPushed ?? false }
        set { box.hidesBottomBarWhenPushed = newValue }
    }

    /// The scroll view that code has named for the edge, whose scrolling a bar there follows (C67); from iOS 15.
    @available(iOS 15, *)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        optional?.contentScrollViews?.view(at: edge)
    }

    /// Whether the controller performs the action for its descendants.
    func handles(_ action: ContentAction) -> Bool { false }

    /// The running transition between its children.
    var containerTransition: ContainerTransition? { nil }

    /// Holds a `present` that waits for the container's animated change (P08).
    var queueOfTransition: PresentationQueue? { nil }

    /// The place of each child, for drawings of the hierarchy.
    var placesOfChildren: [(child: UIViewController, place: HierarchySnapshot.Place)] { [] }

    /// Creates the view if no subclass overrides `loadView`.
    func makeRootView(_ frame: CGRect) -> UIView { UIView(frame: frame) }

    /// What a container does in the layout of its view, after `viewWillLayoutSubviews` (M5).
    func layOutChildren() {}

    /// Called after code removed a managed child by other means than this container's methods (A163).
    func managedChildDidLeave(_ child: UIViewController) {}

    /// The style that the presentation of this controller starts from.
    var askedPresentationStyle: UIModalPresentationStyle {
        optional?.presentation?.standsIn?.style ?? modalPresentationStyle
    }

    /// Whether its presentation adapts to the screen.
    var adaptsItsPresentation: Bool { optional?.presentation?.standsIn == nil }

    // MARK: Segues

    /// Performs the segue with that identifier, without asking `shouldPerformSegue` (G01, E46).
    @available(iOS 5, *)
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSegueNow(identifier, sender: sender)
    }

    /// Asked before a segue that the user begins, and before an embed (G03, G04); from iOS 6.
    @available(iOS 6, *)
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        byHand(
            .shouldPerformSegue, simulator.quoted(identifier), .g03,
            given: [.text(identifier), .anything(sender)])?.flag ?? true
    }

    /// Sent before a segue is performed; the destination's view is not loaded yet (G01).
    @available(iOS 5, *)
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        byHand(
            .prepareForSegue, simulator.quoted(segue.identifier), .g01,
            given: [.object(segue), .anything(sender)])
    }

    /// The children that are searched for the target of an unwind segue, in that order (G09); from
    /// iOS 9.
    @available(iOS 9, *)
    open func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        byHand(
            .allowedChildrenForUnwinding, simulator.quoted(source.unwindAction), .g09,
            given: [.object(source)])?.controllers ?? allowedChildrenBySystem(from: source)
    }

    /// Whether it takes an unwind segue's action (G09); from iOS 13.
    @available(iOS 13, *)
    open func canPerformUnwindSegueAction(
        _ action: String, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// The same up to iOS 12; from 13 on asked where a class overrides only this one.
    @available(iOS, introduced: 6, deprecated: 13)
    open func canPerformUnwindSegueAction(
        _ action: String, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        byHand(
            .canPerformUnwind, simulator.quoted(action), .g09,
            given: [.text(action), .object(fromViewController), .anything(sender)])?.flag
            ?? canUnwindBySystem(action, from: fromViewController)
    }

    /// Goes on towards the target of an unwind segue, as containers do (G05); from iOS 9.
    @available(iOS 9, *)
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        let text =
            "\"\(unwindSegue.identifier ?? "")\", "
            + "towards: \(simulator.name(of: subsequentVC.objectID))"
        byHand(
            .unwindTowards, simulator.recorder.argument(text: text), .g05,
            given: [.object(unwindSegue), .object(subsequentVC)])
    }

    /// The segue that unwinds to a child, up to iOS 8; nil for the system's own.
    @available(iOS, introduced: 6, deprecated: 9)
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController,
        identifier: String?
    ) -> UIStoryboardSegue? { nil }

    /// Takes the controllers that a storyboard's relationships put into it (R6).
    func takeDecoded(_ children: [(name: String, controller: UIViewController)]) {}

    // MARK: System preferences

    /// The child that decides on the style of the status bar instead of this controller (S01).
    @available(iOS 7, *)
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar is hidden (S01).
    @available(iOS 7, *)
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The style of the status bar; read at the end of the chain of children (S01).
    @available(iOS 7, *)
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden; read at the end of the chain of children (S01).
    @available(iOS 7, *)
    open var prefersStatusBarHidden: Bool { false }

    /// How a change of the status bar is animated.
    @available(iOS 7, *)
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Whether the keyboard stays where a field in what is presented resigns (B61).
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The child that decides on the home indicator (S04).
    @available(iOS 11, *)
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Whether the home indicator is hidden; read at the end of the chain of children (S04).
    @available(iOS 11, *)
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides on the edges at which system gestures are deferred (S04).
    @available(iOS 11, *)
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// The edges at which system gestures are deferred; read at the end of the chain of children (S04).
    @available(iOS 11, *)
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides on locking the pointer (S04).
    @available(iOS 14, *)
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Whether the pointer is locked; read at the end of the chain of children (S04).
    @available(iOS 14, *)
    open var prefersPointerLocked: Bool { false }

    /// The child that decides on locking the orientation (S11).
    @available(iOS 26, *)
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

    /// Whether the interface keeps its orientation; read at the end of the chain of children (S11).
    @available(iOS 26, *)
    open var prefersInterfaceOrientationLocked: Bool { false }

    /// Whether it decides on the status bar if it is presented without covering the screen (S02).
    @available(iOS 7, *)
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { optional?.capturesStatusBar ?? false }
        set { box.capturesStatusBar = newValue }
    }

    /// The supported orientations; the topmost full-screen controller is asked, not its children
    /// (S05).
    @available(iOS 6, *)
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        simulator.screenTraits.idiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation in which a full-screen presentation begins (S06, E58).
    @available(iOS 6, *)
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        defaultPreferredOrientation
    }

    /// Whether the interface rotates with the device; asked up to iOS 15.
    @available(iOS, introduced: 6, deprecated: 16)
    open var shouldAutorotate: Bool { true }

    // MARK: The rest

    /// The title, which bars show.
    open var title: String? {
        get { optional?.title }
        set { setTitle(newValue) }
    }

    /// Sent when memory is short; the view is unloaded before iOS 6 only (L09).
    open func didReceiveMemoryWarning() {
        byHand(.didReceiveMemoryWarning, .none, .l09) { unloadViewBeforeSix() }
    }

    /// Sent up to iOS 5 before the view is unloaded (L09).
    @available(iOS, introduced: 5, deprecated: 6)
    open func viewWillUnload() { byHand(.viewWillUnload, .none, .l09) }

    /// Sent up to iOS 5 after the view was unloaded (L09).
    @available(iOS, deprecated: 6)
    open func viewDidUnload() { byHand(.viewDidUnload, .none, .l09) }

    /// Writes what is to be there again after the app was ended; `super` writes what it presents (U46).
    @available(iOS 6, *)
    open func encodeRestorableState(with coder: NSCoder) {
        byHand(.encodeRestorableState, .none, .u46, given: [.object(coder)]) { keepTies(in: coder) }
    }

    /// Reads what was written (U48).
    @available(iOS 6, *)
    open func decodeRestorableState(with coder: NSCoder) {
        byHand(.decodeRestorableState, .none, .u48, given: [.object(coder)]) {
            takeTiesBack(from: coder)
        }
    }

    /// Sent when all controllers have read their state (U48).
    @available(iOS 7, *)
    open func applicationFinishedRestoringState() { byHand(.finishedRestoringState, .none, .u48) }

    /// Makes the system ask for the status bar again (S03).
    @available(iOS 7, *)
    open func setNeedsStatusBarAppearanceUpdate() {
        byHand(.setNeedsStatusBarAppearanceUpdate, .none, .s03) {
            simulator.askAgainLater([.statusBarStyle, .statusBarHidden])
        }
    }

    /// The superview of the view; for a root without a superview the presenting controller.
    open override var next: UIResponder? {
        storedView?.storedSuperview ?? optional?.presentation?.presenting
    }
}
