/// A line that cannot be run: where, why, and the nearest right spelling.
public struct Diagnostic: Error, Sendable, Equatable {
    /// Stable codes, one a kind of mistake.
    public enum Code: String, Sendable {
        case unfinished, syntax, unknownCommand, ambiguousCommand, unknownName, unknownMember
        case wrongArity, wrongType, wrongValue, illegal, duplicateName, reservedName
        case notLoaded, file, sessionFormat, limit, expectation, unsupported
    }

    public var code: Code
    public var span: SourceSpan
    /// One line without the place and without a full stop: `unknown controller 'setings'`.
    public var summary: String
    /// What was probably meant: `settings`.
    public var suggestion: String?
    /// A further sentence, where it helps.
    public var hint: String?

    /// Makes a diagnostic.
    public init(
        _ code: Code, at span: SourceSpan, _ summary: String, suggestion: String? = nil,
        hint: String? = nil
    ) {
        self.code = code
        self.span = span
        self.summary = summary
        self.suggestion = suggestion
        self.hint = hint
    }

    /// The one line: `demo.vcr:12:8: unknown controller 'setings'; did you mean 'settings'?`
    public var line: String {
        "\(span.text): \(summary)" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    }
}
