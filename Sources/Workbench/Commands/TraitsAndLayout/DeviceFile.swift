import CommandLanguage

/// Reads a file of devices.
@MainActor
struct DeviceFile {
    let session: Session

    /// `device load FILE`: every definition is read before the first one counts.
    func load(_ words: [Word]) throws(Diagnostic) {
        let file = words[1]
        guard words.count == 2 else {
            throw Diagnostic(
                .wrongArity, at: words[2].span, "'device load' takes one file")
        }
        try session.policy.checkSafety(file)
        let path = session.files.scripts.resolve(file.text, from: file.span.file)
        var parser = ScriptParser(file: path)
        parser.feed(try SessionStore.read(path, at: file.span))
        parser.finish()
        var definitions: [ParsedCommand] = []
        while let command = try parser.next() {
            try checkDefinition(command)
            definitions.append(command)
        }
        for definition in definitions {
            let ending = session.execute(definition)
            guard ending == .fine else { return session.draft.status = ending }
        }
    }

    private func checkDefinition(_ command: ParsedCommand) throws(Diagnostic) {
        guard case .verb(let verb) = command, verb.word.text == "device",
            case .word(let first)? = verb.operands.first, first.text == "add"
        else {
            throw Diagnostic(
                .file, at: command.span, "a file of devices holds nothing but 'device add'")
        }
        let words = verb.operands.compactMap { if case .word(let word) = $0 { word } else { nil } }
        _ = try DeviceDefinition(words.dropFirst(), at: first.span)
    }
}
