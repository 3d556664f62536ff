/// The services that the system offers an app, and the questions that it asks the app's
/// controllers.
@MainActor
package final class SystemServices {
    private unowned let simulator: Simulator
    /// The notification centre of the app.
    let notifications = SimulatedNotificationCenter(isDefault: true)
    /// The place of the device, and the permission to know it.
    package private(set) lazy var locations = LocationService { [unowned simulator] in
        simulator.application.applicationState
    }
    /// The questions that are to be asked again later in this turn (S03, S04).
    @Counted var questionsToAsk: [SystemQuestion] = []
    /// The window's root, or the presented controller in front, where a question was answered last.
    weak var askedLast: UIViewController? { didSet { Changes.note() } }

    init(_ simulator: Simulator) { self.simulator = simulator }
}
