import HierarchyRecords

/// Shows side columns beside a secondary one, and one stack of them in a compact width. Overridable
/// members stand here; the rules behind them stand in the extensions.
open class UISplitViewController: UIViewController {
    /// Columns, or the classic split of two.
    public private(set) var style: Style
    /// What the user's code gave for each column.
    var contents: [Column: UIViewController] = [:]
    /// What stands in each column: a navigation controller around a plain controller, save in a
    /// classic split (R31).
    var hosts: [Column: UIViewController] = [:] {
        didSet { markColumns(oldValue) }
    }
    /// The columns have come to be children: with the first appearance (R32).
    var isMounted = false
    var hasCollapsed = false
    /// The columns that are seen, in their order.
    var seen: [Column] = []
    var mode = DisplayMode.secondaryOnly
    var preferences = SplitPreferences()
    /// What the delegate hears, and columns, once the first appearance is done.
    var afterAppearance: [@MainActor () -> Void] = []

    /// The width that the mode was decided for.
    var lastWidth: CGFloat?
    /// The class of the width to come, while it changes.
    var comingWidth: UIUserInterfaceSizeClass?
    /// What code reads while the delegate hears of what will be (R31).
    var outlook: SplitOutlook?

    /// Asked and told of what columns do.
    open weak var delegate: UISplitViewControllerDelegate?

    /// A split with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A classic split.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// What a storyboard calls.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// What a script's initialiser passes on to the one with a style.
    package func adopt(style: Style) { self.style = style }

    // MARK: Controllers

    /// Primary and secondary; the primary alone in a compact width (R31).
    open var viewControllers: [UIViewController] {
        get { outlook?.controllers ?? shownControllers }
        set { setClassicControllers(newValue) }
    }

    /// What a column shows.
    open func viewController(for column: Column) -> UIViewController? { contents[column] }

    /// Gives a column its content; nil lets go of what is there (R32, R36).
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        setContent(vc, for: column)
    }

    /// Brings a column to sight.
    open func show(_ column: Column) { showColumn(column) }

    /// Takes a column from sight.
    open func hide(_ column: Column) { hideColumn(column) }

    /// A classic split asks its delegate; columns show it over the primary one.
    open override func show(_ vc: UIViewController, sender: Any?) {
        showController(vc, sender: sender)
    }

    /// Puts the controller in the secondary column; a classic split asks its delegate first (R31).
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetail(vc, sender: sender)
    }

    // MARK: Modes

    /// How the columns are seen; secondary only before the first appearance (R32).
    public var displayMode: DisplayMode { outlook?.mode ?? mode }

    /// What is asked for; the split chooses where that is automatic (R33).
    open var preferredDisplayMode: DisplayMode {
        get { preferences.mode }
        set { prefer(newValue) }
    }

    /// What the split does now; columns only (R36).
    public var splitBehavior: SplitBehavior {
        requiresStyle() ? preferences.behavior : .automatic
    }

    /// What is asked for; set with the display mode (R32, R36).
    open var preferredSplitBehavior: SplitBehavior {
        get { requiresStyle() ? preferences.behavior : .automatic }
        set { if requiresStyle() { preferences.behavior = newValue } }
    }

    /// Whether the columns are one stack, in a compact width.
    public var isCollapsed: Bool { outlook?.isCollapsed ?? hasCollapsed }

    /// Whether a swipe shows and hides columns.
    open var presentsWithGesture = true

    // MARK: Geometry

    /// The side of the primary column.
    open var primaryEdge: PrimaryEdge {
        get { preferences.edge }
        set { change { $0.edge = newValue } }
    }

    /// What the primary column stands on; columns only (R34, R36).
    open var primaryBackgroundStyle: BackgroundStyle {
        get { requiresStyle() ? preferences.background : .none }
        set { setBackground(newValue) }
    }

    /// The primary column's width in points (R32).
    public var primaryColumnWidth: CGFloat { geometry.primaryWidth }
    /// The supplementary column's width in points (R32, R36).
    public var supplementaryColumnWidth: CGFloat {
        requiresTriple() ? geometry.supplementaryWidth : 0
    }

    /// Of the split's width; automatic at first.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { preferences.primary.fraction }
        set { change { $0.primary.fraction = newValue } }
    }
    /// In points; it wins over the fraction.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { preferences.primary.preferred }
        set { change { $0.primary.preferred = newValue } }
    }
    /// In points.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { preferences.primary.minimum }
        set { change { $0.primary.minimum = newValue } }
    }
    /// In points.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { preferences.primary.maximum }
        set { change { $0.primary.maximum = newValue } }
    }
    /// Of the split's width; automatic at first.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { preferences.supplementary.fraction }
        set { if requiresTriple() { change { $0.supplementary.fraction = newValue } } }
    }
    /// In points; it wins over the fraction.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { preferences.supplementary.preferred }
        set { if requiresTriple() { change { $0.supplementary.preferred = newValue } } }
    }
    /// In points.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { preferences.supplementary.minimum }
        set { if requiresTriple() { change { $0.supplementary.minimum = newValue } } }
    }
    /// In points.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { preferences.supplementary.maximum }
        set { if requiresTriple() { change { $0.supplementary.maximum = newValue } } }
    }

    // MARK: What the split passes on

    // M4: a split tells its columns in its own callbacks.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        beginToShow(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        finishToShow()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for host in seenHosts { host.tellWill(appearing: false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        finishTelling()
        for host in seenHosts { host.tellDid() }
    }

    // R34: columns side by side have their own sizes, one stack the whole.
    open override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        comingWidth = newCollection.horizontalSizeClass
        super.willTransition(to: newCollection, with: coordinator)
    }

    /// The size that a column will have (T06, R34).
    open override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfColumn(container as? UIViewController, in: parentSize)
            ?? super.size(
                forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    /// A change of the width's class collapses or expands the columns (C51).
    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        comingWidth = nil
        followWidth()
    }

    override func makeRootView(_ frame: CGRect) -> UIView {
        simulator.systemVersion < 13
            ? UILayoutContainerView(frame: frame) : SplitPanelView(frame: frame)
    }
    override func handles(_ action: ContentAction) -> Bool { true }
    override func prepareForLayout() { layOutColumns() }
    override func managedChildDidLeave(_ child: UIViewController) { forget(child) }
    override var placesOfChildren: [(child: UIViewController, place: HierarchySnapshot.Place)] {
        Column.allCases.compactMap { column in
            hosts[column].map {
                ($0, .column(name: column.name, isSeen: seen.contains(column)))
            }
        }
    }
}

/// What a split is while its delegate hears of what it will be.
struct SplitOutlook {
    let mode: UISplitViewController.DisplayMode
    let isCollapsed: Bool
    let controllers: [UIViewController]
}

/// What code asks of a split.
struct SplitPreferences {
    /// What code asks of one column's width; automatic at first.
    struct Width {
        var fraction = UISplitViewController.automaticDimension
        var preferred = UISplitViewController.automaticDimension
        var minimum = UISplitViewController.automaticDimension
        var maximum = UISplitViewController.automaticDimension
    }

    var mode = UISplitViewController.DisplayMode.automatic
    var behavior = UISplitViewController.SplitBehavior.automatic
    var edge = UISplitViewController.PrimaryEdge.leading
    var background = UISplitViewController.BackgroundStyle.sidebar
    var primary = Width()
    var supplementary = Width()
}

extension UIViewController {
    /// The nearest split above.
    public var splitViewController: UISplitViewController? { nearestAncestor() }
}
