import HeadlessUIKit

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
    static let coordinate = TypeDescription(
        "CLLocationCoordinate2D", class: ScriptCoordinate.self
    ) { type in
        type.initialiser("init(latitude:longitude:)") { (latitude: Double, longitude: Double) in
            ScriptCoordinate(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        }
        type.initialiser("init()") {
            ScriptCoordinate(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        }
        type.property("latitude", { $0.coordinate.latitude })
        type.property("longitude", { $0.coordinate.longitude })
    }
}
