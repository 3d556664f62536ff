/// Identifies one simulated object: its ordinal in order of creation, so that equal runs give equal ids.
public struct ObjectID: Hashable, Sendable, Comparable {
    /// The ordinal; 0 is no object.
    public let ordinal: UInt32

    /// Wraps an ordinal.
    public init(ordinal: UInt32) { self.ordinal = ordinal }

    /// Stands for no object, as UIKit's `nil` does in an argument.
    public static let none = ObjectID(ordinal: 0)

    /// Orders ids by creation.
    public static func < (left: ObjectID, right: ObjectID) -> Bool { left.ordinal < right.ordinal }
}
