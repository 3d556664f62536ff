import CommandLanguage

/// The processes that run scripts for `vcr test`, as the system has them.
@MainActor
public protocol TestProcesses: AnyObject {
    /// Starts one and returns its number; nil where the system refuses.
    func start() -> Int?
    /// Writes to its standard input.
    func send(_ bytes: [UInt8], to process: Int)
    /// Waits until one of them has written or ended, or until the time is over; where news may be
    /// gathered, a moment longer, so that there is more at once.
    func news(within milliseconds: Int, gathering: Bool) -> [TestProcessNews]
    /// Ends one at once.
    func end(_ process: Int)
}

/// What became known of a process.
public enum TestProcessNews: Sendable, Equatable {
    case wrote(process: Int, [UInt8])
    /// By which signal or status, and the beginning of what it wrote to standard error.
    case ended(process: Int, how: Message, lastWords: [String])
}
