import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// The one path of every command: bind, run, let the run loop come to rest, record the step, reply.
@MainActor
final class Interpreter {
    let settings: WorldSettings
    /// Made when the first command is looked up: the first prompt does not wait for it.
    var table: CommandTable { CommandTable.standard }
    var policy: RunPolicy
    var display: DisplaySettings { didSet { displayRevision += 1 } }
    /// How often `display` changed.
    private(set) var displayRevision = 0
    var onReply: (Reply) -> Void = { _ in }
    var isInterrupted: () -> Bool = { false }

    var world: World
    var journal: Journal {
        _read { yield journalCell.value }
        _modify { yield &journalCell.value }
    }
    private let journalCell = Cell(Journal())
    var definitions = Definitions()
    var expectations = ExpectationWindow()
    var sources = SourceStack()
    /// The running copy of an interactive session.
    var autosave: Autosave?
    /// Steps that exceptions undid, as long as their events are in the log.
    var undoneSteps: [UndoneStep] = []
    /// The tree before the last step, where somebody is there to look at it.
    var treeBefore: HierarchySnapshot?
    /// The views before the last step, where somebody is there to look at them.
    var viewsBefore: ViewSnapshot?
    /// Whether somebody looked at the screen.
    var keepsViews = false
    /// Makes a picture of a screen and of what differs from its views before; whoever shows what is
    /// replied knows how.
    var drawPicture: (ScreenSnapshot, ViewSnapshot?) -> String = { _, _ in "" }
    /// What the running command has said so far.
    var contents: [ReplyContent] = []
    /// The step that somebody goes through call by call.
    var stepping: Stepping?
    /// Somebody at the prompt was told how to go on at a stop.
    var hasExplainedStepping = false
    /// What was said within the running step, in order.
    var asides: [Aside] = []
    /// How the running command ends.
    var status = ExitStatus.fine
    /// Blocks of `on` and `together` that are running, each inside the one before.
    var blockDepth = 0
    /// What went wrong in a block of `on`: UIKit's code stood between it and the step.
    var hookFailure: Diagnostic?
    /// Where the last line of statements stands.
    var statementSpan = SourceSpan(line: 1, column: 1)
    /// How long a line of statements may run.
    var statementLimits = StatementInterpreter.Limits()
    /// Ctrl-C in the middle of a step.
    var wasInterrupted = false
    /// Steps run that ran before: what only looks is left out, and nothing is said.
    var isReplaying = false

    init(settings: WorldSettings, policy: RunPolicy, display: DisplaySettings) {
        self.settings = settings
        self.policy = policy
        self.display = display
        world = World(settings)
    }

    /// Runs one command and says how it ended.
    func execute(_ command: consuming ParsedCommand) -> ExitStatus {
        guard expectations.isOpen, endsExpectations(copy command) else {
            return dispatch(command)
        }
        let status = closeExpectations()
        if status != .fine, !goesOnAfterFailure { return status }
        let own = dispatch(command)
        return own == .fine ? status : own
    }

    /// Whether a failed command ends nothing.
    var goesOnAfterFailure: Bool { policy.keepsGoing || policy.isInteractive }

    private func dispatch(_ command: consuming ParsedCommand) -> ExitStatus {
        if !contents.isEmpty { contents = [] }
        status = .fine
        let span = command.span
        do throws(Diagnostic) {
            return try run(command, .byItself)
        } catch {
            return refuse(error, at: span)
        }
    }

    /// Replies what the running command did and said.
    func reply(
        _ events: Range<Int>, step: Int?, span: SourceSpan, adding more: [ReplyContent] = []
    ) {
        onReply(
            Reply(
                events: events, contents: takeContents(adding: more), step: step, span: span,
                status: status))
    }

    private func takeContents(adding more: [ReplyContent]) -> [ReplyContent] {
        if contents.isEmpty { return more }
        defer { contents = [] }
        return contents + more
    }

    /// Binds the operands of a command.
    func bind(_ command: Command, _ verb: consuming Verb) throws(Diagnostic) -> Arguments {
        try ArgumentBinder.bind(verb, to: command, names: world.names)
    }

    /// Replies that the command cannot run; nothing has changed.
    func refuse(_ diagnostic: Diagnostic, at span: SourceSpan) -> ExitStatus {
        contents = []
        onReply(Reply(contents: [.diagnostic(diagnostic)], span: span, status: .commandFailed))
        return .commandFailed
    }

    /// Of a world with more nodes nobody marks what a step changed.
    private static let mostToCompare = 5000

    /// Keeps the tree and the views as they are before a step, for `tree` and `screen` to mark what the
    /// step changed.
    func keepTree() {
        keepViews()
        guard policy.isInteractive, treeBefore?.nodes.count ?? 0 < Self.mostToCompare else {
            return
        }
        treeBefore = world.simulator.snapshot()
    }

    private func keepViews() {
        guard policy.isInteractive || keepsViews,
            viewsBefore?.nodes.count ?? 0 < Self.mostToCompare
        else { return }
        viewsBefore = world.simulator.viewSnapshot(of: nil)
    }

    /// What the last step changed in the tree; nil where nobody looks.
    var lastDifference: SnapshotDifference? {
        treeBefore.map { SnapshotDifference(from: $0, to: world.simulator.snapshot()) }
    }

    /// Adds to the reply of the running command. The list is taken out, grows, and is put back: were it
    /// to grow in its place, each look at it, with every command, would be checked for overlap.
    func say(_ content: ReplyContent) {
        var said = contents
        contents = []
        said.append(content)
        contents = said
    }
}
