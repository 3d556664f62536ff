import HierarchyRecords

// Overridable members are in this file; the extensions implement the rules behind them.
/// Shows side columns beside a secondary one, or all of them as one stack in a compact width.
open class UISplitViewController: UIViewController {
    /// The style: columns, or the classic split.
    @available(iOS 14, *)
    @Counted public private(set) var style: Style
    /// The controller that the app set for each column.
    @Counted var contents: [Column: UIViewController] = [:]
    /// The controller that is the child for each column: a navigation controller around the app's,
    /// except in a classic split (R31).
    @Counted var hosts: [Column: UIViewController] = [:] {
        didSet { markColumns(oldValue) }
    }
    /// Whether the columns have become children, which happens at the first appearance (R32).
    @Counted var isMounted = false
    @Counted var hasCollapsed = false
    /// Whether nobody was its delegate when it collapsed last, and could say what is to be on top.
    @Counted package var hasCollapsedUnasked = false
    /// The visible columns in order.
    @Counted var seen: [Column] = []
    /// Whether code has shown the inspector (C70).
    @Counted var isInspectorShown = false
    @Counted var mode = DisplayMode.secondaryOnly
    @Counted var preferences = SplitPreferences()
    /// Messages for delegate and columns that wait for the end of the first appearance.
    @Counted var afterAppearance: [@MainActor () -> Void] = []

    /// The button of the display mode, once it was asked for.
    @Counted package private(set) var modeButton: UIBarButtonItem?

    /// The width for which the display mode was chosen.
    @Counted var lastWidth: CGFloat?
    /// The horizontal size class to come, during its change.
    @Counted var comingWidth: UIUserInterfaceSizeClass?
    /// The old values that code reads while the delegate is told of a change (R31).
    @Counted var outlook: SplitOutlook?

    /// The delegate, which is asked and told about columns.
    open weak var delegate: UISplitViewControllerDelegate? { didSet { Changes.note() } }

    /// Creates a split with columns.
    @available(iOS 14, *)
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a classic split.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes the controller from a storyboard.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Sets the style, as the initializer of a class that a script defines passes it on.
    package func adopt(style: Style) { self.style = style }

    // MARK: Controllers

    /// The primary and secondary controllers; the primary one alone in a compact width (R31).
    open var viewControllers: [UIViewController] {
        get { outlook?.controllers ?? shownControllers }
        set { setClassicControllers(newValue) }
    }

    /// The controller of a column.
    @available(iOS 14, *)
    open func viewController(for column: Column) -> UIViewController? { contents[column] }

