import CommandLanguage

/// Restores the newest session that did not end in peace.
@MainActor
struct Recovery {
    let interpreter: Interpreter

    /// Says what became of it.
    func recover(from directory: String?) -> [String] {
        guard let place = directory ?? Autosave.defaultDirectory,
            let session = InterruptedSession.newest(in: place)
        else { return ["there is no session to recover"] }
        let file = SourceSpan(file: session.path, line: 1, column: 1)
        var parser = ScriptParser(block: Block(text: session.text, span: file))
        var commands: [ParsedCommand] = []
        while let command = try? parser.next() { commands.append(command) }
        interpreter.startAgain()
        let failure = SessionLoader(interpreter: interpreter).replay(commands, goingOn: true)
        if let autosave = interpreter.autosave {
            for command in commands { _ = autosave.append(command.source) }
            session.discard()
        }
        let count = interpreter.journal.currentPath.count
        let note = "recovered \(count) step\(count == 1 ? "" : "s") of '\(session.path)'"
        return [note] + (failure.map { ["not all of it: \($0.line)"] } ?? [])
    }
}
