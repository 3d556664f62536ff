import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The engine: a command in, typed replies out. It owns one world and its journal, and never prints.
@MainActor
public final class Workbench {
    let session: Session

    /// The session, with its world as the current one: whatever runs or looks goes through here,
    /// so that several workbenches can take turns in one process.
    private var current: Session {
        session.standing.simulator.makeCurrent()
        return session
    }

    /// The same, with the world made that is owed.
    private var whole: Session {
        session.world.simulator.makeCurrent()
        return session
    }

    /// Receives every reply as soon as it is known, also those of commands inside blocks and sourced files.
    public var onReply: (Reply) -> Void {
        get { session.host.onReply }
        set {
            session.host.onReply = { reply in Simulator.comingBack { newValue(reply) } }
        }
    }

    /// Asked again and again, between steps and within them, whether the user wants to stop.
    public var isInterrupted: () -> Bool {
        get { session.watch.isInterrupted }
        set { session.watch.isInterrupted = { Simulator.comingBack(from: newValue) } }
    }

    /// Whether the word is a command of the prompt.
    public nonisolated static func isCommand(_ word: String) -> Bool {
        CommandTable.standard.names.contains(word)
    }

    /// What is under way, in a few words: `working on step 8`.
    public var activity: String {
        phrases(session.watch.activity ?? "working on step \(session.journal.nextNumber)")
    }

    /// Asks the person at the prompt whether something may be done; false unless the answer is yes.
    public var isAgreed: (String) -> Bool {
        get { session.host.isAgreed }
        set {
            session.host.isAgreed = { question in Simulator.comingBack { newValue(question) } }
        }
    }

    /// Makes a picture of a screen, marking what differs from its views before; `export` asks for it.
    public var drawPicture: (ScreenSnapshot, ViewSnapshot?) -> String {
        get { session.host.drawPicture }
        set {
            session.host.drawPicture = { screen, before in
                Simulator.comingBack { newValue(screen, before) }
            }
        }
    }

    /// Begins a session in another form; `export` asks for it.
    public var makeWriter: (SessionForm, SessionRecord) -> any SessionWriter {
        get { session.host.makeWriter }
        set { session.host.makeWriter = newValue }
    }

    /// The operands of `lesson` with which the lesson that is under way goes on; nil where none is.
    public var wayBackToLesson: String? { current.teaching.lesson?.wayToGoOn }

    /// Writes a course as pages; `lesson export` asks for it.
    public var makePages: (CourseRecord) -> [PageFile] {
        get { session.host.makePages }
        set { session.host.makePages = newValue }
    }

    /// Writes what a class has done as a page; `lesson report html` asks for it.
    public var makeClassPage: (ClassRecord) -> String {
        get { session.host.makeClassPage }
        set { session.host.makeClassPage = newValue }
    }

    /// Lays out what a workbench has to show, as plain lines; guides and questions ask for it.
    public var layOut: ([ReplyContent], Workbench) -> [String] {
        get { { [session] contents, other in session.host.layOut(contents, other.session) } }
        set {
            session.host.layOut = { contents, session in
                Simulator.comingBack { newValue(contents, Workbench(of: session)) }
            }
        }
    }

    /// What exports call the session.
    public var sessionTitle: String {
        get { session.host.sessionTitle }
        set { session.host.sessionTitle = newValue }
    }

    /// Writes the graph of a storyboard of that name; `export` asks for it.
    public var drawGraph: (InterfaceDocument, String, GraphFormat) -> String {
        get { session.host.drawGraph }
        set { session.host.drawGraph = newValue }
    }

    /// Writes an issue about a line of a step's log; `export report STEP` asks for it.
    public var writeStepReport: (StepReport) -> String {
        get { session.host.writeStepReport }
        set { session.host.writeStepReport = newValue }
    }

    /// Writes an issue about a difference between an app's log and the session's; `export report` asks for it.
    public var writeReport: (LogReport) -> String {
        get { session.host.writeReport }
        set { session.host.writeReport = newValue }
    }

