import HierarchyRecords

extension UIScrollView {
    /// U30: before iOS 11 a container adds what its bars cover to the content insets themselves.
    func updateInsetOfBars() {
        let covered = controllerOfInsets == nil ? .zero : insetsOfBars
        let new = UIEdgeInsets(top: covered.top, left: 0, bottom: covered.bottom, right: 0)
        let old = addedInset
        guard new != old else { return }
        addedInset = new
        contentInset.top += new.top - old.top
        contentInset.bottom += new.bottom - old.bottom
    }

    /// The controller whose container adjusts the scroll view.
    private var controllerOfInsets: UIViewController? {
        guard let owner = controller ?? storedSuperview?.controller,
            owner.scrollViewOfInsets === self, owner.automaticallyAdjustsScrollViewInsets
        else { return nil }
        let parent = owner.storedParent
        return parent is UINavigationController || parent is UITabBarController ? owner : nil
    }
}

extension UIViewController {
    /// U30: the scroll view whose insets its container adjusts, if there is one, takes them anew.
    func updateInsetsOfBars() {
        guard simulator.systemVersion < 11 else { return }
        scrollViewOfInsets?.updateInsetOfBars()
    }

    /// U30: the view itself, or else the first view in it, if that one scrolls.
    fileprivate var scrollViewOfInsets: UIScrollView? {
        storedView as? UIScrollView ?? storedView?.subviewList.first as? UIScrollView
    }
}
