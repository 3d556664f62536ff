/// Names of places, with their coordinates in degrees; north and east are positive.
enum PlaceTable {
    private static let places: [(name: String, latitude: Double, longitude: Double)] = [
        ("Copenhagen", 55.7, 12.6), ("Madrid", 40.4, -3.7), ("Wellington", -41.3, 174.8),
        ("Rosario", -32.9, -60.7), ("Shanghai", 31.2, 121.5), ("Hamilton", 32.3, -64.8),
        ("Perth", -31.9, 115.9), ("Quito", -0.2, -78.5), ("Padang", -0.9, 100.4),
        ("Nairobi", -1.3, 36.8), ("Honolulu", 21.3, -157.9), ("Maun", -20.0, 23.4),
        ("San Francisco", 37.8, -122.4), ("Tokyo", 35.7, 139.7), ("Berlin", 52.5, 13.4),
    ]

    /// The largest distance between a place and a point that is given its name, in degrees along
    /// either axis.
    private static let reach = 4.0

    /// The name of the nearest place, or the coordinates if no place of the table is near.
    static func name(latitude: Double, longitude: Double) -> String {
        var best: (name: String, distance: Double)?
        for place in places {
            let north = abs(place.latitude - latitude)
            let east = abs(longitude - place.longitude)
            let distance = max(north, min(east, 360 - east))
            if distance <= reach, distance < (best?.distance ?? .infinity) {
                best = (place.name, distance)
            }
        }
        return best?.name ?? point(latitude: latitude, longitude: longitude)
    }

    /// The coordinates as text: `41.3° S 174.8° E`.
    static func point(latitude: Double, longitude: Double) -> String {
        degrees(latitude, "N", "S") + " " + degrees(longitude, "E", "W")
    }

    private static func degrees(
        _ value: Double, _ positive: String, _ negative: String
    ) -> String {
        let tenths = (abs(value) * 10).rounded() / 10
        return "\(tenths)° \(value < 0 ? negative : positive)"
    }
}
