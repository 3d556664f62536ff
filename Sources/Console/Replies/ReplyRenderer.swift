import CommandLanguage
import HierarchyRecords
import Rendering
import Workbench

/// Draws what the workbench answers: results into the data channel, talk and errors into the other.
@MainActor
public final class ReplyRenderer {
    /// Where everything goes.
    public let output: Output
    /// The lines of a command that is being typed and is not at its end.
    var unfinished = ""
    /// What shows long texts where a person types; nil in a script.
    var pager: (any Pager)?
    /// What was typed at the prompt, for carets and hints; nil in a script.
    public var typed: String?
    /// Where the results go; set it anew after the window changed its size.
    public var terminal: TerminalTraits {
        didSet { if terminal != oldValue { prepared = nil } }
    }

    let workbench: Workbench
    private var talkTerminal: TerminalTraits
    private(set) var display: DisplaySettings
    // Both are made when they are first wanted: the first prompt does not wait for them.
    private var prepared: EventRenderer?
    private var preparedFilter: LogFilter?
    /// The line that is shown while a command takes its time; nil before the first command.
    private(set) var workingLine: WorkingLine?
    /// The tree that was printed last, so that the next one marks what changed.
    var lastTree = HierarchySnapshot(nodes: [])
    /// Whether code printed a part of a line last, which other output must not go on with.
    var hasOpenLine = false
    /// In JSON that part, with the step that printed it: a record has whole lines.
    var openLine: (text: String, step: Int)?

    /// Makes a renderer of one workbench's replies.
    public init(
        _ workbench: Workbench, output: Output, terminal: TerminalTraits = TerminalTraits(),
        talkTerminal: TerminalTraits = TerminalTraits()
    ) {
        self.workbench = workbench
        self.output = output
        self.terminal = terminal
        self.talkTerminal = talkTerminal
        display = workbench.display
        lend()
    }

    /// Makes a renderer that draws what a workbench says as plain lines, whatever its display is set to.
    init(layingOut workbench: Workbench, to output: Output) {
        self.workbench = workbench
        self.output = output
        terminal = TerminalTraits()
        talkTerminal = TerminalTraits()
        display = DisplaySettings()
    }

    /// Lends the workbench what only the console can do.
    private func lend() {
        workbench.onDisplayChange = { [weak self] in self?.takeDisplay() }
        workbench.drawPicture = { [weak self] in self?.picture($0, before: $1) ?? "" }
        workbench.makeWriter = { $0.writer(of: $1) }
        workbench.makePages = { $0.pages }
        workbench.makeClassPage = { $0.page }
        workbench.layOut = Self.plainLines
        workbench.drawGraph = Self.graph
        workbench.writeReport = { [weak self] in self?.text(of: $0) ?? "" }
        workbench.writeStepReport = { [weak self] in self?.text(of: $0) ?? "" }
        workbench.topicOfWord = ConsolePages.topic
        workbench.consolePage = { [weak self] in
            ConsolePages.page($0, self?.encoding.glyphs ?? .unicode)
        }
    }

    private func text(of report: LogReport) -> String {
        LogReportText(report, version: ProgramVersion.number, said: workbench.phrases.said).text
    }

    private func text(of report: StepReport) -> String {
        StepReportText(
            step: report.step, script: report.script, rows: report.rows, origin: report.origin,
            version: ProgramVersion.number, said: workbench.phrases.said
        ).text
    }

    /// Lays everything out for a window of that size from now on.
    func fit(columns: Int, rows: Int) {
        terminal.width = TerminalTraits.width(columns: columns)
        terminal.height = TerminalTraits.height(rows: rows)
        if talkTerminal.isTerminal { talkTerminal.width = terminal.width }
    }

    /// Draws a reply, page by page where it only shows something and is longer than the screen.
    public func render(_ reply: Reply) {
        guard let pager, mayBePaged(reply) else { return draw(reply) }
        output.flush()
        let bytes = output.gather { draw(reply) }
        let lines = bytes.count { $0 == UInt8(ascii: "\n") }
        let keys = workbench.phrases("q leaves (Esc Esc, too), Space goes on, /WORD searches")
        if lines < terminal.height || !pager.show(bytes, keys: keys) { output.data += bytes }
        output.flushIfFull()
    }

