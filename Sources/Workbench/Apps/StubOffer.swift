import CommandLanguage

/// What makes refused code run that names types which nobody knows.
public struct StubOffer: Sendable, Equatable {
    /// The unknown types, by name.
    public let types: [String]

    /// Makes an offer to declare these types.
    public init(types: [String]) { self.types = types }

    /// One line that names the command which declares them, as it is typed in that place: `stub`, or `vcr stub` at the
    /// shell. Nil where every type is known.
    public func words(command: String) -> Message? {
        switch types.count {
        case 0: nil
        case 1: "1 type is unknown ('\(types[0])'): '\(command)' declares an empty one"
        default: "\(types.count) types are unknown: '\(command)' declares empty ones"
        }
    }
}
