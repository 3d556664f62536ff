import CommandLanguage
import HierarchyRecords

/// What one executed command answers: values only, for the Console to draw.
public struct Reply: Sendable {
    /// The events that the command added to the log.
    public var events: Range<Int>
    /// What there is to show, in order.
    public var contents: [ReplyContent]
    /// The step that the command made; nil for a command that only looked.
    public var step: Int?
    /// Where the command stood.
    public var span: SourceSpan
    /// How it ended.
    public var status: ExitStatus
    /// Whether it is a part of what a long step does, which goes on.
    public var isPartial: Bool

    /// Makes a reply.
    public init(
        events: Range<Int> = 0..<0, contents: [ReplyContent] = [], step: Int? = nil,
        span: SourceSpan, status: ExitStatus = .fine, isPartial: Bool = false
    ) {
        self.events = events
        self.contents = contents
        self.step = step
        self.span = span
        self.status = status
        self.isPartial = isPartial
    }
}

/// One thing to show.
public enum ReplyContent: Sendable {
    /// Results, for standard output; tabs of code stay tabs.
    case lines([String])
    /// What the user's code wrote, for standard output; its tabs stay tabs.
    case printed([String])
    /// What it wrote of a line that it has not ended: what it writes next goes on there.
    case unfinished(String)
    /// What `echo` wrote, likewise.
    case echoed([String])
    /// Remarks, for standard error.
    case notes([Message])
    /// What was typed in a session that this one follows; its reply comes next.
    case followed(String)
    /// Events by index; `why` adds each one's rule and cause.
    case log(indices: [Int], why: Bool)
    /// What a command answers.
    case answer(any Answer)
    /// The terminal is to be cleared.
    case clearedScreen
    case failure(ExpectationFailure)
    case diagnostic(Diagnostic)
    /// An exception that nothing expected: the step was undone.
    case exception(eventIndex: Int, Misuse)
}

/// One row of facts.
public struct Fact: Sendable, Equatable {
    public var name: String
    /// What stands behind the name, in words that have a translation.
    public var wording: Message
    /// What stands behind the name.
    public var value: String { wording.text }
    /// Whether the name is a word that is typed, and so the same in every language.
    public private(set) var isTyped = false

    /// Makes a row of a word that is typed: a command, an operand, a topic of help.
    public init(typed name: String, _ value: String) {
        self.init(name, value)
        isTyped = true
    }

    /// Makes a row.
    public init(_ name: String, _ value: String) { self.init(name, wording: Message(value)) }

    /// Makes a row whose value is a sentence with values of its own.
    public init(_ name: String, wording: Message) {
        self.name = name
        self.wording = wording
    }
}

/// How `tree` was asked for.
public struct TreeRequest: Sendable, Equatable {
    /// `tree --style`.
    public enum Style: String, Sendable, CaseIterable { case pretty, plain, canonical, uikit }

    /// Nil leaves it to the display settings.
    public var style: Style?
    /// Levels shown below the first; nil for all.
    public var depth: Int?
    /// Show only these controllers and what leads to them; empty for all.
    public var only: [ObjectID]
    /// What the last step changed; nil where nothing is to be marked.
    public var difference: SnapshotDifference?
    /// By controllers without a name of their own: the property that holds them, as code writes it.
    public var paths: [ObjectID: String] = [:]

    /// Makes a request.
    public init(
        style: Style? = nil, depth: Int? = nil, only: [ObjectID] = [],
        difference: SnapshotDifference? = nil
    ) {
        self.style = style
        self.depth = depth
        self.only = only
        self.difference = difference
    }
}

/// How `screen` was asked for.
public struct ScreenRequest: Sendable, Equatable {
    /// `screen --style`.
    public enum Style: String, Sendable, CaseIterable { case pretty, ascii, plain }

    /// Nil leaves it to the display settings.
    public var style: Style?
    /// The room for it; nil leaves it to the terminal.
    public var columns: Int?
    public var rows: Int?
    /// The views before the last step; nil where nothing is to be marked.
    public var before: ViewSnapshot?

    /// Makes a request.
    public init(
        style: Style? = nil, columns: Int? = nil, rows: Int? = nil, before: ViewSnapshot? = nil
    ) {
        self.style = style
        self.columns = columns
        self.rows = rows
        self.before = before
    }
}

/// One step of the journal, as `history` lists it.
public struct HistoryEntry: Sendable, Equatable {
    public var step: Int
    /// The step it follows; 0 is the start.
    public var parent: Int
    public var command: String
    /// Whether it leads to where we are.
    public var isOnCurrentBranch: Bool
    /// Whether we stand on it.
    public var isCurrent: Bool

    /// Makes an entry.
    public init(
        step: Int, parent: Int, command: String, isOnCurrentBranch: Bool, isCurrent: Bool
    ) {
        self.step = step
        self.parent = parent
        self.command = command
        self.isOnCurrentBranch = isOnCurrentBranch
        self.isCurrent = isCurrent
    }
}

/// An expectation that did not hold.
public struct ExpectationFailure: Sendable, Equatable {
    public var span: SourceSpan
    /// One line: `log differs`, `a.parent is nil, expected root`.
    public var summary: String { wording.text }
    /// The same in words that have a translation.
    public var wording: Message
    /// Lines for a diff; both empty where the summary says all.
    public var expected: [String]
    public var actual: [String]
    /// Where one line alone is missing, those that came and are like it; nil where all lines are compared.
    public var nearest: [String]?

    /// The lines of the diff that a person reads.
    public var shown: (expected: [String], actual: [String]) {
        if let nearest { return ([], nearest) }
        return (expected, actual)
    }

    /// Makes a failure.
    public init(
        span: SourceSpan, summary wording: Message, expected: [String] = [], actual: [String] = [],
        nearest: [String]? = nil
    ) {
        self.span = span
        self.wording = wording
        self.expected = expected
        self.actual = actual
        self.nearest = nearest
    }
}

/// A page of help, made from the commands' own values.
public struct HelpPage: Answer, Equatable {
    /// A heading with rows of a term and its explanation.
    public struct Section: Sendable, Equatable {
        public var heading: String
        public var rows: [Fact]
        /// Makes a section.
        public init(heading: String, rows: [Fact]) {
            self.heading = heading
            self.rows = rows
        }
    }

    /// The title in words that have a translation.
    public var heading: Message
    /// The title.
    public var title: String { heading.text }
    public var summary: String
    /// `cycle OLD to NEW [over SECONDS]`; nil for a page that is no command's.
    public var synopsis: String?
    /// The UIKit calls behind the command.
    public var calls: [String]
    public var sections: [Section]
    public var examples: [String]

    /// Makes a page; `heading` is its title where that has parts that are translated apart.
    public init(
        title: String, heading: Message? = nil, summary: String, synopsis: String? = nil,
        calls: [String] = [], sections: [Section] = [], examples: [String] = []
    ) {
        self.heading = heading ?? Message(title)
        self.summary = summary
        self.synopsis = synopsis
        self.calls = calls
        self.sections = sections
        self.examples = examples
    }
}
