/// Foundation's center as the simulated app has it: its observers are told in the order in which they were added, and the log
/// shows it (U21). Foundation keeps no order of its own.
///
/// These methods are Foundation's, but for `object`, which is an object here: the compiler prefers them wherever that fits. The
/// app has one thread. What another thread adds or posts, and what stands in a center that code has made, is Foundation's alone.
extension NotificationCenter {
    /// Runs the block for each such notification until the returned object is removed; `queue` has no
    /// effect, since the app has one thread.
    public func addObserver(
        forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard isOfApp else {
            return addObserver(forName: name, object: object as Any?, queue: queue, using: block)
        }
        let held = HeldBlock(block)
        let token = OwnThread(held.token(in: self))
        let sender = object.map(ObjectIdentifier.init)
        MainActor.assumeIsolated {
            SimulatedNotificationCenter.default.addObserver(
                under: token.value, name: name, sender: sender, using: held.call,
                whenDropped: { NotificationCenter.default.removeObserver(token.value as Any) })
        }
        return token.value
    }

    /// Runs the action for each such notification as long as the observer, which is referenced
    /// weakly, exists; there are no selectors without the Objective-C runtime. `method` is the name
    /// in the log.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: AnyObject, method: String, name: Notification.Name?, object: AnyObject?,
        using action: @escaping (Notification) -> Void
    ) {
        SimulatedNotificationCenter.default.addObserver(
            observer, method: method, name: name, object: object, using: action)
    }

    /// Removes all observations of the observer, or of the object that stands for a block.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes observations of the observer; nil matches any name or any object.
    public func removeObserver(
        _ observer: AnyObject, name: Notification.Name?, object: AnyObject?
    ) {
        removeObserver(observer as Any, name: name, object: object as Any?)
        guard isOfApp else { return }
        let (observer, sender) = (
            ObjectIdentifier(observer), object.map(ObjectIdentifier.init)
        )
        MainActor.assumeIsolated {
            Simulator.present?.system.notifications.removeObserver(
                observer, name: name, sender: sender)
        }
    }

    private var isOfApp: Bool { self === NotificationCenter.default && MainThread.isCurrent }

    /// Lets the default center pass on what is posted there to the world that is current then.
    static func passOnToTheApp() { _ = passingOn }

    private static let passingOn = PassingOn()

    /// The one observation of Foundation's default center that all worlds share.
    private final class PassingOn: Sendable {
        init() {
            _ = NotificationCenter.default.addObserver(
                forName: nil, object: nil as Any?, queue: nil
            ) { notification in
                guard MainThread.isCurrent, notification.name != HeldBlock.question else {
                    return
                }
                let posted = OwnThread(notification)
                MainActor.assumeIsolated {
                    Simulator.present?.system.notifications.send(posted.value)
                }
            }
        }
    }
}

/// A value that goes no further than the thread that has it.
private struct OwnThread<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// A block that the app's center calls in its turn, as long as Foundation's center holds it: whoever removes its token
/// there, by whatever method, ends it.
private final class HeldBlock: @unchecked Sendable {
    static let question = Notification.Name("HeldBlockIsThere")

    private let block: @Sendable (Notification) -> Void
    // One thread asks and answers, before it goes on.
    @Counted private var isThere = false

    init(_ block: @escaping @Sendable (Notification) -> Void) { self.block = block }

    func token(in center: NotificationCenter) -> any NSObjectProtocol {
        center.addObserver(forName: Self.question, object: self as Any?, queue: nil) {
            [weak self] _ in self?.isThere = true
        }
    }

    /// Calls the block if it is still held, and says whether it is.
    func call(_ notification: Notification) -> Bool {
        isThere = false
        NotificationCenter.default.post(name: Self.question, object: self as Any)
        let isHeld = isThere
        if isHeld { block(notification) }
        return isHeld
    }
}