    /// Whether the reply may go through the pager: who has pressed Ctrl-C wants the prompt instead.
    private func mayBePaged(_ reply: Reply) -> Bool {
        display.usesPager && terminal.isTerminal && terminal.understandsEscapes
            && eventForm != .json && reply.step == nil && reply.events.isEmpty && !reply.isPartial
            && !workbench.isInterrupted()
    }

    /// Draws a reply: its events first, then what there is to show.
    private func draw(_ reply: Reply) {
        if !reply.events.isEmpty, display.format != .none, !writeBesidePicture(reply) {
            write(reply.events)
        }
        if !reply.contents.isEmpty {
            for (index, content) in reply.contents.enumerated() {
                if content.isHelp, index > 0, reply.contents[index - 1].isHelp {
                    answer { write([""]) }
                }
                render(content, of: reply)
            }
        }
        if display.treeMode == .after && reply.step != nil { answer { writeTree() } }
        if typed != nil { endLine() }
        if reply.isPartial { output.flush() }
    }

    /// Draws the tree as it stands, where it is to be drawn at the end.
    public func renderEnd() {
        if display.treeMode == .end { answer { writeTree() } }
        endLine()
    }

    /// Writes lines of results; on a terminal those that are too long for it are broken between words.
    public func write(_ lines: [StyledText]) { writeAsTheyAre(terminal.fitting(lines)) }

    /// Writes lines of results, however long.
    func writeAsTheyAre(_ lines: [StyledText]) {
        endLine()
        encoding.appendLines(lines, to: &output.data)
        output.flushIfFull()
    }

    /// Writes lines of results, piece by piece, each line as `styled` makes it; ends where the user
    /// does not want to see more.
    func write(_ lines: [String], _ styled: (String) -> StyledText) {
        var (count, size) = (0, 0)
        for line in lines {
            if count >= Self.piece || size >= Self.mostBytes {
                if workbench.isInterrupted() { return }
                (count, size) = (0, 0)
            }
            count += 1
            size += line.utf8.count
            if line.utf8.count <= Self.mostBytes {
                write([styled(line)])
            } else {
                write(long: line, styled)
            }
        }
    }

    /// Writes a line that is too long for one piece.
    private func write(long line: String, _ styled: (String) -> StyledText) {
        endLine()
        var rest = line[...]
        while !rest.isEmpty, !workbench.isInterrupted() {
            let part = rest.prefix(utf8: Self.mostBytes)
            encoding.append(styled(String(part)), to: &output.data)
            output.flushIfFull()
            rest = rest[part.endIndex...]
        }
        output.line("")
    }

    /// So many lines or events are written in one piece.
    static let piece = 1 << 12
    /// So many bytes of lines are written in one piece.
    private static let mostBytes = 1 << 16

    /// Writes lines of talk.
    public func talk(_ lines: [StyledText]) { talkAsItIs(talkTerminal.fitting(lines)) }

    /// Writes lines of talk, however long: what is to be copied stays in one piece.
    func talkAsItIs(_ lines: [StyledText]) {
        if lines.isEmpty { return }
        var bytes: [UInt8] = []
        talkTerminal.encoding(theme: display.theme).appendLines(lines, to: &bytes)
        output.talk(bytes)
    }

    /// Lets whatever runs ask whether the user has interrupted it, or its output has no reader any
    /// more; returns the line that tells meanwhile what is under way.
    func attend(to interruption: any Interruption) -> WorkingLine {
        let line = newWorkingLine
        workingLine = line
        workbench.isInterrupted = { [output] in
            line.beat()
            return interruption.isRequested || output.isClosed
        }
        return line
    }

    private var newWorkingLine: WorkingLine {
        WorkingLine(output, isShown: talkTerminal.understandsEscapes) { [workbench] seconds in
            workbench.phrases("\(workbench.activity), \(seconds) s; Ctrl-C stops it" as Message)
        }
    }

    /// Words what goes wrong in the present circumstances.
    public var diagnostics: DiagnosticRenderer {
        DiagnosticRenderer(
            width: talkTerminal.width, typed: typed, phrases: workbench.phrases)
    }

