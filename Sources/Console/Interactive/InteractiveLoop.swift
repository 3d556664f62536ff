import CommandLanguage
import HierarchyRecords
import Rendering
import Workbench

/// The prompt: asks for lines until the person leaves, and runs each.
@MainActor
public final class InteractiveLoop {
    private let workbench: Workbench
    private let renderer: ReplyRenderer
    private let lines: any LineSource
    private let interruption: any Interruption
    private let workingLine: WorkingLine?
    /// The command that is being typed, all its lines.
    private var entry = "" { didSet { renderer.unfinished = entry } }
    private var parser = ScriptParser(file: nil)
    /// How many lines the entry has.
    private var lineCount = 0
    /// The lines of a paste that are to be shown before the commands that begin there, with their
    /// numbers in the entry.
    private var echoes: [(line: Int, text: String)] = []
    /// What was entered last, but for the command that edits it.
    private var lastEntry = ""
    /// Whether it was said of the entry that a bracket of it is open.
    private var isReminded = false
    /// The lines of an answer in braces that is not closed yet.
    private var answer = ""

    /// Makes a loop; it takes over the workbench's replies.
    public init(
        _ workbench: Workbench, renderer: ReplyRenderer, lines: any LineSource,
        interruption: any Interruption
    ) {
        self.workbench = workbench
        self.renderer = renderer
        self.lines = lines
        self.interruption = interruption
        workingLine = renderer.attend(to: interruption)
    }

    /// Runs a first command, where one is given, then goes on until `quit` or Ctrl-D. Returns nil where
    /// it ends because the terminal is gone.
    public func run(beginningWith command: ParsedCommand? = nil) -> ExitStatus? {
        workbench.policy.isInteractive = true
        workbench.onReply = { [renderer] in renderer.render($0) }
        workbench.isAgreed = { [unowned self] in ask($0) }
        if let command {
            workingLine?.begin()
            let status = workbench.execute(command)
            if status != .fine { return status == .interrupted ? interrupted() : .usage }
        }
        while true {
            renderer.output.flush()
            if renderer.output.isClosed || interruption.isFinal { return nil }
            if workbench.goesOnByItself, !workbench.isInLesson { return .fine }
            if let draft = workbench.takeDraftOfLine() { lines.draft(draft) }
            lines.wakes = workbench.isFollowing
            switch lines.readLine(readlinePrompt, meanwhile: { [unowned self] in whileIdle($0) }) {
            case .hangup: return nil
            case .interrupted:
                answer = ""
                forgetEntry()
                workbench.stopFollowing()
                if workbench.goesOnByItself { return interrupted() }
            case .end:
                if entry.isEmpty { return .fine }
                refuseUnfinished()
            case .malformed(let text):
                refuse(malformed: text)
            case .line(let text):
                if let ending = accept(text) { return ending }
            }
        }
    }

    /// Does what can be done while no key comes: takes the steps of a session that is followed, and
    /// makes the world that is owed after `undo`.
    private func whileIdle(_ isIdle: @escaping () -> Bool) {
        if workbench.hasNews {
            lines.writeAbove {
                workbench.keepUp(while: isIdle)
                renderer.output.flush()
            } prompt: {
                readlinePrompt
            }
            lines.wakes = workbench.isFollowing
        }
        workbench.workAhead(while: isIdle)
    }

    /// Asks a question that only yes answers.
    private func ask(_ question: String) -> Bool {
        renderer.output.flush()
        let prompt = Prompt.readlineText(
            StyledText(workbench.phrases("\(question) (yes or no)" as Message) + " > "),
            theme: workbench.display.theme,
            on: renderer.terminal)
        defer { workingLine?.begin() }
        guard case .line(let answer) = lines.readLine(prompt, meanwhile: { _ in }) else {
            return false
        }
        return ["y", "yes", "是"].contains(answer.lowercased().filter { $0 != " " })
    }

    private var prompt: StyledText {
        entry.isEmpty && answer.isEmpty
            ? Prompt.text(workbench.promptState, workbench.phrases) : Prompt.continuation
    }

    private var readlinePrompt: String {
        Prompt.readlineText(prompt, theme: workbench.display.theme, on: renderer.terminal)
    }

    /// Runs what was typed or pasted; nil where the loop goes on.
    private func accept(_ text: String) -> ExitStatus? {
        renderer.fit(columns: lines.columns, rows: lines.rows)
        mark(.outputStart)
        workingLine?.begin()
        var status = isHierarchy(text) ? take(hierarchy: text) : run(PastedLines(text))
        if let wanted = workbench.takeTextToEdit() { status = edit(wanted) ?? status }
        mark(.outputEnd(status.code))
        interruption.clear()
        if case .quit = status { return status }
        return nil
    }

    /// Opens the text in an editor, and runs what was saved as if it had been pasted; nil where nothing runs.
    private func edit(_ wanted: TextToEdit) -> ExitStatus? {
        let text = if case .text(let text) = wanted { text } else { lastEntry }
        let edited = lines.edit(text)
        guard let edited else {
            say("the editor could not be started, or it failed: nothing was run")
            return .commandFailed
        }
        guard edited != text, edited.contains(where: { !$0.isWhitespace }) else {
            say("nothing was changed, and nothing was run")
            return nil
        }
        return run(PastedLines(edited), isEdited: true)
    }

    private func complain(_ words: Message) {
        renderer.talk([StyledText(workbench.phrases(words), .problem)])
    }

    private func say(_ words: Message) {
        renderer.talk([StyledText(workbench.phrases(words))])
    }

