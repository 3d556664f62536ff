import HierarchyRecords

extension UITabBarController {
    /// R23: two views in the controller's own.
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
        bar.manager = self
        madeBar = bar
        return bar
    }

    /// The bar is laid out anew in the next pass.
    func barsDidChange() { storedView?.setNeedsLayout() }

    /// What a stack shows now may hide the bar, or show it again.
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
        let safeArea = storedView?.storedSafeArea ?? simulator.safeAreaOfWindow
        if metrics.hasTabsAtTop {
            return metrics.floatingTabs(width: bounds.width, under: safeArea.top)
        }
        let height = metrics.tabBarHeight(above: safeArea.bottom)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// R52: the bar's frame, and what it takes of the shown view.
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
