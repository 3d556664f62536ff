import HierarchyRecords

extension UITabBarController {
    /// D09: the old ones leave before the new ones come; the selection stays where it was, or at its
    /// index, or goes to the first.
    func replaceTabs(with controllers: [UIViewController]?, fallback: Int? = nil) {
        guard !simulator.isStopped else { return }
        let fresh = distinct(controllers)
        let index = fallback ?? selectedIndex
        let kept = Set((fresh ?? []).map(\.objectID))
        let leaving = (listed ?? []).filter { !kept.contains($0.objectID) }
        listed = fresh
        dismiss(leaving)
        for controller in fresh ?? [] { take(controller) }
        dropLostTabs()
        putChildrenInOrder()
        if hasMore { take(moreNavigationController) }
        reselect(index)
        barsDidChange()
    }

    private func distinct(_ controllers: [UIViewController]?) -> [UIViewController]? {
        var seen: Set<ObjectID> = []
        return controllers?.filter { $0 !== self && seen.insert($0.objectID).inserted }
    }

    /// What left again while it came is no tab.
    private func dropLostTabs() {
        guard !simulator.isStopped else { return }
        listed = listed?.filter { $0.storedParent === self || isUnderMore($0) }
    }

    private func take(_ controller: UIViewController) {
        guard controller.storedParent !== self, !isUnderMore(controller) else {
            return takeAgain(controller)
        }
        isExchangingWithMore = true
        adopt(controller, rule: .d09)
        isExchangingWithMore = false
        guard controller.storedParent === self else { return }
        controller.core.pointee.isManaged = true
        controller.sendDidMove(to: self, rule: .d09)
    }

    /// What was about to leave stays.
    private func takeAgain(_ controller: UIViewController) {
        guard let index = departing.firstIndex(where: { $0 === controller }) else { return }
        departing.remove(at: index)
        controller.sendWillMove(to: self, rule: .d09)
        controller.sendDidMove(to: self, rule: .d09)
    }

    private func isUnderMore(_ controller: UIViewController) -> Bool {
        hasMore && controller.storedParent != nil && controller.storedParent === madeMore
    }

    private func dismiss(_ leaving: [UIViewController]) {
        for controller in leaving { controller.sendWillMove(to: nil, rule: .d09) }
        for controller in leaving {
            if controller === installed, isComing {
                departing.append(controller)
            } else {
                if controller === installed { takeOutInstalled() }
                release(controller)
            }
        }
    }

    private func release(_ controller: UIViewController) {
        guard controller.storedParent === self else { return }
        controller.core.pointee.isManaged = false
        controller.leaveParent(rule: .d09)
    }

    func releaseDeparting() {
        let due = departing.filter { !$0.appearance.isInTransition }
        departing.removeAll { left in due.contains { $0 === left } }
        for controller in due { release(controller) }
    }

    private func putChildrenInOrder() {
        let more = hasMore ? [moreNavigationController as UIViewController] : []
        for controller in (listed ?? []) + more where controller.storedParent === self {
            childList.remove(controller)
            childList.append(controller)
        }
    }

    private func reselect(_ index: Int) {
        guard let listed, !listed.isEmpty else {
            // R41: of tabs the selection stays.
            if !isByTabs { selected = nil }
            return show(nil)
        }
        if hasMore, let madeMore, selected === madeMore {
            return show(madeMore)
        }
        if let selected, listed.contains(where: { $0 === selected }) {
            return show(placeOfShowing(selected))
        }
        let choice = listed[listed.indices.contains(index) ? index : 0]
        selected = choice
        show(placeOfShowing(choice))
    }

    /// A controller that somebody else took away loses its tab.
    func forget(_ controller: UIViewController) {
        for transition in transitions { transition.letGo(of: controller) }
        guard !isExchangingWithMore, let index = listed?.firstIndex(where: { $0 === controller })
        else { return }
        listed?.remove(at: index)
        tabList.removeAll { $0.viewController === controller }
        if selected === controller { reselect(index) }
        noteSelectedTab()
        barsDidChange()
    }

    // MARK: More (A22)

    /// How many tabs a phone's bar has room for.
    static var room: Int { 5 }

    /// Whether More has a tab.
    var hasMore: Bool {
        (listed?.count ?? 0) > Self.room && simulator.screenTraits.horizontal == .compact
    }

    func isInMore(_ index: Int) -> Bool { hasMore && index >= Self.room - 1 }

    /// A controller comes back from More's stack.
    func takeBackFromMore(_ controller: UIViewController) {
        guard listed?.contains(where: { $0 === controller }) ?? false else { return }
        if selected === controller { selected = moreNavigationController }
        take(controller)
        putChildrenInOrder()
    }

    var barItems: [UITabBarItem]? { listed == nil ? nil : controllersInBar.map(\.tabBarItem) }

    /// Those that have a tab in the bar, from the left.
    var controllersInBar: [UIViewController] {
        guard let listed else { return [] }
        guard hasMore else { return listed }
        return listed.prefix(Self.room - 1) + [moreNavigationController]
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

    override func didRelease(_ controller: UIViewController) { tabs?.takeBackFromMore(controller) }
    override func managedChildDidLeave(_ child: UIViewController) {
        super.managedChildDidLeave(child)
        tabs?.forget(child)
    }
}

/// The list of the tabs that have no room in the bar; UIKit's class of that name.
final class UIMoreListController: UIViewController {}
