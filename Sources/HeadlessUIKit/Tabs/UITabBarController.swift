import HierarchyRecords

// Overridable members are in this file; the extensions implement the rules behind them.
/// Shows one of several controllers, above a bar with a tab for each.
open class UITabBarController: UIViewController {
    /// The controllers of the tabs; nil before any were set (R23).
    @Counted var listed: [UIViewController]?
    /// The tabs, if code has set tabs instead of controllers (R41).
    @Counted var tabList: [UITab] = []
    /// Whether code last set tabs, not controllers.
    @Counted var isByTabs = false
    /// The selected tab; it is kept if all tabs are removed.
    @Counted var currentTab: UITab?
    @Counted var selected: UIViewController?
    /// The child that is selected and is, or will be, visible: a tab's controller or the More
    /// navigation controller.
    @Counted var shown: UIViewController?
    /// The child whose view is in the view hierarchy now.
    @Counted var installed: UIViewController?
    /// Transitions whose dids are sent after the commit (C42).
    @Counted var transitions: [ContainerTransition] = []
    /// Whether code or the user has selected one of the present tabs (C59).
    @Counted var hasChosen = false
    /// The child whose view was lost because its tab was left during a search (U43).
    weak var searchedAway: UIViewController? { didSet { Changes.note() } }
    /// Controllers that were removed and still wait for their `viewDidDisappear`.
    @Counted var departing: [UIViewController] = []
    /// Whether a controller is moving to or from the More navigation controller.
    @Counted var isExchangingWithMore = false
    @Counted var isBarHidden = false
    @Counted var coversBottom = true
    /// What stands above the bar (C66).
    @Counted var accessory: UITabAccessory?
    /// The view that holds the accessory's content.
    @Counted var accessoryContainer: UITabAccessoryContainer?
    @Counted var minimizing = MinimizeBehavior.automatic
    /// Whether the user has minimized the bar by scrolling (C67).
    @Counted package internal(set) var isBarMinimized = false
    @Counted var chosenMode = Mode.automatic
    /// The sidebar, once code has asked for it.
    @Counted package private(set) var madeSidebar: Sidebar?
    /// Whether the last layout showed the sidebar; nil where there could be none.
    @Counted var hadSidebar: Bool?
    /// What the bar and the sidebar cover of the view.
    @Counted var obscured = UIEdgeInsets.zero {
        didSet {
            guard obscured != oldValue, let storedView else { return }
            simulator.layout.engine?.refreshGuides(of: storedView)
        }
    }
    @Counted private var customizable: [UIViewController]?
    /// While the user edits the tabs: the order so far (A25).
    @Counted var editedOrder: [UIViewController]?

    // Subviews are created lazily, because the first object that is created gets the class that a
    // script defines.
    /// Contains the view of the selected controller.
    private(set) lazy var transitionView = UITransitionView()
    /// The tab bar; it is created when it is first needed.
    public var tabBar: UITabBar { madeBar ?? makeTabBar() }
    /// C61: what the bar tells of the user's taps, whose delegate the controller is; it does nothing by itself.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The tab bar if it was created already.
    @Counted package internal(set) var madeBar: UITabBar?
    /// Shows the tabs from the fifth on, if there are more than five (A22).
    public var moreNavigationController: UINavigationController { madeMore ?? makeMore() }
    /// The More navigation controller if it was created already; reading this does not create it.
    @Counted private(set) var madeMore: UIMoreNavigationController?
    /// The same, for the rooms around the model.
    package var moreIfMade: UINavigationController? { madeMore }

    /// The delegate, which is asked and told when the user taps a tab.
    open weak var delegate: UITabBarControllerDelegate? { didSet { Changes.note() } }

