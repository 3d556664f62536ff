/// What is wrong with a lesson, and where.
public struct LessonDefect: Sendable, Hashable {
    public let file: String
    public let line: Int
    /// Without a full stop.
    public let reason: String

    /// `lessons/a.md:12: the goal holds before anything was done`
    public var text: String { "\(file):\(line): \(reason)" }
}