    /// Takes over what `set` changed of the display.
    func takeDisplay() {
        let showedTrees = display.treeMode == .after
        display = workbench.display
        prepared = nil
        preparedFilter = nil
        if display.treeMode == .after && !showedTrees { lastTree = workbench.snapshot }
    }

    var events: EventRenderer {
        // A learner reads what is called before what proves it; in a mystery the codes would give it away.
        let showsRule =
            display.showsRules && !workbench.isTakingLesson && !workbench.isInvestigating
        if let prepared, prepared.showsRule == showsRule { return prepared }
        let renderer = EventRenderer(display, on: terminal, showsRule: showsRule)
        prepared = renderer
        return renderer
    }

    var filter: LogFilter {
        if let preparedFilter { return preparedFilter }
        let filter = LogFilter(display.categories)
        preparedFilter = filter
        return filter
    }

    var encoding: TextEncoding { events.encoding }

    /// How events are spelt.
    var eventForm: EventRenderer.Form { events.form }

    private func write(_ range: Range<Int>) {
        if hasOpenLine, workbench.log.events[range].contains(where: filter.shows) { endLine() }
        let (renderer, isShown) = (events, filter.isShown)
        var rest = range
        while true {
            let piece = rest.prefix(Self.piece)
            workbench.withLog { renderer.write(piece, where: isShown, in: $0, to: &output.data) }
            output.flushIfFull()
            rest = piece.upperBound..<rest.upperBound
            if rest.isEmpty || workbench.isInterrupted() { return }
        }
    }

    func write(_ indices: [Int], why: Bool) {
        let log = workbench.log
        endLine()
        var renderer = events
        if why {
            renderer = EventRenderer(
                renderer.form, encoding: renderer.encoding, width: renderer.width,
                showsRule: renderer.showsRule, showsWhy: true, said: workbench.phrases.said)
        }
        for (position, index) in indices.enumerated() {
            if position % Self.piece == 0, workbench.isInterrupted() { return }
            renderer.write(log.events[index], index: index, in: log, to: &output.data)
            output.flushIfFull()
        }
    }
}

extension ReplyRenderer {
    private func render(_ content: ReplyContent, of reply: Reply) {
        switch content {
        case .lines(let lines): answer { write(lines) { StyledText(printed: $0) } }
        case .printed(let lines): write(printed: lines, .print, in: reply)
        case .unfinished(let text): write(unfinished: text, in: reply)
        case .echoed(let lines): write(printed: lines, .echo, in: reply)
        case .notes(let notes): talk(notes.map { StyledText(workbench.phrases($0)) })
        case .followed(let source): echo(source)
        case .log(let indices, let why): write(indices, why: why)
        case .answer(let answer): draw(answer)
        case .clearedScreen:
            if terminal.understandsEscapes { output.data += TextEncoding.clearedScreen }
        case .failure(let failure): talk(diagnostics.lines(failure))
        case .diagnostic(let diagnostic): talk(diagnostics.lines(diagnostic))
        case .exception(_, let misuse): talk(diagnostics.lines(misuse, at: reply.span))
        }
    }
}

extension ReplyContent {
    /// Whether it is a page of help.
    fileprivate var isHelp: Bool { if case .answer(is HelpPage) = self { true } else { false } }
}

extension EventRenderer {
    /// The renderer that a display asks for.
    fileprivate convenience init(
        _ display: DisplaySettings, on terminal: TerminalTraits, showsRule: Bool
    ) {
        let form: Form =
            switch display.format {
            case .plain, .none: .plain
            case .pretty: display.isLinear ? .linear : .pretty
            case .objc: .objc
            case .json: .json
            }
        // Text within JSON has no colours.
        let encoding =
            form == .json
            ? TextEncoding(color: false, unicode: terminal.usesUTF8)
            : terminal.encoding(theme: display.theme)
        self.init(
            form, encoding: encoding,
            width: terminal.isTerminal ? terminal.width : nil, showsRule: showsRule)
    }
}

extension Substring {
    /// The characters at the beginning that take at most so many bytes; at least one.
    fileprivate func prefix(utf8 count: Int) -> Substring {
        guard var end = utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) else {
            return self
        }
        while end > startIndex, String.Index(end, within: self) == nil {
            end = utf8.index(before: end)
        }
        return end > startIndex ? self[..<end] : prefix(1)
    }
}
