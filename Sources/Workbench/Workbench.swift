import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The engine: a command in, typed replies out. It owns one world and its journal, and never prints.
@MainActor
public final class Workbench {
    let interpreter: Interpreter

    /// The interpreter, with its world as the current one: whatever runs or looks goes through here,
    /// so that several workbenches can take turns in one process.
    private var current: Interpreter {
        interpreter.standing.simulator.makeCurrent()
        return interpreter
    }

    /// The same, with the world made that is owed.
    private var whole: Interpreter {
        interpreter.world.simulator.makeCurrent()
        return interpreter
    }

    /// Receives every reply as soon as it is known, also those of commands inside blocks and sourced files.
    public var onReply: (Reply) -> Void {
        get { interpreter.host.onReply }
        set {
            interpreter.host.onReply = { reply in Simulator.comingBack { newValue(reply) } }
        }
    }

    /// Asked again and again, between steps and within them, whether the user wants to stop.
    public var isInterrupted: () -> Bool {
        get { interpreter.watch.isInterrupted }
        set { interpreter.watch.isInterrupted = { Simulator.comingBack(from: newValue) } }
    }

    /// What is under way, in a few words: `working on step 8`.
    public var activity: String {
        interpreter.watch.activity ?? "working on step \(interpreter.journal.nextNumber)"
    }

    /// Asks the person at the prompt whether something may be done; false unless the answer is yes.
    public var isAgreed: (String) -> Bool {
        get { interpreter.host.isAgreed }
        set {
            interpreter.host.isAgreed = { question in Simulator.comingBack { newValue(question) } }
        }
    }

    /// Makes a picture of a screen, marking what differs from its views before; `export` asks for it.
    public var drawPicture: (ScreenSnapshot, ViewSnapshot?) -> String {
        get { interpreter.host.drawPicture }
        set {
            interpreter.host.drawPicture = { screen, before in
                Simulator.comingBack { newValue(screen, before) }
            }
        }
    }

    /// Begins a session in another form; `export` asks for it.
    public var makeWriter: (SessionForm, SessionRecord) -> any SessionWriter {
        get { interpreter.host.makeWriter }
        set { interpreter.host.makeWriter = newValue }
    }

    /// Writes a course as pages; `lesson export` asks for it.
    public var makePages: (CourseRecord) -> [PageFile] {
        get { interpreter.host.makePages }
        set { interpreter.host.makePages = newValue }
    }

    /// Lays out what there is to show, as plain lines; guides ask for it.
    public var layOut: ([ReplyContent]) -> [String] {
        get { interpreter.host.layOut }
        set {
            interpreter.host.layOut = { contents in Simulator.comingBack { newValue(contents) } }
        }
    }

    /// What exports call the session.
    public var sessionTitle: String {
        get { interpreter.host.sessionTitle }
        set { interpreter.host.sessionTitle = newValue }
    }

    /// Writes the graph of a storyboard of that name; `export` asks for it.
    public var drawGraph: (InterfaceDocument, String, GraphFormat) -> String {
        get { interpreter.host.drawGraph }
        set { interpreter.host.drawGraph = newValue }
    }

    /// Writes an issue about a difference between an app's log and the session's; `export report` asks for it.
    public var writeReport: (LogReport) -> String {
        get { interpreter.host.writeReport }
        set { interpreter.host.writeReport = newValue }
    }

    /// The log of an app that `log import` read last, beside the session's; nil where there is none.
    public var logComparison: LogComparison? { interpreter.logComparison }

    /// Makes a page of help on what the terminal shows and reads.
    public var consolePage: (ConsoleTopic) -> HelpPage {
        get { interpreter.host.consolePage }
        set { interpreter.host.consolePage = newValue }
    }

    /// How the run goes on.
    public var policy: RunPolicy {
        get { interpreter.policy }
        set { interpreter.policy = newValue }
    }

    /// What `set` changed of the display.
    public var display: DisplaySettings { interpreter.display.value }

    /// How often `display` changed: to compare this after each command costs less than to compare
    /// all of `display`.
    public var displayRevision: Int { interpreter.display.revision }

    /// Whether what comes now was pasted at the prompt and is several lines: the values that its calls
    /// give are not shown.
    public var isPaste: Bool {
        get { interpreter.isPaste }
        set { interpreter.isPaste = newValue }
    }

    /// Makes a fresh world. Each workbench has its own, and they can be used in turn.
    public init(
        world: WorldSettings = WorldSettings(), policy: RunPolicy = RunPolicy(),
        display: DisplaySettings = DisplaySettings()
    ) {
        interpreter = Interpreter(settings: world, policy: policy, display: display)
    }

