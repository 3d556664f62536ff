import CommandLanguage

/// Commands that show what would happen; none of them changes anything.
extension CommandTable {
    static let dryRunCommands = [dryCommand, compareCommand]

    private static let dryCommand = Command(
        "dry", .looking, "Shows what a command would do, and does not do it.",
        [Parameter("COMMAND", .rest)], effect: .look,
        details: [Command.Detail("COMMAND", "a command or a statement; several in quotes")],
        examples: ["new home; new a; root home; dry present a as fullScreen"], run: tryOut)

    private static let compareCommand = Command(
        "compare", .looking, "Shows in what two commands would differ, and does neither.",
        [
            Parameter("\"A\"", .word),
            .optional("\"B\"", .word),
            .optional("V,W", .word, after: "--ios"),
        ],
        effect: .look, synopsis: "compare \"A\" \"B\" | compare --ios V,W \"A\"",
        details: [
            Command.Detail("\"A\" \"B\"", "commands, tried from the world as it stands"),
            Command.Detail("--ios V,W", "the same command under two versions of the system"),
        ],
        examples: [
            "new r; new m; root r; compare \"present m as fullScreen\" \"present m as pageSheet\"",
            "new r; new m; root r; compare --ios 12,13 \"present m\"",
        ], run: compare)
}

@MainActor
private func tryOut(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let operands = arguments.operands(0)
    if operands.count == 1, case .word(let word)? = operands.first, word.isQuoted {
        return session.say(
            try DryRunner(session: session).tryOut(word.text, at: word.innerSpan))
    }
    let source = operands.map(\.source).joined(separator: " ")
    session.say(try DryRunner(session: session).tryOut(source, at: arguments.span(0)))
    if arguments.verb.isFollowedOnLine { session.say(.notes([noteOnRest(of: arguments.verb)])) }
}

/// Says that what stands behind the semicolon is not tried, but runs.
private func noteOnRest(of verb: borrowing Verb) -> String {
    "\(verb.word.span.text): 'dry' tries what stands before ';', and the rest runs: "
        + "dry \"A; B\" tries both"
}

@MainActor
private func compare(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let first = arguments.word(0) else { return }
    let versions = try versions(arguments.word(2))
    let second = arguments.word(1)
    if second == nil, versions == nil {
        throw Diagnostic(
            .wrongArity, at: first.span, "'compare' needs a second command, or '--ios 12,13'")
    }
    if let second, versions != nil {
        throw Diagnostic(
            .wrongArity, at: second.span, "'--ios' compares one command with itself")
    }
    let other = second ?? first
    session.say(

        DryRunComparison(
            first: try DryRunner(session: session).tryOut(
                first.text, ios: versions?.0, at: first.innerSpan),
            second: try DryRunner(session: session).tryOut(
                other.text, ios: versions?.1, at: other.innerSpan)))
}

/// The two system versions of `12,13`; nil without a word.
private func versions(_ word: Word?) throws(Diagnostic) -> (Int, Int)? {
    guard let word else { return nil }
    let numbers = word.text.split(separator: ",", omittingEmptySubsequences: false)
        .map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else {
        throw Diagnostic(.wrongValue, at: word.span, "'--ios' takes two versions: 12,13")
    }
    for version in [first, second] where !WorldSettings.isSupported(ios: version) {
        throw Diagnostic(
            .wrongValue, at: word.span, "there is no iOS \(version) here: 4 to 26")
    }
    return (first, second)
}

extension Word {
    /// Where its text begins, behind the quote.
    fileprivate var innerSpan: SourceSpan {
        isQuoted ? SourceSpan(in: span.script, line: span.line, column: span.column + 1) : span
    }
}