    /// Tells of the code in those files and folders, as one program, whether it runs, without running it; throws where
    /// one cannot be read.
    public func check(_ paths: [String]) throws(Diagnostic) -> CodeVerdict {
        let words = paths.map {
            Word($0, isQuoted: true, span: SourceSpan(in: .checkSubcommand, line: 1, column: 1))
        }
        return try CodeCheck(session: current).verdict(words)
    }

    /// The declarations that the code in those files and folders lacks, as one program; throws where one cannot be
    /// read.
    public func stubs(_ paths: [String]) throws(Diagnostic) -> StubVerdict {
        let words = paths.map {
            Word($0, isQuoted: true, span: SourceSpan(in: .checkSubcommand, line: 1, column: 1))
        }
        return try CodeCheck(session: current).stubs(words)
    }

    /// The log of an app that `log import` read last, beside the session's; nil where there is none.
    public var logComparison: LogComparison? { Recordings(session: session).logComparison }

    /// Makes a page of help on what the terminal shows and reads.
    public var consolePage: (ConsoleTopic) -> HelpPage {
        get { session.host.consolePage }
        set { session.host.consolePage = newValue }
    }

    /// The page on which a word is explained that is no command of a session, `compare-log`.
    public var topicOfWord: (String) -> ConsoleTopic? {
        get { session.host.topicOfWord }
        set { session.host.topicOfWord = newValue }
    }

    /// Builds the package whose classes are known again, and begins the program anew with them; it returns where that
    /// failed. Nil where there is no package.
    public var reload: (() -> FailedReload)? {
        get { session.host.reload }
        set { session.host.reload = newValue }
    }

    /// How the run goes on.
    public var policy: RunPolicy {
        get { session.policy }
        set { session.policy = newValue }
    }

    /// What `set` changed of the display.
    public var display: DisplaySettings { session.display }

    /// Hears that `set` changed the display, as soon as it has.
    public var onDisplayChange: () -> Void {
        get { session.host.onDisplayChange }
        set { session.host.onDisplayChange = newValue }
    }

    /// Whether what comes now was pasted at the prompt and is several lines: the values that its calls
    /// give are not shown.
    public var isPaste: Bool {
        get { session.isPaste }
        set {
            session.isPaste = newValue
            if newValue { session.refusedCode.end() }
        }
    }

    /// Makes a fresh world. Each workbench has its own, and they can be used in turn.
    public init(
        world: WorldSettings = WorldSettings(), policy: RunPolicy = RunPolicy(),
        display: DisplaySettings = DisplaySettings()
    ) {
        session = Session(settings: world, policy: policy, display: display)
    }

    /// The workbench of a session that is there.
    private init(of session: Session) { self.session = session }

    /// Runs one command and returns how it ended; `quit` and a failure that ends the script are not `.fine`.
    public func execute(_ command: consuming ParsedCommand) -> ExitStatus {
        session.watch.begin()
        let status = run(command)
        Following(session: session).noticeOwnSteps()
        if session.isInLesson { session.teaching.lesson?.noteCommand() }
        return status.isFine || session.stops(status) ? status : .fine
    }

    /// Runs a command; within a lesson that asks for something to be found out, what it answers is heard.
    private func run(_ command: consuming ParsedCommand) -> ExitStatus {
        guard session.isInLesson, let lesson = session.teaching.lesson else {
            return current.execute(command)
        }
        let source = command.source
        return lesson.hear(source) { [command, session = current] in session.execute(command) }
    }

    /// Runs `body` with the session whose world is the current one, as a command that a person gave.
    func withCurrent(_ body: (Session) -> ExitStatus) -> ExitStatus {
        session.watch.begin()
        let status = body(current)
        Following(session: session).noticeOwnSteps()
        return status
    }

    /// Runs `body` with the world as the current one, as a command would be run.
    func whileCurrent<Result>(_ body: () -> Result) -> Result {
        session.watch.begin()
        session.standing.simulator.makeCurrent()
        return body()
    }

    /// To be called when a script ends: an exception that no `expect` named ends it now, and a step that
    /// is stopped in the middle ends as it stands.
    public func finishScript() -> ExitStatus {
        let status = Stepper(session: current).end()
        let end = session.closeExpectations()
        return status == .fine ? end : status
    }

