/// What bars take of a device's screen in portrait, in points: R52, A20.
public struct BarHeights: Sendable, Equatable {
    /// Of a navigation bar without a large title.
    public let navigation: Double
    /// Of a tab bar, from the lower edge up, or of the tabs that float at the top.
    public let tabs: Double
    /// Of a toolbar with items, from the lower edge up.
    public let toolbar: Double

    /// Of that device under that major version.
    public init(of device: SimulatedDevice, ios version: Int) {
        let metrics = BarMetrics(version, device.traits(in: .portrait))
        let bottom =
            version >= 11 ? device.safeAreaInsets(in: .portrait, ios: version).bottom : 0
        navigation = Double(metrics.navigationBarHeight(isLarge: false, hasPrompt: false))
        tabs = metrics.hasTabsAtTop ? 44 : Double(metrics.tabBarHeight(above: bottom))
        toolbar = Double(metrics.toolbarSlot(above: bottom))
    }
}
