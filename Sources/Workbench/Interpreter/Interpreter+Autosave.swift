import CommandLanguage

/// The running copy of an interactive session, and its recovery.
extension Interpreter {
    /// From now on every command is on disk before it is answered.
    func beginAutosave(in directory: String?) {
        let begun = journal.path(to: journal.current).map { journal[$0].source }
        autosave = Autosave(
            directory: directory ?? Autosave.defaultDirectory, settings: settings.commands + begun)
    }

    /// Appends a command to the autosave; nothing where there is none.
    func remember(_ command: String) {
        guard let note = autosave?.append(command) else { return }
        say(.notes([note]))
    }

    /// The session has ended in peace; where it is kept.
    func endAutosave() -> String? {
        defer { autosave = nil }
        return autosave?.endInPeace(world: fingerprint)
    }

    /// Restores the newest session that did not end in peace, and says what became of it.
    func recover(from directory: String?) -> [String] {
        guard let place = directory ?? Autosave.defaultDirectory,
            let session = InterruptedSession.newest(in: place)
        else { return ["there is no session to recover"] }
        let file = SourceSpan(file: session.path, line: 1, column: 1)
        var parser = ScriptParser(block: Block(text: session.text, span: file))
        var commands: [ParsedCommand] = []
        while let command = try? parser.next() { commands.append(command) }
        startAgain()
        let failure = replay(commands, goingOn: true)
        if let autosave {
            for command in commands { _ = autosave.append(command.source) }
            session.discard()
        }
        let count = journal.path(to: journal.current).count
        let note = "recovered \(count) step\(count == 1 ? "" : "s") of '\(session.path)'"
        return [note] + (failure.map { ["not all of it: \($0.line)"] } ?? [])
    }
}
