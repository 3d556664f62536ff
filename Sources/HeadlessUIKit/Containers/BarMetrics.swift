import HierarchyRecords

/// A bar that constraints may place, with a height of its own.
enum ContentOfBar { case navigationBar, toolbar, tabBar, searchBar }

extension UIView {
    /// A154: the size that a bar asks for: a height, and any width.
    func contentSize(of bar: ContentOfBar) -> CGSize {
        let metrics = BarMetrics(simulator.systemVersion, inheritedTraits)
        return CGSize(width: UIView.noIntrinsicMetric, height: metrics.contentHeight(of: bar))
    }
}

/// The metrics of bars in points: R52, and A20 for systems before iOS 26.
struct BarMetrics {
    private let version: Int
    private let isCompactHeight: Bool
    private let isCompactWidth: Bool
    private let isPad: Bool

    @MainActor
    init(_ controller: UIViewController) {
        self.init(controller.simulator.systemVersion, controller.knownTraits)
    }

    init(_ version: Int, _ traits: TraitValues) {
        self.version = version
        isCompactHeight = traits.vertical == .compact
        isCompactWidth = traits.horizontal == .compact
        isPad = traits.idiom == .pad
    }

    private var isNew: Bool { version >= 26 }
    /// X44: an iPad's bars are 50 high from iOS 12 on.
    private var isTall: Bool { isPad && version >= 12 }
    private var barHeight: CGFloat { isTall ? 50 : 44 }

    /// The top of a navigation bar for that top inset of the safe area.
    func navigationBarTop(under safeTop: CGFloat) -> CGFloat {
        if version < 11 { return 20 }
        guard isNew else { return safeTop }
        return isCompactHeight ? 24 : isPad ? safeTop : max(safeTop, 10)
    }

    /// The height of a navigation bar; a large title needs a second row, but not in a compact
    /// height.
    func navigationBarHeight(isLarge: Bool, hasPrompt: Bool) -> CGFloat {
        let plain: CGFloat = isNew ? 54 : isCompactHeight && !isPad ? 32 : barHeight
        let prompt: CGFloat = hasPrompt ? 30 : 0
        return plain + prompt + (isLarge && !isCompactHeight ? 52 : 0)
    }

    /// By how much a navigation bar grows while the search of its item is active: measured on a phone;
    /// an iPad's stays.
    var heightOfSearch: CGFloat { isNew && !isPad ? 6 : 0 }

    /// The height that a toolbar with items covers at the bottom.
    func toolbarSlot(above safeBottom: CGFloat) -> CGFloat {
        guard isNew else { return barHeight + safeBottom }
        if isPad { return 79 }
        return isCompactHeight ? 82 : 86
    }

    /// A154: the heights that bars ask for where constraints place them.
    func contentHeight(of bar: ContentOfBar) -> CGFloat {
        switch bar {
        case .navigationBar: navigationBarHeight(isLarge: false, hasPrompt: false)
        case .toolbar: isNew && !isPad && !isCompactHeight ? 48 : isNew ? 44 : barHeight
        case .tabBar: isTall ? 50 : 49
        case .searchBar: version < 11 ? 44 : 56
        }
    }

    /// Whether the tab bar floats at the top; A114: not in a compact width.
    var hasTabsAtTop: Bool { isPad && version >= 18 && !isCompactWidth }

    /// C67: whether scrolling can minimize the tab bar: that of a phone.
    var canMinimizeTabs: Bool { isNew && !isPad }

    /// The height that a tab bar covers at the bottom.
    func tabBarHeight(above safeBottom: CGFloat) -> CGFloat {
        isNew ? 83 : (isTall ? 50 : 49) + safeBottom
    }

    /// The frame of the floating tab bar in a container of that width; it makes room for an active
    /// search.
    func floatingTabs(width: CGFloat, under safeTop: CGFloat, isSearching: Bool) -> CGRect {
        CGRect(x: 0, y: isSearching && isNew ? -safeTop : safeTop, width: width, height: 44)
    }

    /// Where the content of a tab without a navigation bar begins below the floating tab bar.
    func contentTopBelowFloatingTabs(under safeTop: CGFloat) -> CGFloat { safeTop + 44 + 20 }
}
