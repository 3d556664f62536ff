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
        takeMore()
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

    func take(_ controller: UIViewController) {
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

    func dismiss(_ leaving: [UIViewController]) {
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

    func putChildrenInOrder() {
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

    var barItems: [UITabBarItem]? { listed == nil ? nil : controllersInBar.map(\.tabBarItem) }

}
