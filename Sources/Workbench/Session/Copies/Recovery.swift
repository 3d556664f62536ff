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
        var (commands, missing) = commands(of: session)
        let marks = CopyMarks(of: session.text)
        if let settings = marks.settings(of: commands), interpreter.files.copies.adopt(settings) {
            interpreter.settings = settings
            commands.removeFirst(marks.settingCount(of: commands))
        }
        let outer = interpreter.files.copies.hold()
        interpreter.startAgain()
        let failure = SessionLoader(interpreter: interpreter).replay(commands, goingOn: true) {
            numberAsBefore($0, marks)
        }
        let lines = interpreter.files.copies.release(outer)
        if let failure { missing.append(failure.line) }
        let count = interpreter.journal.currentPath.count
        return ["recovered \(count) step\(count == 1 ? "" : "s") of '\(session.path)'"]
            + takeOver(lines, of: session, missing: missing)
    }

    /// Gives the step that the command is about to be the number that it had.
    private func numberAsBefore(_ command: ParsedCommand, _ marks: CopyMarks) {
        guard let step = marks.step(after: command), step > 0,
            FollowedCommand(command, in: interpreter) == .step
        else { return }
        interpreter.journal.skip(to: step)
    }

    /// What can be read of it, and what cannot.
    private func commands(
        of session: InterruptedSession
    ) -> (commands: [ParsedCommand], missing: [String]) {
        let file = SourceSpan(file: session.path, line: 1, column: 1)
        var commands: [ParsedCommand] = []
        var missing: [String] = []
        do throws(Diagnostic) {
            commands = try interpreter.parse(long: Block(text: session.text, span: file)) {
                missing.append($0.line)
            }
        } catch {
            missing.append(error.line)
        }
        return (commands, missing + session.flaws)
    }

    /// Writes the commands into the running copy of this session. The other is removed only where
    /// that has all of it; otherwise the notes say what is missing and where it stays.
    private func takeOver(
        _ lines: [String], of session: InterruptedSession, missing: [String]
    ) -> [String] {
        var notes = missing.prefix(Self.mostTold).map { "not all of it: \($0)" }
        if missing.count > Self.mostTold {
            notes.append("not all of it: \(missing.count - Self.mostTold) more")
        }
        if let autosave = interpreter.files.copies.autosave {
            notes += interpreter.files.copies.append(lines)
            if missing.isEmpty, autosave.isComplete {
                session.discard()
                return notes
            }
        } else if missing.isEmpty {
            return notes
        }
        return notes + ["'\(session.path)' stays as it is"]
    }

    /// How many of the things that are missing are told one by one.
    private static let mostTold = 5
}
