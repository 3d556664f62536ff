import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Commands that turn steps into the code of an app.
extension CommandTable {
    static let codeCommands = [codeCommand, exportCommand]

    private static let codeCommand = Command(
        "code", .looking, "Prints what a step did, as the code of an app.",
        [.optional("STEP", .count), .optional("", .presence, after: "--objc")], effect: .look,
        details: [
            Command.Detail("STEP", "the last step unless given; 'history' lists the steps"),
            Command.Detail("--objc", "in Objective-C; what was typed in Swift is rewritten"),
            Command.Detail("do { … }", "what belongs to one turn of the run loop"),
        ],
        examples: [
            "new home; new a; root home; add a; code",
            "new home; new a; root home; present a as pageSheet; code 4; code 1 --objc",
        ], run: printCode)

    private static let exportCommand = Command(
        "export", .journal,
        "Writes the session in another form, its screen as a picture, or a storyboard's graph.",
        [
            Parameter("FORMAT", .choice(exportFormats)), .optional("", .presence, after: "--tree"),
            .optional("STEP", .count), .optional("FILE", .file, after: "-o"), .over,
            .optional("STORYBOARD", .word, after: "of", offering: { $0.openStoryboards }),
        ],
        effect: .session,
        synopsis: "export FORMAT [--tree] [STEP] [FILE] [over] [of STORYBOARD]",
        details: [
            Command.Detail("FORMAT", exportFormats.words.joined(separator: ", ")),
            Command.Detail("html", "a page to step through, which needs nothing else"),
            Command.Detail("cast", "what a terminal showed, for asciinema's players"),
            Command.Detail("mermaid", "a sequence diagram of the callbacks"),
            Command.Detail("--tree", "of mermaid: the controllers as a graph instead"),
            Command.Detail("dot", "the controllers as a graph, for graphviz"),
            Command.Detail("json", "steps, events and trees, as docs/session.schema.json says"),
            Command.Detail("markdown", "a literate script with its log, which runs again"),
            Command.Detail(
                "swift, objc",
                "a source file; what the language cannot say is a comment there, is named on standard "
                    + "error, and makes the status 1"),
            Command.Detail("svg", "what 'screen' draws"),
            Command.Detail("scenario", "a scenario of the device suite, in Swift"),
            Command.Detail(
                "test", "a file of XCTest for a device: the steps, and what each controller is told"
            ),
            Command.Detail(
                "report",
                "an issue about a line of the log: of the step STEP, or the last; after 'log import' about "
                    + "the difference that it found"),
            Command.Detail(
                "of STORYBOARD", "svg, mermaid and dot: what 'segues' draws of an open storyboard"),
            Command.Detail(
                "FILE",
                "where it goes, also behind '-o'; it is printed where none is given, but no page and no "
                    + "picture at the prompt"), .over,
        ],
        examples: [
            "new home; new a; root home; add a; export swift",
            "new home; root home; export markdown",
        ], run: export)

    private static let exportFormats = Choices(
        noun: "format",
        words: SessionForm.named.map(\.rawValue) + [
            "swift", "objc", "svg", "scenario", "test", "report",
        ])
}

@MainActor
private func export(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let file = arguments.word(3)
    let place = try file.map { (file) throws(Diagnostic) in
        try session.place(toWrite: file, over: arguments.isGiven(4))
    }
    let format = arguments.choice(0)
    if file == nil { try session.checkIsReadable(format, at: arguments.span(0)) }
    let span = arguments.verb.word.span
    let isTree = arguments.isGiven(1)
    if isTree, format != SessionForm.mermaid.rawValue {
        throw Diagnostic(.illegal, at: arguments.span(1), "'--tree' goes with 'mermaid' alone")
    }
    let step = arguments.count(2)
    if step != nil, format != "report" {
        throw Diagnostic(.illegal, at: arguments.span(2), "a step goes with 'report' alone")
    }
    let storyboard = try session.world.graphed(arguments)
    let form = isTree ? .flowchart : format.flatMap(SessionForm.init)
    let source = session.sourceFile(as: format ?? "")
    let text =
        if let storyboard {
            session.graph(of: storyboard, as: format ?? "")
        } else if let form {
            SessionExport.text(session, as: form)
        } else if let source {
            source.text
        } else {
            try exported(session, as: format ?? "", of: step, at: span)
        }
    try session.checkWatch(at: span)
    guard let file, let place else {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return session.say(.lines(lines.map(String.init)))
    }
    try place.write(text)
    let what = session.exportedThing(format, storyboard, source)
    let rest: Message = source.map(\.whatIsMissing) ?? ""
    session.note("exported \(what) to '\(file.text)'\(rest)")
}