    /// Whether what an app printed of its controllers or views was pasted.
    private func isHierarchy(_ text: String) -> Bool {
        entry.isEmpty && answer.isEmpty && !workbench.isAnswer(text) && workbench.isHierarchy(text)
    }

    private func take(hierarchy text: String) -> ExitStatus {
        let status = workbench.importHierarchy(text)
        renderer.output.flush()
        lines.remember(PastedLines(text).lines.joined(separator: "\n"))
        return status == .interrupted || interruption.isRequested ? interrupted() : status
    }

    /// Runs line by line up to the first that fails, and says how many were not run.
    private func run(_ pasted: PastedLines, isEdited: Bool = false) -> ExitStatus {
        var beginnings = entry.isEmpty ? pasted.beginnings : []
        if isEdited, beginnings.isEmpty { beginnings = [0] }
        workbench.isPaste = pasted.isPaste
        defer { workbench.isPaste = false }
        for (index, line) in pasted.lines.enumerated() {
            if beginnings.contains(index) { echoes.append((lineCount + 1, line)) }
            parser.awaitsFollowers = index + 1 < pasted.lines.count
            let status = run(line)
            if status == .fine { continue }
            sayNotRun(pasted.lines.count - index - 1)
            return status
        }
        writeEchoes()
        return .fine
    }

    private func run(_ text: String) -> ExitStatus {
        let typed = workbench.isPaste ? text : workbench.inPlainKeys(text)
        if entry.isEmpty, !answer.isEmpty || workbench.isAnswer(typed) {
            writeEchoes()
            return takeAnswer(typed)
        }
        if !entry.isEmpty { remindOfBracket(before: typed) }
        let line = entry.isEmpty ? line(meantBy: typed) : typed
        lineCount += 1
        entry += entry.isEmpty ? line : "\n" + line
        renderer.typed = entry
        parser.feed(line + "\n")
        let status = runCommands()
        if status != .fine || parser.continuation == nil { finishEntry() }
        return status
    }

    /// What Return alone means, or a question mark: `? cycle` asks for help.
    private func line(meantBy typed: String) -> String {
        if typed.hasPrefix("?") { return "help" + typed.dropFirst() }
        guard typed.isEmpty else { return typed }
        if workbench.promptState.isStepping { return "step" }
        return workbench.returnGoesOn ? "next" : ""
    }

    /// Takes a line that answers a question; one that opens a brace goes on until that is closed.
    private func takeAnswer(_ typed: String) -> ExitStatus {
        answer += typed
        if answer.contains("{"), !typed.contains("}") {
            answer += "\n"
            return .fine
        }
        renderer.typed = answer
        defer { answer = "" }
        return workbench.answer(answer)
    }

    private func runCommands() -> ExitStatus {
        do {
            while let command = try parser.next() {
                writeEchoes(upTo: command.firstLine)
                let status = workbench.execute(command)
                renderer.output.flush()
                if status == .interrupted || interruption.isRequested { return interrupted() }
                if status != .fine { return status }
            }
            return .fine
        } catch {
            writeEchoes(upTo: error.span.line)
            renderer.talk(renderer.diagnostics.lines(error))
            return .commandFailed
        }
    }

    /// Refuses a line with bytes that are no text; what can be read of it stands there to be edited.
    private func refuse(malformed text: String) {
        complain("the line was not taken: it has bytes that are no character in UTF-8")
        lines.draft(text)
    }

    private func interrupted() -> ExitStatus {
        complain(
            interruption.isFinal
                ? "ended by a signal; the last step is complete"
                : "interrupted; the last step is complete")
        return .interrupted
    }

    private func refuseUnfinished() {
        parser.finish()
        renderer.output.line("")
        _ = runCommands()
        finishEntry()
    }

    /// Keeps what was typed, but for what begins with a space.
    private func finishEntry() {
        if entry.first != " " && entry.contains(where: { !$0.isWhitespace }) {
            lines.remember(entry)
            if !workbench.asksToEdit { lastEntry = entry }
        }
        forgetEntry()
    }

    private func forgetEntry() {
        entry = ""
        lineCount = 0
        isReminded = false
        echoes = []
        parser = ScriptParser(file: nil)
    }

    /// Shows the lines up to that one, each behind a prompt with the step that we stand on by now.
    private func writeEchoes(upTo line: Int = .max) {
        while let next = echoes.first, next.line <= line {
            echoes.removeFirst()
            echo(next.text)
        }
    }

    private func echo(_ line: String) {
        var echoed = Prompt.text(workbench.promptState, workbench.phrases)
        echoed.append(line)
        renderer.write([echoed])
        renderer.output.flush()
    }

    /// Says once to a person who seems to have given up, or to type a command, that a bracket is still open.
    private func remindOfBracket(before line: String) {
        guard !isReminded, !workbench.isPaste, let bracket = parser.openBracket else { return }
        let word = line.split(separator: " ").first.map(String.init)
        // In braces commands may stand.
        guard word.map({ bracket.closing != "}" && Workbench.isCommand($0) }) ?? true else {
            return
        }
        isReminded = true
        complain(
            "the bracket of line \(bracket.line) is still open: '\(bracket.closing)' closes it, Ctrl-C gives up"
        )
    }

    private func sayNotRun(_ count: Int) {
        if count == 0 { return }
        complain(count == 1 ? "1 line was not run" : "\(count) lines were not run")
    }

    private func mark(_ mark: TextEncoding.ShellMark) {
        guard renderer.terminal.understandsMarks else { return }
        renderer.output.data += TextEncoding.shellMark(mark)
    }
}
