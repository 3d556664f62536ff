import HierarchyRecords

extension UINavigationController {
    /// R23: creates the view, with the three views that it contains.
    func makeLayoutContainer(_ frame: CGRect) -> UIView {
        let container = UILayoutContainerView(frame: frame)
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(transitionView)
        container.addSubview(navigationBar)
        container.addSubview(UIFloatingBarContainerView(frame: container.bounds))
        if stack.count == 1 { askBar(toPush: stack[0]) }
        return container
    }

    func makeNavigationBar() -> UINavigationBar {
        let bar = UINavigationBar()
        adopt(bar)
        return bar
    }

    /// Takes a bar that is its own from now on.
    func adopt(_ bar: UINavigationBar) {
        bar.manager = self
        madeBar = bar
    }

    /// T10: lays out the bars again in the next layout pass; no size changes.
    func barsDidChange() {
        storedView?.setNeedsLayout()
        tabBarController?.barsDidChange()
    }

    /// R52: sets the frames of the bars and what they cover of the visible view.
    func layOutBars() {
        guard let view = storedView else { return }
        let metrics = BarMetrics(self)
        let safeArea = view.safeAreaInsets
        var covered = UIEdgeInsets.zero
        let bar = navigationBar
        // An `if` instead of `||`, whose autoclosure would check the actor at run time.
        let isHidden = isBarHidden ? true : showsStack
        if bar.isHidden != isHidden { bar.isHidden = isHidden }
        if !isHidden {
            checkTopItem(of: bar)
            let top = metrics.navigationBarTop(under: safeArea.top)
            let height =
                metrics.navigationBarHeight(
                    isLarge: showsLargeTitle(in: bar), hasPrompt: hasPrompt)
                + (isSearching ? metrics.heightOfSearch : 0)
            bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
            bar.layOutOwnViews()
            covered.top = top + height
        }
        if showsToolbar { covered.bottom = metrics.toolbarSlot(above: safeArea.bottom) }
        transitionView.coverWrappers(covered)
        layOutToolbarViews(in: view)
    }

    /// A162: the views of the toolbar's items.
    private func layOutToolbarViews(in view: UIView) {
        let items = toolbarSlot == nil ? [] : topViewController?.toolbarItems ?? []
        for case let bar as UIFloatingBarContainerView in view.subviewList.elements
        where items.hasViews || !bar.ownViews.isEmpty {
            bar.ownViews = bar.layOut(items, in: toolbarSlot ?? .zero, instead: bar.ownViews)
        }
    }

    /// E34: the bar is laid out while another one has the item of the top controller.
    private func checkTopItem(of bar: UINavigationBar) {
        guard simulator.systemVersion >= 13, bar.window != nil, let top = stack.last,
            let item = top.core.isOfUIKit ? top.optional?.navigationItem : top.navigationItem,
            let other = item.ownBar ?? barOfStack(with: item)
        else { return }
        let owner = item.controller ?? top
        _ = simulator.refuse(
            .itemOfAnotherBar(
                "<UINavigationItem: \(simulator.name(of: owner.objectID)).navigationItem>",
                of: simulator.describe(other), in: simulator.describe(bar)),
            about: self)
    }

    /// E34: the bar of another stack that has the item's controller.
    private func barOfStack(with item: UINavigationItem) -> UINavigationBar? {
        guard let owner = item.controller?.navigationController, owner !== self,
            let bar = owner.madeBar, !bar.isHidden
        else { return nil }
        return bar
    }

    /// R35: in a collapsed split view a column on the stack, itself a navigation controller, has
    /// the only bar.
    private var showsStack: Bool { stack.last is UINavigationController }

    /// R52: whether the search of the top controller's item is active.
    var isSearching: Bool {
        stack.last?.optional?.navigationItem?.searchController?.isActive ?? false
    }

    private var hasPrompt: Bool { stack.last?.optional?.navigationItem?.prompt != nil }

    /// R52: the frame of the toolbar; nil while it is not shown.
    var toolbarSlot: CGRect? {
        guard let view = storedView, showsToolbar else { return nil }
        let bounds = view.storedBounds
        let height = BarMetrics(self).toolbarSlot(above: view.ownSafeArea.bottom)
        return CGRect(
            x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// R52: whether the toolbar is shown; it is not if it has no items.
    private var showsToolbar: Bool {
        // An `if` instead of `||`, as above.
        if isBottomBarHidden { return false }
        if hidesBottomBar.last == true { return false }
        guard let items = topViewController?.toolbarItems else { return false }
        return !items.isEmpty
    }

    /// Whether the title is large. An automatic item follows the one below it; the bottommost is
    /// large.
    private func showsLargeTitle(in bar: UINavigationBar) -> Bool {
        guard bar.prefersLargeTitles, simulator.systemVersion >= 11 else { return false }
        for controller in stack.reversed() {
            switch controller.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }
}

/// Contains the toolbar, in front of the navigation controller's other views. It lets fingers through to
/// them.
final class UIFloatingBarContainerView: UIView {
    /// The views of items that it shows (A162).
    @Counted var ownViews: [UIView] = []

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.takesTouches && $0.frameOfBounds.contains(point) }
    }
}
