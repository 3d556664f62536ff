import HierarchyRecords

// Overridable members are in this file; the extensions implement the rules behind them.
/// Shows one page of a sequence, or two facing pages.
@available(iOS 5, *)
open class UIPageViewController: UIViewController {
    /// Whether pages curl or scroll.
    @Counted public private(set) var transitionStyle: TransitionStyle
    /// The axis along which pages follow each other.
    @Counted public private(set) var navigationOrientation: NavigationOrientation
    /// The location of the spine; none if pages scroll (R23).
    @Counted public internal(set) var spineLocation: SpineLocation
    /// The space between two pages that scroll, in points.
    @Counted private(set) var interPageSpacing: CGFloat
    @Counted var hasTwoSides = false

    /// The pages that are visible, or will be when the transition ends.
    @Counted var pages: [UIViewController] = []
    /// The transition that is running or about to begin.
    @Counted var transition: PageTransition?
    /// The direction of the last change.
    @Counted var direction = NavigationDirection.forward
    /// How many times pages were set; tells a nested call from the one that it interrupted.
    @Counted var numberOfSets = 0
    /// The neighbours of the page that is shown, as the data source named them (X08).
    @Counted var neighbours: PageNeighbours?
    /// The pages that the delegate sets while it is asked for the spine location (A35).
    @Counted var spineQuestion: SpineQuestion?

    /// The delegate, which is told about the user's gestures (C47).
    open weak var delegate: UIPageViewControllerDelegate? { didSet { Changes.note() } }
    /// Provides the pages for the user's gestures; without a data source gestures have no effect.
    open weak var dataSource: UIPageViewControllerDataSource? {
        didSet { Changes.note(); neighbours = nil }
    }
    /// A strong reference to a data source that would otherwise be released.
    @Counted package var heldDataSource: AnyObject?

    // Created lazily, because the first object that is created gets the class that a script
    // defines.
    /// Contains the views of the pages.
    private(set) lazy var pageArea = UIQueuingScrollView()
    /// The recognizers of the gestures if they were created already.
    @Counted package private(set) var madeGestures: [UIGestureRecognizer]?

    /// Creates a controller without pages; the options are `spineLocation` and `interPageSpacing`.
    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.transitionStyle = transitionStyle
        self.navigationOrientation = navigationOrientation
        let spine = SpineLocation(options, transitionStyle)
        spineLocation = spine
        hasTwoSides = spine == .mid
        interPageSpacing = Self.spacing(options, transitionStyle)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages curl (R23).
    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Decodes the controller from a storyboard (R23).
    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        interPageSpacing = 0
        super.init(coder: coder)
    }

    /// Sets the style, as the initializer of a class that a script defines passes it on.
    package func adopt(
        style: TransitionStyle, orientation: NavigationOrientation, options: [OptionsKey: Any]?
    ) {
        transitionStyle = style
        navigationOrientation = orientation
        spineLocation = SpineLocation(options, style)
        hasTwoSides = spineLocation == .mid
        interPageSpacing = Self.spacing(options, style)
    }

    /// The space among the options, which only pages that scroll have.
    private static func spacing(
        _ options: [OptionsKey: Any]?, _ style: TransitionStyle
    ) -> CGFloat {
        CGFloat(style == .pageCurl ? 0 : options?[.interPageSpacing] as? Double ?? 0)
    }

    // MARK: Pages

    /// The pages that are visible, or will be when the transition ends (R43).
    public var viewControllers: [UIViewController]? { pages.filter { $0.storedParent === self } }

    /// Shows other pages: one, or two if the spine is in the middle (R43, E55).
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.direction = direction
        setPages(viewControllers ?? [], animated: animated, completion: completion)
    }

    /// Whether pages show content on their backs. It becomes true with the spine in the middle, and
    /// stays true (A35).
    open var isDoubleSided: Bool {
        get { hasTwoSides || spineLocation == .mid }
        set { hasTwoSides = newValue }
    }

    /// The pan and tap recognizers of pages that curl; pages that scroll have none (R23).
    public var gestureRecognizers: [UIGestureRecognizer] {
        if transitionStyle != .pageCurl { return [] }
        if let madeGestures { return madeGestures }
        let made = [UIGestureRecognizer(), UIGestureRecognizer()]
        madeGestures = made
        return made
    }

    // MARK: Appearance and rotation

    /// A running change ends first; the pages get their callbacks after this one, as all children
    /// do (M3).
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endTransitionAtOnce()
    }

    /// The rotation of the interface may change the spine location of pages that curl.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        askForSpine(turningTo: size)
    }

    override func makeRootView(_ frame: CGRect) -> UIView {
        let view = UIPageViewControllerContentView(frame: frame)
        pageArea.frame = view.bounds.insetBy(dx: -interPageSpacing / 2, dy: 0)
        pageArea.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pageArea)
        showViews()
        return view
    }

    override var placesOfChildren: [(child: UIViewController, place: HierarchySnapshot.Place)] {
        let shown = pages.filter { $0.storedParent === self }
        return shown.enumerated().map { index, child in
            (child, .page(position: index + 1, of: shown.count))
        }
    }
}

/// The root view of a page view controller.
final class UIPageViewControllerContentView: UIView {
    override class var nameInLog: String { "_UIPageViewControllerContentView" }
}

/// The view in which the pages scroll. It always shows one page, or the two of a spread, so that its offset is zero.
final class UIQueuingScrollView: UIScrollView {
    override class var nameInLog: String { "_UIQueuingScrollView" }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        scrollsToTop = false
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    override var turnsPages: Bool { true }
}
