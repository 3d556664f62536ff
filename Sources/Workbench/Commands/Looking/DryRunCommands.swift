import CommandLanguage
import HierarchyRecords

/// Commands that show what would happen; none of them changes anything.
extension CommandTable {
    static let dryRunCommands = [dryCommand, compareCommand]

    private static let dryCommand = Command(
        "dry", .looking, "Runs a command on a copy of the world, and shows what it would do here.",
        [Parameter("COMMAND", .rest)], effect: .look,
        details: [Command.Detail("COMMAND", "a command or a statement; several in quotes")],
        examples: ["new home; new a; root home; dry present a as fullScreen"], run: tryOut)

    private static let compareCommand = Command(
        "compare", .looking,
        "Runs commands on copies of the world, and shows where their logs differ.",
        [Parameter("\"A\" \"B\"", .words)],
        effect: .look, synopsis: "compare \"A\" \"B\" … | compare --ios V,W… \"A\"",
        details: [
            Command.Detail(
                "\"A\" \"B\" …",
                "commands, tried from the world as it stands; each is held against the first"),
            Command.Detail("--ios V,W…", "the same command under several versions of the system"),
        ],
        examples: [
            "new r; new m; root r; compare \"present m as fullScreen\" \"present m as pageSheet\"",
            "new r; new m; root r; compare \"root m\" \"present m\" \"add m\"",
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
    if arguments.verb.isFollowedOnLine { session.note(noteOnRest(of: arguments.verb)) }
}

/// Says that what stands behind the semicolon is not tried, but runs.
private func noteOnRest(of verb: borrowing Verb) -> Message {
    "\(verb.word.span.text): 'dry' tries what stands before ';', and the rest runs: "
        + "dry \"A; B\" tries both"
}

@MainActor
private func compare(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let (commands, versions) = try contestants(arguments.words(0))
    guard let first = commands.first else { return }
    let runner = DryRunner(session: session)
    var runs: [DryRun] = []
    if let versions {
        if commands.count > 1 {
            throw Diagnostic(
                .wrongArity, at: commands[1].span, "'--ios' compares one command with itself")
        }
        for version in versions {
            runs.append(try runner.tryOut(first.text, ios: version, at: first.innerSpan))
        }
    } else {
        if commands.count == 1 {
            throw Diagnostic(
                .wrongArity, at: first.span, "'compare' needs a second command, or '--ios 12,13'")
        }
        for command in commands {
            runs.append(try runner.tryOut(command.text, at: command.innerSpan))
        }
    }
    session.say(DryRunComparison(first: runs[0], others: Array(runs.dropFirst())))
}

/// The commands that are compared, and the system versions behind `--ios`; at least one command.
private func contestants(
    _ words: [Word]
) throws(Diagnostic) -> (commands: [Word], versions: [SystemVersion]?) {
    guard let flag = words.firstIndex(where: { $0.text == "--ios" && !$0.isQuoted }) else {
        return (words, nil)
    }
    guard words.indices.contains(flag + 1) else {
        throw Diagnostic(.wrongArity, at: words[flag].span, "'--ios' needs versions: --ios 12,13")
    }
    var commands = words
    commands.removeSubrange(flag...flag + 1)
    if commands.isEmpty {
        throw Diagnostic(.wrongArity, at: words[flag].span, "'compare --ios' needs a command")
    }
    return (commands, try versions(words[flag + 1]))
}

/// The system versions of `12,13`.
private func versions(_ word: Word) throws(Diagnostic) -> [SystemVersion] {
    guard let versions = SystemVersion.list(word.text), versions.count > 1 else {
        throw Diagnostic(.wrongValue, at: word.span, "'--ios' takes two versions or more: 12,13")
    }
    for version in versions {
        guard WorldSettings.systems.contains(version.major) else {
            throw Diagnostic(
                .wrongValue, at: word.span, "there is no iOS \(version) here: 4 to 26")
        }
        guard let mistake = WorldSettings.mistake(ofSystem: version) else { continue }
        throw Diagnostic(.wrongValue, at: word.span, mistake)
    }
    return versions
}

extension Word {
    /// Where its text begins, behind the quote.
    fileprivate var innerSpan: SourceSpan {
        isQuoted ? SourceSpan(in: span.script, line: span.line, column: span.column + 1) : span
    }
}
