import HierarchyRecords

/// What calls an object of the app's again and again, and keeps it alive until it is told to end: a timer
/// that repeats, or a display link.
@MainActor
package protocol RepeatingCaller: AnyObject {
    /// Whether it still calls.
    var isValid: Bool { get }
    /// Who is called; nil where a closure is.
    var target: AnyObject? { get }
    /// Whether it is a display link, which calls for each frame.
    var callsEachFrame: Bool { get }
}

extension RepeatingCaller {
    /// Lets the current world know of it as long as it calls.
    package func becomeKnown() { Simulator.current.system.note(self) }

    /// Those of the class that still call in the current world.
    package static var known: [Self] {
        Simulator.current.system.repeatingCallers.compactMap { $0 as? Self }
    }
}

/// The services that the system offers an app, and the questions that it asks the app's
/// controllers.
@MainActor
package final class SystemServices {
    private unowned let simulator: Simulator
    /// The notification centre of the app.
    package let notifications = SimulatedNotificationCenter(isDefault: true)
    /// The place of the device, and the permission to know it.
    package private(set) lazy var locations = LocationService { [unowned simulator] in
        simulator.application.applicationState
    }
    /// What is kept of the app from its way to the background to the launch after its end.
    package private(set) lazy var restoration = AppRestoration(simulator)
    /// What the user does, by the objects in which it is done.
    @Counted var activities: [ObjectID: NSUserActivity] = [:]
    /// The questions that are to be asked again later in this turn (S03, S04).
    @Counted var questionsToAsk: [SystemQuestion] = []
    /// The window's root, or the presented controller in front, where a question was answered last.
    weak var askedLast: UIViewController? { didSet { Changes.note() } }

    @Counted private var knownCallers: [WeakCaller] = []

    private struct WeakCaller {
        private(set) weak var caller: (any RepeatingCaller)?
        init(_ caller: any RepeatingCaller) { self.caller = caller }
    }

    /// Those that still call, in the order in which they were made.
    package var repeatingCallers: [any RepeatingCaller] {
        knownCallers.compactMap(\.caller).filter(\.isValid)
    }

    /// Notes one that begins to call.
    package func note(_ caller: any RepeatingCaller) {
        knownCallers.removeAll { $0.caller?.isValid != true }
        knownCallers.append(WeakCaller(caller))
    }

    init(_ simulator: Simulator) { self.simulator = simulator }
}
