import CommandLanguage

/// Restores the newest session that did not end in peace.
@MainActor
struct Recovery {
    let session: Session

    /// Says what became of it.
    func recover(from directory: String?) -> [Message] {
        guard let place = directory ?? Autosave.defaultDirectory,
            let interrupted = InterruptedSession.newest(in: place)
        else { return ["there is no session to recover"] }
        var (commands, missing) = commands(of: interrupted)
        let marks = CopyMarks(of: interrupted.text)
        if let settings = marks.settings(of: commands), session.files.copies.adopt(settings) {
            session.settings = settings
            commands.removeFirst(marks.settingCount(of: commands))
        }
        let outer = session.files.copies.hold()
        session.startAgain()
        let failure = SessionLoader(session: session).replay(commands, goingOn: true) {
            numberAsBefore($0, marks)
        }
        let lines = session.files.copies.release(outer)
        if let failure { missing.append("\(failure.span.text): \(failure.told)") }
        let count = session.journal.currentPath.count
        let recovered: Message =
            count == 1
            ? "recovered 1 step of '\(interrupted.path)'"
            : "recovered \(count) steps of '\(interrupted.path)'"
        return [recovered]
            + takeOver(lines, of: interrupted, missing: missing)
    }

    /// Gives the step that the command is about to be the number that it had.
    private func numberAsBefore(_ command: ParsedCommand, _ marks: CopyMarks) {
        guard let step = marks.step(after: command), step > 0,
            FollowedCommand(command, in: session) == .step
        else { return }
        session.journal.skip(to: step)
    }

    /// What can be read of it, and what cannot.
    private func commands(
        of interrupted: InterruptedSession
    ) -> (commands: [ParsedCommand], missing: [Message]) {
        let file = SourceSpan(file: interrupted.path, line: 1, column: 1)
        var commands: [ParsedCommand] = []
        var missing: [Message] = []
        do throws(Diagnostic) {
            commands = try session.parse(long: Block(text: interrupted.text, span: file)) {
                missing.append("\($0.span.text): \($0.told)")
            }
        } catch {
            missing.append("\(error.span.text): \(error.told)")
        }
        return (commands, missing + interrupted.flaws)
    }

    /// Writes the commands into the running copy of this session. The other is removed only where
    /// that has all of it; otherwise the notes say what is missing and where it stays.
    private func takeOver(
        _ lines: [String], of interrupted: InterruptedSession, missing: [Message]
    ) -> [Message] {
        var notes = missing.prefix(Self.mostTold).map { "not all of it: \($0)" as Message }
        if missing.count > Self.mostTold {
            notes.append("not all of it: \(missing.count - Self.mostTold) more")
        }
        if let autosave = session.files.copies.autosave {
            notes += session.files.copies.append(lines)
            if missing.isEmpty, autosave.isComplete {
                interrupted.discard()
                return notes
            }
        } else if missing.isEmpty {
            return notes
        }
        return notes + ["'\(interrupted.path)' stays as it is"]
    }

    /// How many of the things that are missing are told one by one.
    private static let mostTold = 5
}
