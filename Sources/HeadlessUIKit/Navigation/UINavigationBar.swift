/// What a navigation bar asks its delegate: R42.
@MainActor
public protocol UINavigationBarDelegate: AnyObject {
    /// False keeps the item out.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Sent after an item was pushed on a bar of an app's own.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// False keeps the item in.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Sent after the back button, or a bar of an app's own, has popped the item.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// True where it is not implemented.
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool { true }
    /// Nothing where it is not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// True where it is not implemented.
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { true }
    /// Nothing where it is not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// What a bar looks like.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// The bar above a stack, whose items are those of the stack's controllers; or one of an app's own.
open class UINavigationBar: UIView {
    /// The stack that it belongs to, which takes itself back when it goes.
    unowned(unsafe) var manager: UINavigationController?
    /// The items of a bar of an app's own.
    var ownItems: [UINavigationItem] = []

    /// Whether titles are large where their items allow it; from iOS 11.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { manager?.barsDidChange() } }
    }
    open var isTranslucent = true
    /// Black under light text; the status bar above it follows.
    open var barStyle = UIBarStyle.default

    /// The items, bottom first; of a stack's bar those of the stack.
    open var items: [UINavigationItem]? {
        get { manager?.itemsInBar ?? ownItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item on top.
    public var topItem: UINavigationItem? { items?.last }

    /// The item below the top one.
    public var backItem: UINavigationItem? { items?.dropLast().last }

    /// The stack that it belongs to; setting another one raises E35.
    open weak var delegate: UINavigationBarDelegate? {
        didSet { if manager != nil, delegate !== oldValue { refuseDelegate() } }
    }

    /// Whether it is a stack's own.
    package var isManaged: Bool { manager != nil }

    /// E35.
    package func refuseDelegate() {
        guard manager != nil, !simulator.isStopped else { return }
        _ = simulator.refuse(.delegateOfManagedBar, about: self)
    }

    /// Puts an item on top, unless the delegate says no (R42).
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }

    /// Takes the top item away, unless the delegate says no; answers with it either way (R42).
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { popTop() }

    /// Replaces the items; the delegate hears of it only where that is animated (R42).
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        replaceItems(by: items ?? [], animated: animated)
    }
}

/// The bar below a stack; it shows the items of the controller on top.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var isTranslucent = true

    /// Sets the items; nothing here moves.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
