import CommandLanguage

/// What every long loop asks whether to go on, and where it says what it is at.
///
/// A session has one. The worlds beside it and the steps that are repeated ask the same one, so that
/// Ctrl-C reaches whatever runs, and one line on the terminal counts the seconds.
@MainActor
final class Watch {
    /// Whether the user wants to stop. The program around the engine answers.
    var isInterrupted: () -> Bool = { false }
    /// Whether the user has ended the running command. It stays so until the next one begins.
    private(set) var wasInterrupted = false
    /// What was done so far, in microseconds of a usual machine: the same on every machine.
    private(set) var work = 0
    /// What is under way, each part within the one before.
    private var activities: [() -> Message] = []

    /// What running a line again costs, apart from its events and the statements in it.
    static let costOfLine = 60
    /// What it costs to check a byte of a class that is declared again.
    static let costOfDeclaredByte = 1
    /// What it costs to run so many statements that the session asks whether to go on.
    static let costOfStatements = 400

    /// What is under way, in a few words; nil where that is the next step.
    var activity: Message? { activities.last?() }

    /// Nothing has ended the command that begins.
    func begin() { wasInterrupted = false }

    /// Whether what runs is to end. To be asked often; `cost` is what was done since the last time.
    func ends(after cost: Int = 0) -> Bool {
        work &+= cost
        if !wasInterrupted, isInterrupted() { wasInterrupted = true }
        return wasInterrupted
    }

    /// Says what is under way while `body` runs.
    func during<Result, Failure>(
        _ activity: @escaping @autoclosure () -> Message, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        activities.append(activity)
        defer { activities.removeLast() }
        return try body()
    }

    /// Lets `body` run to its end, whatever the user has asked for before.
    func unheeded<Result>(_ body: () -> Result) -> Result { heeding({ false }, body) }

    /// Lets `body` run until another says that it is to end.
    func heeding<Result>(_ other: @escaping () -> Bool, _ body: () -> Result) -> Result {
        let outer = (isInterrupted, wasInterrupted)
        (isInterrupted, wasInterrupted) = (other, false)
        defer { (isInterrupted, wasInterrupted) = outer }
        return body()
    }
}

extension Diagnostic {
    /// What a loop throws that ends because the watch says so. The user is told by the program around
    /// the engine.
    static func interruption(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.limit, at: span, "interrupted")
    }
}
