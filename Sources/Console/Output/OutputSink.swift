import CommandLanguage

/// Where written bytes go in the end.
@MainActor
public protocol OutputSink: AnyObject {
    /// Writes all of it, however long that takes.
    func write(_ bytes: [UInt8], to channel: OutputChannel) -> WriteOutcome
}

/// How writing ended.
public enum WriteOutcome: Sendable, Equatable {
    case written
    /// The channel has no reader any more.
    case closed
    /// In the system's words.
    case failed(Message)
}

/// The two channels of a program.
public enum OutputChannel: Sendable, Equatable {
    /// Results: standard output.
    case data
    /// Talk and errors: standard error.
    case talk
}
