import CommandLanguage
import Rendering
import Workbench

/// Runs scripts in one world, in order, and draws what they answer.
@MainActor
public final class BatchRunner {
    private let workbench: Workbench
    private let renderer: ReplyRenderer
    private let output: Output
    private let interruption: any Interruption
    private let echoes: Bool
    private let workingLine: WorkingLine
    /// How the first thing that failed ended; it counts where `--keep-going` went on.
    private var firstFailure = ExitStatus.fine
    /// How many commands the scripts held so far.
    private(set) var commands = 0
    /// What went wrong so far, with its places.
    private(set) var failures: [TestFailure] = []
    /// What of the script's expectations is to be written anew; nil where nothing is.
    var update: ExpectationUpdate?
    /// What did not hold of the running command.
    private var unmet: [ExpectationFailure] = []
    /// How many of the next commands were shown already, as parts of a program.
    private var partsShown = 0

    /// Makes a runner; it takes over the workbench's replies.
    public init(
        _ workbench: Workbench, renderer: ReplyRenderer, interruption: any Interruption,
        echoes: Bool = false
    ) {
        self.workbench = workbench
        self.renderer = renderer
        output = renderer.output
        self.interruption = interruption
        self.echoes = echoes
        workingLine = renderer.attend(to: interruption)
        // What ends with the session, after the scripts, is replied to nobody.
        workbench.onReply = { [weak self] in self?.take($0) }
    }

    /// Runs the scripts until one ends the run.
    public func run(_ scripts: [any ByteSource]) -> ExitStatus {
        var ending = ExitStatus.fine
        var rest = scripts[...]
        while let script = rest.first, ending == .fine {
            let swift = rest.prefix { SourceProgram.isSource($0.name) }
            let objectiveC = rest.prefix { ObjectiveCProgram.isPart($0.name) }
            if !swift.isEmpty {
                ending = runProgram(of: swift, readBy: SourceProgram.line)
            } else if !objectiveC.isEmpty {
                ending = runProgram(of: objectiveC, readBy: ObjectiveCProgram.line)
            } else {
                ending = run(script)
            }
            rest = rest.dropFirst(max(1, swift.count, objectiveC.count))
        }
        renderer.output.flush()
        // What comes behind a failed expectation, `quit 0` too, makes it no better.
        let failedBefore = workbench.policy.tellsAllExpectations && firstFailure != .fine
        if ending != .interrupted, failedBefore { return firstFailure }
        return ending == .fine ? firstFailure : ending
    }

    /// Runs one script; a status other than `.fine` ends the run.
    private func run(_ script: any ByteSource) -> ExitStatus {
        script.isMarkdown ? runBlocks(of: script) : runLines(of: script)
    }

    /// Runs files of code as one program, whose parts may need each other in whatever order they stand.
    private func runProgram(
        of sources: ArraySlice<any ByteSource>,
        readBy read: ([SourceFile]) throws(Diagnostic) -> StatementLine?
    ) -> ExitStatus {
        var files: [SourceFile] = []
        for source in sources {
            var bytes: [UInt8] = []
            if let ending = readWhole(source, into: &bytes) { return ending }
            files.append(SourceFile(script: source.script, bytes: bytes))
        }
        workingLine.begin()
        do throws(Diagnostic) {
            guard let line = try read(files) else { return end(.fine) }
            commands += 1
            if echoes { renderer.echo(line.source) }
            let status = workbench.execute(.statement(line))
            if status == .interrupted { return interrupted() }
            return end(!status.isFine && ends(status) ? status : .fine)
        } catch {
            let status = refuse(error)
            return end(ends(status) ? status : .fine)
        }
    }

    /// Reads a file to its end; how the run ends where that cannot be done.
    private func readWhole(_ source: any ByteSource, into bytes: inout [UInt8]) -> ExitStatus? {
        while true {
            switch source.read({ bytes += $0 }) {
            case .block:
                if bytes.count > SessionStore.sizeLimit {
                    return unreadable(source, "more than \(SessionStore.sizeLimit) bytes")
                }
            case .interrupted: if interruption.isRequested { return interrupted() }
            case .end: return nil
            case .failed(let reason): return unreadable(source, reason)
            }
        }
    }

    /// Runs the blocks of a Markdown file, which is read as a whole first.
    private func runBlocks(of script: any ByteSource) -> ExitStatus {
        var bytes: [UInt8] = []
        if let ending = readWhole(script, into: &bytes) { return ending }
        let blocks = LiterateScript(bytes, in: script.script)
        if blocks.isLesson {
            return unreadable(script, "it is a lesson; 'vcr lesson' starts it")
        }
        return run(blocks)
    }

