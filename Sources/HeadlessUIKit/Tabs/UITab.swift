import HierarchyRecords

/// A tab by itself, whose controller is made when it is first needed; from iOS 18 (R41).
@MainActor
open class UITab {
    /// What tells it from the other tabs.
    public let identifier: String
    open var title: String
    /// A picture, which nothing here draws.
    open var image: AnyObject?
    /// What stands on the item in red.
    open var badgeValue: String?
    /// The controller whose tab it is; nil while it is nobody's.
    public internal(set) weak var tabBarController: UITabBarController?
    private var provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    /// A tab whose controller the closure makes, once.
    public init(
        title: String, image: AnyObject?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    /// What it shows; made by the first call, nil without a provider.
    public var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        provider = nil
        return made
    }
}

extension UITabBarController {
    /// R41: the delegate hears at once where the selection is another one than before.
    func replaceTabs(byTabs fresh: [UITab]) {
        guard !simulator.isStopped else { return }
        for tab in tabList { tab.tabBarController = nil }
        isByTabs = true
        tabList = distinct(fresh)
        for tab in tabList { tab.tabBarController = self }
        replaceTabs(with: tabList.compactMap(\.viewController), fallback: 0)
        noteSelectedTab()
    }

    private func distinct(_ tabs: [UITab]) -> [UITab] {
        var seen: Set<String> = []
        return tabs.filter { seen.insert($0.identifier).inserted }
    }

    /// R41: controllers in the place of tabs; nobody hears of it.
    func leaveTabs() {
        guard isByTabs, !simulator.isStopped else { return }
        for tab in tabList { tab.tabBarController = nil }
        isByTabs = false
        tabList = []
        currentTab = nil
    }

    func tab(of controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return tabList.first { $0.viewController === controller }
    }

    /// R41: tells of the tab that is selected now, unless it was before.
    func noteSelectedTab() {
        guard isByTabs, let tab = tab(of: selected), tab !== currentTab else { return }
        let previous = currentTab
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
    /// Its identifier in quotes.
    fileprivate var inLog: String { "\"\(identifier)\"" }
}
