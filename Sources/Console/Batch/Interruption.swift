/// The wish that something stop, as Ctrl-C or a signal tells it.
@MainActor
public protocol Interruption: AnyObject {
    /// Whether the user wants to stop what runs.
    var isRequested: Bool { get }
    /// Whether the program as a whole is to end, and not only what runs.
    var isFinal: Bool { get }
    /// Forgets the wish that something stop, once it was granted.
    func clear()
}

/// Nobody can interrupt.
@MainActor
public final class NoInterruption: Interruption {
    public let isRequested = false
    /// Never.
    public let isFinal = false

    /// Makes it.
    public init() {}

    /// Does nothing.
    public func clear() {}
}
