import HierarchyRecords

/// What the program around the engine does for it. Each of these may use other workbenches: the
/// world that runs is the current one again afterwards.
@MainActor
final class Host {
    /// Receives every reply.
    var onReply: (Reply) -> Void = { _ in }
    /// Hears that `set` changed the display, as soon as it has.
    var onDisplayChange: () -> Void = {}
    /// Asks the person at the prompt a question that yes answers.
    var isAgreed: (String) -> Bool = { _ in false }
    /// Makes a picture of a screen and of what differs from its views before.
    var drawPicture: (ScreenSnapshot, ViewSnapshot?) -> String = { _, _ in "" }
    /// Begins a session in another form.
    var makeWriter: (SessionForm, SessionRecord) -> any SessionWriter = { _, session in
        NoWriter(session)
    }
    /// Writes a course as pages.
    var makePages: (CourseRecord) -> [PageFile] = { _ in [] }
    /// Writes what a class has done as a page.
    var makeClassPage: (ClassRecord) -> String = { _ in "" }
    /// Lays out what a session has to show, as plain lines.
    var layOut: ([ReplyContent], Session) -> [String] = { _, _ in [] }
    /// Writes the graph of a storyboard of that name.
    var drawGraph: (InterfaceDocument, String, GraphFormat) -> String = { _, _, _ in "" }
    /// Writes an issue about a difference between an app's log and the session's.
    var writeReport: (LogReport) -> String = { _ in "" }
    /// Writes an issue about a line of a step's log.
    var writeStepReport: (StepReport) -> String = { _ in "" }
    /// The page on which a word is explained that is no command of a session, `compare-log`.
    var topicOfWord: (String) -> ConsoleTopic? = { ConsoleTopic(rawValue: $0) }
    /// Makes a page of help on what the terminal shows and reads.
    var consolePage: (ConsoleTopic) -> HelpPage = {
        HelpPage(title: $0.rawValue, summary: $0.summary)
    }
    /// Builds the package whose classes are known again, and begins the program anew with them; it returns where that
    /// failed. Nil where there is no package.
    var reload: (() -> FailedReload)?
    /// What the session is called.
    var sessionTitle = "session"
}

extension Host {
    /// Which replies are received.
    enum Heard {
        case all
        /// Those of commands that failed.
        case failures
        /// Those of commands that were not refused.
        case unrefused
        case none
    }

    /// Runs commands of which only those replies are received.
    func hearing<Result>(_ heard: Heard, _ body: () -> Result) -> Result {
        let outer = onReply
        defer { onReply = outer }
        switch heard {
        case .all: break
        case .failures: onReply = { if $0.status != .fine { outer($0) } }
        case .unrefused: onReply = { if $0.status != .commandFailed { outer($0) } }
        case .none: onReply = { _ in }
        }
        return body()
    }
}

/// Where the program around the engine has no other forms.
private struct NoWriter: SessionWriter {
    init(_ session: SessionRecord) {}
    func add(_ step: SessionStep) {}
    func finish() -> String { "" }
}
