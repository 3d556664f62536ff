import Foundation

/// What is kept beside objects, and is dropped after they are gone. As Objective-C's runtime does, it belongs to the process.
final class Attachments: @unchecked Sendable {
    private final class Box {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
        init(_ owner: AnyObject) { self.owner = owner }
    }

    static let shared = Attachments()
    private let lock = NSRecursiveLock()
    private var boxes: [ObjectIdentifier: Box] = [:]
    private var sweepAt = 64

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let box = boxes[ObjectIdentifier(object)], box.owner === object else {
                return nil
            }
            return box.values[key]
        }
    }

    func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
        let old = lock.withLock { () -> Any? in
            let box = box(of: object)
            let old = box.values[key]
            box.values[key] = value
            return old
        }
        withExtendedLifetime(old) {}
    }

    private func box(of object: AnyObject) -> Box {
        let id = ObjectIdentifier(object)
        if let box = boxes[id], box.owner === object { return box }
        if boxes.count >= sweepAt { sweep() }
        let box = Box(object)
        boxes[id] = box
        return box
    }

    private func sweep() {
        boxes = boxes.filter { $0.value.owner != nil }
        sweepAt = max(64, boxes.count * 2)
    }
}

/// The name of a value that is kept beside an object, for properties that change nothing here.
struct KeptKey<Value>: @unchecked Sendable {
    private let place: UnsafeMutablePointer<UInt8> = .allocate(capacity: 1)

    subscript(of object: AnyObject) -> Value? {
        get { Attachments.shared.value(of: object, place) as? Value }
        nonmutating set { Attachments.shared.set(newValue, of: object, place) }
    }
}

/// How an associated object is kept; here each is retained, but for `ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// The value that is kept beside the object under that key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let value = Attachments.shared.value(of: object as AnyObject, key)
    return (value as? WeakReference).map { $0.object as Any? } ?? value
}

/// Keeps the value beside the object under that key; nil drops it.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
    let kept = value.map { isWeak ? WeakReference($0 as AnyObject) as Any : $0 }
    Attachments.shared.set(kept, of: object as AnyObject, key)
}
