import HierarchyRecords

/// Degrees north of the equator or east of Greenwich.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres; negative values stand for the best accuracy or an invalid location.
public typealias CLLocationAccuracy = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Equatable, Sendable {
    /// Degrees north of the equator, from -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, from -180 to 180.
    public var longitude: CLLocationDegrees

    /// Creates a point; the values are not validated.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The point as the log prints it: `52.5, 13.4`.
    package var text: String { "\(numberText(latitude)), \(numberText(longitude))" }
}

/// The location of a device.
@preconcurrency @MainActor
public final class CLLocation {
    /// Where on the earth it is.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude in metres; always zero, because altitudes are not simulated.
    public let altitude: CLLocationDistance = 0
    /// The radius in metres within which the location is exact.
    public let horizontalAccuracy: CLLocationAccuracy

    /// Creates an exact location.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        horizontalAccuracy = 0
    }

    /// Creates a location that a device has found: A102.
    init(found coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        horizontalAccuracy = 5
    }

    private static let earthRadius = 6_371_000.0

    /// The distance in metres along a great circle, for a spherical earth.
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

/// The user's decision whether the app may know the location.
public enum CLAuthorizationStatus: Int, Sendable, CaseIterable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    /// Whether the app may know the location, always or while it is in use.
    var isAllowed: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
    /// Whether the app may not know the location.
    var isRefused: Bool { self == .denied || self == .restricted }
}

/// Why no location was found.
public struct CLError: Error, Equatable, Sendable {
    /// Core Location's error codes.
    public enum Code: Int, Sendable, CaseIterable { case locationUnknown, denied, network }

    public static let errorDomain = "kCLErrorDomain"

    /// What went wrong.
    public let code: Code

    /// Creates an error with that code.
    public init(_ code: Code) { self.code = code }
}
