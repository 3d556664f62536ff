/// A vector, such as the velocity of a spring.
public struct CGVector: Hashable, Sendable {
    /// To the right, in points or in shares of a size, as its use says.
    public var dx: CGFloat
    /// Downwards, in points or in shares of a size, as its use says.
    public var dy: CGFloat

    /// Creates a vector from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector of length zero.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector of length zero.
    public static let zero = CGVector()
}
