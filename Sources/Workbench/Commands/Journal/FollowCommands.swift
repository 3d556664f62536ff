import CommandLanguage

/// Commands for a session that another process writes.
extension CommandTable {
    static let followCommands = [followCommand, detachCommand, rejoinCommand]

    private static let followCommand = Command(
        "follow", .journal,
        "Follows another session: each of its steps is taken here as soon as it is taken there.",
        [Parameter("FILE", .file)], effect: .session,
        details: [
            Command.Detail("FILE", "what 'vcr --share FILE' writes, or another session's autosave"),
            Command.Detail("", "at the prompt you can look at everything meanwhile; Ctrl-C stops"),
            Command.Detail("", "a script goes on when the other session has ended"),
        ],
        examples: ["help follow"]
    ) { (session, arguments) throws(Diagnostic) in
        guard let file = arguments.word(0) else { return }
        try Following(session: session).follow(file)
    }

    private static let detachCommand = Command(
        "detach", .journal, "Takes no more steps of the session that is followed.",
        effect: .session, details: [Command.Detail("", "whatever you try from here is a branch")],
        examples: ["help detach"]
    ) { (session, arguments) throws(Diagnostic) in
        try Following(session: session).detach(at: arguments.verb.word.span)
    }

    private static let rejoinCommand = Command(
        "rejoin", .journal, "Comes back to the present of the session that is followed.",
        effect: .session, examples: ["help rejoin"]
    ) { (session, arguments) throws(Diagnostic) in
        try Following(session: session).rejoin(at: arguments.verb.word.span)
    }
}
