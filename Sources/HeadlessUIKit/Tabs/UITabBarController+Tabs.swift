import HierarchyRecords

extension UITabBarController {
    /// D09: removes the old controllers before it adds the new ones. The same controller stays
    /// selected, or else the one at its index, or else the first.
    func replaceTabs(with controllers: [UIViewController]?, fallback: Int? = nil) {
        guard !simulator.isStopped else { return }
        endFades()
        let fresh = distinct(controllers)
        let index = fallback ?? selectedIndex
        let kept = Set((fresh ?? []).map(\.objectID))
        let leaving = (listed ?? []).filter { !kept.contains($0.objectID) }
        listed = fresh
        hasChosen = false
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

    /// Drops controllers that were removed again while they were being added.
    private func dropLostTabs() {
        guard !simulator.isStopped else { return }
        listed = listed?.filter { $0.storedParent === self || isUnderMore($0) }
    }

    func take(_ controller: UIViewController) {
        guard controller.storedParent !== self, !isUnderMore(controller) else {
            return takeAgain(controller)
        }
        isExchangingWithMore = true
        admit(controller, rule: .d09)
        isExchangingWithMore = false
        guard controller.storedParent === self else { return }
        controller.core.isManaged = true
        controller.sendDidMove(to: self, rule: .d09)
    }

    /// Keeps a controller that was about to be removed.
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
        controller.core.isManaged = false
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
            // R41: with tabs the selection is kept.
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
        arrangeStack(of: tab(of: choice))
        selected = choice
        show(placeOfShowing(choice))
    }

    /// Removes the tab of a controller that code removed from the tab bar controller.
    func forget(_ controller: UIViewController) {
        for transition in transitions { transition.letGo(of: controller) }
        guard !isExchangingWithMore, let index = listed?.firstIndex(where: { $0 === controller })
        else { return }
        listed?.remove(at: index)
        tabList.removeAll { $0.shownController === controller }
        if selected === controller { reselect(index) }
        noteSelectedTab()
        barsDidChange()
    }

    var barItems: [UITabBarItem]? { listed == nil ? nil : controllersInBar.map(\.tabBarItem) }

}
