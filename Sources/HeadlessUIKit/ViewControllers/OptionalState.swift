import HierarchyRecords

/// What few controllers have, kept out of the others' memory.
@MainActor
final class OptionalState {
    var title: String?
    var nibName: String?
    var forwardsAppearance = true
    var preferredContentSize = CGSize.zero
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var respectsSystemMargins = true
    var edgesForExtendedLayout = UIRectEdge.all
    var extendsUnderOpaqueBars = false
    /// The traits that it overrides for itself.
    var overrides = TraitValues()
    /// The traits that its parent overrides for it.
    var overridesByParent = TraitValues()
    /// The traits that its presentation overrides for it, while that lasts (A106).
    var overridesByPresentation = TraitValues()
    /// The column of a split that it stands in.
    var columnOfSplit: ColumnOfSplit?
    /// Its other overrides, and who waits for changes of its traits.
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
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBarWhenPushed = false
    /// Animated exchanges of its children that run.
    var exchanges: [ChildExchange] = []
}

/// The flags of a move between parents.
struct ContainmentState {
    var isMovingTo = false
    var isMovingFrom = false
    /// `didMove` came while the appearance was under way: the flags last until that ends (C17).
    var isCleanupDue = false
    /// Another parent's `addChild` is taking it over (C53).
    var isTakenOver = false
}

extension UIViewController {
    /// The optional state, made when it is first needed.
    var box: OptionalState {
        if let optional { return optional }
        let fresh = OptionalState()
        optional = fresh
        return fresh
    }

    /// What `shouldAutomaticallyForwardAppearanceMethods` answers where no subclass overrides it.
    package var forwardsAppearanceMethods: Bool {
        get { optional?.forwardsAppearance ?? true }
        set { box.forwardsAppearance = newValue }
    }
}
