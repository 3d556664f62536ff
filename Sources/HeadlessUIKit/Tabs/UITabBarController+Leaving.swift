import HierarchyRecords

// What is lost of a tab that is left while something lies over it: P43, U43.

extension UITabBarController {
    /// P43: up to iOS 13, what presentations in their own context cover in a tab that is left is not put back.
    func forgetViewsCovered(in old: UIViewController) {
        guard simulator.systemVersion <= 13 else { return }
        var waiting = [old]
        while let controller = waiting.popLast() {
            controller.losePlaceOfCoveredView()
            waiting.append(contentsOf: controller.children)
        }
    }

    /// A wrapper whose view was not put back holds nothing any more (P43).
    func removeEmptyWrappers() {
        for case let wrapper as UIViewControllerWrapperView in transitionView.subviews
        where wrapper.subviews.isEmpty {
            wrapper.removeFromSuperview()
        }
    }

    /// U43: where a search of what that tab shows lies over all tabs, the tab's controllers hear nothing, and
    /// their view is lost.
    /// - Returns: whether it was so.
    // AD-HOC: the search is hidden as long as another tab is selected.
    func loseSearched(_ old: UIViewController?) -> Bool {
        guard let old, let search = searchOverTabs, let searched = search.searched,
            searched.isWithin(old)
        else { return false }
        searchedAway = old
        search.hideContainer(true)
        old.disappearUnheard()
        return true
    }

    /// U43: the search is seen again with its tab; without one the view is put in again.
    func bringBackSearch(of controller: UIViewController?) {
        guard let controller, controller === searchedAway else { return }
        guard let search = searchOverTabs else { return searchedAway = nil }
        search.hideContainer(false)
    }

    private var searchOverTabs: UISearchController? { ownPresented as? UISearchController }
}

extension UISearchController {
    fileprivate func hideContainer(_ isHidden: Bool) {
        optional?.presentation?.controller?.containerView?.isHidden = isHidden
    }
}

extension UIViewController {
    /// Whether its view, or what covers it, is in that view; P43: or it has appeared, and its view is nowhere.
    func isShown(in container: UIView) -> Bool {
        guard let view = viewInPlace else { return false }
        return view.isWithin(container)
            || view.storedSuperview == nil && inPlace.appearance.phase == .appeared
    }

    /// Whether it is that controller or has it among its ancestors.
    fileprivate func isWithin(_ ancestor: UIViewController) -> Bool {
        nearest { $0 === ancestor ? true : nil } ?? false
    }

    /// U43: it and its children are gone, without a callback.
    fileprivate func disappearUnheard() {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard controller.appearance.phase != .disappeared else { continue }
            controller.appearance.takeBack(toAppeared: false)
            controller.appearance.hasBeenAppearing = false
            waiting += controller.children
        }
    }
}
