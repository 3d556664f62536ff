import Foundation
import HeadlessUIKit

extension NotificationCenter {
    /// Sends the message to the observer, which is referenced weakly, for each such notification.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
        object anObject: Any?
    ) {
        let target = observer as AnyObject
        let name = NSStringFromSelector(aSelector)
        addObserver(target, method: name, name: aName, object: anObject.map { $0 as AnyObject }) {
            [weak target] notification in
            _ = (target as? any SelectorTarget)?.perform(name, with: [ValueBox(notification)])
        }
    }
}

extension NSValue {
    /// A rectangle as an object.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// A point as an object.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// A size as an object.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// The rectangle that it holds.
    public var cgRectValue: CGRect { rectValue }
    /// The point that it holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that it holds.
    public var cgSizeValue: CGSize { sizeValue }
}
