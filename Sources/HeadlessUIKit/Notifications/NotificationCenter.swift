import HierarchyRecords

/// Sends each posted notification to its observers, in the order in which they were added, before
/// `post` returns: U21.
@MainActor
public final class NotificationCenter {
    /// An observation: an observer that is referenced weakly, or a block.
    private struct Observation {
        private(set) weak var observer: AnyObject?
        let isHeldHere: AnyObject?
        let name: Notification.Name?
        /// The object whose notifications are observed; nil for any object.
        let sender: ObjectIdentifier?
        /// The name of the observer's method in the log; nil for a block.
        let method: String?
        let action: (Notification) -> Void

        init(
            _ observer: AnyObject, isHeld: Bool, _ name: Notification.Name?, _ object: Any?,
            method: String?, _ action: @escaping (Notification) -> Void
        ) {
            self.observer = observer
            isHeldHere = isHeld ? observer : nil
            self.name = name
            sender = object.map { ObjectIdentifier($0 as AnyObject) }
            self.method = method
            self.action = action
        }

        func takes(_ notification: Notification) -> Bool {
            guard observer != nil, name == nil || name == notification.name else { return false }
            guard let sender else { return true }
            return notification.object.map { ObjectIdentifier($0 as AnyObject) == sender } ?? false
        }
    }

    /// The observer that stands for a block.
    private final class Token {}

    private var observations: [(number: Int, observation: Observation)] = []
    private var lastNumber = 0

    /// Creates another center.
    public init() {}

    /// The default center of the current world.
    public static var `default`: NotificationCenter { Simulator.current.system.notifications }

    /// Runs the action for each such notification as long as the observer, which is referenced
    /// weakly, exists; there are no selectors without the Objective-C runtime. `method` is the name
    /// in the log.
    public func addObserver(
        _ observer: AnyObject, method: String, name: Notification.Name?, object: Any?,
        using action: @escaping (Notification) -> Void
    ) {
        add(Observation(observer, isHeld: false, name, object, method: method, action))
    }

    /// Runs the block for each such notification until the returned object is removed. The
    /// simulated app has a single thread, so `queue` has no effect.
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: AnyObject?,
        using block: @escaping (Notification) -> Void
    ) -> AnyObject {
        let token = Token()
        add(Observation(token, isHeld: true, name, object, method: nil, block))
        return token
    }

    private func add(_ observation: Observation) {
        drop { $0.observer == nil }
        lastNumber += 1
        observations.append((lastNumber, observation))
    }

    /// Removes all observations of the observer, or of the object that stands for a block.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes observations of the observer; nil matches any name or any object.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        drop { observation in
            observation.observer === observer && (name == nil || observation.name == name)
                && (sender == nil || observation.sender == sender)
        }
    }

    /// Removes observations. They are released only after the list is complete again, because the
    /// objects that their blocks hold may remove themselves when they are released.
    private func drop(where isDropped: (Observation) -> Bool) {
        let before = observations
        observations = before.filter { !isDropped($0.observation) }
        withExtendedLifetime(before) {}
    }

    /// Posts a notification of that name.
    public func post(
        name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    /// Sends it to its present observers; an observer that is removed meanwhile receives nothing.
    public func post(_ notification: Notification) {
        for entry in observations where entry.observation.takes(notification) {
            guard !Simulator.current.isStopped else { return }
            guard observations.contains(where: { $0.number == entry.number }) else { continue }
            tell(entry.observation, notification)
        }
    }

    private func tell(_ observation: Observation, _ notification: Notification) {
        guard let observer = observation.observer, let method = observation.method else {
            return observation.action(notification)
        }
        let simulator = Simulator.current
        let argument = simulator.recorder.argument(text: method)
        simulator.tell(observer, .notification, argument, rule: .u21) {
            observation.action(notification)
        }
    }

    /// Removes all observations.
    func removeAll() { drop { _ in true } }
}
