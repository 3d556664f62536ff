/// The bar of a tab bar controller, or one that the app created.
open class UITabBar: UIView {
    /// The controller that owns the bar; it clears this property when it is deallocated. Nil for a
    /// bar that the app created.
    unowned(unsafe) var manager: UITabBarController? { didSet { Changes.note() } }
    @Counted private var ownItems: [UITabBarItem]?
    @Counted private var ownSelection: UITabBarItem?

    /// The items; setting those of a tab bar controller's bar raises an exception (E36).
    open var items: [UITabBarItem]? {
        get { manager == nil ? ownItems : manager?.barItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items of a bar that the app created.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard manager == nil else {
            if !simulator.isStopped {
                simulator.refuse(.changingManagedTabBar, about: objectID)
            }
            return
        }
        ownItems = items
    }

    /// The item of the selected controller.
    open var selectedItem: UITabBarItem? {
        get { manager == nil ? ownSelection : manager?.shown?.tabBarItem }
        set { if manager == nil { ownSelection = newValue } }
    }

    /// Whether content shows through the bar, and goes on below it.
    @available(iOS 7, *)
    @Counted open var isTranslucent = true
    /// How the bar looks where nothing else is said.
    @available(iOS 13, *)
    open var standardAppearance: UITabBarAppearance {
        get { Changes.made(ownAppearance, UITabBarAppearance()) { ownAppearance = $0 } }
        set { ownAppearance = newValue }
    }
    @Counted private var ownAppearance: UITabBarAppearance?
    /// How it looks while the content stands at its lower edge; nil for without a background.
    @available(iOS 15, *)
    @Counted open var scrollEdgeAppearance: UITabBarAppearance?

    /// The height of a bar where constraints place it (A154).
    open override var intrinsicContentSize: CGSize { contentSize(of: .tabBar) }
    override func sizeClassesDidChange() { invalidateIntrinsicContentSize() }

    /// A hidden bar covers none of the content.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { manager?.barsDidChange() } }
    }
}
