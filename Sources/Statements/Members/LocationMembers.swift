import HeadlessUIKit

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

extension MemberList<CLLocationManager> {
    mutating func addByHand() {
        property(
            "delegate", { ProtocolReference<LocationDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
    }
}
