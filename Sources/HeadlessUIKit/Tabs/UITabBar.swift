/// The bar of a tab bar controller, or one of an app's own.
open class UITabBar: UIView {
    /// The controller that it belongs to, which takes itself back when it goes; nil for one of an
    /// app's own.
    unowned(unsafe) var manager: UITabBarController?
    private var ownItems: [UITabBarItem]?
    private var ownSelection: UITabBarItem?

    /// The items of the controllers; setting those of a managed bar raises E36.
    open var items: [UITabBarItem]? {
        get { manager == nil ? ownItems : manager?.barItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items of a bar of one's own.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard manager == nil else {
            if !simulator.isStopped { _ = simulator.refuse(.changingManagedTabBar, about: self) }
            return
        }
        ownItems = items
    }

    /// The item of what is shown.
    open var selectedItem: UITabBarItem? {
        get { manager == nil ? ownSelection : manager?.shown?.tabBarItem }
        set { if manager == nil { ownSelection = newValue } }
    }

    open var isTranslucent = true

    /// A hidden bar covers nothing.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { manager?.barsDidChange() } }
    }
}
