import HierarchyRecords

/// Shows one page of a sequence, or two that face each other. Overridable members stand here; the
/// rules behind them stand in the extensions.
open class UIPageViewController: UIViewController {
    /// Curling or scrolling.
    public private(set) var transitionStyle: TransitionStyle
    /// The axis along which pages follow each other.
    public private(set) var navigationOrientation: NavigationOrientation
    /// Where the spine lies; none where pages scroll (R23).
    public internal(set) var spineLocation: SpineLocation
    /// The room between two pages that scroll, in points.
    let interPageSpacing: CGFloat
    var hasTwoSides = false

    /// What it shows, or is on its way to.
    var pages: [UIViewController] = []
    /// The change that runs or is about to begin.
    var transition: PageTransition?
    /// Of the last set.
    var direction = NavigationDirection.forward
    /// How often pages were set: of two sets in each other the later one stands.
    var numberOfSets = 0
    /// While the delegate is asked for the spine: the pages that it sets (A35).
    var spineQuestion: SpineQuestion?

    /// Told of what the user's gestures do (C47).
    open weak var delegate: UIPageViewControllerDelegate?
    /// Gives the pages that the user's gestures lead to; without one they lead nowhere.
    open weak var dataSource: UIPageViewControllerDataSource?
    /// Holds a data source that nobody else does, for as long as there is someone to ask it.
    package var heldDataSource: AnyObject?

    // Made late: the first object that is made takes the class of a script's.
    /// Holds the views of the pages.
    private(set) lazy var pageArea = UIQueuingScrollView()
    private lazy var curlGestures = [UIGestureRecognizer(), UIGestureRecognizer()]

    /// A page controller without a page; the options are `spineLocation` and `interPageSpacing`.
    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.transitionStyle = transitionStyle
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation] as? SpineLocation
        spineLocation = transitionStyle == .scroll ? .none : spine ?? .min
        hasTwoSides = spineLocation == .mid
        interPageSpacing = CGFloat(
            transitionStyle == .pageCurl ? 0 : options?[.interPageSpacing] as? Double ?? 0)
        super.init(nibName: nil, bundle: nil)
    }

    /// A page controller that curls (R23).
    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// What a storyboard calls (R23).
    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        interPageSpacing = 0
        super.init(coder: coder)
    }

    /// What a script's initialiser passes on to the one with a style.
    package func adopt(style: TransitionStyle, orientation: NavigationOrientation) {
        transitionStyle = style
        navigationOrientation = orientation
        spineLocation = style == .scroll ? .none : .min
    }

    // MARK: Pages

    /// What it shows, or is on its way to (R43).
    public var viewControllers: [UIViewController]? { pages.filter { $0.storedParent === self } }

    /// Shows other pages: one, or two where the spine lies in the middle (R43, E55).
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.direction = direction
        setPages(viewControllers ?? [], animated: animated, completion: completion)
    }

    /// Whether pages have a back that shows content. The middle as the spine's place makes it true,
    /// and it stays so (A35).
    open var isDoubleSided: Bool {
        get { hasTwoSides || spineLocation == .mid }
        set { hasTwoSides = newValue }
    }

    /// The pan and the tap of pages that curl; pages that scroll have none (R23).
    public var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .pageCurl ? curlGestures : []
    }

    // MARK: What its own life does to its pages

    /// Pages are told after it, as any children (M3); a change under way ends first.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endTransitionAtOnce()
    }

    /// Pages that curl may get another spine when the interface turns.
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

/// The root view of pages.
final class UIPageViewControllerContentView: UIView {
    override class var nameInLog: String { "_UIPageViewControllerContentView" }
}

/// What pages scroll in.
final class UIQueuingScrollView: UIView {
    override class var nameInLog: String { "_UIQueuingScrollView" }
}