    /// Sets the controller of a column; nil removes it (R32, R36).
    @available(iOS 14, *)
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        setContent(vc, for: column)
    }

    /// Shows a column.
    @available(iOS 14, *)
    open func show(_ column: Column) { showColumn(column) }

    /// Hides a column.
    @available(iOS 14, *)
    open func hide(_ column: Column) { hideColumn(column) }

    /// Shows the controller in the primary column; a classic split asks its delegate first.
    open override func show(_ vc: UIViewController, sender: Any?) {
        showController(vc, sender: sender)
    }

    /// Shows the controller in the secondary column; a classic split asks its delegate first (R31).
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetail(vc, sender: sender)
    }

    /// The columns that a storyboard's relationships name.
    override func takeDecoded(_ children: [(name: String, controller: UIViewController)]) {
        for child in children {
            switch child.name {
            case "masterViewController", "primaryViewController":
                setContent(child.controller, for: .primary)
            case "detailViewController", "secondaryViewController":
                setContent(child.controller, for: .secondary)
            case "supplementaryViewController": setContent(child.controller, for: .supplementary)
            case "compactViewController": setContent(child.controller, for: .compact)
            case _: break
            }
        }
    }

    // MARK: Modes

    /// The present display mode; secondary only before the first appearance (R32).
    @available(iOS 8, *)
    public var displayMode: DisplayMode { outlook?.mode ?? mode }

    /// The requested display mode; with `automatic` the split chooses (R33).
    @available(iOS 8, *)
    open var preferredDisplayMode: DisplayMode {
        get { preferences.mode }
        set { prefer(newValue) }
    }

    /// A button that shows and hides the primary column of a classic split, for the bar of the secondary one
    /// (U45).
    @available(iOS 8, *)
    public var displayModeButtonItem: UIBarButtonItem {
        if let modeButton { return modeButton }
        let button = UIBarButtonItem()
        guard style == .unspecified else { return button }
        button.primaryAction = UIAction { [weak self] _ in self?.changeModeByButton() }
        modeButton = button
        return button
    }

    /// The present behaviour; for splits with columns only (R36).
    @available(iOS 14, *)
    public var splitBehavior: SplitBehavior {
        requiresStyle() ? preferences.behavior : .automatic
    }

    /// The requested behaviour; it is set together with the display mode (R32, R36).
    @available(iOS 14, *)
    open var preferredSplitBehavior: SplitBehavior {
        get { requiresStyle() ? preferences.behavior : .automatic }
        set { if requiresStyle() { preferences.behavior = newValue } }
    }

    /// Whether the columns are collapsed into one stack, in a compact width.
    @available(iOS 8, *)
    public var isCollapsed: Bool { !isAppearingUnlaid && (outlook?.isCollapsed ?? hasCollapsed) }

    /// X49: whether its first viewWillAppear runs, on a system that has not collapsed it by then.
    private var isAppearingUnlaid: Bool {
        core.appearance.isHearingWill && !core.appearance.hasInitialTraits
            && simulator.version.lies(from: 14, through: 17.1) && style != .unspecified
    }

    /// Whether a swipe shows and hides columns; stored only.
    @available(iOS 5.1, *)
    @Counted open var presentsWithGesture = true

    // MARK: Geometry

    /// The side of the primary column.
    @available(iOS 11, *)
    open var primaryEdge: PrimaryEdge {
        get { preferences.edge }
        set { change { $0.edge = newValue } }
    }

    /// The background of the primary column; for splits with columns only (R34, R36).
    @available(iOS 13, *)
    open var primaryBackgroundStyle: BackgroundStyle {
        get { requiresStyle() ? preferences.background : .none }
        set { setBackground(newValue) }
    }

    /// The width of the primary column in points (R32).
    @available(iOS 8, *)
    public var primaryColumnWidth: CGFloat { geometry.primaryWidth }
    /// The width of the supplementary column in points (R32, R36).
    @available(iOS 14, *)
    public var supplementaryColumnWidth: CGFloat {
        requiresTriple() ? geometry.supplementaryColumnWidth : 0
    }

    /// A fraction of the split's width; automatic by default.
    @available(iOS 8, *)
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { preferences.primary.fraction }
        set { change { $0.primary.fraction = newValue } }
    }
    /// A width in points, which takes precedence over the fraction.
    @available(iOS 14, *)
    open var preferredPrimaryColumnWidth: CGFloat {
        get { preferences.primary.preferred }
        set { change { $0.primary.preferred = newValue } }
    }
    /// A width in points.
    @available(iOS 8, *)
    open var minimumPrimaryColumnWidth: CGFloat {
        get { preferences.primary.minimum }
        set { change { $0.primary.minimum = newValue } }
    }
    /// A width in points.
    @available(iOS 8, *)
    open var maximumPrimaryColumnWidth: CGFloat {
        get { preferences.primary.maximum }
        set { change { $0.primary.maximum = newValue } }
    }
    /// A fraction of the split's width; automatic by default.
    @available(iOS 14, *)
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { preferences.supplementary.fraction }
        set { if requiresTriple() { change { $0.supplementary.fraction = newValue } } }
    }
    /// A width in points, which takes precedence over the fraction.
    @available(iOS 14, *)
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { preferences.supplementary.preferred }
        set { if requiresTriple() { change { $0.supplementary.preferred = newValue } } }
    }
    /// A width in points.
    @available(iOS 14, *)
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { preferences.supplementary.minimum }
        set { if requiresTriple() { change { $0.supplementary.minimum = newValue } } }
    }
    /// A width in points.
    @available(iOS 14, *)
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { preferences.supplementary.maximum }
        set { if requiresTriple() { change { $0.supplementary.maximum = newValue } } }
    }

    /// The width of the inspector in points (C70).
    @available(iOS 26, *)
    public var inspectorColumnWidth: CGFloat { requiresStyle() ? geometry.inspectorWidth : 0 }
    /// A fraction of the split's width; automatic by default.
    @available(iOS 26, *)
    open var preferredInspectorColumnWidthFraction: CGFloat {
        get { preferences.inspector.fraction }
        set { if requiresStyle() { change { $0.inspector.fraction = newValue } } }
    }
    /// A width in points, which takes precedence over the fraction.
    @available(iOS 26, *)
    open var preferredInspectorColumnWidth: CGFloat {
        get { preferences.inspector.preferred }
        set { if requiresStyle() { change { $0.inspector.preferred = newValue } } }
    }
    /// A width in points.
    @available(iOS 26, *)
    open var minimumInspectorColumnWidth: CGFloat {
        get { preferences.inspector.minimum }
        set { if requiresStyle() { change { $0.inspector.minimum = newValue } } }
    }
    /// A width in points.
    @available(iOS 26, *)
    open var maximumInspectorColumnWidth: CGFloat {
        get { preferences.inspector.maximum }
        set { if requiresStyle() { change { $0.inspector.maximum = newValue } } }
    }

    /// Whether the column is visible.
    @available(iOS 26, *)
    public func isShowing(_ column: Column) -> Bool { allSeen.contains(column) }

    // MARK: What the split forwards to its columns

    // M4: a split sends the callbacks of its columns during its own.
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

    // R34: columns side by side have sizes of their own; collapsed columns fill the split.
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

    /// A change of the horizontal size class collapses or expands the columns (C51).
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
    override func layOutChildren() { layOutColumns() }
    override func managedChildDidLeave(_ child: UIViewController) { forget(child) }
    override var placesOfChildren: [(child: UIViewController, place: HierarchySnapshot.Place)] {
        Column.allCases.compactMap { column in
            hosts[column].map {
                ($0, .column(name: column.name, isSeen: seen.contains(column)))
            }
        }
    }
}

/// The state of a split before a change that its delegate is being told of.
struct SplitOutlook {
    let mode: UISplitViewController.DisplayMode
    let isCollapsed: Bool
    let controllers: [UIViewController]
}

/// The properties that code has requested of a split.
struct SplitPreferences {
    /// The width that code has requested for a column; automatic by default.
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
    var inspector = Width()
}

extension UIViewController {
    /// The nearest ancestor that is a split view controller.
    public var splitViewController: UISplitViewController? { nearestAncestor() }
}
