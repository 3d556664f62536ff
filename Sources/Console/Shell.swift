import CommandLanguage
import Rendering
import Workbench

/// One run of the program: a world, scripts for it, and perhaps a person at the prompt.
@MainActor
public final class Shell {
    /// Answers a line editor's questions about this run's world.
    public let assistant: PromptAssistant

    private let options: RunOptions
    private let workbench: Workbench
    private let renderer: ReplyRenderer
    private let interruption: any Interruption

    /// Where input comes from when no file gives it.
    public struct Inputs {
        /// Standard input as a script.
        public var standardInput: () -> any ByteSource
        /// A person's lines; nil where there is no terminal at both ends.
        public var lines: (() -> any LineSource)?
        /// Commands to run before the first line of a person.
        public var rcFile: String?
        /// The directory that keeps sessions while they run; nil for the user's own.
        public var sessions: String?
        /// Whether a few words stand before the first prompt.
        public var greets: Bool
        /// Shows what is longer than the screen; nil where nothing does.
        public var pager: (any Pager)?
        /// What is to be said of the program that serves the session's page, asked behind each command; nil
        /// where that is nothing.
        public var newsOfPage: () -> Message? = { nil }
        /// Builds the package again whose classes are known, and begins the program anew, which is given the lines of
        /// what was logged; it returns where that failed. Nil where there is no package.
        public var reload: (([String]) -> ReloadFailure)?
        /// What the same steps logged before the program began anew; nil where it did not.
        public var logBefore: [String]?

        /// Makes inputs.
        public init(
            standardInput: @escaping () -> any ByteSource, lines: (() -> any LineSource)? = nil,
            rcFile: String? = nil, sessions: String? = nil, greets: Bool = false,
            pager: (any Pager)? = nil
        ) {
            self.standardInput = standardInput
            self.lines = lines
            self.rcFile = rcFile
            self.sessions = sessions
            self.greets = greets
            self.pager = pager
        }
    }

    /// Makes a fresh world as the options say.
    public init(
        _ options: RunOptions, output: Output, terminal: TerminalTraits = TerminalTraits(),
        talkTerminal: TerminalTraits = TerminalTraits(),
        interruption: any Interruption = NoInterruption()
    ) {
        self.options = options
        self.interruption = interruption
        var policy = options.policy
        policy.staysJSON = options.format == .json
        workbench = Workbench(
            world: options.world, policy: policy, display: options.display(on: terminal))
        let renderer = ReplyRenderer(
            workbench, output: output, terminal: terminal, talkTerminal: talkTerminal)
        if let language = options.language { workbench.teachingLanguage = language }
        self.renderer = renderer
        assistant = PromptAssistant(renderer)
    }

    /// Carries out the plan and returns the program's exit status.
    public func run(_ plan: RunPlan, _ inputs: Inputs) -> Int32 {
        var plan = plan
        if inputs.lines != nil, plan.isAppAlone { plan.goesOn = true }
        workbench.goesOnByItself = inputs.lines == nil
        if let lesson = plan.lesson { return takeLesson([lesson], inputs) }
        if plan.isTour { return takeTour(inputs) }
        do {
            let scripts = try plan.scripts(standardInput: inputs.standardInput)
            return finish(run(scripts, plan, inputs))
        } catch {
            renderer.talk([StyledText(problem(error.message), .problem)])
            return ExitStatus.usage.code
        }
    }

