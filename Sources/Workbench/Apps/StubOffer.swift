import CommandLanguage

/// What makes refused code run that names types which nobody knows.
public struct StubOffer: Sendable, Equatable {
    /// The unknown types, by name.
    public let types: [String]
    /// Whether members are declared as well that other files may add to known types.
    private let addsMembers: Bool

    /// Makes an offer to declare these types, or what other files may add to known ones.
    public init(types: [String], addsMembers: Bool = false) {
        self.types = types
        self.addsMembers = addsMembers
    }

    /// One line that names the command which declares them, as it is typed in that place: `stub`, or `vcr stub` at the
    /// shell. Nil where nothing is missing that another file may have.
    public func words(command: String) -> Message? {
        switch types.count {
        case 0 where addsMembers: "another file may have what is missing: '\(command)' declares it"
        case 0: nil
        case 1: "1 type is unknown ('\(types[0])'): '\(command)' declares an empty one"
        default: "\(types.count) types are unknown: '\(command)' declares empty ones"
        }
    }
}
