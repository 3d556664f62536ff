import CommandLanguage

/// The command that makes what an app printed.
extension CommandTable {
    static let importCommands = [importCommand]

    private static let importCommand = Command(
        "import", .hierarchy, "Makes the controllers and views that an app printed in its console.",
        [Parameter("FILE", .file, after: ["hierarchy"])], effect: .control,
        details: [
            Command.Detail(
                "FILE", "with one of these, or with controllers and views of one moment:"),
            Command.Detail("", "po [UIViewController _printHierarchy], pvc of Chisel"),
            Command.Detail("", "po [view recursiveDescription], pviews of Chisel"),
            Command.Detail("", "tree --style uikit, views --style uikit, export json"),
            Command.Detail(
                "", "Each controller and view is made by a line of code, a step of its own."),
            Command.Detail(
                "", "Classes that the session has are used, others are declared by their names."),
            Command.Detail("", "Pasted at the prompt, such a text is imported at once."),
        ],
        examples: ["help import"], run: importHierarchy)
}

@MainActor
private func importHierarchy(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let file = arguments.word(0) else { return }
    if session.isInsideBlock {
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span, "'import' cannot run inside 'on' or 'together'")
    }
    try HierarchyImport(session: session).run(file)
}
