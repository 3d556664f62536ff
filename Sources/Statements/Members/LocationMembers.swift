import HeadlessUIKit

extension CLLocation: ScriptObject {}
extension CLLocationManager: ScriptObject {}

extension CLAuthorizationStatus: ScriptChoice {
    static var type: TypeDescription { .authorizationStatus }
    static let choices = Array(allCases)
}

enum LocationDelegate: ModelProtocol {
    typealias Conformer = any CLLocationManagerDelegate
    static var type: TypeDescription { .locationDelegate }
}

/// A point on the earth, which statements hold as an object.
@MainActor
final class ScriptCoordinate: ScriptObject {
    let coordinate: CLLocationCoordinate2D
    init(_ coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

    /// As Swift prints the structure.
    var text: String {
        "CLLocationCoordinate2D(latitude: \(coordinate.latitude), "
            + "longitude: \(coordinate.longitude))"
    }
}

extension CLLocationCoordinate2D: ScriptValue {
    static var valueType: ValueType { .named(.coordinate) }
    static func from(_ value: Value) -> CLLocationCoordinate2D? {
        ScriptCoordinate.from(value)?.coordinate
    }
    var value: Value { .object(ScriptCoordinate(self)) }
}

extension TypeDescription {
    static let authorizationStatus = TypeDescription(
        "CLAuthorizationStatus", choices: CLAuthorizationStatus.allCases.map { "\($0)" })
    static let locationDelegate = modelProtocol(
        "CLLocationManagerDelegate", isInstance: { $0 is any CLLocationManagerDelegate })

    static let coordinate = TypeDescription(
        "CLLocationCoordinate2D", class: ScriptCoordinate.self
    ) { type in
        type.initialiser("init(latitude:longitude:)") { (latitude: Double, longitude: Double) in
            ScriptCoordinate(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        }
        type.property("latitude", { $0.coordinate.latitude })
        type.property("longitude", { $0.coordinate.longitude })
    }

    static let location = TypeDescription("CLLocation", class: CLLocation.self) { type in
        type.initialiser("init(latitude:longitude:)") { (latitude: Double, longitude: Double) in
            CLLocation(latitude: latitude, longitude: longitude)
        }
        type.property("coordinate", { $0.coordinate })
        type.property("altitude", { $0.altitude })
        type.property("horizontalAccuracy", { $0.horizontalAccuracy })
        type.method("distance(from:)", CLLocation.distance)
    }

    static let locationManager = TypeDescription(
        "CLLocationManager", class: CLLocationManager.self
    ) { type in
        type.initialiser("init()") { CLLocationManager() }
        type.property(
            "delegate", { ProtocolReference<LocationDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
        type.property("distanceFilter", { $0.distanceFilter }, { $0.distanceFilter = $1 })
        type.property("desiredAccuracy", { $0.desiredAccuracy }, { $0.desiredAccuracy = $1 })
        type.property(
            "allowsBackgroundLocationUpdates", { $0.allowsBackgroundLocationUpdates },
            { $0.allowsBackgroundLocationUpdates = $1 })
        type.property("authorizationStatus", { $0.authorizationStatus })
        type.property("location", { $0.location })
        type.method(
            "requestWhenInUseAuthorization()", CLLocationManager.requestWhenInUseAuthorization)
        type.method("requestAlwaysAuthorization()", CLLocationManager.requestAlwaysAuthorization)
        type.method("startUpdatingLocation()", CLLocationManager.startUpdatingLocation)
        type.method("stopUpdatingLocation()", CLLocationManager.stopUpdatingLocation)
        type.method("requestLocation()", CLLocationManager.requestLocation)
    }
}

extension CLLocationManagerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        _ = answer("locationManagerDidChangeAuthorization(_:)", [manager.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {
        _ = answer("locationManager(_:didChangeAuthorization:)", [manager.value, status.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func locationManager(_ manager: CLLocationManager, didUpdateLocations places: [CLLocation]) {
        _ = answer("locationManager(_:didUpdateLocations:)", [manager.value, places.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let error = SystemError(any: error)?.value ?? .null
        _ = answer("locationManager(_:didFailWithError:)", [manager.value, error])
    }
}