    private func run(
        _ scripts: [any ByteSource], _ plan: RunPlan, _ inputs: Inputs
    ) -> ExitStatus {
        let isInteractive = inputs.lines != nil && (scripts.isEmpty || plan.goesOn)
        if isInteractive, inputs.greets, scripts.isEmpty, !plan.recovers { greet(inputs) }
        if let file = plan.shares,
            let refusal = workbench.share(file, newsOfReader: inputs.newsOfPage)
        {
            renderer.talk([StyledText(problem(refusal), .problem)])
            return .usage
        }
        if isInteractive, plan.serves == nil, let file = plan.shares { tellWhoReads(file) }
        if isInteractive {
            workbench.beginAutosave(directory: inputs.sessions)
            workbench.reload = inputs.reload.map { reload in
                { [workbench] in reload(SessionLog(workbench).lines) }
            }
        }
        if plan.recovers {
            renderer.attend(to: interruption).begin()
            renderer.talk(
                workbench.recover(directory: inputs.sessions).map {
                    StyledText(workbench.phrases($0))
                })
            interruption.clear()
        }
        if let before = inputs.logBefore { tellReloaded(from: SessionLog(lines: before)) }
        guard let status = goThrough(scripts, plan, inputs) else { return .fine }
        endAutosave()
        return status
    }

    /// Says how others come to read what is shared: it holds what is typed, and is its owner's alone.
    private func tellWhoReads(_ file: String) {
        let words = workbench.phrases(
            "'\(file)' can be read by you alone: 'chmod a+r \(file)' lets other users follow it"
                as Message)
        renderer.talk([StyledText(words, .dim)])
    }

    /// Nil where the terminal is gone: then the session did not end in peace.
    private func goThrough(
        _ scripts: [any ByteSource], _ plan: RunPlan, _ inputs: Inputs
    ) -> ExitStatus? {
        if !scripts.isEmpty {
            let status = run(scripts)
            if case .quit = status { return status }
            if interruption.isFinal { return nil }
            if !plan.goesOn || status == .interrupted { return status }
        }
        guard let lines = inputs.lines else { return run([inputs.standardInput()]) }
        renderer.pager = inputs.pager
        return interact(with: lines(), rc: plan.readsRC ? inputs.rcFile : nil)
    }

    /// Shows what the steps log otherwise than before the package was built again.
    private func tellReloaded(from before: SessionLog) {
        let lines = SessionLog(workbench).differences(from: before, renderer.encoding)
        renderer.write(lines)
        if lines.isEmpty {
            renderer.talk([StyledText(workbench.phrases("every step logs what it did before"))])
        }
    }

    /// Says what one may want to know before the first prompt.
    private func greet(_ inputs: Inputs) {
        let lines = workbench.greeting(sessions: inputs.sessions)
            .lines(in: workbench.teachingLanguage)
        renderer.talk(lines.map { StyledText($0, .dim) })
    }

    /// Ends the running copies of the session, and says what became of them.
    private func endAutosave() { for end in workbench.endAutosave() { tell(end) } }

    private func tell(_ end: SessionEnd) {
        switch end {
        case .kept(let path):
            let way = workbench.wayBackToLesson.map { "lesson \($0)" } ?? "-i \(path)"
            let words = workbench.phrases("to come back: vcr \(optionOfLanguage)\(way)" as Message)
            renderer.talkAsItIs([StyledText(words)])
        case .lost(let reason):
            renderer.talk([StyledText(problem("the session is not kept: \(reason)"), .problem)])
        case .unshared(let reason):
            let words = problem("followers do not hear that the session has ended: \(reason)")
            renderer.talk([StyledText(words, .problem)])
        }
    }

    /// What says the language on the command line, where the environment does not.
    private var optionOfLanguage: String {
        let language = workbench.teachingLanguage
        return language == options.usualLanguage ? "" : "--language \(language.rawValue) "
    }

    private func problem(_ words: Message) -> String { "vcr: " + workbench.phrases(words) }

    private func run(_ scripts: [any ByteSource]) -> ExitStatus {
        let runner = BatchRunner(
            workbench, renderer: renderer, interruption: interruption, echoes: options.echoes)
        return runner.run(scripts)
    }

    private func interact(with lines: any LineSource, rc: String?) -> ExitStatus? {
        if let rc, let script = try? ScriptFile(path: rc), case let status = run([script]) {
            if case .quit = status { return status }
        }
        let loop = InteractiveLoop(
            workbench, renderer: renderer, lines: lines, interruption: interruption)
        return loop.run()
    }

