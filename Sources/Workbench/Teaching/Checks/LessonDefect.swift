import CommandLanguage

/// What is wrong with a lesson, and where.
public struct LessonDefect: Sendable, Hashable {
    public let file: String
    public let line: Int
    /// Without a full stop.
    public let reason: Message

    /// `lessons/a.md:12: the goal holds before anything was done`
    public var text: Message { "\(file):\(line): \(reason)" }

    /// Two are the same that read the same.
    public func hash(into hasher: inout Hasher) { hasher.combine(text.text) }
}
