import CommandLanguage

/// What an editor is to open.
public enum TextToEdit: Sendable, Equatable {
    /// What was entered at the prompt last.
    case lastEntry
    /// That text.
    case text(String)
}

/// The command that opens what was typed in an editor.
extension CommandTable {
    static let editCommands = [editCommand]

    private static let editCommand = Command(
        "edit", .shell, "Opens what was typed last in $EDITOR; what is saved there runs.",
        [.optional("STEP|CLASS", .word, offering: { $0.session.declaredTypes })], effect: .session,
        details: [
            Command.Detail("STEP", "opens what that step ran; 'history' lists the steps"),
            Command.Detail("CLASS", "opens the code that declares the class"),
            Command.Detail(
                "", "$VISUAL goes before $EDITOR; a text that is not changed does not run"),
        ],
        examples: ["help edit"], run: edit)
}

@MainActor
private func edit(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let span = arguments.verb.word.span
    guard session.policy.isInteractive, span.script == .prompt else {
        throw Diagnostic(.illegal, at: span, "'edit' opens an editor at the prompt alone")
    }
    guard let word = arguments.word(0) else { return session.textToEdit = .lastEntry }
    session.textToEdit = .text(try session.source(toEdit: word))
}

extension Session {
    /// The classes, structures and enumerations that the session has declared.
    fileprivate var declaredTypes: [CompletionItem] {
        journal.currentPath.flatMap { types(in: journal[$0].source) }.map { CompletionItem($0) }
    }

    /// What the step of that number ran, or the newest one that declares that name.
    fileprivate func source(toEdit word: Word) throws(Diagnostic) -> String {
        if let step = Int(word.text) {
            if journal.has(step) { return journal[step].source }
            throw Diagnostic(.wrongValue, at: word.span, journal.absence(of: step))
        }
        let steps = journal.currentPath.map { journal[$0].source }
        if let source = steps.last(where: { types(in: $0).contains(word.text) }) { return source }
        throw Diagnostic(
            .unknownName, at: word.span, "no step declares '\(word.text)'",
            suggestion: NearestName.nearest(to: word.text, among: steps.flatMap(types)),
            hint: "'edit' alone opens what was typed last, 'edit STEP' what a step ran")
    }

    /// The names that code declares.
    private func types(in source: String) -> [String] {
        var parser = ScriptParser(file: nil)
        parser.feed(source + "\n")
        parser.finish()
        var names: [String] = []
        while let command = try? parser.next() {
            if case .statement(let line) = command { names += line.declaredNames }
        }
        return names
    }
}

extension Workbench {
    /// Whether 'edit' has asked for an editor that was not opened yet.
    public var asksToEdit: Bool { session.textToEdit != nil }

    /// What 'edit' asked to open, once; nil where it did not.
    public func takeTextToEdit() -> TextToEdit? {
        defer { session.textToEdit = nil }
        return session.textToEdit
    }
}
