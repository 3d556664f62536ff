import HierarchyRecords

// A22: more than five tabs.
extension UITabBarController {
    /// How many tabs a phone's bar has room for.
    static var room: Int { 5 }

    /// Whether More has a tab.
    var hasMore: Bool {
        (listed?.count ?? 0) > Self.room && effectiveTraits.horizontal == .compact
    }

    func isInMore(_ index: Int) -> Bool { hasMore && index >= Self.room - 1 }

    /// A controller comes back from More's stack.
    func takeBackFromMore(_ controller: UIViewController) {
        guard listed?.contains(where: { $0 === controller }) ?? false else { return }
        if selected === controller { selected = moreNavigationController }
        take(controller)
        putChildrenInOrder()
    }

    func isUnderMore(_ controller: UIViewController) -> Bool {
        hasMore && controller.storedParent != nil && controller.storedParent === madeMore
    }

    /// Those that have a tab in the bar, from the left.
    var controllersInBar: [UIViewController] {
        guard let listed else { return [] }
        guard hasMore else { return listed }
        return listed.prefix(Self.room - 1) + [moreNavigationController]
    }

    func takeMore() { if hasMore { take(moreNavigationController) } }

    // MARK: The width changes

    /// The width has become compact, or is so no longer.
    func followWidth() {
        guard !simulator.isStopped, let listed, listed.count > Self.room else { return }
        if hasMore {
            gatherInMore()
        } else if let madeMore, madeMore.storedParent === self {
            disband(madeMore, listed)
        }
        barsDidChange()
    }

    /// What is selected and has no room in the bar goes to More.
    private func gatherInMore() {
        takeMore()
        putChildrenInOrder()
        guard let selected, let index = listed?.firstIndex(where: { $0 === selected }),
            isInMore(index), shown !== madeMore
        else { return }
        showNothing()
        show(placeOfShowing(selected))
    }

    /// What is to move between the tabs and More is seen in neither.
    private func showNothing() {
        show(nil)
        endTransitionsAtOnce()
    }

    /// What More shows has a tab of its own; where that is the list, the first in it is selected.
    private func disband(_ more: UIMoreNavigationController, _ listed: [UIViewController]) {
        let chosen = selected === more ? listed[Self.room - 1] : selected
        if shown === more { showNothing() }
        isExchangingWithMore = true
        more.showList()
        isExchangingWithMore = false
        selected = chosen
        if let chosen { show(chosen) }
        dismiss([more])
    }
}

/// Shows the tabs that have no room in the bar: a list, and what is chosen from it on top.
final class UIMoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        holdsStacks = true
        pushViewController(UIMoreListController(), animated: false)
        setTabBarItem(UITabBarItem(tabBarSystemItem: .more, tag: 0))
    }

    required init?(coder: NSCoder) { nil }

    func showOnTop(_ controller: UIViewController) {
        guard stack.last !== controller, let list = stack.first else { return }
        setViewControllers([list, controller], animated: false)
    }

    /// Nothing stands on top of the list.
    func showList() { setViewControllers(Array(stack.prefix(1)), animated: false) }

    override func didRelease(_ controller: UIViewController) { tabs?.takeBackFromMore(controller) }
    override func managedChildDidLeave(_ child: UIViewController) {
        super.managedChildDidLeave(child)
        tabs?.forget(child)
    }
}

/// The list of the tabs that have no room in the bar; UIKit's class of that name.
final class UIMoreListController: UIViewController {}
