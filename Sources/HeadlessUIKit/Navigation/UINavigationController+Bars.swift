import HierarchyRecords

extension UINavigationController {
    /// R23: three views in the stack's own.
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
        bar.manager = self
        madeBar = bar
        return bar
    }

    /// The bars are laid out anew in the next pass.
    func barsDidChange() {
        storedView?.setNeedsLayout()
        tabBarController?.barsDidChange()
    }

    /// R52: the bars' frames, and what they take of the shown view.
    func layOutBars() {
        guard let view = storedView else { return }
        let metrics = BarMetrics(self)
        let safeArea = view.safeAreaInsets
        var covered = UIEdgeInsets.zero
        let bar = navigationBar
        // Not `||`: its closure would ask where it runs.
        let isHidden = isBarHidden ? true : showsStack
        if bar.isHidden != isHidden { bar.isHidden = isHidden }
        if !isHidden {
            let top = metrics.navigationBarTop(under: safeArea.top)
            let height = metrics.navigationBarHeight(
                isLarge: showsLargeTitle(in: bar), hasPrompt: hasPrompt)
            bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
            covered.top = top + height
        }
        if showsToolbar { covered.bottom = metrics.toolbarSlot(above: safeArea.bottom) }
        transitionView.coverWrappers(covered)
    }

    /// R35: a stack on top, as a column of a collapsed split, has the only bar.
    private var showsStack: Bool { stack.last is UINavigationController }

    private var hasPrompt: Bool { stack.last?.optional?.navigationItem?.prompt != nil }

    /// R52: where the toolbar is; nil where it does not show.
    var toolbarSlot: CGRect? {
        guard let view = storedView, showsToolbar else { return nil }
        let bounds = view.storedBounds
        let height = BarMetrics(self).toolbarSlot(above: view.storedSafeArea.bottom)
        return CGRect(
            x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// With no items the toolbar takes nothing (R52).
    private var showsToolbar: Bool {
        // Not `||`, as above.
        if isBottomBarHidden { return false }
        if hidesBottomBar.last == true { return false }
        guard let items = topViewController?.toolbarItems else { return false }
        return !items.isEmpty
    }

    /// An automatic item follows the one below it; at the bottom it is large.
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

/// Holds the toolbar's slot, in front of a stack's views.
final class UIFloatingBarContainerView: UIView {}