    /// The log of the world as it stands. Do not keep it: the next command would copy it whole.
    public var log: EventLog { session.world.simulator.log }

    /// Lends the log in place to `body`, which only looks: to copy the log would count a dozen
    /// references.
    package func withLog(_ body: (inout EventLog) -> Void) {
        session.world.simulator.withLog(body)
    }

    /// The window's tree as it stands.
    public var snapshot: HierarchySnapshot { whole.world.simulator.snapshot() }

    /// How many warnings nothing expected; counted where the policy asks for it.
    public var unexpectedWarnings: Int { session.unexpectedWarnings }

    /// What the prompt shows.
    public var promptState: PromptState {
        PromptState(
            step: session.journal.current, isHeld: session.isHeld,
            isInteracting: session.isFingerDown,
            isBesideTheNewestBranch: session.journal.isBesideTheNewestBranch,
            isStepping: session.stops.stepping != nil,
            following: session.follower.map { $0.isAttached ? .attached : .detached })
    }

    /// The step that runs, or the last one where none does.
    public var stepNumber: Int { session.stepOfWorld }

    /// To be called while a person thinks or types: makes the world that is owed after `undo`, until
    /// it is there, or `isIdle` says that a key waits.
    public func workAhead(while isIdle: @escaping () -> Bool) {
        current.payAhead { Simulator.comingBack(from: isIdle) }
    }

    /// Completions of the word that ends at the end of `line`; none where the user ends the search.
    public func completions(for line: String) -> [CompletionItem] {
        session.watch.begin()
        let isWhole = current.payDebt()
        let items = isWhole ? Completion(line, in: current).items : []
        return session.watch.ends() ? [] : items
    }

    /// The help of a command or topic; nil where there is none.
    public func help(_ topic: String?) -> HelpPage? { HelpPages(current).page(topic) }

    /// All pages of help on a topic: a command and a subject may have one name.
    public func helpPages(_ topic: String?) -> [HelpPage] { HelpPages(current).pages(topic) }

    // MARK: Sessions that a crash cannot take

    /// From now on every command is on disk before it is answered; `directory` is for tests.
    public func beginAutosave(directory: String? = nil) {
        session.files.storyboards.keepContents()
        session.files.copies.autosave = Autosave(
            .folder(directory ?? Autosave.defaultDirectory), settings: session.linesOfCopy)
    }

    /// From now on every command stands in that file, too, for others who follow. Returns why that is
    /// not possible; nil where it is. `newsOfReader` is asked behind each command for what is to be said
    /// of the program that reads the file for others.
    public func share(
        _ file: String, newsOfReader: @escaping () -> Message? = { nil }
    ) -> Message? {
        let copy = Autosave(.file(file), settings: session.linesOfCopy)
        do throws(FileError) {
            try copy.begin()
        } catch {
            return "cannot write '\(file)': \(error.text)"
        }
        session.files.storyboards.keepContents()
        session.files.copies.shared = copy
        session.files.copies.newsOfReader = newsOfReader
        return nil
    }

    /// To be called when the session ends in peace: nothing is left to recover, and followers are told.
    /// Returns what became of the autosave, where there was something to keep, and whether followers have no
    /// end.
    @discardableResult
    public func endAutosave() -> [SessionEnd] {
        _ = Stepper(session: current).end()
        let copies = session.files.copies
        if copies.isEmpty { return [] }
        defer { session.files.copies = RunningCopies() }
        return session.watch.unheeded {
            let world = Fingerprint(of: session)
            let shared = copies.shared?.endInPeace(world: world)
            let unshared: SessionEnd? =
                if case .lost(let reason)? = shared { .unshared(reason) } else { nil }
            return [unshared, copies.autosave?.endInPeace(world: world)].compactMap(\.self)
        }
    }

    /// Restores the newest session that was cut off, in place of the present world; returns notes
    /// that say what was found.
    public func recover(directory: String? = nil) -> [Message] {
        Recovery(session: current).recover(from: directory)
    }
}
