import HierarchyRecords

extension UITabBarController {
    /// R23: creates the view, with the two views that it contains.
    func makeLayoutContainer(_ frame: CGRect) -> UIView {
        let container = UILayoutContainerView(frame: frame)
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(transitionView)
        container.addSubview(tabBar)
        return container
    }

    func makeTabBar() -> UITabBar {
        let bar = UITabBar(frame: barFrame)
        adopt(bar)
        return bar
    }

    /// Takes a bar that is its own from now on.
    func adopt(_ bar: UITabBar) {
        bar.manager = self
        madeBar = bar
    }

    /// Lays out the bar again in the next layout pass.
    func barsDidChange() { storedView?.setNeedsLayout() }

    /// Shows or hides the bar as the controller requires that a navigation controller shows now.
    func bottomBarMayChange() {
        if isBarAway == coversBottom { barsDidChange() }
    }

    private var isBarAway: Bool {
        isBarHidden || tabBar.isHidden
            || (shown as? UINavigationController)?.hidesBottomBar.last ?? false
    }

    private var barFrame: CGRect {
        let bounds = storedView?.bounds ?? UIScreen.main.bounds
        let metrics = BarMetrics(self)
        let safeArea = storedView?.ownSafeArea ?? simulator.safeAreaOfWindow
        if metrics.hasTabsAtTop {
            return metrics.floatingTabs(
                width: bounds.width, under: safeArea.top,
                isSearching: (shown as? UINavigationController)?.isSearching ?? false)
        }
        let height = metrics.tabBarHeight(above: safeArea.bottom)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// R52: sets the frame of the bar and what it covers of the visible view.
    func layOutBar() {
        guard let view = storedView else { return }
        let metrics = BarMetrics(self)
        let frame = barFrame
        tabBar.frame = frame
        coversBottom = !isBarAway
        var covered = UIEdgeInsets.zero
        if coversBottom, metrics.hasTabsAtTop {
            if !(shown is UINavigationController) {
                covered.top = metrics.contentTopBelowFloatingTabs(under: view.safeAreaInsets.top)
            }
        } else if coversBottom {
            covered.bottom = frame.height
        }
        for case let wrapper as UIViewControllerWrapperView in transitionView.subviews {
            wrapper.coveredInsets = covered
        }
    }
}
