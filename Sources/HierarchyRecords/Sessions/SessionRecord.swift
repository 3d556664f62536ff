/// What is the same at every step of a session that is written in another form.
public struct SessionRecord: Sendable {
    /// What the session is called: its file, as a rule.
    public let title: String
    /// The version of the simulated system.
    public let system: SystemVersion
    /// The simulated device.
    public let device: String
    /// All that happened, in every step.
    public let log: EventLog
    /// The categories of events that the session shows.
    public let categories: EventCategories
    /// What whoever reads it reads.
    public let language: ReaderLanguage

    /// Makes a record.
    public init(
        title: String, system: SystemVersion, device: String, log: EventLog,
        categories: EventCategories, language: ReaderLanguage = .english
    ) {
        self.title = title
        self.system = system
        self.device = device
        self.log = log
        self.categories = categories
        self.language = language
    }

    /// The indices of the step's events that the session shows.
    public func shown(_ step: SessionStep) -> [Int] {
        step.events.filter { categories.contains(log.events.callback(at: $0).category) }
    }
}

/// One step of a session, and the world as it was after it.
public struct SessionStep: Sendable {
    /// How the step ended.
    public enum Outcome: String, Sendable {
        case taken
        /// UIKit raised an exception, and the step was undone.
        case exception
        /// The step was broken off and undone.
        case refused
    }

    /// Its number in the session; an undone one has that of the step which follows.
    public let number: Int
    /// The command or the statements as they were typed.
    public let source: String
    public let outcome: Outcome
    /// Its events in the session's log.
    public let events: Range<Int>
    /// The lines that code printed in it.
    public let output: [String]
    /// Virtual time at its end, in seconds since the world began.
    public let time: Double
    public let tree: HierarchySnapshot
    /// Nil where the writer shows no screens.
    public let screen: ScreenSnapshot?

    /// Makes a step.
    public init(
        number: Int, source: String, outcome: Outcome, events: Range<Int>, output: [String],
        time: Double, tree: HierarchySnapshot, screen: ScreenSnapshot?
    ) {
        self.number = number
        self.source = source
        self.outcome = outcome
        self.events = events
        self.output = output
        self.time = time
        self.tree = tree
        self.screen = screen
    }
}

/// What somebody asked behind a step, and what the program answered.
public struct SessionLook: Sendable, Hashable {
    /// The command as it was typed.
    public let source: String
    /// The answer, line by line.
    public let lines: [String]

    /// Makes a look.
    public init(source: String, lines: [String]) {
        self.source = source
        self.lines = lines
    }
}

/// A part of the text around the blocks of a literate script.
public enum SessionProse: Sendable, Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    /// An item of a list, with its marker: `-`, `2.`.
    case item(String, String)
    /// A block that is no command.
    case code(String)
}

/// Writes a session in one form, step by step, so that no more than one world is held at a time.
public protocol SessionWriter {
    /// Begins with what is the same at every step.
    init(_ session: SessionRecord)
    /// Whether it shows the screen after each step: to look at one takes as long as a step.
    var showsScreens: Bool { get }
    /// Adds what a literate script says before its next block.
    mutating func add(_ prose: [SessionProse])
    /// Adds the next step.
    mutating func add(_ step: SessionStep)
    /// Adds what was asked behind the last step.
    mutating func add(_ look: SessionLook)
    /// The whole text, after the last step.
    mutating func finish() -> String
}

extension SessionWriter {
    /// Most show none.
    public var showsScreens: Bool { false }
    /// Most leave it out.
    public mutating func add(_ prose: [SessionProse]) {}
    /// Most leave it out.
    public mutating func add(_ look: SessionLook) {}
}

/// The forms in which a session shows its steps.
public enum SessionForm: String, CaseIterable, Sendable {
    /// A page to step through in a browser.
    case html
    /// An asciicast, version 2.
    case cast
    /// A sequence diagram of the callbacks.
    case mermaid
    /// The controllers at the end, as a graph for Mermaid.
    case flowchart
    /// The same for graphviz.
    case dot
    /// Steps, events and trees, as `docs/session.schema.json` says.
    case json
    /// A literate script with its log, which runs again.
    case markdown

    /// Those that `export` names by a word of their own: the flowchart is `mermaid --tree`.
    public static let named = allCases.filter { $0 != .flowchart }
}
