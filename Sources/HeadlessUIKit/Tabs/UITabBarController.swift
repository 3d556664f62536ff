import HierarchyRecords

/// Shows one of several controllers, over a bar with a tab for each. Overridable members stand here;
/// the rules behind them stand in the extensions.
open class UITabBarController: UIViewController {
    /// The controllers of the tabs; nil before any were set (R23).
    var listed: [UIViewController]?
    /// The tabs, where they were set in the place of controllers (R41).
    var tabList: [UITab] = []
    /// Whether tabs were set last.
    var isByTabs = false
    /// What was selected last of the tabs; it stays where all are gone.
    var currentTab: UITab?
    var selected: UIViewController?
    /// What the view shows, or will show: the selected controller, or More.
    var shown: UIViewController?
    /// What stands in the view now.
    var installed: UIViewController?
    /// Selections whose dids wait for the commit (C42).
    var transitions: [ContainerTransition] = []
    /// Tabs that are gone from the list and wait for their `viewDidDisappear`.
    var departing: [UIViewController] = []
    /// A tab goes to More or comes back from there.
    var isExchangingWithMore = false
    var isBarHidden = false
    var coversBottom = true
    private var customizable: [UIViewController]?
    /// While the user edits the tabs: their order so far (A25).
    var editedOrder: [UIViewController]?

    // Views are made late: the first object that is made takes the class of a script's.
    /// Holds the view of the selected controller.
    private(set) lazy var transitionView = UITransitionView()
    /// The bar below what is shown; made when it is first needed.
    public var tabBar: UITabBar { madeBar ?? makeTabBar() }
    /// The tab bar, once it was needed.
    var madeBar: UITabBar?
    /// Shows the tabs from the fifth on, where there are more than five (A22).
    public var moreNavigationController: UINavigationController { madeMore ?? makeMore() }
    /// More, once it was needed: who only looks needs none.
    private(set) var madeMore: UIMoreNavigationController?

    /// Asked and told when the user taps.
    open weak var delegate: UITabBarControllerDelegate?

    isolated deinit { madeBar?.manager = nil }

    private func makeMore() -> UINavigationController {
        let more = UIMoreNavigationController(of: self)
        madeMore = more
        return more
    }

    // MARK: The tabs

    /// The controllers of the tabs, nil where those were set as tabs; setting them does not animate.
    open var viewControllers: [UIViewController]? {
        get { isByTabs ? nil : listed }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs: `willMove` and `didMove` come at once (D09).
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        leaveTabs()
        replaceTabs(with: viewControllers)
    }

    /// The tabs, from iOS 18; empty where controllers were set. Setting them does not animate (R41).
    public var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs, from iOS 18: each is asked for its controller once.
    public func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(byTabs: tabs) }

    /// The tab of what is selected; nil where controllers were set.
    public var selectedTab: UITab? {
        get { currentTab }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }

    /// The tab of that identifier.
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabList.first { $0.identifier == identifier }
    }

    /// The controllers that the user may move between bar and More; all of them at first.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable ?? listed }
        set { customizable = newValue }
    }

    // MARK: The selection

    /// What is selected; a controller of no tab raises E37.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { select(newValue) } }
    }

    /// Its index; `NSNotFound` without a selection and for More; others out of range do nothing.
    open var selectedIndex: Int {
        get { selected.flatMap { chosen in listed?.firstIndex { $0 === chosen } } ?? NSNotFound }
        set {
            guard let listed, listed.indices.contains(newValue) else { return }
            selectedViewController = listed[newValue]
        }
    }

    // MARK: The bar

    /// Whether the bar is away; from iOS 18. Setting it does not animate.
    open var isTabBarHidden: Bool {
        get { isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar; from iOS 18.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        barsDidChange()
    }

    // MARK: What the tabs pass on

    // M4: tabs tell what they show in their own callbacks.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        beginToShow(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        installed?.tellDid()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endTransitionsAtOnce()
        installed?.tellWill(appearing: false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        installed?.tellDid()
        if installed !== shown { takeOutInstalled() }
    }

    /// A change of the width's class makes More come or go (A22).
    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        followWidth()
    }

    /// The selected controller decides on the status bar.
    open override var childForStatusBarStyle: UIViewController? { selected }

    /// The selected controller decides whether the status bar shows.
    open override var childForStatusBarHidden: UIViewController? { selected }

    override func makeRootView(_ frame: CGRect) -> UIView { makeLayoutContainer(frame) }
    override var containerTransition: ContainerTransition? { transitions.last }
    override var placesOfChildren: [(child: UIViewController, place: HierarchySnapshot.Place)] {
        let listed = listed ?? []
        let places = listed.enumerated().map { index, child in
            (child, HierarchySnapshot.Place.tab(index: index, isSelected: child === selected))
        }
        guard hasMore, let madeMore else { return places }
        return places + [
            (
                madeMore,
                .tab(index: listed.count, isSelected: shown is UIMoreNavigationController)
            )
        ]
    }
    override func prepareForLayout() { layOutBar() }
    override func managedChildDidLeave(_ child: UIViewController) { forget(child) }
}
