import HierarchyRecords

extension UITabBarController {
    /// R23: creates the view, with the two views that it contains.
    func makeLayoutContainer(_ frame: CGRect) -> UIView {
        let container = UILayoutContainerView(frame: frame)
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(transitionView)
        container.addSubview(tabBar)
        addAccessory(to: container)
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

    /// Whether no bar is seen; C68: a sidebar stands in its place.
    var isBarAway: Bool {
        isBarHidden || tabBar.isHidden || showsSidebar
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
        followSidebar()
        layOutBesideSidebar()
        tabBar.frame = barFrame
        coversBottom = !isBarAway
        layOutAccessory()
        obscured = partsOfBars
        let covered = coveredInsets(in: view)
        for case let wrapper as UIViewControllerWrapperView in transitionView.subviews {
            wrapper.coveredInsets = covered
        }
    }

    /// What the bar, or the sidebar in its place, covers of the view.
    private var partsOfBars: UIEdgeInsets {
        var parts = UIEdgeInsets(top: 0, left: widthOfSidebar, bottom: 0, right: 0)
        guard coversBottom else { return parts }
        if BarMetrics(self).hasTabsAtTop {
            parts.top = tabBar.frame.maxY
        } else {
            parts.bottom = tabBar.frame.height
        }
        return parts
    }

    /// R52, C66, C68: what bars, accessory and sidebar cover of what the tabs show.
    private func coveredInsets(in view: UIView) -> UIEdgeInsets {
        var covered = UIEdgeInsets.zero
        if coversBottom, BarMetrics(self).hasTabsAtTop {
            if !(shown is UINavigationController) {
                covered.top = BarMetrics(self).contentTopBelowFloatingTabs(
                    under: view.safeAreaInsets.top)
            }
        } else if coversBottom {
            covered.bottom = tabBar.frame.height
        }
        covered.bottom = max(covered.bottom, heightBelowTopOfAccessory)
        if !isTiledBySidebar { covered.left = widthOfSidebar }
        return covered
    }
}
