import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// The one path of every command: look up, bind, run, let the run loop come to rest, record the step,
/// reply.
@MainActor
final class Session {
    /// How worlds begin.
    var settings: WorldSettings
    var policy: RunPolicy
    var display: DisplaySettings { didSet { host.onDisplayChange() } }

    let host = Host()
    /// What every long loop asks whether to go on.
    let watch: Watch

    // MARK: The session

    /// The world as it stands. After a move back among the steps it is made at the first question
    /// that needs it: `undo` again and again repeats the steps once.
    var world: World {
        get {
            if debt != nil { _ = watch.unheeded { payDebt() } }
            return standing
        }
        set {
            debt = nil
            standing = newValue
            attend()
        }
    }
    /// The last world that was made; where there is a debt, one that no command may see.
    private(set) var standing: World
    /// What has to be repeated before there is a world that commands may see; nil where there is one.
    var debt: WorldDebt?
    var journal: Journal {
        _read { yield journalCell.value }
        _modify { yield &journalCell.value }
    }
    private let journalCell = Cell(Journal())
    let vocabulary = Vocabulary()
    var expectations = ExpectationWindow()
    /// How many warnings nothing expected, where they are counted and do not end the script.
    private(set) var unexpectedWarnings = 0
    /// What worlds before this one have gone through, and steps that were undone.
    var walkedBefore = GrowingCoverage()
    var files: SessionFiles
    /// The tree and the views as they were before the last step.
    let before = WorldBefore()
    var stops = Stops()
    /// The session of another process that this one follows; nil where it follows none.
    var follower: Follower?
    /// Our step at which the session that was followed last began.
    var followedStart = 0
    /// By how much our numbers of its steps are ahead of its own.
    var followedShift = 0
    /// Why the last command of that session failed here.
    var followedFailure: Message?
    /// This session's own policy while a command of that session runs, as if it were typed; nil otherwise.
    var policyBesideFollowed: RunPolicy?
    /// Whether a lesson is under way that the learner has not left.
    var isInLesson = false
    /// The lesson and the question that are under way.
    private(set) lazy var teaching = Teaching(self)
    /// Hears, in a debug build, how the session differs from its journal; nil where it is not compared.
    var onDifference: ((String) -> Void)?
    /// Whether the person has looked at the branches, or gone to one: then leaving one needs no word.
    var knowsBranches = false
    /// Whether the person has been told that a swipe leaves a finger on the screen.
    var knowsFingers = false
    /// What an editor is to open next; nil where none is.
    var textToEdit: TextToEdit?
    /// How often it is still compared.
    var checksLeft = JournalCheck.mostChecks
    /// How many commands failed in a block where at least one must; nil elsewhere.
    var forgiven: Int?

    // MARK: The running command

    /// What the running command has said so far.
    let draft = ReplyDraft()
    var runningStep: RunningStep {
        _read { yield runningStepCell.value }
        _modify { yield &runningStepCell.value }
    }
    private let runningStepCell = Cell(RunningStep())
    /// How many blocks run, each inside the one before, whose commands are steps of their own.
    var blocksOfSteps = 0
    /// Whether what runs was pasted at the prompt, and is several lines.
    var isPaste = false
    /// Statements of the present line that wait for those behind them.
    var beginningOfLine: [StatementLine] = []
    /// The parts of a program of Objective-C that was refused, which come by themselves as well.
    var refusedParts: [StatementCode] = []
    /// Whether steps run that ran before: commands that only look are left out, and nothing is
    /// replied.
    var isReplaying = false
    /// What code prints in steps that run again; nil where that is dropped.
    var repeatedOutput: String?
    /// How many steps were taken again so far, to make worlds that were to be gone back to.
    var repeatedSteps = 0
    /// How long the statements of a step may run, and what their values may take: `set limit`.
    var statementLimits = Evaluator.Limits()
    /// What becomes of statements that only change looks; nil where `set cosmetics` did not say.
    var cosmetics: Cosmetics?
    /// How many seconds 'why not' looks before it tells what it has found.
    var patience = Patience.usual
    /// The last command for a finger that reached nothing.
    var refusedFinger: RefusedFinger?
    /// What looking commands answered, for pages that show the session.
    var looks: [KeptLook] = []
    /// The last line that failed while it ran.
    var refusedLine: RefusedLine?
    /// The code that was refused last.
    var refusedCode = RefusedCode()
    /// The lines by which classes were refused, by the classes' names.
    var refusedClasses: [String: RefusedLine] = [:]
    /// The last search of 'why not' that did not come to its end.
    var unfinishedSearch: UnfinishedSearch?
    /// The changes that 'why not' found last, for 'apply'.
    var changesFound: FoundChanges?
    /// Where the session stood before several steps were taken at once, by the last of them.
    var beforeRetaking: [Int: Int] = [:]
    /// The objects that `why` was asked about last, as the question named them, and the step that was the last then.
    var lastAsked: (names: Set<String>, step: Int)?

    init(
        settings: WorldSettings, policy: RunPolicy, display: DisplaySettings,
        watch: Watch = Watch(), storyboards: InterfaceFileStore = InterfaceFileStore()
    ) {
        files = SessionFiles(storyboards)
        self.settings = settings
        self.policy = policy
        self.display = display
        self.watch = watch
        standing = World(settings)
        attend()
    }

