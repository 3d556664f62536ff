/// A line that cannot be run: where, why, and the nearest right spelling.
public struct Diagnostic: Error, Sendable, Equatable {
    /// Stable codes, one a kind of mistake.
    public enum Code: String, Sendable {
        case unfinished, syntax, unknownCommand, ambiguousCommand, unknownName, unknownMember
        case wrongArity, wrongType, wrongValue, illegal, duplicateName, reservedName
        /// A finger that does not reach what it was meant for.
        case missed
        case notLoaded, file, sessionFormat, limit, endlessCalls, expectation, unsupported
    }

    /// An exception that Foundation would raise: `NSRangeException`, and its reason.
    public struct Exception: Sendable, Equatable {
        public let name: String
        public let reason: String
    }

    private struct Content: Sendable, Equatable {
        let code: Code
        var span: SourceSpan
        let summary: Message
        var suggestion: String?
        let hint: Message?
        var exception: Exception?
        var others: [Diagnostic] = []
    }

    /// Holds the content behind a reference: a function that can fail then returns one pointer, and
    /// most calls do not fail.
    private final class Box: Sendable {
        let content: Content
        init(_ content: Content) { self.content = content }
    }

    private var box: Box

    /// Makes a diagnostic.
    public init(
        _ code: Code, at span: SourceSpan, _ summary: Message, suggestion: String? = nil,
        hint: Message? = nil
    ) {
        box = Box(
            Content(code: code, span: span, summary: summary, suggestion: suggestion, hint: hint))
    }

    /// Makes a diagnostic of a text that was put together elsewhere; a literal makes a `Message`.
    @_disfavoredOverload
    public init(
        _ code: Code, at span: SourceSpan, _ summary: String, suggestion: String? = nil,
        hint: Message? = nil
    ) {
        self.init(code, at: span, Message(summary), suggestion: suggestion, hint: hint)
    }

    /// Makes the diagnostic of an exception that Foundation would raise.
    public init(exception name: String, _ reason: String, at span: SourceSpan) {
        box = Box(
            Content(
                code: .illegal, span: span, summary: "\(name): \(reason)", suggestion: nil,
                hint: nil, exception: Exception(name: name, reason: reason)))
    }

    /// Compares all that they say.
    public static func == (left: Diagnostic, right: Diagnostic) -> Bool {
        left.box === right.box || left.box.content == right.box.content
    }

    /// What kind of mistake it is.
    public var code: Code { box.content.code }
    /// The word or the part of a line that is wrong.
    public var span: SourceSpan {
        get { box.content.span }
        set { change { $0.span = newValue } }
    }
    /// One line without the place and without a full stop: `unknown controller 'setings'`.
    public var summary: String { box.content.summary.text }
    /// The same with what was put into it, for another language.
    public var wording: Message { box.content.summary }
    /// What was probably meant: `settings`.
    public var suggestion: String? {
        get { box.content.suggestion }
        set { change { $0.suggestion = newValue } }
    }
    /// A further sentence, where it helps.
    public var hint: String? { box.content.hint?.text }
    /// The same with what was put into it, for another language.
    public var hintWording: Message? { box.content.hint }
    /// The exception that it tells of; nil for a mistake of another kind.
    public var exception: Exception? { box.content.exception }

    /// What else is wrong in the same code, in the order of the places.
    public var others: [Diagnostic] {
        get { box.content.others }
        set { change { $0.others = newValue } }
    }

    /// Drops the other mistakes from that place on: they are told of the code that stands there.
    public mutating func leaveMistakes(to place: SourceSpan) {
        others.removeAll { ($0.span.line, $0.span.column) >= (place.line, place.column) }
    }

    private mutating func change(_ body: (inout Content) -> Void) {
        var content = box.content
        body(&content)
        box = Box(content)
    }

    /// The same mistake with another hint, and without a spelling to suggest.
    public func hinting(_ hint: Message) -> Diagnostic {
        Diagnostic(code, at: span, box.content.summary, hint: hint)
    }

    /// What is wrong, without the place: `unknown controller 'setings'; did you mean 'settings'?`
    public var message: String { summary + (suggestion.map { "; did you mean '\($0)'?" } ?? "") }

    /// The same with what was put into it, for another language.
    public var told: Message {
        guard let suggestion else { return wording }
        return "\(wording); did you mean '\(suggestion)'?"
    }

    /// The one line: `demo.vcr:12:8: unknown controller 'setings'; did you mean 'settings'?`
    public var line: String {
        "\(span.text): \(message)"
    }
}
