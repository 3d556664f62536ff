/// Where the device is, and what the user lets the app know of it: A102.
///
///     notDetermined ──▶ authorizedWhenInUse ◀──▶ authorizedAlways
///           │                    ▲                     ▲
///           └──────▶ denied ◀────┴─────────────────────┘
@MainActor
package final class LocationService {
    private final class Reference {
        weak var manager: CLLocationManager?
        init(_ manager: CLLocationManager) { self.manager = manager }
    }

    private let application: @MainActor () -> UIApplication.State
    private var references: [Reference] = []

    /// Where the device is; nil until it is put somewhere.
    package private(set) var place: CLLocation?
    /// What the user allows.
    package private(set) var status = CLAuthorizationStatus.notDetermined
    /// What the app has asked for and the user has not answered.
    package private(set) var question: CLAuthorizationStatus?

    init(state application: @escaping @MainActor () -> UIApplication.State) {
        self.application = application
    }

    /// The managers that are still there, in the order in which they were made.
    package var managers: [CLLocationManager] { references.compactMap(\.manager) }

    func add(_ manager: CLLocationManager) {
        references.removeAll { $0.manager == nil }
        references.append(Reference(manager))
    }

    /// Puts the device somewhere.
    package func move(to coordinate: CLLocationCoordinate2D) {
        place = CLLocation(found: coordinate)
        tellOfPlace()
    }

    /// Has the managers that wait for it look at the place again.
    func tellOfPlace() {
        for manager in managers { manager.noteMove() }
    }

    /// The user is asked, unless that was answered: only for more than was granted once.
    func ask(for wanted: CLAuthorizationStatus) {
        let isMore = status == .authorizedWhenInUse && wanted == .authorizedAlways
        if status == .notDetermined || isMore { question = wanted }
    }

    /// The user answers, or changes it in the settings.
    package func allow(_ answer: CLAuthorizationStatus) {
        question = nil
        guard answer != status else { return }
        status = answer
        for manager in managers { manager.noteAnswer() }
    }

    /// Whether the manager may know the place now.
    func lets(_ manager: CLLocationManager) -> Bool {
        guard status.isAllowed else { return false }
        return application() != .background
            || status == .authorizedAlways && manager.allowsBackgroundLocationUpdates
    }
}
