import CommandLanguage
import HierarchyRecords

/// Commands that take steps once more, on another past.
extension CommandTable {
    static let retakingCommands = [applyCommand, replayCommand]

    private static let applyCommand = Command(
        "apply", .journal, "Makes a change that 'why not' has found.", [.optional("N", .count)],
        effect: .session,
        details: [
            Command.Detail("N", "the number of the change; the first, where none is given"),
            Command.Detail("", "'undo' takes all of it back at once"),
        ],
        examples: [
            "new home; new a; root home; present a; why not home.viewWillDisappear; apply 1"
        ], run: apply)

    private static let replayCommand = Command(
        "replay", .journal, "Takes the steps of another branch again, behind what there is now.",
        [.optional("N", .count)],
        effect: .session,
        details: [
            Command.Detail(
                "N", "up to that step; without it, the branch that was left last, to its end"),
            Command.Detail("", "'undo' takes all of it back at once"),
        ],
        examples: ["new a; new b; root a; undo 2; new c; replay"], run: replay)
}

@MainActor
private func apply(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let number = arguments.count(0) ?? 1
    let span = arguments.isGiven(0) ? arguments.span(0) : arguments.verb.word.span
    guard let found = session.changesFound else {
        throw Diagnostic(
            .illegal, at: span, "no change was found yet",
            hint: "'why not NAME.CALLBACK' looks for changes that send it")
    }
    guard found.current == session.journal.current else {
        throw Diagnostic(
            .illegal, at: span, "the changes were found at step \(found.current)",
            hint: "'goto \(found.current)' leads there; or ask 'why not' once more")
    }
    guard (1...found.count).contains(number) else {
        throw Diagnostic(
            .wrongValue, at: span,
            found.count == 1
                ? "there is no change \(number): one was found"
                : "there is no change \(number): they are 1 to \(found.count)")
    }
    let change = found.change(number, in: session.journal)
    try session.retake(change.sources, behind: change.base, at: arguments.verb.word.span)
    sayWayBack(session)
}

@MainActor
private func replay(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let journal = session.journal
    let span = arguments.isGiven(0) ? arguments.span(0) : arguments.verb.word.span
    if let step = arguments.count(0), step == 0 || !journal.has(step) {
        throw Diagnostic(.wrongValue, at: span, journal.absence(of: step))
    }
    guard let end = arguments.count(0) ?? journal.leftBranch else {
        throw Diagnostic(
            .illegal, at: span, "no step is on another branch",
            hint: journal.next(after: journal.current) == nil
                ? "'history' lists the steps" : "'redo' goes forward again")
    }
    let base = journal.commonAncestor(journal.current, end)
    let steps = journal.path(from: base, to: end)
    guard base != journal.current, !steps.isEmpty else {
        throw Diagnostic(
            .illegal, at: span,
            steps.isEmpty ? "step \(end) leads here" : "step \(end) follows from here",
            hint: steps.isEmpty
                ? "'history' lists the steps" : "'goto \(end)' goes there")
    }
    try session.retake(
        steps.map { journal[$0].source }, behind: journal.current, at: arguments.verb.word.span)
    sayWayBack(session)
}

/// That one word takes back what several steps did.
@MainActor
private func sayWayBack(_ session: Session) {
    guard session.beforeRetaking[session.journal.current] != nil else { return }
    session.note(
        session.draft.status == .fine
            ? "'undo' takes all of it back" : "it went so far: 'undo' takes it back")
}
