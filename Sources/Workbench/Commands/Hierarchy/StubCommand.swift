import CommandLanguage

/// The command that declares what refused code lacks.
extension CommandTable {
    static let stubCommands = [stubCommand]

    private static let stubCommand = Command(
        "stub", .hierarchy,
        "Declares the types that refused code names and nobody knows, and takes the code.",
        [.optional("NAME", .names)], effect: .control, synopsis: "stub [NAME…]",
        details: [
            Command.Detail("NAME", "a type that the code names; without, all that are unknown"),
            Command.Detail(
                "", "The types have what the code uses of them: members, initializers, cases."),
            Command.Detail(
                "", "What they answer is empty, and they call nothing back."),
            Command.Detail(
                "", "They are declared as if typed: 'code' shows them, 'save' keeps them,"),
            Command.Detail("", "and a class that is typed again takes the place of its stub."),
            Command.Detail("", "'vcr stub FILE…' prints those of files."),
        ],
        examples: ["help stub"], run: declareStubs)
}

@MainActor
private func declareStubs(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let span = arguments.verb.word.span
    if session.isInsideBlock {
        throw Diagnostic(.illegal, at: span, "'stub' cannot run inside 'on' or 'together'")
    }
    try StubTaking(session: session).take(arguments.words(0), at: span)
}
