import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Commands that move among steps, and to and from files.
extension CommandTable {
    static let journalCommands = [
        undoCommand, redoCommand, gotoCommand, historyCommand, resetCommand, saveCommand,
        loadCommand, sourceCommand,
    ]

    private static let undoCommand = Command(
        "undo", .journal, "Goes back by one step, or by several.", [.optional("N", .count)],
        effect: .session, travels: true, steersStopped: true,
        examples: ["new a; undo", "new a; new b; undo 2"],
        run: undo)

    private static let redoCommand = Command(
        "redo", .journal, "Goes forward again, along the branch that was visited last.",
        [.optional("N", .count)],
        effect: .session, travels: true, examples: ["new a; undo; redo"], run: redo)

    private static let gotoCommand = Command(
        "goto", .journal, "Goes to any step of any branch; 0 is the start.",
        [Parameter("N", .count)], effect: .session, travels: true,
        examples: ["new a; new b; goto 1; goto 0"],
        run: goTo)

    private static let historyCommand = Command(
        "history", .journal, "Lists all steps, also those of other branches.", effect: .look,
        examples: ["new a; undo; new b; history"], run: showHistory)

    private static let resetCommand = Command(
        "reset", .journal, "Starts again in a fresh world; 'goto' leads back.", effect: .session,
        examples: ["new a; reset; new a"]
    ) { (session, _) throws(Diagnostic) in
        let device = session.world.device
        let last = session.journal.current
        session.startAgain()
        session.remember("reset")
        DeviceChange(session: session).keep(device)
        if last > 0, session.policy.isInteractive {
            session.note(
                "a fresh world; steps keep their numbers, and 'goto \(last)' leads back")
        }
    }

    private static let saveCommand = Command(
        "save", .journal, "Writes the session as a script.",
        [Parameter("FILE", .file, after: ["-o"]), .over], effect: .session,
        synopsis: "save FILE [over]", details: [.over], examples: [], run: save)

    private static let loadCommand = Command(
        "load", .journal, "Replays a saved session in a fresh world.", [Parameter("FILE", .file)],
        effect: .session,
        details: [Command.Detail("", "its steps get the next numbers; 'goto' leads back")],
        examples: [], run: load)

    private static let sourceCommand = Command(
        "source", .journal, "Runs a script in the present world.", [Parameter("FILE", .file)],
        effect: .control, examples: [], run: source)
}

@MainActor
private func undo(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    if let stepping = session.stops.stepping {
        Stepper(session: session).drop()
        return session.note("dropped '\(stepping.title)'")
    }
    if !arguments.isGiven(0), let before = session.beforeRetaking[session.journal.current] {
        return travel(session, to: before, remembering: "goto \(before)")
    }
    let count = arguments.count(0) ?? 1
    var target = session.journal.current
    for done in 0..<count {
        guard target != 0 else {
            let summary: Message =
                done == 0
                ? "nothing to undo: this is the start"
                : "only \(done) step\(done == 1 ? "" : "s") can be undone"
            throw Diagnostic(.illegal, at: arguments.span(0), summary)
        }
        target = session.journal.parent(of: target)
    }
    travel(session, to: target, remembering: "undo \(count)")
}

@MainActor
private func redo(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let count = arguments.count(0) ?? 1
    var target = session.journal.current
    for done in 0..<count {
        guard let next = session.journal.next(after: target) else {
            let summary: Message =
                done == 0
                ? "nothing to redo" : "only \(done) step\(done == 1 ? "" : "s") can be redone"
            let isLeft = done == 0 && session.journal.leftBranch != nil
            throw Diagnostic(
                .illegal, at: arguments.span(0), summary,
                hint: isLeft ? "'replay' takes the steps of the other branch again here" : nil)
        }
        target = next
    }
    travel(session, to: target, remembering: "redo \(count)")
}

@MainActor
private func goTo(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let step = arguments.count(0) else { return }
    session.knowsBranches = true
    guard step == 0 || session.journal.has(step) else {
        throw Diagnostic(
            .wrongValue, at: arguments.span(0), session.journal.absence(of: step))
    }
    travel(session, to: step, remembering: "goto \(step)")
}

@MainActor
private func showHistory(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let journal = session.journal
    session.knowsBranches = true
    let path = Set(journal.currentPath)
    var entries: [HistoryEntry] = []
    for step in journal.all {
        if step % 1024 == 0 { try session.checkWatch(at: arguments.verb.word.span) }
        entries.append(
            HistoryEntry(
                step: step, parent: journal.parent(of: step), command: journal[step].source,
                isOnCurrentBranch: path.contains(step), isCurrent: step == journal.current))
    }
    session.say(HistoryAnswer(entries))
}

@MainActor
private func save(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let file = arguments.word(0) else { return }
    let place = try session.place(toWrite: file, over: arguments.isGiven(1))
    let text = SessionFile(of: session, savedAs: file.text).text
    try session.checkWatch(at: file.span)
    try place.write(text)
    let count = session.journal.currentPath.count
    session.note("saved \(count) step\(count == 1 ? "" : "s") to '\(file.text)'")
}

@MainActor
private func load(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let file = arguments.word(0) else { return }
    try session.policy.checkSafety(file)
    try SessionLoader(session: session).load(file)
}

@MainActor
private func source(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let file = arguments.word(0) else { return }
    if session.isInsideBlock {
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span,
            "'source' cannot run inside 'on' or 'together'")
    }
    try session.policy.checkSafety(file)
    try ScriptRunner(session: session).run(file)
}

/// Goes to another step, keeps the command that leads there, and says where we are.
@MainActor
private func travel(_ session: Session, to step: Int, remembering command: String) {
    let start = session.journal.current
    guard session.go(to: step) else {
        session.draft.status = .interrupted
        let reached = session.journal.current
        if reached != start { session.remember("goto \(reached)") }
        return
    }
    session.remember(command)
    session.note(place(of: step, in: session.journal))
}

/// A step by its number and what it did.
private func place(of step: Int, in journal: Journal) -> Message {
    step == 0 ? "at the start" : "at step \(step): \(TypedStep.oneLine(journal[step].source))"
}
