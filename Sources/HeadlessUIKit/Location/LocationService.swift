/// The location of the device, and the user's permission for the app to know it: A102.
///
///     notDetermined ──▶ authorizedWhenInUse ◀──▶ authorizedAlways
///           │                    ▲                     ▲
///           └──────▶ denied ◀────┴─────────────────────┘
@MainActor
package final class LocationService {
    private final class Reference {
        weak var manager: CLLocationManager? { didSet { Changes.note() } }
        init(_ manager: CLLocationManager) { self.manager = manager }
    }

    private let application: @MainActor () -> UIApplication.State
    @Counted private var references: [Reference] = []

    /// The location; nil until one is set.
    @Counted package private(set) var place: CLLocation?
    /// The user's decision.
    @Counted package private(set) var status = CLAuthorizationStatus.notDetermined
    /// The permission that the app asked for and about which the user has not decided yet.
    @Counted package private(set) var question: CLAuthorizationStatus?

    init(state application: @escaping @MainActor () -> UIApplication.State) {
        self.application = application
    }

    /// The existing managers in the order of their creation.
    package var managers: [CLLocationManager] { references.compactMap(\.manager) }

    func add(_ manager: CLLocationManager) {
        references.removeAll { $0.manager == nil }
        references.append(Reference(manager))
    }

    /// Moves the device.
    package func move(to coordinate: CLLocationCoordinate2D) {
        place = CLLocation(found: coordinate)
        tellOfPlace()
    }

    /// Lets all managers check whether they have a location to deliver.
    func tellOfPlace() {
        for manager in managers { manager.noteMove() }
    }

    /// Asks the user, unless the user has decided already; `authorizedAlways` can still be asked
    /// for after `authorizedWhenInUse`.
    func ask(for wanted: CLAuthorizationStatus) {
        let isMore = status == .authorizedWhenInUse && wanted == .authorizedAlways
        if status == .notDetermined || isMore { question = wanted }
    }

    /// The user answers, or changes the decision in Settings.
    package func allow(_ answer: CLAuthorizationStatus) {
        question = nil
        guard answer != status else { return }
        status = answer
        for manager in managers { manager.noteAnswer() }
    }

    /// Whether the manager may know the location at this moment.
    func lets(_ manager: CLLocationManager) -> Bool {
        guard status.isAllowed else { return false }
        return application() != .background
            || status == .authorizedAlways && manager.allowsBackgroundLocationUpdates
    }
}
