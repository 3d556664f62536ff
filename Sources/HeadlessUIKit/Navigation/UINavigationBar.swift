/// What a navigation bar asks its delegate: R42.
@MainActor
public protocol UINavigationBarDelegate: AnyObject {
    /// False keeps the item out.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// False keeps the item in.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Sent after the back button has popped the item.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// True where it is not implemented.
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool { true }
    /// True where it is not implemented.
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { true }
    /// Nothing where it is not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar above a stack; its items are those of the stack's controllers.
open class UINavigationBar: UIView {
    /// The stack that it belongs to, which takes itself back when it goes.
    unowned(unsafe) var manager: UINavigationController?

    /// Whether titles are large where their items allow it; from iOS 11.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { manager?.barsDidChange() } }
    }
    open var isTranslucent = true

    /// The items of the stack, bottom first.
    open var items: [UINavigationItem]? { manager?.stack.map(\.navigationItem) }

    /// The item of the controller on top.
    public var topItem: UINavigationItem? { manager?.topViewController?.navigationItem }

    /// The item below the top one.
    public var backItem: UINavigationItem? {
        guard let stack = manager?.stack, stack.count > 1 else { return nil }
        return stack[stack.count - 2].navigationItem
    }

    /// The stack that it belongs to; setting another one raises E35.
    open weak var delegate: UINavigationBarDelegate? {
        didSet { if delegate !== oldValue { refuseDelegate() } }
    }

    /// E35.
    package func refuseDelegate() {
        guard manager != nil, !simulator.isStopped else { return }
        _ = simulator.refuse(.delegateOfManagedBar, about: self)
    }
}

/// The bar below a stack; it shows the items of the controller on top.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var isTranslucent = true

    /// Sets the items; nothing here moves.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
