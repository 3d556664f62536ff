import HierarchyRecords

// Overridable members are in this file; the extensions implement the rules behind them.
/// Shows the topmost controller of a stack, under a bar.
open class UINavigationController: UIViewController {
    /// The duration of a push or pop animation in seconds (C34).
    public static let transitionDuration: TimeInterval = 0.5

    let stackCore = CountedCell(StackCore())
    /// The controller whose view is, or last was, visible.
    @Counted var shown: UIViewController?
    /// A change that waits for the next layout (M5).
    @Counted var pending: StackChange? {
        didSet { if pending == nil, madeQueue != nil { takeQueue()?.run() } }
    }
    /// Presentations that wait for a change that has not begun yet (P08).
    @Counted private var madeQueue: PresentationQueue?
    @Counted var transition: ContainerTransition?
    /// Whether a finger will drive the pop that is about to begin.
    @Counted var isStartingInteractively = false
    /// The controller for whose first appearance the delegate is still to be told (A19).
    @Counted var announced: UIViewController?
    /// Whether the top controller is shown in the next layout only, as at a launch (X04).
    @Counted var showsInLayout = false
    /// The controller whose item the bar is asking about.
    @Counted var askedToPush: UIViewController?
    /// The pushed controller whose transition has not begun, so that the bar has not its item yet (A24).
    @Counted var arriving: UIViewController?
    /// Whether the stack may contain navigation controllers, as that of a More tab or of a split
    /// view's primary column may.
    @Counted var holdsStacks: Bool
    @Counted var isBarHidden = false
    @Counted var isBottomBarHidden = true

    // Subviews are created lazily, because the first object that is created gets the class that a
    // script defines.
    /// Contains the views of the stack's controllers.
    private(set) lazy var transitionView = UINavigationTransitionView()
    /// The navigation bar; it is created when it is first needed.
    public var navigationBar: UINavigationBar {
        // An `if` instead of `??`, whose autoclosure would check the actor at run time.
        if let madeBar { return madeBar }
        return makeNavigationBar()
    }
    /// The navigation bar if it was created already.
    @Counted package internal(set) var madeBar: UINavigationBar?
    /// The bar at the bottom, which is created when it is first needed; it is shown where
    /// `isToolbarHidden` is false.
    public var toolbar: UIToolbar! {
        Changes.made(madeToolbar, UIToolbar()) { madeToolbar = $0 }
    }
    /// The toolbar if it was created already.
    @Counted package internal(set) var madeToolbar: UIToolbar?