    /// Draws what is to be drawn at the end and hands everything on; the program's exit status.
    private func finish(_ status: ExitStatus) -> Int32 {
        renderer.renderEnd()
        return renderer.output.finish(status.code)
    }
}

/// Lessons and guides.
extension Shell {
    /// Does what the words behind `vcr lesson` say; the program's exit status.
    public func takeLesson(_ words: [String], _ inputs: Inputs) -> Int32 {
        let source = (["lesson"] + words.map(QuotedOperand.text)).joined(separator: " ")
        var parser = ScriptParser(in: .lessonSubcommand)
        parser.feed(source)
        parser.finish()
        guard let command = try? parser.next() else { return finish(.usage) }
        if words.isEmpty || workbench.isLessonTask(words[0]) {
            if inputs.lines != nil { renderer.pager = inputs.pager }
            let status = run([TextSource(source, in: .lessonSubcommand)])
            return finish(workbench.isLessonTaskWithoutFile(words) ? .usage : status)
        }
        return finish(takeLesson(command, inputs))
    }

    /// Begins what `tour` begins at the prompt; the program's exit status.
    private func takeTour(_ inputs: Inputs) -> Int32 {
        var parser = ScriptParser(in: .lessonSubcommand)
        parser.feed(RunPlan.tour)
        parser.finish()
        guard let command = try? parser.next() else { return finish(.usage) }
        return finish(takeLesson(command, inputs))
    }

    /// Shows what the words behind `vcr guide` ask for; the program's exit status.
    public func showGuide(_ words: [String], _ inputs: Inputs) -> Int32 {
        if inputs.lines != nil { renderer.pager = inputs.pager }
        let source = (["guide"] + words.map(QuotedOperand.text)).joined(separator: " ")
        return finish(run([TextSource(source, in: .guideSubcommand)]))
    }

    /// Begins a lesson, and lets a person or a script take it.
    private func takeLesson(_ command: ParsedCommand, _ inputs: Inputs) -> ExitStatus {
        let isTaught = inputs.lines != nil
        if isTaught { workbench.beginAutosave(directory: inputs.sessions) }
        if isTaught { renderer.pager = inputs.pager }
        workbench.goesOnByItself = !isTaught
        let loop = InteractiveLoop(
            workbench, renderer: renderer,
            lines: inputs.lines?() ?? StreamLineSource(inputs.standardInput()),
            interruption: interruption)
        guard let status = loop.run(beginningWith: command) else { return .fine }
        if isTaught { endAutosave() }
        guard !isTaught, status == .fine else { return status }
        return workbench.isLessonComplete ? .fine : .expectationFailed
    }
}

extension RunPlan {
    /// The command of the prompt that people type behind the program's name.
    fileprivate static let tour = "tour"

    /// Whether that is all there is to run, and no file has its name.
    @MainActor fileprivate var isTour: Bool {
        files == [Self.tour] && commands.isEmpty && (try? ScriptFile.check(Self.tour)) == nil
    }

    /// The lesson that is all there is to run; nil where there is something else.
    @MainActor fileprivate var lesson: String? {
        guard files.count == 1, commands.isEmpty, let file = files.first,
            Workbench.isLesson(file)
        else { return nil }
        return file
    }
}

extension Shell {
    /// Shows the help of a topic, or the list of topics.
    public func showHelp(_ topic: String?) -> Int32 {
        let pages = workbench.helpPages(topic)
        if !pages.isEmpty {
            for page in pages {
                renderer.write(
                    HelpRenderer(width: renderer.terminal.width, phrases: workbench.phrases)
                        .lines(page))
            }
            return finish(.fine)
        }
        renderer.talk([StyledText(problem("no help on '\(topic ?? "")'"), .problem)])
        return ExitStatus.usage.code
    }

    /// Prints the manual page in roff.
    public func printManual() -> Int32 {
        let said = workbench.phrases.said
        let text = ManualPage.text(version: ProgramVersion.number, said: said) { [workbench] in
            workbench.help($0)
        }
        renderer.output.data += Array(text.utf8)
        return finish(.fine)
    }
}
