/// The delegate of a navigation bar: R42.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
    /// Asked before an item is pushed; false prevents it.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Sent after an item was pushed on a bar that the app created.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Asked before an item is popped; false prevents it.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Sent after the back button, or a bar that the app created, has popped the item.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Returns true.
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Returns true.
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// The bar of a navigation controller, which shows the items of its controllers; or a bar that the
/// app created.
open class UINavigationBar: UIView {
    /// The navigation controller that owns the bar; it clears this property when it is deallocated.
    unowned(unsafe) var manager: UINavigationController? { didSet { Changes.note() } }
    /// Whether it is the bar of a navigation controller.
    package var isOwned: Bool { manager != nil }
    /// The items of a bar that the app created.
    @Counted var ownItems: [UINavigationItem] = [] { didSet { setNeedsLayout() } }
    /// The views of items that it shows (A162).
    @Counted var ownViews: [UIView] = []

    /// Whether titles are large if their items allow it; from iOS 11.
    @available(iOS 11, *)
    @Counted open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { manager?.barsDidChange() } }
    }
    /// Whether content shows through the bar, and goes on below it.
    @Counted open var isTranslucent = true
    /// The style; a black bar has light text, and the status bar above it, too.
    @Counted open var barStyle = UIBarStyle.default {
        didSet { if let manager { simulator.askSystemQuestions(because: manager) } }
    }
    /// How the bar looks where nothing else is said.
    @available(iOS 13, *)
    open var standardAppearance: UINavigationBarAppearance {
        get { Changes.made(ownAppearance, UINavigationBarAppearance()) { ownAppearance = $0 } }
        set { ownAppearance = newValue }
    }
    @Counted private var ownAppearance: UINavigationBarAppearance?
    /// How it looks at a compact height; nil for as always.
    @available(iOS 13, *)
    @Counted open var compactAppearance: UINavigationBarAppearance?
    /// How it looks while the content stands at its upper edge; nil for without a background.
    @available(iOS 13, *)
    @Counted open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How it looks where both are so.
    @available(iOS 15, *)
    @Counted open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// The height of a bar where constraints place it (A154).
    open override var intrinsicContentSize: CGSize { contentSize(of: .navigationBar) }
    override func sizeClassesDidChange() { invalidateIntrinsicContentSize() }

    /// Puts the views of the topmost item in their places (A162).
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutOwnViews()
    }

    /// The items, from bottom to top; a navigation controller's bar has those of its controllers.
    open var items: [UINavigationItem]? {
        get { manager?.itemsInBar ?? ownItems }
        set { setItems(newValue, animated: false) }
    }

    /// The topmost item.
    public var topItem: UINavigationItem? { items?.last }

    /// The item below the topmost one.
    public var backItem: UINavigationItem? { items?.dropLast().last }

    /// The delegate; setting it on a navigation controller's bar raises an exception (E35).
    open weak var delegate: UINavigationBarDelegate? {
        didSet {
            Changes.note()
            if manager != nil, delegate !== oldValue { refuseDelegate() }
        }
    }

    /// Whether a navigation controller owns the bar.
    package var isManaged: Bool { manager != nil }

    /// E35: reports the exception.
    package func refuseDelegate() {
        guard manager != nil, !simulator.isStopped else { return }
        _ = simulator.refuse(.delegateOfManagedBar, about: self)
    }

    /// Pushes an item, unless the delegate refuses (R42).
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }

    /// Pops the topmost item, unless the delegate refuses; returns the item in both cases (R42).
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { popTop() }

    /// Replaces the items; the delegate is told only if the change is animated (R42).
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        replaceItems(by: items ?? [], animated: animated)
    }
}

/// The bottom bar of a navigation controller; it shows the items of the topmost controller.
open class UIToolbar: UIView {
    /// The items, from left to right.
    @Counted open var items: [UIBarButtonItem]? {
        didSet { if (items ?? []).hasViews || !ownViews.isEmpty { setNeedsLayout() } }
    }
    /// Whether content shows through the bar, and goes on below it.
    @Counted open var isTranslucent = true
    /// How the bar looks where nothing else is said.
    @available(iOS 13, *)
    open var standardAppearance: UIToolbarAppearance {
        get { Changes.made(ownAppearance, UIToolbarAppearance()) { ownAppearance = $0 } }
        set { ownAppearance = newValue }
    }
    @Counted private var ownAppearance: UIToolbarAppearance?
    /// How it looks at a compact height; nil for as always.
    @available(iOS 13, *)
    @Counted open var compactAppearance: UIToolbarAppearance?
    /// How it looks while the content stands at its lower edge; nil for without a background.
    @available(iOS 15, *)
    @Counted open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The views of items that it shows (A162).
    @Counted private var ownViews: [UIView] = []

    /// Puts the views of items in their places (A162).
    open override func layoutSubviews() {
        super.layoutSubviews()
        ownViews = layOut(items ?? [], in: storedBounds, instead: ownViews)
    }

    /// The height of a bar where constraints place it (A154).
    open override var intrinsicContentSize: CGSize { contentSize(of: .toolbar) }
    override func sizeClassesDidChange() { invalidateIntrinsicContentSize() }

    /// Sets the items; there is no animation.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
