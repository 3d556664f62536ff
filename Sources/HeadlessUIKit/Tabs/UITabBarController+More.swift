import HierarchyRecords

// A22: the More tab, for more than five controllers.
extension UITabBarController {
    /// The number of tabs that fit into the bar of a phone.
    static var room: Int { 5 }

    /// Whether there is a More tab.
    var hasMore: Bool {
        (listed?.count ?? 0) > Self.room && effectiveTraits.horizontal == .compact
    }

    func isInMore(_ index: Int) -> Bool { hasMore && index >= Self.room - 1 }

    /// Takes a controller back from the stack of the More tab.
    func takeBackFromMore(_ controller: UIViewController) {
        guard listed?.contains(where: { $0 === controller }) ?? false else { return }
        if selected === controller { selected = moreNavigationController }
        take(controller)
        putChildrenInOrder()
    }

    func isUnderMore(_ controller: UIViewController) -> Bool {
        hasMore && controller.storedParent != nil && controller.storedParent === madeMore
    }

    /// The controllers whose tabs are in the bar, from the left.
    package var controllersInBar: [UIViewController] {
        guard let listed else { return [] }
        guard hasMore else { return listed }
        return listed.prefix(Self.room - 1) + [moreNavigationController]
    }

    func takeMore() { if hasMore { take(moreNavigationController) } }

    // MARK: Changes of the width

    /// The horizontal size class became compact, or is compact no longer.
    func followWidth() {
        guard !simulator.isStopped, let listed, listed.count > Self.room else { return }
        if hasMore {
            gatherInMore()
        } else if let madeMore, madeMore.storedParent === self {
            disband(madeMore, listed)
        }
        barsDidChange()
    }

    /// Moves the selected controller to the More tab if there is no room for it in the bar.
    private func gatherInMore() {
        takeMore()
        putChildrenInOrder()
        guard let selected, let index = listed?.firstIndex(where: { $0 === selected }),
            isInMore(index), shown !== madeMore
        else { return }
        showNothing()
        show(placeOfShowing(selected))
    }

    /// Removes the visible view before controllers move between the bar and the More tab.
    private func showNothing() {
        show(nil)
        endTransitionsAtOnce()
    }

    /// Removes the More tab. What it shows gets a tab of its own; if that is the list, the first
    /// tab of the list is selected.
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

/// Shows the tabs that do not fit into the bar: a list, with the chosen controller pushed on it.
final class UIMoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController? { didSet { Changes.note() } }

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

    /// Pops all controllers above the list.
    func showList() { setViewControllers(Array(stack.prefix(1)), animated: false) }

    override func didRelease(_ controller: UIViewController) { tabs?.takeBackFromMore(controller) }
    override func managedChildDidLeave(_ child: UIViewController) {
        super.managedChildDidLeave(child)
        tabs?.forget(child)
    }
}

/// The list of the tabs that do not fit into the bar; UIKit's class of that name.
final class UIMoreListController: UIViewController {}
