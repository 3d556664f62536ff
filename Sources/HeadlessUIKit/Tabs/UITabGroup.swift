import HierarchyRecords

/// A tab that contains others: a section of a sidebar, and one tab of a bar; from iOS 18 (C63).
@available(iOS 18, *)
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs of the group.
    @Counted open var children: [UITab] = [] { didSet { adopt(in: oldValue) } }
    /// The child that is selected where none was and one has to be; nil for the first.
    @Counted open var defaultChildIdentifier: String?
    /// The stack that shows the controllers of the selected tab and of the groups around it; nil where the group's own
    /// controller is shown, whatever is selected within.
    @Counted open var managingNavigationController: UINavigationController? {
        didSet {
            guard managingNavigationController !== oldValue else { return }
            stacked = nil
            tabBarController?.shownControllersDidChange()
        }
    }
    @Counted private var chosen: UITab?
    /// The tab for which the stack was built last.
    fileprivate weak var stacked: UITab? { didSet { Changes.note() } }

    /// Creates a group of tabs.
    public init(
        title: String, image: AnyObject?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider)
        self.children = children
        adopt(in: [])
    }

    private func adopt(in former: [UITab]) {
        for child in former { child.parent = nil }
        for child in children { child.parent = self }
        if let chosen, !children.contains(where: { $0 === chosen }) { self.chosen = nil }
    }

    /// The child that is selected, where this group is; a tab of another group cannot be.
    open var selectedChild: UITab? {
        get { chosen }
        set {
            guard newValue == nil || newValue?.parent === self else { return }
            chosen = newValue
            tabBarController?.noteSelectedTab()
        }
    }

    /// The tab of the group with that identifier, also one in a group within.
    public func tab(forIdentifier identifier: String) -> UITab? {
        withDescendants.dropFirst().first { $0.identifier == identifier }
    }

    override var withDescendants: [UITab] { [self] + children.flatMap(\.withDescendants) }

    override var leaf: UITab {
        let child = chosen ?? children.first { $0.identifier == defaultChildIdentifier }
        return (child ?? children.first)?.leaf ?? self
    }

    override var shownController: UIViewController? {
        managingNavigationController ?? viewController
    }

    /// C63: makes the tab the selected one of each group around it.
    static func choose(_ tab: UITab) {
        for child in tab.withParents { child.parent?.chosen = child }
    }
}

extension UITabBarController {
    /// C63: the stack of a group with one shows the controllers of the groups and tabs on the way to the selected
    /// one, as the delegate wants them.
    func arrangeStack(of root: UITab?) {
        guard let leaf = root?.leaf, let group = leaf.managingTabGroup, group.stacked !== leaf,
            let stack = group.managingNavigationController
        else { return }
        group.stacked = leaf
        let way = leaf.withParents.reversed().drop { $0 !== group }
        let shown = way.flatMap(displayedControllers)
        guard !simulator.isStopped, !shown.isEmpty else { return }
        stack.setViewControllers(shown, animated: false)
    }

    private func displayedControllers(for tab: UITab) -> [UIViewController] {
        guard !simulator.isStopped else { return [] }
        var shown = [tab.viewController].compactMap { $0 }
        let argument = dispatch.recorder.argument(text: tab.inLog)
        dispatch.send(.tabDisplayedControllers, to: self, argument, rule: .c63) {
            shown =
                delegate?.tabBarController(
                    self, displayedViewControllersFor: tab, proposedViewControllers: shown) ?? shown
        }
        return shown
    }
}

extension UIViewController {
    /// The tab whose controller this is, or that of the nearest controller around it; nil where its tabs are no objects.
    /// From iOS 18.
    @available(iOS 18, *)
    public var tab: UITab? {
        let tabs = tabBarController?.tabs.flatMap(\.withDescendants) ?? []
        for controller in sequence(first: self, next: { $0.parent }) {
            if let tab = tabs.first(where: { $0.made === controller }) { return tab }
        }
        return nil
    }
}
