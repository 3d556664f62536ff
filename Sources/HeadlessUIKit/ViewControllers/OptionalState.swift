import HierarchyRecords

/// State that few controllers have; the others need no memory for it.
@MainActor
final class OptionalState {
    @Counted var title: String?
    @Counted var nibName: String?
    /// What it knows of its storyboard; nil for a controller that code has made.
    @Counted var scene: ControllerScene?
    @Counted var restorationIdentifier: String?
    /// Who makes it again after the app was ended (U49).
    @Counted var restorer: (any ControllerRestorer)?
    @Counted var forwardsAppearance = true
    @Counted var preferredContentSize = CGSize.zero
    @Counted var additionalSafeAreaInsets = UIEdgeInsets.zero
    @Counted var respectsSystemMargins = true
    @Counted var edgesForExtendedLayout = UIRectEdge.all
    @Counted var extendsUnderOpaqueBars = false
    @Counted var adjustsScrollViewInsets = true
    /// Its overrides for itself.
    @Counted var overrides = TraitValues()
    /// Its parent's overrides for it.
    @Counted var overridesByParent = TraitValues()
    /// Its presentation's overrides for it, during the presentation (A106).
    @Counted var overridesByPresentation = TraitValues()
    /// What the views below its root view know of its traits, where these were overridden while they
    /// stood outside of a window (R22).
    @Counted var traitsOfSubviews: TraitValues?
    /// The column of a split view controller that it is in.
    @Counted var columnOfSplit: ColumnOfSplit?
    /// Its other overrides, and the registrations for changes of its traits.
    @Counted var station: TraitStation?
    @Counted var modalPresentationStyle: UIModalPresentationStyle?
    @Counted var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    @Counted var preferredTransition: UIViewController.Transition?
    @Counted var definesPresentationContext = false
    @Counted var providesContextTransitionStyle = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { Changes.note() }
    }
    @Counted var isModalInPresentation = false
    @Counted var capturesStatusBar = false
    @Counted var presentation: PresentationState?
    @Counted var tether: Tether?
    @Counted var navigationItem: UINavigationItem?
    @Counted var tabBarItem: UITabBarItem?
    /// Whether code gave it that item (C56).
    @Counted var isTabBarItemAssigned = false
    @Counted var editButtonItem: UIBarButtonItem?
    @Counted var isEditing = false
    /// What it shows in the place of missing content (L18).
    @Counted var missingContent: MissingContent?
    /// What is to be first responder when the view enters a window (X17–X19).
    weak var keptFocus: UIResponder? { didSet { Changes.note() } }
    @Counted var toolbarItems: [UIBarButtonItem]?
    @Counted var hidesBottomBarWhenPushed = false
    /// The scroll views that it has named for the edges of its view.
    @Counted var contentScrollViews: ContentScrollViews?
    /// Running animated transitions between its children.
    @Counted var exchanges: [ChildExchange] = []
}

/// The state of a move between parents.
struct ContainmentState {
    var isMovingTo = false
    var isMovingFrom = false
    /// Whether `didMove` came during an appearance transition: the flags then last until its end
    /// (C17).
    var isCleanupDue = false
    /// Whether `didMove` comes when it has appeared (C46).
    var isDidMoveDue = false
    /// Whether another parent's `addChild` is taking it over (C53).
    var isTakenOver = false
}

extension UIViewController {
    /// The optional state; it is created when it is first needed.
    var box: OptionalState {
        Changes.made(optional, OptionalState()) { optional = $0 }
    }

    /// The answer of `shouldAutomaticallyForwardAppearanceMethods` if no subclass overrides it.
    package var forwardsAppearanceMethods: Bool {
        get { optional?.forwardsAppearance ?? true }
        set { box.forwardsAppearance = newValue }
    }
}
