import CommandLanguage
import HierarchyRecords

/// What a command answers: a value that the Console draws, by an extension that stands beside its
/// renderer. A test holds that each has one.
public protocol Answer: Sendable {}

/// Rows of a name and a value (`info`, `responders`).
public struct FactList: Answer {
    /// What the rows are about.
    public let title: Message
    /// In the order in which they are shown.
    public let rows: [Fact]

    init(title: Message, rows: [Fact]) {
        self.title = title
        self.rows = rows
    }
}

/// A tree of controllers, as it was asked for.
public struct TreeAnswer: Answer {
    /// The controllers.
    public let tree: HierarchySnapshot
    /// How it was asked for.
    public let request: TreeRequest

    init(_ tree: HierarchySnapshot, _ request: TreeRequest) {
        self.tree = tree
        self.request = request
    }
}

/// A tree of views, as it was asked for.
public struct ViewTreeAnswer: Answer {
    /// `views --style`.
    public enum Style: String, Sendable, CaseIterable { case pretty, plain, uikit }

    /// The views.
    public let views: ViewSnapshot
    /// Nil leaves it to the display settings.
    public let style: Style?

    init(_ views: ViewSnapshot, _ style: Style?) {
        self.views = views
        self.style = style
    }
}

/// A screen, as it was asked for.
public struct ScreenAnswer: Answer {
    /// What the device shows.
    public let screen: ScreenSnapshot
    /// How it was asked for.
    public let request: ScreenRequest

    init(_ screen: ScreenSnapshot, _ request: ScreenRequest) {
        self.screen = screen
        self.request = request
    }
}

/// The scenes and segues of a storyboard.
public struct SegueAnswer: Answer {
    /// The storyboard.
    public let document: InterfaceDocument
    /// How it was asked for.
    public let request: SegueRequest

    init(_ document: InterfaceDocument, _ request: SegueRequest) {
        self.document = document
        self.request = request
    }
}

/// The steps of the journal.
public struct HistoryAnswer: Answer {
    /// In the order in which they were taken.
    public let entries: [HistoryEntry]

    init(_ entries: [HistoryEntry]) { self.entries = entries }
}

/// What the session has gone through, and the rules that lessons teach.
public struct CoverageAnswer: Answer {
    /// What the session has gone through.
    public let coverage: LifeCoverage
    /// The rules that lessons teach.
    public let taught: [RuleID]

    init(_ coverage: LifeCoverage, taught: [RuleID]) {
        self.coverage = coverage
        self.taught = taught
    }
}

/// What is wrong in the world; empty where nothing is.
public struct FindingsAnswer: Answer {
    /// In the order in which they were found.
    public let findings: [Finding]

    init(_ findings: [Finding]) { self.findings = findings }
}

/// What a lesson says.
public struct TeachingAnswer: Answer {
    /// In the order in which they are shown.
    public let parts: [TeachingPart]

    init(_ parts: [TeachingPart]) { self.parts = parts }
}

extension LogComparison: Answer {}
extension LoggedCommand: Answer {}
