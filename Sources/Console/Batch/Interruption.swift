/// Whether the user has interrupted what runs, by Ctrl-C or a signal.
@MainActor
public protocol Interruption: AnyObject {
    /// Whether the user wants to stop what runs.
    var isRequested: Bool { get }
    /// Whether the program as a whole is to end, and not only what runs.
    var isFinal: Bool { get }
    /// Forgets the interruption, once what ran has stopped.
    func clear()
}

/// An interruption that never comes.
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
