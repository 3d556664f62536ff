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

    /// The controller whose container adjusts the scroll view: of its view, or the first one in it.
    private var controllerOfInsets: UIViewController? {
        let isFirst = storedSuperview?.subviewList.first === self
        guard let owner = controller ?? (isFirst ? storedSuperview?.controller : nil),
            owner.automaticallyAdjustsScrollViewInsets
        else { return nil }
        let parent = owner.storedParent
        return parent is UINavigationController || parent is UITabBarController ? owner : nil
    }
}

extension UIViewController {
    /// U30: the scroll view whose insets its container adjusts, if there is one, takes them anew.
    func updateInsetsOfBars() {
        guard simulator.systemVersion < 11, let view = storedView else { return }
        let scroll = view as? UIScrollView ?? view.subviewList.first as? UIScrollView
        scroll?.updateInsetOfBars()
    }
}
