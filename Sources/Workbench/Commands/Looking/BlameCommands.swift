import CommandLanguage
import HierarchyRecords

/// Commands that find the step to blame; none of them is a step.
extension CommandTable {
    static let blameCommands = [bisectCommand, minimizeCommand]

    private static let bisectCommand = Command(
        "bisect", .looking, "Finds the step that broke an expectation, or first showed a rule.",
        [Parameter("WHAT", .rest, offering: { $0.subjectsOfBisection })], effect: .look,
        synopsis: "bisect RULE|EXPECTATION",
        details: [
            Command.Detail("RULE", "the first step with an event that cites it: C10, E01"),
            Command.Detail("EXPECTATION", "what 'expect' takes: a.parent home, no warning"),
        ],
        examples: [
            "new p; new a; root p; add a; remove a; bisect a.parent p",
            "new p; new a; root p; add a; bisect C10",
        ], run: bisect)

    private static let minimizeCommand = Command(
        "minimize", .looking, "Writes the fewest steps that still show a rule, as a script.",
        [
            Parameter("RULE", .word, offering: { $0.citedRules }),
            Parameter("FILE", .file, after: [">"]), .over,
        ], effect: .session,
        details: [
            Command.Detail("RULE", "an event that cites it is what the steps must show: C10, E01"),
            .over,
        ], examples: [], run: minimize)
}

@MainActor
private func bisect(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    var operands = Array(arguments.operands(0))
    if case .word(let word) = operands.first, word.text == "expect", !word.isQuoted {
        operands.removeFirst()
    }
    guard case .word(let first) = operands.first else {
        throw Diagnostic(
            .wrongArity, at: arguments.verb.word.span, "'bisect' needs a rule or an expectation")
    }
    if operands.count == 1 {
        return session.say(
            Blame(session: session).bisect(try RuleID(first)))
    }
    let verb = Verb(
        word: Word("expect", span: first.span), operands: operands,
        source: "expect " + operands.map(\.source).joined(separator: " "))
    session.say(try Blame(session: session).bisect(verb))
}

@MainActor
private func minimize(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let rule = arguments.word(0), let file = arguments.word(1) else { return }
    try Blame(session: session).minimize(RuleID(rule), to: file, over: arguments.isGiven(2))
}

extension RuleID {
    /// The rule that a word names, whatever its case.
    fileprivate init(_ word: Word) throws(Diagnostic) {
        if let rule = RuleID(rawValue: word.text.uppercased()) {
            self = rule
            return
        }
        throw Diagnostic(
            .wrongValue, at: word.span, "unknown rule '\(word.text)'",
            suggestion: NearestName.nearest(
                to: word.text, among: RuleID.allCases.map(\.rawValue)),
            hint: "'explain' lists the rules, 'log --why' those of the events")
    }
}

extension Completion {
    /// The rules that the log cites, in the order of the rulebook.
    fileprivate var citedRules: [CompletionItem] {
        let cited = Set(world.simulator.log.events.compactMap(\.rule))
        return RuleID.allCases.filter(cited.contains).map { CompletionItem($0.rawValue) }
    }

    /// A rule, or how an expectation begins.
    fileprivate var subjectsOfBisection: [CompletionItem] {
        guard words.count == 1 else { return [] }
        return citedRules + CommandTable.expectationForms.map { CompletionItem($0) } + paths
    }
}
