import HierarchyRecords

/// Delivers the location of the device to its delegate: A102.
@preconcurrency @MainActor
open class CLLocationManager: CallbackReceiver {
    /// The object's identity in the log.
    public nonisolated let objectID: ObjectID
    let simulator: Simulator

    /// The delegate, which is referenced weakly. It is told first of the authorization, in the next
    /// turn of the run loop (A102).
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            Changes.note()
            guard delegate != nil, delegate !== oldValue else { return }
            toldStatus = nil
            later { $0.tellAuthorization() }
        }
    }
    /// How many metres the device must move before the next update; a negative value means any
    /// move.
    @Counted open var distanceFilter: CLLocationDistance = -1
    /// The desired accuracy; stored only, because a simulated device always knows its location.
    @Counted open var desiredAccuracy: CLLocationAccuracy = -1
    /// Whether updates are delivered in the background, too.
    @available(iOS 9, *)
    @Counted open var allowsBackgroundLocationUpdates = false

    /// Whether it delivers all updates, and whether it waits for a single location.
    @Counted private var isUpdating = false
    @Counted private var isAsking = false
    /// Whether the timeout for that single location is running.
    @Counted private var isTimed = false
    @Counted private var lastTold: CLLocation?
    @Counted private var toldStatus: CLAuthorizationStatus?

    /// AD-HOC: how many seconds of simulated time the manager waits for a single location.
    private static let patience = 10.0

    /// Creates a manager without a delegate.
    public init() {
        simulator = .current
        objectID = simulator.objects.register(
            className: "CLLocationManager", kind: .other, owner: .none)
        simulator.system.locations.add(self)
    }

    /// The user's decision whether the app may know the location.
    @available(iOS 14, *)
    public var authorizationStatus: CLAuthorizationStatus { simulator.system.locations.status }

    /// The location of the device; nil if it is unknown or the app may not know it.
    public var location: CLLocation? {
        authorizationStatus.isAllowed ? simulator.system.locations.place : nil
    }

    /// Asks the user, unless the user has decided already.
    @available(iOS 8, *)
    open func requestWhenInUseAuthorization() {
        simulator.system.locations.ask(for: .authorizedWhenInUse)
    }

    /// Asks the user for permission at all times, unless the user has granted or refused it
    /// already.
    @available(iOS 8, *)
    open func requestAlwaysAuthorization() {
        simulator.system.locations.ask(for: .authorizedAlways)
    }

    /// Starts sending updates to the delegate, the first one in the next turn of the run loop.
    open func startUpdatingLocation() {
        guard !isUpdating else { return }
        isUpdating = true
        lastTold = nil
        later { $0.tellPlace() }
    }

    /// Stops sending updates.
    open func stopUpdatingLocation() { isUpdating = false }

    /// Sends the delegate one location or an error. E74: the delegate must implement both methods.
    @available(iOS 9, *)
    open func requestLocation() {
        guard !simulator.isStopped, hasWholeDelegate else { return }
        isAsking = true
        lastTold = nil
        later { $0.tellPlace() }
    }

    // MARK: Sending updates

    private func later(_ work: @escaping @MainActor (CLLocationManager) -> Void) {
        simulator.runLoop.perform { [weak self] in
            guard let self, !simulator.isStopped else { return }
            work(self)
        }
    }

    /// A102: the user has decided; sends the authorization, then a location if the manager waits
    /// for one.
    func noteAnswer() {
        later {
            $0.tellAuthorization()
            $0.tellPlace()
        }
    }

    /// A102: the device moved, or the app returned to the foreground.
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
        guard simulator.system.locations.lets(self) else { return }
        guard let place = simulator.system.locations.place else { return runOutOfTime() }
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

    /// Whether the delegate implements only the authorization method from before iOS 14.
    private var hasOldDelegate: Bool {
        if simulator.systemVersion < 14 { return true }
        guard let selective = delegate as? any SelectiveDelegate else { return false }
        return selective.implements(.locationDidChangeStatus)
            && !selective.implements(.locationDidChangeAuthorization)
    }

    /// E74: whether the delegate implements both methods; raises an exception if not.
    private var hasWholeDelegate: Bool {
        let lacking = [Callback.locationDidUpdate, .locationDidFail].first { !delegateHas($0) }
        guard let lacking else { return true }
        return simulator.refuse(
            .locationDelegate(lacks: lacking.spelling.objectiveC), about: objectID)
    }

    private func delegateHas(_ callback: Callback) -> Bool {
        guard let delegate else { return false }
        return (delegate as? any SelectiveDelegate)?.implements(callback) ?? true
    }
}

/// The delegate of a location manager: A102.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: AnyObject {
    /// Sent when the manager gets its delegate and when the authorization changes; from iOS 14.
    @available(iOS 14, *)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Sent for the same reasons up to iOS 13, and later if the delegate implements only this
    /// method.
    @available(iOS, deprecated: 14)
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Sent when the device has moved; the newest location comes last.
    @available(iOS 6, *)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Sent when no location was found; the error is a `CLError`.
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
