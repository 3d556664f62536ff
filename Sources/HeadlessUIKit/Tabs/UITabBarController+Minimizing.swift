import HierarchyRecords

extension UITabBarController {
    /// When scrolling minimizes the bar; from iOS 26 (C67).
    @available(iOS 26, *)
    public enum MinimizeBehavior: Int, Sendable, CaseIterable {
        case automatic, never, onScrollDown, onScrollUp

        /// Whether content that moves by that distance minimizes the bar; nil where scrolling changes nothing.
        fileprivate func minimizes(at distance: CGFloat) -> Bool? {
            switch self {
            case .automatic, .never: nil
            case .onScrollDown: distance > 0
            case .onScrollUp: distance < 0
            }
        }
    }

    /// C67: the user has scrolled content: that of the tab minimizes the bar, and brings it back at its end.
    func contentDidScroll(_ scrollView: UIScrollView, by distance: CGFloat) {
        guard BarMetrics(self).canMinimizeTabs, scrollView === scrollViewOfTab,
            let minimizes = minimizing.minimizes(at: distance)
        else { return }
        if minimizes {
            setBarMinimized(true)
        } else if scrollView.isAtEnd(before: minimizing == .onScrollDown) {
            setBarMinimized(false)
        }
    }

    /// C67: the bar has its full size again.
    /// - Returns: whether it was minimized.
    @discardableResult
    func expandBar() -> Bool {
        defer { setBarMinimized(false) }
        return isBarMinimized
    }

    private func setBarMinimized(_ isMinimized: Bool) {
        guard isMinimized != isBarMinimized else { return }
        isBarMinimized = isMinimized
        barsDidChange()
    }

    /// C67: whether scrolling is to minimize the bar here.
    package var isBarMinimizable: Bool {
        BarMetrics(self).canMinimizeTabs && minimizing.minimizes(at: 1) != nil
    }

    /// The controller that the selected tab shows, in its stack the topmost.
    package var contentOfTab: UIViewController? {
        var content = shown
        while let stack = content as? UINavigationController { content = stack.topViewController }
        return content
    }

    /// C67: the scroll view that the tab's controller names, or else its view or the first subview of that.
    package var scrollViewOfTab: UIScrollView? {
        guard let content = contentOfTab, let view = content.storedView else { return nil }
        return content.contentScrollView(for: .bottom) ?? view as? UIScrollView
            ?? view.subviewList.first as? UIScrollView
    }
}

extension UIScrollView {
    /// C67: tells the tab bar around the content how far the user has scrolled it.
    func tellTabBar(sinceHeight old: CGFloat) {
        let distance = storedBounds.minY - old
        guard distance != 0, simulator.systemVersion >= 26 else { return }
        nearestController?.tabBarController?.contentDidScroll(self, by: distance)
    }

    /// Whether the content stands at its upper end, or at its lower one.
    fileprivate func isAtEnd(before isUpper: Bool) -> Bool {
        let far = isUpper ? -CGFloat.greatestFiniteMagnitude : CGFloat.greatestFiniteMagnitude
        return legalOffset(near: CGPoint(x: 0, y: far)).y == storedBounds.minY
    }
}