    private func run(_ script: LiterateScript) -> ExitStatus {
        workingLine.begin()
        return end(workbench.run(script) { runCommands(of: &$0) })
    }

    /// Runs a script as it arrives.
    private func runLines(of script: any ByteSource) -> ExitStatus {
        var isFinished = false
        var isBegun = false
        var parser = ScriptParser(in: script.script, readsAhead: !script.isLive)
        // However a pipe cuts a script, definitions are known to those before them.
        parser.awaitsFollowers = true
        while true {
            if script.isLive { renderer.output.flush() }
            switch feed(&parser, from: script, isFirst: !isBegun) {
            case .block: isBegun = true
            case .interrupted: if !interruption.isRequested { continue }
            case .end:
                parser.finish()
                isFinished = true
            case .failed(let reason): return unreadable(script, reason)
            }
            workingLine.begin()
            let ending = runCommands(of: &parser)
            if ending != .fine || isFinished { return end(ending) }
        }
    }

    /// Reads the next block; by the first one a script that this program cannot run is refused.
    private func feed(
        _ parser: inout ScriptParser, from script: any ByteSource, isFirst: Bool
    ) -> ReadOutcome {
        var refusal: Message?
        let outcome = script.read {
            refusal = isFirst ? SessionFormat.refusal(ofScript: $0) : nil
            if refusal == nil { parser.feed($0) }
        }
        return refusal.map { .failed("it \($0)") } ?? outcome
    }

    /// Runs what is complete.
    private func runCommands(of parser: inout ScriptParser) -> ExitStatus {
        while true {
            workingLine.beat()
            if interruption.isRequested || output.isClosed { return interrupted() }
            let status: ExitStatus
            do {
                guard let command = try parser.next() else { return .fine }
                commands += 1
                if echoes { echo(command) }
                unmet = []
                status = workbench.execute(command)
                if !unmet.isEmpty { update?.add(command, unmet) }
            } catch {
                status = refuse(error)
            }
            if status == .interrupted { return interrupted() }
            if !status.isFine && ends(status) { return status }
        }
    }

    /// Shows the command; of a program of Objective-C, which runs as one, all parts at once.
    private func echo(_ command: ParsedCommand) {
        if partsShown > 0 { return partsShown -= 1 }
        renderer.echo(command.source)
        guard case .statement(let line) = command, line.language == .objectiveC else { return }
        for part in line.followers { renderer.echo(part.source) }
        partsShown = line.followers.count
    }

    /// Whether the run ends with a command that ended so.
    private func ends(_ status: ExitStatus) -> Bool {
        if case .quit = status { return true }
        return !workbench.policy.goesOn(after: status)
    }

    private func end(_ ending: ExitStatus) -> ExitStatus {
        if case .quit = ending { return ending }
        if ending == .interrupted { return ending }
        let status = workbench.finishScript()
        return ending == .fine && ends(status) ? status : ending
    }

    private func take(_ reply: Reply) {
        if case .followed? = reply.contents.first, !echoes { return }
        if !reply.status.isFine { note(reply.status) }
        failures += reply.failures
        unmet += reply.contents.compactMap {
            if case .failure(let failure) = $0 { failure } else { nil }
        }
        renderer.render(reply)
    }

    private func note(_ status: ExitStatus) {
        if case .quit = status { return }
        if workbench.forgives() { return }
        if firstFailure == .fine { firstFailure = status }
    }

    private func refuse(_ diagnostic: Diagnostic) -> ExitStatus {
        for mistake in [diagnostic] + diagnostic.others {
            renderer.talk(renderer.diagnostics.lines(mistake))
        }
        failures += diagnostic.failures
        note(.commandFailed)
        return .commandFailed
    }

    private func unreadable(_ script: any ByteSource, _ reason: Message) -> ExitStatus {
        complain("cannot read '\(script.name)': \(reason)")
        return .usage
    }

    /// Ends the run, with a message unless it ends only because its output is no longer read.
    private func interrupted() -> ExitStatus {
        if renderer.output.isClosed { return .quit(firstFailure.code) }
        complain(
            interruption.isFinal
                ? "ended by a signal; the last step is complete"
                : "interrupted; the last step is complete")
        return .interrupted
    }

    private func complain(_ words: Message) {
        renderer.talk([StyledText("vcr: " + workbench.phrases(words), .problem)])
    }
}
