import HierarchyRecords

/// What asks where the device is: A102.
@MainActor
open class CLLocationManager: CallbackReceiver {
    /// The identity that the log knows the object by.
    public nonisolated let objectID: ObjectID
    let simulator: Simulator

    /// Told where the device is, and what the user allows: of that first in the next turn (A102). Not
    /// held.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil, delegate !== oldValue else { return }
            toldStatus = nil
            later { $0.tellAuthorization() }
        }
    }
    /// How many metres the device must move before it is told of again; below zero for any move.
    open var distanceFilter: CLLocationDistance = -1
    /// How exact the place should be; a simulated device always finds it.
    open var desiredAccuracy: CLLocationAccuracy = -1
    /// Whether it is told in the background, too.
    open var allowsBackgroundLocationUpdates = false

    /// Whether it is told of each move, and whether it waits for one place alone.
    private var isUpdating = false
    private var isAsking = false
    /// Whether the time for that one place runs out.
    private var isTimed = false
    private var lastTold: CLLocation?
    private var toldStatus: CLAuthorizationStatus?

    /// AD-HOC: how many seconds of virtual time one place is waited for.
    private static let patience = 10.0

    /// One that tells nobody yet.
    public init() {
        simulator = .current
        objectID = simulator.register(
            className: "CLLocationManager", kind: .other, owner: .none)
        simulator.locations.add(self)
    }

    /// What the user lets the app know.
    public var authorizationStatus: CLAuthorizationStatus { simulator.locations.status }

    /// Where the device is; nil where nobody knows, or the app may not.
    public var location: CLLocation? {
        authorizationStatus.isAllowed ? simulator.locations.place : nil
    }

    /// Asks the user, where that was not answered yet.
    open func requestWhenInUseAuthorization() { simulator.locations.ask(for: .authorizedWhenInUse) }

    /// Asks the user for the place at all times, where that was neither granted nor refused.
    open func requestAlwaysAuthorization() { simulator.locations.ask(for: .authorizedAlways) }

    /// From now on the delegate is told of the place, first in the next turn.
    open func startUpdatingLocation() {
        guard !isUpdating else { return }
        isUpdating = true
        lastTold = nil
        later { $0.tellPlace() }
    }

    /// From now on it is told of no more.
    open func stopUpdatingLocation() { isUpdating = false }

    /// The delegate is told of one place, or that none was found. E74: it must hear of both.
    open func requestLocation() {
        guard !simulator.isStopped, hasWholeDelegate else { return }
        isAsking = true
        lastTold = nil
        later { $0.tellPlace() }
    }

    // MARK: Telling

    private func later(_ work: @escaping @MainActor (CLLocationManager) -> Void) {
        simulator.runLoop.perform { [weak self] in
            guard let self, !simulator.isStopped else { return }
            work(self)
        }
    }

    /// A102: the user's answer, then what follows from it for a manager that waits.
    func noteAnswer() {
        later {
            $0.tellAuthorization()
            $0.tellPlace()
        }
    }

    /// A102: the device moved, or the app came back to the front.
    func noteMove() {
        guard isUpdating || isAsking, !authorizationStatus.isRefused else { return }
        later { $0.tellPlace() }
    }

    private func tellAuthorization() {
        let status = authorizationStatus
        guard delegate != nil, toldStatus != status else { return }
        toldStatus = status
        guard hasOldDelegate else {
            return tell(.locationDidChangeAuthorization) {
                $0.locationManagerDidChangeAuthorization(self)
            }
        }
        tell(.locationDidChangeStatus, "\(status)") {
            $0.locationManager(self, didChangeAuthorization: status)
        }
    }

    private func tellPlace() {
        guard delegate != nil, isUpdating || isAsking, !simulator.isStopped else { return }
        if authorizationStatus.isRefused { return fail(.denied) }
        guard simulator.locations.lets(self) else { return }
        guard let place = simulator.locations.place else { return runOutOfTime() }
        guard isFarEnough(place) else { return }
        isAsking = false
        lastTold = place
        tell(.locationDidUpdate, place.coordinate.text) {
            $0.locationManager(self, didUpdateLocations: [place])
        }
    }

    private func isFarEnough(_ place: CLLocation) -> Bool {
        guard let lastTold else { return true }
        if lastTold === place { return false }
        return !(distanceFilter > 0) || place.distance(from: lastTold) >= distanceFilter
    }

    private func runOutOfTime() {
        guard isAsking, !isTimed else { return }
        isTimed = true
        simulator.runLoop.perform(after: Self.patience) { [weak self] in
            guard let self else { return }
            isTimed = false
            if isAsking, !simulator.isStopped { fail(.locationUnknown) }
        }
    }

    private func fail(_ code: CLError.Code) {
        isAsking = false
        tell(.locationDidFail, "\(code)") {
            $0.locationManager(self, didFailWithError: CLError(code))
        }
    }

    private func tell(
        _ callback: Callback, _ argument: String? = nil,
        _ body: (any CLLocationManagerDelegate) -> Void
    ) {
        guard let delegate else { return }
        let text = argument.map { simulator.recorder.argument(text: $0) } ?? .none
        simulator.dispatch.send(callback, to: self, text, rule: .a102) { body(delegate) }
    }

    // MARK: Delegates

    /// Whether the delegate hears of the user's answer in the way of before iOS 14.
    private var hasOldDelegate: Bool {
        if simulator.systemVersion < 14 { return true }
        guard let selective = delegate as? any SelectiveDelegate else { return false }
        return selective.implements(.locationDidChangeStatus)
            && !selective.implements(.locationDidChangeAuthorization)
    }

    /// E74: raises where the delegate lacks one of the two methods.
    private var hasWholeDelegate: Bool {
        let lacking = [Callback.locationDidUpdate, .locationDidFail].first { !delegateHas($0) }
        guard let lacking else { return true }
        simulator.report(
            .locationDelegate(lacks: lacking.spelling.objectiveC), about: objectID)
        return false
    }

    private func delegateHas(_ callback: Callback) -> Bool {
        guard let delegate else { return false }
        return (delegate as? any SelectiveDelegate)?.implements(callback) ?? true
    }
}

/// What a location manager tells: A102.
@MainActor
public protocol CLLocationManagerDelegate: AnyObject {
    /// Sent when the manager got its delegate, and when the user changed what is allowed; from iOS 14.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The same up to iOS 13, and after to a delegate that has nothing else.
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Sent when the device is somewhere else; the newest place is the last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Sent when no place was found, with a `CLError`.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didFailWithError error: any Error
    ) {}
}
