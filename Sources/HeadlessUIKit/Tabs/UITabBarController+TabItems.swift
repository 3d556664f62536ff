import HierarchyRecords

/// Tabs that are objects (R41, C63, C64).
extension UITabBarController {
    /// R41: replaces the tabs; if the selected tab changes, the delegate is told at once.
    func replaceTabs(byTabs fresh: [UITab]) {
        guard !simulator.isStopped else { return }
        for tab in tabList { tab.host = nil }
        isByTabs = true
        tabList = distinct(fresh)
        for tab in tabList { tab.host = self }
        showTabs()
    }

    /// C64: a hidden tab has no place in the bar.
    private func showTabs() {
        let shown = tabList.filter { !$0.isHidden }
        replaceTabs(with: shown.compactMap(\.shownController), fallback: 0)
        noteSelectedTab()
    }

    /// C63, C64: a tab comes back or goes, or a group gets a stack; another tab is selected where the selected one goes.
    func shownControllersDidChange() {
        guard isByTabs else { return }
        if let installed, !tabList.contains(where: { $0.shownController === installed }) {
            // AD-HOC: what a group's stack takes over leaves at once.
            installed.tellWill(appearing: false, animated: false)
            takeOutInstalled()
        }
        showTabs()
    }

    private func distinct(_ tabs: [UITab]) -> [UITab] {
        var seen: Set<String> = []
        return tabs.filter { seen.insert($0.identifier).inserted }
    }

    /// R41: switches from tabs to plain controllers, without telling the delegate.
    func leaveTabs() {
        guard isByTabs, !simulator.isStopped else { return }
        for tab in tabList { tab.host = nil }
        isByTabs = false
        tabList = []
        currentTab = nil
    }

    /// R41: the title of a controller's tab, which stands in the bar; nil where its tabs are no objects.
    package func titleOfTab(of controller: UIViewController) -> String? {
        tab(of: controller)?.title
    }

    /// The tab of the controller's own that shows the controller.
    func tab(of controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return tabList.first { $0.shownController === controller }
    }

    /// R41, C63: selects a tab, and with it the groups around it.
    func select(_ tab: UITab) {
        guard tab.tabBarController === self, let root = tab.withParents.last,
            let controller = root.shownController
        else { return }
        UITabGroup.choose(tab)
        selectedViewController = controller
        noteSelectedTab()
    }

    /// R41: tells the delegate of the selected tab, if it has changed; C63: of a group it is one of its children.
    func noteSelectedTab() {
        guard isByTabs, let root = tab(of: selected), root.leaf !== currentTab else { return }
        arrangeStack(of: root)
        let (tab, previous) = (root.leaf, currentTab)
        guard !simulator.isStopped, tab !== previous else { return }
        currentTab = tab
        tellDelegate(didSelect: tab, previous: previous)
    }

    func tellDelegate(didSelect tab: UITab, previous: UITab?) {
        guard !simulator.isStopped else { return }
        let text = "\(tab.inLog), previous: \(previous?.inLog ?? "nil")"
        dispatch.send(
            .tabDidSelectTab, to: self, dispatch.recorder.argument(text: text), rule: .r41
        ) { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    }

    func asksDelegate(shouldSelect tab: UITab) -> Bool {
        var answer = true
        dispatch.send(
            .tabShouldSelectTab, to: self, dispatch.recorder.argument(text: tab.inLog), rule: .r41
        ) { answer = delegate?.tabBarController(self, shouldSelectTab: tab) ?? true }
        return answer
    }
}

extension UITab {
    /// The identifier in quotation marks, as the log prints it.
    var inLog: String { "\"\(identifier)\"" }
}
