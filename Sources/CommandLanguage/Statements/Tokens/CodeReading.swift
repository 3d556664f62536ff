/// What code was taken for where it does not say so itself: whoever typed it is told.
public struct CodeReading: Sendable, Equatable {
    public let span: SourceSpan
    /// One sentence without a full stop: `'classHome' was read as 'class Home'`.
    public let text: String

    /// Makes a reading.
    public init(at span: SourceSpan, _ text: String) {
        self.span = span
        self.text = text
    }

    /// Words without the space that belongs between them.
    public init(at span: SourceSpan, joined written: String, as meant: String) {
        self.init(at: span, "'\(written.clipped)' was read as '\(meant.clipped)'")
    }

    /// The note: `2:1: 'classHome' was read as 'class Home'`.
    public var line: String { "\(span.text): \(text)" }
}
