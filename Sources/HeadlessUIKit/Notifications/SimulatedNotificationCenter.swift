import HierarchyRecords

/// What stands for a block that observes notifications.
package protocol ObserverToken: AnyObject {}

/// Tells the observers of the simulated app of each posted notification, in the order in which they were added, before `post`
/// returns: U21. What compiled code adds to Foundation's center stands here, too (`NotificationCenter+Order.swift`).
@MainActor
package final class SimulatedNotificationCenter {
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
        /// Called when it is dropped.
        var whenDropped: (() -> Void)?

        init(
            _ observer: AnyObject, isHeld: Bool, _ name: Notification.Name?,
            _ sender: ObjectIdentifier?, method: String?, _ action: @escaping (Notification) -> Void
        ) {
            self.observer = observer
            isHeldHere = isHeld ? observer : nil
            self.name = name
            self.sender = sender
            self.method = method
            self.action = action
        }

        func takes(_ notification: Notification) -> Bool {
            guard observer != nil, name == nil || name == notification.name else { return false }
            guard let sender else { return true }
            return notification.object.map { ObjectIdentifier($0 as AnyObject) == sender } ?? false
        }

        /// Whether it calls the same method for the same notifications.
        func calls(_ other: Observation) -> Bool {
            observer === other.observer && method == other.method && name == other.name
                && sender == other.sender
        }

        func isOf(_ observer: ObjectIdentifier) -> Bool {
            self.observer.map(ObjectIdentifier.init) == observer
        }
    }

    /// The observer that stands for a block.
    private final class Token: ObserverToken {}

    /// Each with its number, and the id of the next object that would have been made when it was added.
    @Counted private var observations: [(number: Int, next: ObjectID, observation: Observation)] =
        []
    @Counted private var lastNumber = 0
    /// The app's own notifications that nobody observed when they were posted last, with the number of the last
    /// observation then.
    @Counted private var unheard: [Notification.Name: Int] = [:]
    /// Called before an observer is told, with the id of the first object that was made after it was
    /// added (A100).
    @Counted var beforeTelling: ((Notification.Name, ObjectID) -> Void)?
    /// Whether it is the app's default center, which Foundation's own passes everything on to.
    private let isDefault: Bool

    /// Creates another center.
    package convenience init() { self.init(isDefault: false) }

    init(isDefault: Bool) {
        self.isDefault = isDefault
        if isDefault { NotificationCenter.passOnToTheApp() }
    }

    /// The default center of the current world.
    package static var `default`: SimulatedNotificationCenter {
        Simulator.current.system.notifications
    }

    /// Runs the action for each such notification as long as the observer, which is referenced
    /// weakly, exists; there are no selectors without the Objective-C runtime. `method` is the name
    /// in the log.
    package func addObserver(
        _ observer: AnyObject, method: String, name: Notification.Name?, object: Any?,
        using action: @escaping (Notification) -> Void
    ) {
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        add(Observation(observer, isHeld: false, name, sender, method: method, action))
    }

    /// Runs the block for each such notification until the returned object is removed.
    package func addObserver(
        forName name: Notification.Name?, object: Any?,
        using block: @escaping (Notification) -> Void
    ) -> AnyObject {
        let token = Token()
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        add(Observation(token, isHeld: true, name, sender, method: nil, block))
        return token
    }

    /// The same for a block that Foundation's center holds under a token. `block` says whether it is
    /// still there; `whenDropped` lets Foundation's center go of it.
    func addObserver(
        under token: AnyObject, name: Notification.Name?, sender: ObjectIdentifier?,
        using block: @escaping (Notification) -> Bool, whenDropped: @escaping () -> Void
    ) {
        let id = ObjectIdentifier(token)
        var observation = Observation(token, isHeld: true, name, sender, method: nil) {
            [unowned self] notification in
            if !block(notification) { drop { $0.isOf(id) } }
        }
        observation.whenDropped = whenDropped
        add(observation)
    }

    private func add(_ observation: Observation) {
        drop { $0.observer == nil }
        lastNumber += 1
        observations.append((lastNumber, Simulator.current.objects.next, observation))
    }

    /// Removes all observations of the observer, or of the object that stands for a block.
    package func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes observations of the observer; nil matches any name or any object.
    package func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        removeObserver(
            ObjectIdentifier(observer), name: name,
            sender: object.map { ObjectIdentifier($0 as AnyObject) })
    }

    func removeObserver(
        _ observer: ObjectIdentifier, name: Notification.Name?, sender: ObjectIdentifier?
    ) {
        drop { observation in
            observation.isOf(observer) && (name == nil || observation.name == name)
                && (sender == nil || observation.sender == sender)
        }
    }

    /// Removes observations. They are released only after the list is complete again, because the
    /// objects that their blocks hold may remove themselves when they are released.
    private func drop(where isDropped: (Observation) -> Bool) {
        let before = observations
        observations = before.filter { !isDropped($0.observation) }
        guard before.count > observations.count else { return }
        for entry in before where isDropped(entry.observation) { entry.observation.whenDropped?() }
        withExtendedLifetime(before) {}
    }

    /// Posts a notification of that name.
    package func post(
        name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    /// Posts a notification: the default center by way of Foundation's, so that those hear it, too, who
    /// know only that one.
    package func post(_ notification: Notification) {
        if isDefault { NotificationCenter.default.post(notification) } else { send(notification) }
    }

    /// Sends it to its present observers; an observer that is removed meanwhile receives nothing.
    func send(_ notification: Notification) {
        noteWhetherHeard(notification)
        for entry in observations where entry.observation.takes(notification) {
            guard !Simulator.current.isStopped else { return }
            beforeTelling?(notification.name, entry.next)
            guard observations.contains(where: { $0.number == entry.number }) else { continue }
            tell(entry.observation, notification)
        }
    }

    private func noteWhetherHeard(_ notification: Notification) {
        if ["UI", "NS", "_"].contains(where: notification.name.rawValue.hasPrefix) { return }
        let isHeard = observations.contains { $0.observation.takes(notification) }
        if !isHeard {
            unheard[notification.name] = lastNumber
        } else if unheard[notification.name] != nil {
            unheard[notification.name] = nil
        }
    }

    /// The observations of living observers that were added after a notification of that name had been posted, and
    /// nobody had observed it; an observer that stands for a block has no method (B30).
    package var lateObservations: [(observer: AnyObject, method: String?, name: Notification.Name)]
    {
        observations.compactMap { entry in
            guard let name = entry.observation.name, let posted = unheard[name],
                entry.number > posted, let observer = entry.observation.observer
            else { return nil }
            return (observer, entry.observation.method, name)
        }
    }

    /// The names that a method of an object's observes, by its name in the log; nil is any name.
    package func namesObserved(
        by observer: AnyObject, where isMethod: (String) -> Bool
    ) -> [Notification.Name?] {
        observations.map { $0.observation }
            .filter { $0.observer === observer && $0.method.map(isMethod) == true }
            .map(\.name)
    }

    /// The app's own notifications that nobody observed when they were posted last.
    package var unheardNames: [Notification.Name] {
        unheard.keys.sorted { $0.rawValue < $1.rawValue }
    }

    /// A notification of the app's that nobody heard, and an observation that was there then: of another name, or of
    /// that name from one object alone.
    package struct UnheardNotification {
        package let posted: Notification.Name
        package let observer: AnyObject
        package let observed: Notification.Name
    }

    /// Each of those that nobody heard when they were posted last, with each named observation that was there then
    /// (U21).
    package var unheardNotifications: [UnheardNotification] {
        unheard.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { posted, last in
            observations.compactMap { entry in
                guard entry.number <= last, let name = entry.observation.name,
                    let observer = entry.observation.observer
                else { return nil }
                return UnheardNotification(posted: posted, observer: observer, observed: name)
            }
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

    /// An observer's method that each such notification calls more than once.
    package struct RepeatedObservation {
        package let observer: AnyObject
        package let method: String
        package let name: Notification.Name?
        package let count: Int
    }

    /// The methods of living observers that were added more than once for the same notifications, in the order in
    /// which they were added first (U21).
    package var repeatedObservations: [RepeatedObservation] {
        let living = observations.map { $0.observation }
            .filter { $0.observer != nil && $0.method != nil }
        var left = living
        var repeated: [RepeatedObservation] = []
        while let first = left.first {
            let same = left.filter { $0.calls(first) }
            left.removeAll { $0.calls(first) }
            guard same.count > 1, let observer = first.observer, let method = first.method else {
                continue
            }
            repeated.append(
                RepeatedObservation(
                    observer: observer, method: method, name: first.name, count: same.count))
        }
        return repeated
    }

    /// Removes all observations.
    func removeAll() { drop { _ in true } }
}