extension World {
    /// The storyboard whose graph is to be written; nil where none is.
    fileprivate func graphed(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> UIStoryboard? {
        guard let name = arguments.word(5) else { return nil }
        if let format = arguments.choice(0), GraphFormat(rawValue: format) == nil {
            throw Diagnostic(
                .wrongValue, at: arguments.span(0), "a storyboard is written as svg, mermaid or dot"
            )
        }
        return try storyboard(name, at: arguments.verb.word.span)
    }
}

extension Session {
    /// Refuses to print at the prompt what only a program can read.
    fileprivate func checkIsReadable(
        _ format: String?, at span: SourceSpan
    ) throws(Diagnostic) {
        guard policy.isInteractive, span.script == .prompt, let format,
            ["html", "cast", "svg"].contains(format)
        else { return }
        throw Diagnostic(
            .wrongArity, at: span, "at the prompt 'export \(format)' needs a file",
            suggestion: "export \(format) session.\(format)")
    }

    fileprivate func graph(of storyboard: UIStoryboard, as format: String) -> String {
        GraphFormat(rawValue: format).map {
            host.drawGraph(storyboard.document, storyboard.name, $0)
        } ?? ""
    }

    fileprivate func exportedThing(
        _ format: String?, _ storyboard: UIStoryboard?, _ source: SessionSource?
    ) -> Message {
        if let storyboard { return "the graph of '\(storyboard.name)'" }
        if format == "svg" { return "the screen" }
        let count = journal.currentPath.count
        if format == "report" { return "a report" }
        let steps: Message = count == 1 ? "1 step" : "\(count) steps"
        guard let omitted = source?.omittedSteps, omitted > 0 else { return steps }
        return "\(count - omitted) of \(steps)"
    }

    /// The session as a source file; what that could not say is told. Nil for another format.
    fileprivate func sourceFile(as format: String) -> SessionSource? {
        let languages: [String: SourceLanguage] = ["swift": .swift, "objc": .objectiveC]
        guard let language = languages[format] else { return nil }
        let source = SessionCode(self).sourceFile(in: language)
        if !source.gaps.isEmpty {
            say(.notes(source.gaps))
            draft.status = .expectationFailed
        }
        return source
    }
}

extension SessionSource {
    /// `: 3 are left out, and a part of 1`; empty where all is there.
    fileprivate var whatIsMissing: Message {
        let (whole, part) = (omittedSteps, shortenedSteps)
        switch (whole == 0, part == 0) {
        case (true, true): return ""
        case (true, false): return ": a part of \(part) is left out"
        case (false, true):
            return whole == 1 ? ": 1 is left out" : ": \(whole) are left out"
        case (false, false):
            return whole == 1
                ? ": 1 is left out, and a part of \(part)"
                : ": \(whole) are left out, and a part of \(part)"
        }
    }
}

@MainActor
private func printCode(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let step = try session.journal.step(arguments, 0) else {
        return session.note("there is no step yet")
    }
    let writer = SessionCode(session)
    let code =
        arguments.isGiven(1)
        ? writer.code(to: step, in: .objectiveC).last : writer.code(to: step).last
    try session.checkWatch(at: arguments.verb.word.span)
    session.say(.lines(code?.lines ?? []))
}

@MainActor
private func exported(
    _ session: Session, as format: String, of step: Int?, at span: SourceSpan
) throws(Diagnostic) -> String {
    switch format {
    case "svg": try picture(session, at: span)
    case "scenario": try ScenarioSource(session, at: span).text
    case "test": try TestSource(session, at: span).text
    default: try Recordings(session: session).report(step, at: span)
    }
}

/// The present screen as a picture, with what the last step did to it.
@MainActor
private func picture(
    _ session: Session, at span: SourceSpan
) throws(Diagnostic) -> String {
    let before = try session.worldBefore(for: span)
    let screen = session.world.simulator.screenSnapshot()
    defer { session.before.keepsViews = true }
    return session.host.drawPicture(screen, before.views)
}

extension Journal {
    /// The step of that parameter, of any branch, or else the one we stand on; nil at the start.
    fileprivate func step(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> Int? {
        guard let step = arguments.count(index) else { return current == 0 ? nil : current }
        if has(step) { return step }
        throw Diagnostic(.wrongValue, at: arguments.span(index), absence(of: step))
    }
}