    /// Runs one command and says how it ended.
    func execute(_ command: consuming ParsedCommand) -> ExitStatus {
        guard expectations.isOpen, endsExpectations(copy command) else {
            return dispatch(command)
        }
        let status = closeExpectations()
        if !status.isFine, !goesOnAfterFailure { return status }
        let own = dispatch(command)
        return own.isFine ? status : own
    }

    /// Whether a failed command ends nothing.
    private var goesOnAfterFailure: Bool { policy.keepsGoing || policy.isInteractive }

    private func dispatch(_ command: consuming ParsedCommand) -> ExitStatus {
        // Only where there is a debt does it matter which command it is.
        let needsWorld = debt == nil || !vocabulary.travels(command)
        return dispatch(at: command.span, needsWorld: needsWorld) {
            [command] () throws(Diagnostic) in try run(command, .byItself)
        }
    }

    /// Runs what a person asked for, and says how it ended.
    func dispatch(
        at span: SourceSpan, needsWorld: Bool = true,
        _ body: () throws(Diagnostic) -> ExitStatus
    ) -> ExitStatus {
        draft.begin()
        if debt != nil, needsWorld, !payDebt() { return abandon() }
        // The reply to the command before may have led to a look at another world.
        standing.simulator.makeCurrent()
        do throws(Diagnostic) {
            let status = try body()
            return status.isFine && watch.wasInterrupted ? .interrupted : status
        } catch {
            return watch.wasInterrupted ? abandon() : refuse(error, at: span)
        }
    }

    // MARK: Words

    /// What the meaning of words depends on now.
    var scope: Vocabulary.Scope {
        Vocabulary.Scope(
            names: standing.names, statements: standing.statements,
            isInteractive: policy.isInteractive, isInLesson: isInLesson)
    }

    /// What a line means that is no statement by its form.
    func meaning(of verb: Verb) throws(Diagnostic) -> Vocabulary.Meaning {
        try vocabulary.meaning(of: verb, in: scope)
    }

    /// The command of the line; nil where it is a word that the user defined, or an expression.
    func command(of verb: Verb) throws(Diagnostic) -> Command? {
        guard case .command(let command) = try meaning(of: verb) else { return nil }
        return command
    }

    /// Binds the operands of a command.
    func bind(_ command: Command, _ verb: consuming Verb) throws(Diagnostic) -> Arguments {
        try ArgumentBinder.bind(verb, to: command, names: standing.names)
    }

    // MARK: Replies

    /// Adds to the reply of the running command.
    func say(_ content: ReplyContent) { draft.say(content) }

    /// Shows what a command answers.
    func say(_ answer: some Answer) { say(.answer(answer)) }

    /// Replies what the running command did and said.
    func reply(
        _ events: Range<Int>, step: Int?, span: SourceSpan, adding more: [ReplyContent] = []
    ) {
        host.onReply(
            Reply(
                events: events, contents: draft.takeContents(adding: more), step: step, span: span,
                status: draft.status))
    }

    /// Replies that the command cannot run; nothing has changed.
    func refuse(
        _ diagnostic: Diagnostic, at span: SourceSpan, adding notes: [Message] = []
    ) -> ExitStatus {
        draft.clear()
        let told = ([diagnostic] + diagnostic.others).prefix(
            policy.isInteractive ? Self.mostMistakesAtPrompt : Self.mostMistakesTold)
        let rest = diagnostic.others.count + 1 - told.count
        let notes =
            notes
            + (rest > 0
                ? [rest == 1 ? "and 1 more mistake" : "and \(rest) more mistakes"] as [Message]
                : [])
        let contents = told.map(ReplyContent.diagnostic) + (notes.isEmpty ? [] : [.notes(notes)])
        host.onReply(Reply(contents: contents, span: span, status: .commandFailed))
        return .commandFailed
    }

    /// How many mistakes of one piece of code are told one by one: at the prompt so many that the command stays in sight.
    private static let mostMistakesAtPrompt = 10
    private static let mostMistakesTold = 200

    /// Says nothing more of the running command: the user has ended it.
    func abandon() -> ExitStatus {
        draft.clear()
        return .interrupted
    }

    // MARK: Expectations

    /// Whether the command ends a row of expectations.
    private func endsExpectations(_ command: ParsedCommand) -> Bool {
        guard case .verb(let verb) = command else { return true }
        do throws(Diagnostic) {
            switch try meaning(of: verb) {
            case .command(let command):
                return command.endsExpectations || verb.runsExpectedBlock
            case .definition: return false
            case .value: return true
            }
        } catch {
            return true
        }
    }

    /// Ends a row of expectations: what it did not name ends the script.
    func closeExpectations() -> ExitStatus {
        var unexpected = expectations.close()
        if !policy.isStrict {
            let all = unexpected.count
            unexpected.removeAll { $0.misuse.kind == .warning }
            unexpectedWarnings += all - unexpected.count
        }
        for failure in unexpected {
            host.onReply(
                Reply(
                    contents: [.exception(eventIndex: failure.eventIndex, failure.misuse)],
                    span: failure.span, status: .exception))
        }
        return unexpected.isEmpty ? .fine : .exception
    }

    /// Changes the expectations outside their place, as a reply's draft does its lists.
    func changeExpectations(_ change: (inout ExpectationWindow) -> Void) {
        var window = expectations
        change(&window)
        expectations = window
    }
}
