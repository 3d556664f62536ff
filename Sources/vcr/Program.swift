import CReadline
import Console
import POSIX
import Statements

/// Wires the console to the process around it.
@MainActor
struct Program {
    private let options: RunOptions
    private let output = Output(StandardOutputSink())
    private let interruption = SignalInterruption()

    /// Makes the program's output.
    init(_ options: RunOptions = RunOptions()) {
        var options = options
        options.usualLanguage = LessonLanguage(environment: Surroundings.variable)
        options.language = options.language ?? options.usualLanguage
        options.policy.packageFolder = Reload.folder
        self.options = options
        output.phrases = Phrases(options.language ?? .english)
    }

    /// Carries out the plan and returns the exit status.
    func run(_ plan: RunPlan) -> Int32 {
        if let mistake = options.mistake { return UsageError.report(mistake, to: output) }
        if !plan.files.isEmpty || !Surroundings.isInteractive { vcr_prefer_large_pages() }
        CrashOutput.keep(output)
        var plan = plan
        var page: PageProcess?
        if let place = plan.serves {
            do throws(PageProcess.StartError) {
                page = try PageProcess(
                    servingAt: place, file: plan.shares, in: options.language ?? .english)
            } catch {
                return UsageError.report(error.message, to: output)
            }
            plan.shares = page?.file
            output.say(page?.words ?? [])
        }
        defer { end(page) }
        let shell = shell()
        // Never released: the process ends anyway, and to free a large world takes time.
        _ = Unmanaged.passRetained(shell)
        var inputs = inputs(of: shell)
        inputs.newsOfPage = { page?.news() }
        inputs.logBefore = Reload.takeLog()
        if Reload.isPossible { inputs.reload = Reload.run }
        return shell.run(plan, inputs)
    }

    /// Ends the page's program, and says so where it had ended before and no command came behind that.
    private func end(_ page: PageProcess?) {
        if let news = page?.news() { output.say([news]) }
        page?.end()
    }

    /// Does what the words behind `vcr lesson` say.
    func lesson(_ words: [String]) -> Int32 {
        if let mistake = options.mistake { return UsageError.report(mistake, to: output) }
        CrashOutput.keep(output)
        let shell = shell()
        return shell.takeLesson(words, inputs(of: shell))
    }

    /// Shows what the words behind `vcr guide` ask for.
    func guide(_ words: [String]) -> Int32 {
        if let mistake = options.mistake { return UsageError.report(mistake, to: output) }
        CrashOutput.keep(output)
        let shell = shell()
        return shell.showGuide(words, inputs(of: shell))
    }

    private func inputs(of shell: Shell) -> Shell.Inputs {
        Shell.Inputs(
            standardInput: { ScriptFile(standardInput: STDIN_FILENO) },
            lines: Surroundings.isInteractive ? { promptLines(shell.assistant) } : nil,
            rcFile: Surroundings.rcFile, greets: true, pager: TerminalPager())
    }

    /// Runs scripts as tests.
    func test(_ paths: [String], _ test: TestOptions, in processes: WorkerProcesses) -> Int32 {
        if let mistake = options.mistakeOfTests { return UsageError.report(mistake, to: output) }
        let runner = TestRunner(
            test, in: options.worlds, output: output, terminal: terminal(STDOUT_FILENO),
            interruption: interruption)
        return runner.run(paths, in: processes, processors: Surroundings.processors)
    }

    /// Runs the scripts whose paths come in on standard input, for another process.
    func work(for test: TestOptions) -> Int32 {
        vcr_end_with_parent()
        let paths = ScriptFile(standardInput: STDIN_FILENO)
        let worker = TestWorker(
            options, measuringCoverage: test.measuresCoverage, updating: test.updates, paths: paths,
            output: output, interruption: interruption)
        return worker.run()
    }

    /// Runs a script unseen and writes its session in another form.
    func export(_ format: String, isTree: Bool, script: String, to file: String?) -> Int32 {
        if let mistake = options.mistake { return UsageError.report(mistake, to: output) }
        return unseenRun().export(format, isTree: isTree, script: script, to: file)
    }

    /// Says which rules a report of the device suite confirms or contradicts.
    func importRecording(_ file: String) -> Int32 { unseenRun().importRecording(file) }

    /// Tells of code whether it runs, without running it.
    func check(_ paths: [String]) -> Int32 {
        if let mistake = options.mistake { return UsageError.report(mistake, to: output) }
        return unseenRun().check(paths, on: terminal(STDOUT_FILENO))
    }

    /// Prints the declarations that code lacks.
    func stub(_ paths: [String]) -> Int32 {
        if let mistake = options.mistake { return UsageError.report(mistake, to: output) }
        return unseenRun().stub(paths, on: terminal(STDOUT_FILENO))
    }

    /// Says where the log of an app differs from a script's.
    func compareLog(_ file: String, script: String, pattern: String?, names: String?) -> Int32 {
        if let mistake = options.mistake { return UsageError.report(mistake, to: output) }
        return unseenRun().compare(file, script: script, pattern: pattern, names: names)
    }

    /// Shows the help of a topic, or the list of topics.
    func help(_ topic: String?) -> Int32 { shell().showHelp(topic) }

    /// Prints the manual page.
    func manual() -> Int32 { shell().printManual() }

    private func unseenRun() -> UnseenRun {
        UnseenRun(options, output: output, interruption: interruption)
    }

    private func shell() -> Shell {
        Shell(
            options, output: output, terminal: terminal(STDOUT_FILENO),
            talkTerminal: terminal(STDERR_FILENO), interruption: interruption)
    }

    private func terminal(_ descriptor: Int32) -> TerminalTraits {
        Surroundings.terminal(descriptor, color: options.color)
    }

    /// Where an app's code runs, its traps are its author's business, and not the end of the session.
    private func promptLines(_ assistant: PromptAssistant) -> ReadlineLineSource {
        if AdoptedTypes.areAny { CrashOutput.beginAnew(output.phrases) }
        return terminalLines(assistant)
    }

    private func terminalLines(_ assistant: PromptAssistant) -> ReadlineLineSource {
        ReadlineLineSource(assistant, history: HistoryFile(path: Surroundings.historyFile))
    }
}
