/// What the system offers an app, and asks of its controllers.
@MainActor
package final class SystemServices {
    private unowned let simulator: Simulator
    /// Where the app and its code post notifications.
    let notifications = NotificationCenter()
    /// Where the device is, and who may know it.
    package private(set) lazy var locations = LocationService { [unowned simulator] in
        simulator.application.applicationState
    }
    /// What the controllers are to be asked again later in this turn (S03, S04).
    var questionsToAsk: [SystemQuestion] = []

    init(_ simulator: Simulator) { self.simulator = simulator }
}
