/// A lesson as pages show it: what it says and asks, and what its commands log.
public struct LessonRecord: Sendable {
    public let id: String
    public let title: String
    /// About how long it takes; nil where it does not say.
    public let minutes: Int?
    public let introduction: [LessonPassage]
    public let steps: [Step]

    /// Makes a record.
    public init(
        id: String, title: String, minutes: Int?, introduction: [LessonPassage], steps: [Step]
    ) {
        self.id = id
        self.title = title
        self.minutes = minutes
        self.introduction = introduction
        self.steps = steps
    }

    /// One step.
    public struct Step: Sendable {
        public let title: String
        public let passages: [LessonPassage]

        /// Makes a step.
        public init(title: String, passages: [LessonPassage]) {
            self.title = title
            self.passages = passages
        }
    }
}

/// A passage of a lesson; passages stand in the order in which a learner meets them.
public enum LessonPassage: Sendable {
    case heading(String)
    case paragraph(String)
    case item(marker: String, text: String)
    /// Lines that stand as they are.
    case code([String])
    /// What the lesson runs by itself when the step begins, and shows.
    case setup([LoggedCommand])
    case hint([LessonPassage])
    /// Commands that do what the step asks for.
    case solution([LoggedCommand])
    /// Commands that are run as one reads on.
    case script([LoggedCommand])
    case question([LessonPassage], [LessonChoice])
    case prediction(LoggedCommand, offered: [LessonChoice], answer: [String])
}

/// A command, and what came of it.
public struct LoggedCommand: Sendable {
    public let source: String
    public let log: EventLog
    /// Those of the log's events that are shown.
    public let events: [Int]
    /// The lines that code printed.
    public let output: [String]
    /// Whether it could not be run: a page that runs as a script says so of its block.
    public let isRefused: Bool

    /// Makes a record.
    public init(
        source: String, log: EventLog, events: [Int], output: [String], isRefused: Bool = false
    ) {
        self.source = source
        self.log = log
        self.events = events
        self.output = output
        self.isRefused = isRefused
    }
}

/// An answer, or a line of a prediction, that can be chosen.
public struct LessonChoice: Sendable {
    /// Its number or letter.
    public let label: String
    public let text: String
    /// What is said to whoever chooses it.
    public let reply: String
    public let isRight: Bool

    /// Makes a choice.
    public init(label: String, text: String, reply: String, isRight: Bool) {
        self.label = label
        self.text = text
        self.reply = reply
        self.isRight = isRight
    }
}
