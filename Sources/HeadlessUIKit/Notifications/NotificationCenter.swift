import HierarchyRecords

/// Hands notifications on, before `post` returns and in the order in which observers came: U21.
@MainActor
public final class NotificationCenter {
    /// One observation: an object that is not held, or a block that is.
    private struct Observation {
        private(set) weak var observer: AnyObject?
        let isHeldHere: AnyObject?
        let name: Notification.Name?
        /// Whose notifications it takes; nil for everybody's.
        let sender: ObjectIdentifier?
        /// What the log calls the method; nil for a block.
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

    /// What stands for a block among the observers.
    private final class Token {}

    private var observations: [(number: Int, observation: Observation)] = []
    private var lastNumber = 0

    /// Makes a center of one's own.
    public init() {}

    /// The center of the current world.
    public static var `default`: NotificationCenter { Simulator.current.notifications }

    /// Runs the action at each such notification while the observer lives, and does not hold it:
    /// without Objective-C's runtime there are no selectors. `method` is what the log shows.
    public func addObserver(
        _ observer: AnyObject, method: String, name: Notification.Name?, object: Any?,
        using action: @escaping (Notification) -> Void
    ) {
        add(Observation(observer, isHeld: false, name, object, method: method, action))
    }

    /// Runs the block at each such notification until what it returns is removed. The simulated app
    /// has one thread, so that every queue is the one that posts.
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

    /// Removes everything that the observer, or what stands for a block, was added for.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes what the observer was added for; nil stands for any name and any object.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        drop { observation in
            observation.observer === observer && (name == nil || observation.name == name)
                && (sender == nil || observation.sender == sender)
        }
    }

    /// Lets go of observations once they are out: what their blocks hold may remove itself.
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

    /// Tells whoever observes it now; who is removed meanwhile hears nothing.
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

    /// Forgets everybody.
    func removeAll() { drop { _ in true } }
}
