/// Why the input so far ends within a command, so that a prompt can ask for the rest.
public enum Continuation: Sendable, Equatable {
    /// A `{` of a command is open.
    case block
    /// A quoted word, or a `"""` of a statement, is open.
    case quote
    /// The line ends in `\`.
    case backslash
    /// A statement's bracket, parenthesis or brace is open, or its line ends in an operator.
    case statement
    /// A `/*` is open.
    case comment
}

/// A bracket that is open where the input ends.
public struct OpenBracket: Sendable, Equatable {
    /// The line that it stands in.
    public let line: Int
    /// What closes it.
    public let closing: String
}

extension CommandScanner.Frame {
    /// What ends it.
    var closing: String {
        switch self {
        case .block, .brace: "}"
        case .paren, .interpolation, .longInterpolation: ")"
        case .bracket: "]"
        }
    }
}
