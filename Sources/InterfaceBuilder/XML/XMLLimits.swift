/// What a file may have at most, so that a hostile one ends with an error.
enum XMLLimits {
    static let bytes = 256 << 20
    /// How deep elements may stand in each other; views that deep are made one inside the other.
    static let depth = 400
    /// Different names of elements and attributes. All that Interface Builder writes are some hundreds.
    static let names = 5_000
}

/// Why XML was not read.
struct XMLFailure: Error {
    var line: Int?
    var reason: String
}
