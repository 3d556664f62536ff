import HierarchyRecords

/// Shows the top of a stack of controllers, under a bar. Overridable members stand here; the rules
/// behind them stand in the extensions.
open class UINavigationController: UIViewController {
    /// The animation of a push or a pop takes that long, in seconds (C34).
    public static let transitionDuration: TimeInterval = 0.5

    let stackCore = Cell(StackCore())
    /// What the stack's view shows, or last showed.
    var shown: UIViewController?
    /// A change that waits for the next layout (M5).
    var pending: StackChange? {
        didSet { if pending == nil, madeQueue != nil { takeQueue()?.run() } }
    }
    /// Where a `present` waits for a change that has not begun (P08).
    private var madeQueue: PresentationQueue?
    var transition: ContainerTransition?
    /// A finger is about to drive the pop that comes.
    var isStartingInteractively = false
    /// The controller whose first appearance the delegate is yet to hear of (A19).
    var announced: UIViewController?
    /// The controller whose item the bar asks to push.
    var askedToPush: UIViewController?
    /// Whether a navigation controller may stand in the stack: in that of More, and of a split's primary.
    var holdsStacks: Bool
    var isBarHidden = false
    var isBottomBarHidden = true

    // Views are made late: the first object that is made takes the class of a script's.
    /// Holds the views of the stack's controllers.
    private(set) lazy var transitionView = UINavigationTransitionView()
    /// The bar above the stack; made when it is first needed.
    public var navigationBar: UINavigationBar {
        // Not `??`: its closure would ask where it runs.
        if let madeBar { return madeBar }
        return makeNavigationBar()
    }
    /// The navigation bar, once it was needed.
    var madeBar: UINavigationBar?
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()

    /// Told of what is shown.
    open weak var delegate: UINavigationControllerDelegate? {
        get { stackCore.value.delegate }
        set { stackCore.value.delegate = newValue }
    }
    /// Whether the user may pop by a swipe from the edge.
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    /// An empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        holdsStacks = false
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A stack of one controller, which gets `willMove` at once (C40).
    public init(rootViewController: UIViewController) {
        holdsStacks = false
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// What a storyboard calls.
    public required init?(coder: NSCoder) {
        holdsStacks = false
        super.init(coder: coder)
    }

    isolated deinit {
        madeBar?.manager = nil
    }

    // MARK: The stack

    /// The stack, bottom first; setting it does not animate.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack (C39).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Puts a controller on top (C34, C35).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the top away, but never the last controller (C36, C37).
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count < 2 ? nil : pop(to: stack.count - 2, animated: animated)?.last
    }

    /// Takes away what is above the controller; nil where nothing is.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    /// Takes away all but the bottom; nil where nothing else is there.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.count < 2 ? nil : pop(to: 0, animated: animated)
    }

    /// The top of the stack.
    public var topViewController: UIViewController? { stack.last }

    /// What the user sees: what is presented over the stack, or its top.
    public var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// Pushes the controller, with an animation (P26).
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// The column comes on top (C51).
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { hold(secondaryViewController) }

    /// The top, where something is below it (C51).
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { stack.count > 1 ? stack.last : nil }

    // MARK: Bars

    /// Whether the navigation bar is away; setting it does not animate.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        barsDidChange()
    }

    /// Whether the toolbar is away, as it is at first; setting it does not animate.
    open var isToolbarHidden: Bool {
        get { isBottomBarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isBottomBarHidden = hidden
        barsDidChange()
    }

    // MARK: What the stack passes on

    // M4: a stack tells its top in its own callbacks.
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

    /// S01: the top decides where the bar is hidden; otherwise the bar's own style does.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }

    /// S01: light text on a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    /// The top decides whether the status bar shows.
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

    /// What waits goes on to the transition that begins.
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
    override func prepareForLayout() {
        if !startDeferredTransition() { layOutBars() }
    }
    override func managedChildDidLeave(_ child: UIViewController) { forget(child) }

    /// A controller has left the stack in the stack's own way.
    func didRelease(_ controller: UIViewController) {}
}
