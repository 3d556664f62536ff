import CommandLanguage

/// `say`: in sentences what the looking commands draw.
extension CommandTable {
    static let sayCommands = [
        Command(
            "say", .looking, "Shows a view in words that can be read aloud, one fact a line.",
            [
                .optional(
                    "WHAT", .rest,
                    offering: { completion in
                        completion.session.vocabulary.table.commands
                            .filter(\.isLook).map { CompletionItem($0.name, note: $0.summary) }
                    })
            ],
            effect: .control,
            details: [
                Command.Detail(
                    "WHAT", "a command that looks, with its operands; the tree where it is left out"
                ),
                Command.Detail("", "'set linear on' says everything so"),
            ],
            examples: ["new home; new a; root home; add a; say; say log 3; say screen"], run: say)
    ]
}

extension Command {
    /// Whether it does nothing but look, and `say` can say what it shows.
    fileprivate var isLook: Bool { (isLooking || isExpectation) && name != "say" }
}

@MainActor
private func say(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let source = arguments.operands(0).map(\.source).joined(separator: " ")
    let block = Block(
        text: source.isEmpty ? "tree" : source, span: arguments.span(0))
    let commands = try block.commands()
    for command in commands { try check(command, session, at: arguments.span(0)) }
    let before = session.display
    session.display.isLinear = true
    if before.format == .plain { session.display.format = .pretty }
    defer { session.display = before }
    try session.repeatCommands(commands, times: 1)
}

/// Refuses what is no command that looks.
@MainActor
private func check(
    _ command: ParsedCommand, _ session: Session, at span: SourceSpan
) throws(Diagnostic) {
    let code = Diagnostic(
        .illegal, at: span, "'say' shows what a command that looks shows", suggestion: "say tree")
    guard case .verb(let verb) = command else { throw code }
    switch try session.meaning(of: verb) {
    case .command(let known):
        if known.isLook, !verb.runsExpectedBlock { return }
        throw Diagnostic(
            .illegal, at: span, "'\(known.name)' does more than look: 'say' cannot say it",
            hint: "'set linear on' says all that comes from now on")
    case .value: throw code
    case .definition: return
    }
}
