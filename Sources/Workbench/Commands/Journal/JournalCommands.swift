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
    ) { (interpreter, _) throws(Diagnostic) in
        let device = interpreter.world.device
        interpreter.startAgain()
        interpreter.remember("reset")
        DeviceChange(interpreter: interpreter).keep(device)
    }

    private static let saveCommand = Command(
        "save", .journal, "Writes the session as a script.", [Parameter("FILE", .file), .over],
        effect: .session, details: [.over], examples: [], run: save)

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
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    if let stepping = interpreter.stops.stepping {
        Stepper(interpreter: interpreter).drop()
        return interpreter.say(.notes(["dropped '\(stepping.title)'"]))
    }
    let count = arguments.count(0) ?? 1
    var target = interpreter.journal.current
    for done in 0..<count {
        guard target != 0 else {
            let summary =
                done == 0
                ? "nothing to undo: this is the start"
                : "only \(done) step\(done == 1 ? "" : "s") can be undone"
            throw Diagnostic(.illegal, at: arguments.span(0), summary)
        }
        target = interpreter.journal.parent(of: target)
    }
    travel(interpreter, to: target, remembering: "undo \(count)")
}

@MainActor
private func redo(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let count = arguments.count(0) ?? 1
    var target = interpreter.journal.current
    for done in 0..<count {
        guard let next = interpreter.journal.next(after: target) else {
            let summary =
                done == 0
                ? "nothing to redo" : "only \(done) step\(done == 1 ? "" : "s") can be redone"
            throw Diagnostic(.illegal, at: arguments.span(0), summary)
        }
        target = next
    }
    travel(interpreter, to: target, remembering: "redo \(count)")
}

@MainActor
private func goTo(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let step = arguments.count(0) else { return }
    guard step == 0 || interpreter.journal.has(step) else {
        throw Diagnostic(
            .wrongValue, at: arguments.span(0), interpreter.journal.absence(of: step))
    }
    travel(interpreter, to: step, remembering: "goto \(step)")
}

@MainActor
private func showHistory(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let journal = interpreter.journal
    let path = Set(journal.currentPath)
    var entries: [HistoryEntry] = []
    for step in journal.all {
        if step % 1024 == 0 { try interpreter.checkWatch(at: arguments.verb.word.span) }
        entries.append(
            HistoryEntry(
                step: step, parent: journal.parent(of: step), command: journal[step].source,
                isOnCurrentBranch: path.contains(step), isCurrent: step == journal.current))
    }
    interpreter.say(.history(entries))
}

@MainActor
private func save(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let file = arguments.word(0) else { return }
    let place = try interpreter.place(toWrite: file, over: arguments.isGiven(1))
    let text = SessionFile(of: interpreter, savedAs: file.text).text
    try interpreter.checkWatch(at: file.span)
    try place.write(text)
    let count = interpreter.journal.currentPath.count
    interpreter.say(.notes(["saved \(count) step\(count == 1 ? "" : "s") to '\(file.text)'"]))
}

@MainActor
private func load(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let file = arguments.word(0) else { return }
    try interpreter.policy.checkSafety(file)
    try SessionLoader(interpreter: interpreter).load(file)
}

@MainActor
private func source(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let file = arguments.word(0) else { return }
    if interpreter.isInsideBlock {
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span,
            "'source' cannot run inside 'on' or 'together'")
    }
    try interpreter.policy.checkSafety(file)
    try ScriptRunner(interpreter: interpreter).run(file)
}

/// Goes to another step, keeps the command that leads there, and says where we are.
@MainActor
private func travel(_ interpreter: Interpreter, to step: Int, remembering command: String) {
    let start = interpreter.journal.current
    guard interpreter.go(to: step) else {
        interpreter.draft.status = .interrupted
        let reached = interpreter.journal.current
        if reached != start { interpreter.remember("goto \(reached)") }
        return
    }
    interpreter.remember(command)
    interpreter.say(.notes(["at \(place(of: step, in: interpreter.journal))"]))
}

/// A step by its number and what it did.
private func place(of step: Int, in journal: Journal) -> String {
    step == 0 ? "the start" : "step \(step): \(journal[step].source)"
}