    /// Creates a controller without tabs; X10: up to iOS 17 the view is loaded meanwhile.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        if !(self is any AdoptedObject) { loadEarly() }
    }

    /// Creates a controller with tabs; from iOS 18.
    @available(iOS 18, *)
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        adopt(tabs: tabs)
    }

    package func adopt(tabs: [UITab]) { setTabs(tabs, animated: false) }

    /// X10: up to iOS 17 the view is loaded while the controller is made.
    package func loadEarly() {
        if simulator.systemVersion < 18 { loadViewIfNeeded() }
    }

    /// Decodes the controller from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit { MainThread.end { madeBar?.manager = nil } }

    private func makeMore() -> UINavigationController {
        let more = UIMoreNavigationController(of: self)
        madeMore = more
        return more
    }

    // MARK: The tabs

    /// The controllers of the tabs; nil if tabs were set. Setting them does not animate.
    open var viewControllers: [UIViewController]? {
        get { isByTabs ? nil : listed }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs; `willMove` and `didMove` are sent during the call (D09).
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        leaveTabs()
        replaceTabs(with: viewControllers)
    }

    /// The tabs, from iOS 18; empty if controllers were set. Setting them does not animate (R41).
    @available(iOS 18, *)
    public var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs, from iOS 18; each tab is asked for its controller once.
    @available(iOS 18, *)
    public func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(byTabs: tabs) }

    /// The selected tab; nil if controllers were set.
    @available(iOS 18, *)
    public var selectedTab: UITab? {
        get { currentTab }
        set { if let newValue { select(newValue) } }
    }

    /// The tab with that identifier, also one in a group.
    @available(iOS 18, *)
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabList.flatMap(\.withDescendants).first { $0.identifier == identifier }
    }

    /// The controllers that the user may move between the bar and the More list; by default all.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable ?? listed }
        set { customizable = newValue }
    }

    // MARK: The selection

    /// The selected controller; selecting a controller without a tab raises an exception (E37).
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { select(newValue) } }
    }

    /// The index of the selected controller; `NSNotFound` for More or without a selection. Setting
    /// an index out of range has no effect.
    open var selectedIndex: Int {
        get { selected.flatMap { chosen in listed?.firstIndex { $0 === chosen } } ?? NSNotFound }
        set {
            guard let listed, listed.indices.contains(newValue) else { return }
            selectedViewController = listed[newValue]
        }
    }

    // MARK: The bar

    /// Whether the tab bar is hidden; from iOS 18. Setting it does not animate.
    @available(iOS 18, *)
    open var isTabBarHidden: Bool {
        get { isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar; from iOS 18.
    @available(iOS 18, *)
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        barsDidChange()
    }

    /// What stands above the bar, and beside it while it is minimized (C66); from iOS 26.
    @available(iOS 26, *)
    open var bottomAccessory: UITabAccessory? {
        get { accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets what stands above the bar (C66); from iOS 26.
    @available(iOS 26, *)
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        replaceAccessory(by: bottomAccessory)
    }

    /// When scrolling minimizes the bar; another behaviour brings it back (C67); from iOS 26.
    @available(iOS 26, *)
    open var tabBarMinimizeBehavior: MinimizeBehavior {
        get { minimizing }
        set {
            guard newValue != minimizing else { return }
            minimizing = newValue
            expandBar()
        }
    }

    /// What neither the bar nor the sidebar covers of the view (C67, C68); from iOS 26.
    @available(iOS 26, *)
    public var contentLayoutGuide: UILayoutGuide { view.guide(\.unobscuredGuide, .unobscured) }

    /// The guide if there is a view that could have it.
    package var contentLayoutGuideIfLoaded: UILayoutGuide? {
        storedView?.guide(\.unobscuredGuide, .unobscured)
    }

    // MARK: The sidebar

    /// Whether an iPad shows the tabs as a sidebar as well (C68); from iOS 18.
    @available(iOS 18, *)
    open var mode: Mode {
        get { chosenMode }
        set {
            chosenMode = newValue
            barsDidChange()
        }
    }

    /// The sidebar (C68); from iOS 18.
    @available(iOS 18, *)
    public var sidebar: Sidebar {
        Changes.made(madeSidebar, Sidebar(of: self)) { madeSidebar = $0 }
    }

    // MARK: What the tab bar controller forwards to the visible controller

    // M4: a tab bar controller sends the visible controller's callbacks during its own.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        beginToShow(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        installed?.tellDid()
        tellDecodedMove(of: installed)
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

    /// R6, D24: the parent of the children is set, without `willMove`; none is selected until the
    /// first appearance.
    override func takeDecoded(_ children: [(name: String, controller: UIViewController)]) {
        listed = children.filter { $0.name == "viewControllers" }.map(\.controller)
        for child in listed ?? [] { adoptDecoded(child) }
    }

    /// G05: selects the next controller.
    open override func unwind(
        for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
    ) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        if isTab(subsequentVC) { selectedViewController = subsequentVC }
    }

    /// A change of the horizontal size class adds or removes the More tab (A22).
    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        followWidth()
    }

    /// The selected controller decides on the status bar.
    open override var childForStatusBarStyle: UIViewController? { selected }

    /// The selected controller decides whether the status bar is hidden.
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
    override func layOutChildren() { layOutBar() }
    override func managedChildDidLeave(_ child: UIViewController) { forget(child) }
}
