/// Degrees, north of the equator or east of Greenwich.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; below zero for the best or for none.
public typealias CLLocationAccuracy = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Equatable, Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    /// The point of those degrees, which nobody checks.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// As the log has it: `52.5, 13.4`.
    package var text: String { "\(Self.number(latitude)), \(Self.number(longitude))" }

    private static func number(_ degrees: Double) -> String {
        guard let whole = Int(exactly: degrees) else { return "\(degrees)" }
        return "\(whole)"
    }
}

/// Where a device is.
@MainActor
public final class CLLocation {
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea; a simulated device is level with it.
    public let altitude: CLLocationDistance = 0
    /// The point is no farther than that from the truth, in metres.
    public let horizontalAccuracy: CLLocationAccuracy

    /// A place that is exactly there.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        horizontalAccuracy = 0
    }

    /// What a device finds: A102.
    init(found coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        horizontalAccuracy = 5
    }

    private static let earthRadius = 6_371_000.0

    /// Metres along a great circle, on a globe.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let (here, there) = (coordinate, location.coordinate)
        let north = sin(Self.radians(there.latitude - here.latitude) / 2)
        let east = sin(Self.radians(there.longitude - here.longitude) / 2)
        let narrowing = cos(Self.radians(here.latitude)) * cos(Self.radians(there.latitude))
        let part = north * north + narrowing * east * east
        return 2 * Self.earthRadius * asin(min(1, part.squareRoot()))
    }

    private static func radians(_ degrees: CLLocationDegrees) -> Double { degrees * .pi / 180 }
}

/// What the user lets the app know of the device's place.
public enum CLAuthorizationStatus: Int, Sendable, CaseIterable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    /// Whether the app may know it, be it only while it is in use.
    var isAllowed: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
    /// Whether the app may not know it.
    var isRefused: Bool { self == .denied || self == .restricted }
}

/// Why no place was found.
public struct CLError: Error, Equatable, Sendable {
    /// Core Location's numbers for the reasons.
    public enum Code: Int, Sendable, CaseIterable { case locationUnknown, denied, network }

    public static let errorDomain = "kCLErrorDomain"

    public let code: Code

    /// An error for that reason.
    public init(_ code: Code) { self.code = code }
}
