import CommandLanguage
import Statements

/// Command words: from what was typed to what runs.
extension Interpreter {
    /// The command of that word; nil where the user defined the word.
    func command(of verb: Verb) throws(Diagnostic) -> Command? {
        let word = verb.word
        if let command = table[word.text] { return command }
        if definitions[word.text] != nil { return nil }
        let candidates = table.commands(beginningWith: word.text)
        guard !candidates.isEmpty else { throw unknown(verb) }
        guard policy.isInteractive else {
            if isValue(verb) { throw idle(verb) }
            throw Diagnostic(
                .unknownCommand, at: word.span,
                "unknown command '\(word.text)' (a script may not abbreviate)",
                suggestion: candidates[0].name)
        }
        guard candidates.count == 1 else {
            throw isValue(verb) ? idle(verb) : ambiguous(word, candidates)
        }
        return candidates[0]
    }

    private func unknown(_ verb: Verb) -> Diagnostic {
        let word = verb.word
        if isValue(verb) { return idle(verb) }
        return Diagnostic(
            .unknownCommand, at: word.span, "unknown command '\(word.text)'",
            suggestion: NearestName.nearest(to: word.text, among: table.names + definitions.names),
            hint: "'help' lists all commands")
    }

    /// Whether it names an object, what an object has, or a number: nothing that can be done.
    private func isValue(_ verb: Verb) -> Bool {
        let text = verb.word.text
        if verb.word.isQuoted { return false }
        if Decimal.value(text) != nil { return true }
        guard let owner = text.split(separator: ".").first else { return false }
        guard world.names.object(String(owner)) != nil else { return false }
        return text.contains(".") || verb.operands.isEmpty
    }

    private func idle(_ verb: Verb) -> Diagnostic {
        let source = verb.source.clipped == verb.source ? verb.source : verb.word.text
        return Diagnostic(
            .unknownCommand, at: verb.word.span, "'\(source.clipped)' alone does nothing",
            suggestion: source.clipped == source ? "print(\(source))" : nil,
            hint: "'print(…)' shows a value")
    }

    private func ambiguous(_ word: Word, _ candidates: [Command]) -> Diagnostic {
        let names = candidates.map(\.name).joined(separator: ", ")
        return Diagnostic(
            .ambiguousCommand, at: word.span, "'\(word.text)' is ambiguous: \(names)")
    }

    // MARK: Definitions

    /// The commands that a word of the user's stands for.
    func expandDefinition(_ verb: Verb) throws(Diagnostic) -> [ParsedCommand] {
        guard let definition = definitions[verb.word.text] else { return [] }
        guard definitions.depth < Definitions.depthLimit else {
            throw Diagnostic(
                .limit, at: verb.word.span,
                "'\(definition.name)' runs itself: \(Definitions.depthLimit) deep")
        }
        return try parse(definition.expanded(verb))
    }

    // MARK: What the journal keeps

    /// Whether the verb is not yet as any script could have it.
    private func isShort(_ verb: borrowing Verb, _ command: Command) -> Bool {
        verb.word.text.utf8.count < command.name.utf8.count && !verb.word.isQuoted
    }

    /// The verb as any script could have it: its word in full, definitions in its blocks written
    /// out; nil where it is so already.
    func canonical(_ verb: borrowing Verb, _ command: Command) throws(Diagnostic) -> Verb? {
        let hasBlocks = command.holdsCommands && (policy.isInteractive || !definitions.isEmpty)
        let isShort = isShort(verb, command)
        guard isShort || hasBlocks else { return nil }
        var result = copy verb
        if isShort {
            result.word.text = command.name
            result.source = command.name + verb.source.dropFirst(verb.word.text.count)
        }
        return hasBlocks ? try canonicalBlocks(result) : result
    }

    private func canonicalBlocks(_ verb: Verb) throws(Diagnostic) -> Verb {
        var result = verb
        for index in verb.operands.indices {
            guard case .block(let block) = verb.operands[index] else { continue }
            let sources = try canonicalSources(parse(block))
            result.operands[index] = .block(
                Block(text: "\n" + sources.joined(separator: "\n") + "\n", span: block.span))
        }
        result.source = ([verb.word.source] + result.operands.map(\.source)).joined(separator: " ")
        return result
    }

    /// The commands as any script could have them.
    func canonicalSources(_ commands: [ParsedCommand]) throws(Diagnostic) -> [String] {
        var sources: [String] = []
        for command in commands {
            guard case .verb(let verb) = command else {
                sources.append(command.source)
                continue
            }
            if let known = try self.command(of: verb) {
                sources.append(try canonical(verb, known)?.source ?? verb.source)
            } else {
                definitions.depth += 1
                defer { definitions.depth -= 1 }
                sources += try canonicalSources(expandDefinition(verb))
            }
        }
        return sources
    }
}
