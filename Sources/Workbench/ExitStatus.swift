/// How a command, a script or the program ends; the language's section 9 gives the numbers.
public enum ExitStatus: Sendable, Equatable {
    case fine
    case expectationFailed
    /// Bad usage, or a file that cannot be read.
    case usage
    case commandFailed
    /// An exception, or a warning under `--strict`, that nothing expected.
    case exception
    case interrupted
    /// `quit` with its code.
    case quit(Int32)

    /// Whether nothing went wrong.
    @inlinable public var isFine: Bool { if case .fine = self { true } else { false } }

    /// The process's exit status.
    public var code: Int32 {
        switch self {
        case .fine: 0
        case .expectationFailed: 1
        case .usage: 2
        case .commandFailed: 3
        case .exception: 4
        case .interrupted: 130
        case .quit(let code): code
        }
    }
}