    /// The delegate, which is told which controller is shown.
    open weak var delegate: UINavigationControllerDelegate? {
        get { stackCore.value.delegate }
        set { stackCore.value.delegate = newValue }
    }
    /// The recognizer of the user's swipe from the edge, which pops the top controller.
    @available(iOS 7, *)
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// The recognizer of a swipe that begins anywhere in the content, which pops as the one from the edge does
    /// (C62).
    @available(iOS 26, *)
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        Changes.made(contentSwipe, UIGestureRecognizer()) { contentSwipe = $0 }
    }
    /// That recognizer where code has asked for it already.
    @Counted package private(set) var contentSwipe: UIGestureRecognizer?

    /// Creates an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        holdsStacks = false
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a stack with one controller, which gets `willMove` at once (C40).
    public init(rootViewController: UIViewController) {
        holdsStacks = false
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Decodes the controller from a storyboard.
    public required init?(coder: NSCoder) {
        holdsStacks = false
        super.init(coder: coder)
    }

    deinit { MainThread.end { madeBar?.manager = nil } }

    // MARK: The stack

    /// The stack, from bottom to top; setting it does not animate.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack (C39).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes a controller (C34, C35).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Pops the top controller, but never the last one (C36, C37).
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count < 2 ? nil : pop(to: stack.count - 2, animated: animated)?.last
    }

    /// Pops all controllers above this one; nil if there are none.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    /// Pops all controllers but the bottommost; nil if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.count < 2 ? nil : pop(to: 0, animated: animated)
    }

    /// The topmost controller.
    public var topViewController: UIViewController? { stack.last }

    /// The controller that the user sees: one that is presented over the stack, or the topmost one.
    public var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// C56: its root, unless the stack has a title or an item of its own.
    override var giverOfTabBarItem: UIViewController {
        guard !hasTabBarItemOfItsOwn, title == nil, let root = stack.first else { return self }
        return root.giverOfTabBarItem
    }

    /// Pushes the controller, with an animation (P26).
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: showsAnimated)
    }

    /// R6, D24: the parent of the root is set, without `willMove`; `didMove` follows its first
    /// `viewDidAppear`.
    override func takeDecoded(_ children: [(name: String, controller: UIViewController)]) {
        for child in children where child.name == "rootViewController" {
            grow(child.controller)
            adoptDecoded(child.controller)
        }
        followTop()
    }

    /// G05, step 11: pops to the next controller; without an animation where a dismissal is under way.
    open override func unwind(
        for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
    ) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        guard stack.contains(where: { $0 === subsequentVC }), stack.last !== subsequentVC else {
            return
        }
        let isDismissing = presentedViewController?.isBeingDismissed ?? false
        popToViewController(subsequentVC, animated: !isDismissing)
    }

    /// C51: pushes the controllers of the secondary column.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { hold(secondaryViewController) }

    /// C51: pops the topmost controller, unless it is the only one, to become the secondary column
    /// again.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { stack.count > 1 ? stack.last : nil }

    /// T15: the stack prefers what its topmost controller prefers.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { followTop() }
    }

    // MARK: Bars

    /// Whether the navigation bar is hidden; setting it does not animate.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        barsDidChange()
        simulator.askSystemQuestions(because: self)
    }

    /// Whether the toolbar is hidden, which is the default; setting it does not animate.
    open var isToolbarHidden: Bool {
        get { isBottomBarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isBottomBarHidden = hidden
        barsDidChange()
    }

    // MARK: What the navigation controller forwards to the visible controller

    // M4: a navigation controller sends its top controller's callbacks during its own.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        beginToShow(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        finishToShow(animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endTransitionAtOnce()
        dropShownElsewhere()
        shown?.tellWill(appearing: false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown?.tellDid()
        settleUnseen()
    }

    /// S01: the topmost controller decides if the navigation bar is hidden; otherwise the bar's
    /// style does.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }

    /// S01: light content above a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        madeBar?.barStyle == .black ? .lightContent : .default
    }

    /// The topmost controller decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    override func makeRootView(_ frame: CGRect) -> UIView { makeLayoutContainer(frame) }
    override var queueOfTransition: PresentationQueue? {
        if let transition, transition.isOccurring, transition.isAnimated {
            return transition.coordinator.queue
        }
        guard let pending, pending.isAnimated, isShown else { return nil }
        if let madeQueue { return madeQueue }
        let queue = PresentationQueue()
        madeQueue = queue
        return queue
    }

    /// Hands the presentations that wait over to the transition that begins.
    func takeQueue() -> PresentationQueue? {
        guard let queue = madeQueue else { return nil }
        madeQueue = nil
        return queue
    }
    override func handles(_ action: ContentAction) -> Bool { action == .show }
    override var containerTransition: ContainerTransition? { transition }
    override var placesOfChildren: [(child: UIViewController, place: HierarchySnapshot.Place)] {
        stack.enumerated().map { index, child in
            (child, .stack(position: index + 1, of: stack.count))
        }
    }
    override func layOutChildren() {
        showInLayout()
        if !startDeferredTransition() { layOutBars() }
    }
    override func managedChildDidLeave(_ child: UIViewController) { forget(child) }

    /// Called after a controller has left the stack by a pop or `setViewControllers`.
    func didRelease(_ controller: UIViewController) {}
}
