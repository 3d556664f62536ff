/// A direction and a length, as a spring's velocity is given.
public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    /// Its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No length.
    public init() { self.init(dx: 0, dy: 0) }

    /// No length.
    public static let zero = CGVector()
}
