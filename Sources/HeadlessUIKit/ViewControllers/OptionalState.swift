import HierarchyRecords

/// State that few controllers have; the others need no memory for it.
@MainActor
final class OptionalState {
    var title: String?
    var nibName: String?
    /// What it knows of its storyboard; nil for a controller that code has made.
    var scene: ControllerScene?
    var restorationIdentifier: String?
    var forwardsAppearance = true
    var preferredContentSize = CGSize.zero
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var respectsSystemMargins = true
    var edgesForExtendedLayout = UIRectEdge.all
    var extendsUnderOpaqueBars = false
    var adjustsScrollViewInsets = true
    /// Its overrides for itself.
    var overrides = TraitValues()
    /// Its parent's overrides for it.
    var overridesByParent = TraitValues()
    /// Its presentation's overrides for it, during the presentation (A106).
    var overridesByPresentation = TraitValues()
    /// The column of a split view controller that it is in.
    var columnOfSplit: ColumnOfSplit?
    /// Its other overrides, and the registrations for changes of its traits.
    var station: TraitStation?
    var modalPresentationStyle: UIModalPresentationStyle?
    var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    var preferredTransition: UIViewController.Transition?
    var definesPresentationContext = false
    var providesContextTransitionStyle = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var isModalInPresentation = false
    var capturesStatusBar = false
    var presentation: PresentationState?
    var tether: Tether?
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var editButtonItem: UIBarButtonItem?
    var isEditing = false
    /// What is to be first responder when the view enters a window (X17–X19).
    weak var keptFocus: UIResponder?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBarWhenPushed = false
    /// Running animated transitions between its children.
    var exchanges: [ChildExchange] = []
}

/// The state of a move between parents.
struct ContainmentState {
    var isMovingTo = false
    var isMovingFrom = false
    /// Whether `didMove` came during an appearance transition: the flags then last until its end
    /// (C17).
    var isCleanupDue = false
    /// Whether another parent's `addChild` is taking it over (C53).
    var isTakenOver = false
}

extension UIViewController {
    /// The optional state; it is created when it is first needed.
    var box: OptionalState {
        if let optional { return optional }
        let fresh = OptionalState()
        optional = fresh
        return fresh
    }

    /// The answer of `shouldAutomaticallyForwardAppearanceMethods` if no subclass overrides it.
    package var forwardsAppearanceMethods: Bool {
        get { optional?.forwardsAppearance ?? true }
        set { box.forwardsAppearance = newValue }
    }
}
