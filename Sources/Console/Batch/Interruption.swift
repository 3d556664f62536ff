/// The user's wish to stop, as Ctrl-C tells it.
@MainActor
public protocol Interruption: AnyObject {
    /// Whether the user wants to stop what runs.
    var isRequested: Bool { get }
    /// Forgets the wish, once it was granted.
    func clear()
}

/// Nobody can interrupt.
@MainActor
public final class NoInterruption: Interruption {
    public let isRequested = false

    /// Makes it.
    public init() {}

    /// Does nothing.
    public func clear() {}
}