    /// Runs one command and returns how it ended; `quit` and a failure that ends the script are not `.fine`.
    public func execute(_ command: consuming ParsedCommand) -> ExitStatus {
        interpreter.watch.begin()
        let status = current.execute(command)
        interpreter.noticeOwnSteps()
        if interpreter.isInLesson { interpreter.teaching.lesson?.noteCommand() }
        return status.isFine || interpreter.stops(status) ? status : .fine
    }

    /// Runs `body` with the world as the current one, as a command would be run.
    func whileCurrent<Result>(_ body: () -> Result) -> Result {
        interpreter.watch.begin()
        interpreter.standing.simulator.makeCurrent()
        return body()
    }

    /// To be called when a script ends: an exception that no `expect` named ends it now, and a step that
    /// is stopped in the middle ends as it stands.
    public func finishScript() -> ExitStatus {
        let status = Stepper(interpreter: current).end()
        let end = interpreter.closeExpectations()
        return status == .fine ? end : status
    }

    /// The log of the world as it stands. Do not keep it: the next command would copy it whole.
    public var log: EventLog { interpreter.world.simulator.log }

    /// Lends the log in place to `body`, which only looks: to copy the log would count a dozen
    /// references.
    package func withLog(_ body: (inout EventLog) -> Void) {
        interpreter.world.simulator.withLog(body)
    }

    /// The window's tree as it stands.
    public var snapshot: HierarchySnapshot { whole.world.simulator.snapshot() }

    /// How many warnings nothing expected; counted where the policy asks for it.
    public var unexpectedWarnings: Int { interpreter.unexpectedWarnings }

    /// What the prompt shows.
    public var promptState: PromptState {
        PromptState(
            step: interpreter.journal.current, isHeld: interpreter.isHeld,
            isBesideTheNewestBranch: interpreter.journal.isBesideTheNewestBranch,
            isStepping: interpreter.stops.stepping != nil,
            following: interpreter.follower.map { $0.isAttached ? .attached : .detached })
    }

    /// The step that runs, or the last one where none does.
    public var stepNumber: Int { interpreter.stepOfWorld }

    /// To be called while a person thinks or types: makes the world that is owed after `undo`, until
    /// it is there, or `isIdle` says that a key waits.
    public func workAhead(while isIdle: @escaping () -> Bool) {
        current.payAhead { Simulator.comingBack(from: isIdle) }
    }

    /// Completions of the word that ends at the end of `line`; none where the user ends the search.
    public func completions(for line: String) -> [CompletionItem] {
        interpreter.watch.begin()
        let isWhole = current.payDebt()
        let items = isWhole ? Completion(line, in: current).items : []
        return interpreter.watch.ends() ? [] : items
    }

    /// The help of a command or topic; nil where there is none.
    public func help(_ topic: String?) -> HelpPage? { HelpPages(current).page(topic) }

    /// All pages of help on a topic: a command and a subject may have one name.
    public func helpPages(_ topic: String?) -> [HelpPage] { HelpPages(current).pages(topic) }

    // MARK: Sessions that a crash cannot take

    /// From now on every command is on disk before it is answered; `directory` is for tests.
    public func beginAutosave(directory: String? = nil) {
        interpreter.files.storyboards.keepContents()
        interpreter.files.copies.autosave = Autosave(
            .folder(directory ?? Autosave.defaultDirectory), settings: interpreter.linesOfCopy)
    }

    /// From now on every command stands in that file, too, for others who follow. Returns why that is
    /// not possible; nil where it is.
    public func share(_ file: String) -> String? {
        let copy = Autosave(.file(file), settings: interpreter.linesOfCopy)
        do throws(FileError) {
            try copy.begin()
        } catch {
            return "cannot write '\(file)': \(error.text)"
        }
        interpreter.files.storyboards.keepContents()
        interpreter.files.copies.shared = copy
        return nil
    }

    /// To be called when the session ends in peace: nothing is left to recover, and followers are told.
    /// Returns what became of the autosave; nil where there was nothing to keep.
    @discardableResult
    public func endAutosave() -> SessionEnd? {
        _ = Stepper(interpreter: current).end()
        let copies = interpreter.files.copies
        if copies.isEmpty { return nil }
        defer { interpreter.files.copies = RunningCopies() }
        return interpreter.watch.unheeded {
            let world = Fingerprint(of: interpreter)
            copies.shared?.endInPeace(world: world)
            return copies.autosave?.endInPeace(world: world)
        }
    }

    /// Restores the newest session that was cut off, in place of the present world; returns notes
    /// that say what was found.
    public func recover(directory: String? = nil) -> [String] {
        Recovery(interpreter: current).recover(from: directory)
    }
}
