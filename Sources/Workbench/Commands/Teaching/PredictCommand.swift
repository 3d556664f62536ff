import CommandLanguage

/// `predict`: think first, then look.
extension CommandTable {
    static let predictCommand = Command(
        "predict", .teaching,
        "Asks in which order a command will log its lines, then runs it.",
        [Parameter("COMMAND", .rest)], effect: .control,
        classify: { PredictionRequest($0.verb).lines == nil ? .session : .control },
        synopsis: "predict COMMAND [{ LINES }]",
        details: [
            Command.Detail("{ LINES }", "the lines in order; a script has to give them")
        ],
        examples: [
            """
            new home
            predict root home {
                home.loadView()
                home.viewDidLoad()
                home.viewWillAppear(false)
                home.viewIsAppearing(false)
                home.viewDidAppear(false)
            }
            """
        ], run: predict)
}

@MainActor
private func predict(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let span = arguments.span(0)
    if session.isInsideBlock {
        throw Diagnostic(.illegal, at: span, "'predict' cannot run inside 'on' or 'together'")
    }
    let request = PredictionRequest(arguments.verb)
    if let lines = request.lines {
        return try judge(request.command, lines, session, at: span)
    }
    guard session.policy.isInteractive else {
        throw Diagnostic(
            .wrongArity, at: span, "a script gives the lines: predict COMMAND { LINES }")
    }
    try ask(request.command, session, at: span)
}

/// What stands behind `predict`: a command, and perhaps the lines that it will log.
private struct PredictionRequest {
    let command: String
    let lines: [String]?

    init(_ verb: Verb) {
        // A command that has a block of its own has the lines in one behind it.
        var first: Command?
        if case .word(let word)? = verb.operands.first { first = CommandTable.standard[word.text] }
        let blocks = first?.holdsCommands == true ? 2 : 1
        let source = verb.source.dropFirst(verb.word.text.count).trimmedBlanks
        let count = verb.operands.count { if case .block = $0 { true } else { false } }
        guard case .block(let block)? = verb.operands.last, verb.operands.count > 1,
            count >= blocks, source.hasSuffix("}")
        else {
            (command, lines) = (source, nil)
            return
        }
        command = source.dropLast(block.text.count + 2).trimmedBlanks
        lines = block.lines
    }
}

/// Runs the command, and says whether it logs those lines.
@MainActor
private func judge(
    _ command: String, _ lines: [String], _ session: Session, at span: SourceSpan
) throws(Diagnostic) {
    let begin = session.world.simulator.log.count
    let status = session.runEach(try session.parse(Block(text: command, span: span)))
    session.draft.clear()
    session.draft.status = status
    if status != .fine { return }
    let actual = session.shownLines(from: begin, in: .shownByDefault)
    if actual == lines { return }
    session.draft.fail(
        ExpectationFailure(
            span: span, summary: "the log is not as predicted", expected: lines, actual: actual))
}

/// Asks for the order of the lines that the command would log.
@MainActor
private func ask(
    _ command: String, _ session: Session, at span: SourceSpan
) throws(Diagnostic) {
    let teaching = session.teaching
    let lines = try PredictionTrial(session: session).predictedLines(command, at: span)
    let others = PredictionTrial(session: session).temptations(
        for: command, besides: lines, at: span)
    try session.checkWatch(at: span)
    // Where nothing comes, and nothing near it would, something is offered all the same: to offer nothing would tell.
    let decoys = lines.isEmpty && others.isEmpty ? linesOfLoading(command) : others
    teaching.ask(Prediction(command, lines: lines, decoys: decoys, seed: command), at: span)
}

/// The lines of a controller whose view is loaded and shown, for the last word of a command.
private func linesOfLoading(_ command: String) -> [String] {
    let words = command.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    let name = words.last.map(String.init) ?? "root"
    return ["loadView()", "viewDidLoad()", "viewWillAppear(false)"].map { "\(name).\($0)" }
}
