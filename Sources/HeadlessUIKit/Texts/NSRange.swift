/// A range of a text in UTF-16 units, like Foundation's type of that name.
public struct NSRange: Equatable, Hashable, Sendable {
    public var location: Int
    public var length: Int

    /// A range that begins at `location`.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}
