import HierarchyRecords

/// A tab as an object, whose controller is created when it is first needed; from iOS 18 (R41).
@available(iOS 18, *)
@preconcurrency @MainActor
open class UITab {
    /// The identifier, which is unique among the tabs.
    public let identifier: String
    /// The text of the tab.
    @Counted open var title: String
    /// The image; it is not drawn.
    @Counted open var image: AnyObject?
    /// The text in the red badge.
    @Counted open var badgeValue: String?
    /// The tab bar controller that has the tab; nil if none has.
    public internal(set) weak var tabBarController: UITabBarController? {
        didSet { Changes.note() }
    }
    @Counted private var provider: ((UITab) -> UIViewController)?
    @Counted private var made: UIViewController?

    /// Creates a tab; the closure creates its controller, once.
    public init(
        title: String, image: AnyObject?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    /// The controller of the tab; it is created when this is first read. Nil without a provider.
    public var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        provider = nil
        return made
    }
}

extension UITabBarController {
    /// R41: replaces the tabs; if the selected tab changes, the delegate is told at once.
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

    /// R41: switches from tabs to plain controllers, without telling the delegate.
    func leaveTabs() {
        guard isByTabs, !simulator.isStopped else { return }
        for tab in tabList { tab.tabBarController = nil }
        isByTabs = false
        tabList = []
        currentTab = nil
    }

    /// R41: the title of a controller's tab, which stands in the bar; nil where its tabs are no objects.
    package func titleOfTab(of controller: UIViewController) -> String? {
        tab(of: controller)?.title
    }

    func tab(of controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return tabList.first { $0.viewController === controller }
    }

    /// R41: tells the delegate of the selected tab, if it has changed.
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
    /// The identifier in quotation marks, as the log prints it.
    fileprivate var inLog: String { "\"\(identifier)\"" }
}
