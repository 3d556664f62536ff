import HierarchyRecords

extension UITabBarController {
    /// Whether an iPad shows the tabs as a sidebar as well; from iOS 18 (C68).
    @available(iOS 18, *)
    public enum Mode: Int, Sendable, CaseIterable { case automatic, tabBar, tabSidebar }

    /// The sidebar of a tab bar controller; from iOS 18 (C68).
    @available(iOS 18, *)
    @preconcurrency @MainActor
    public final class Sidebar {
        /// How the sidebar stands to the content; from iOS 18.
        @available(iOS 18, *)
        public enum Layout: Int, Sendable, CaseIterable { case automatic, overlap, tile }

        /// Hears when the sidebar comes and goes.
        public weak var delegate: (any UITabBarControllerSidebarDelegate)? {
            didSet { Changes.note() }
        }
        private weak var owner: UITabBarController? { didSet { Changes.note() } }
        /// What code has chosen; nil where the system decides.
        @Counted fileprivate var chosen: Bool?

        init(of owner: UITabBarController) { self.owner = owner }

        /// Whether it is hidden; until code says so it is there where the view is wider than high.
        public var isHidden: Bool {
            get { chosen ?? !(owner?.showsSidebarByItself ?? false) }
            set { owner?.changeSidebar(toHidden: newValue) { chosen = newValue } }
        }

        /// Whether it stands over the content or beside it.
        @Counted public var preferredLayout = Layout.automatic {
            didSet { owner?.barsDidChange() }
        }
    }

    // MARK: Whether it is there

    /// C68: whether the tabs may be a sidebar: in a regular width of an iPad, where the mode or a group says so.
    private var hasSidebar: Bool {
        guard BarMetrics(self).hasTabsAtTop else { return false }
        switch chosenMode {
        case .automatic: return tabList.contains { $0 is UITabGroup }
        case .tabBar: return false
        case .tabSidebar: return true
        }
    }

    /// C68: the system shows the sidebar in landscape.
    fileprivate var showsSidebarByItself: Bool {
        let size = storedView?.bounds.size ?? UIScreen.main.bounds.size
        return hasSidebar && size.width > size.height
    }

    /// C68: whether the sidebar stands in the place of the bar.
    var showsSidebar: Bool {
        guard hasSidebar else { return false }
        return madeSidebar.map { !$0.isHidden } ?? showsSidebarByItself
    }

    /// Whether it is there; nil where the tabs cannot be a sidebar, as in a compact width.
    private var sidebarInSight: Bool? { hasSidebar ? showsSidebar : nil }

    // MARK: What it takes

    /// C68: what the sidebar takes at the left.
    // AD-HOC: as wide as that of a split view controller (R34).
    var widthOfSidebar: CGFloat {
        guard showsSidebar else { return 0 }
        return simulator.systemVersion >= 26 ? 330 : 320
    }

    /// C68: whether the content stands beside the sidebar, not below it.
    var isTiledBySidebar: Bool { madeSidebar?.preferredLayout == .tile }

    /// C68: the place of what the tabs show.
    func layOutBesideSidebar() {
        guard let storedView else { return }
        var place = storedView.bounds
        if isTiledBySidebar {
            place.origin.x += widthOfSidebar
            place.size.width -= widthOfSidebar
        }
        if transitionView.frame != place { transitionView.frame = place }
    }

    // MARK: How it comes and goes

    /// C68: the sidebar's delegate hears of it before it changes; what it has added runs at once.
    fileprivate func changeSidebar(toHidden isHidden: Bool, _ change: () -> Void) {
        guard !simulator.isStopped else { return }
        let animator = SidebarAnimator()
        if hasSidebar, showsSidebar == isHidden {
            tellOfSidebar(hidden: isHidden, animator)
        }
        guard !simulator.isStopped else { return }
        change()
        hadSidebar = sidebarInSight
        barsDidChange()
        animator.run()
    }

    /// C68: the sidebar has come or gone by itself, as another shape of the view has it.
    func followSidebar() {
        let (now, before) = (sidebarInSight, hadSidebar)
        guard now != before, !simulator.isStopped else { return }
        hadSidebar = now
        guard let isThere = now, before != nil else { return }
        let animator = SidebarAnimator()
        tellOfSidebar(hidden: !isThere, animator)
        animator.run()
    }

    private func tellOfSidebar(hidden: Bool, _ animator: SidebarAnimator) {
        let argument = dispatch.recorder.argument(text: "hidden: \(hidden)")
        dispatch.send(.tabSidebarVisibility, to: self, argument, rule: .c68) {
            madeSidebar?.delegate?.tabBarController(
                self, sidebarVisibilityWillChange: sidebar, animator: animator)
        }
    }
}

/// Hears when a tab bar controller's sidebar comes and goes; UIKit's `UITabBarController.Sidebar.Delegate`, from iOS 18.
@available(iOS 18, *)
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: AnyObject {
    /// Sent before the sidebar comes or goes (C68).
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarControllerSidebarAnimating)
}

@available(iOS 18, *)
extension UITabBarControllerSidebarDelegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarControllerSidebarAnimating
    ) {}
}

/// Runs blocks along with a sidebar that comes or goes; UIKit's `UITabBarController.Sidebar.Animating`, from iOS 18.
@available(iOS 18, *)
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarAnimating: AnyObject {
    /// Adds changes that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what runs behind them.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// C68: keeps the blocks until the sidebar has changed.
final class SidebarAnimator: UITabBarControllerSidebarAnimating {
    @Counted private var animations: [() -> Void] = []
    @Counted private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let blocks = animations + completions
        (animations, completions) = ([], [])
        for block in blocks { block() }
    }
}
