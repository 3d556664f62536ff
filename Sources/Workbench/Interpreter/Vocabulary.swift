import CommandLanguage
import Statements

/// The words that a command can begin with, the program's and the user's: from what was typed to
/// what runs.
@MainActor
final class Vocabulary {
    /// What else the meaning of a word depends on.
    struct Scope {
        let names: NameTable
        /// Whether a person types, who may abbreviate.
        let isInteractive: Bool
        /// Whether a lesson is under way, whose words come before those of the user's.
        let isInLesson: Bool
    }

    /// Made when the first command is looked up: the first prompt does not wait for it.
    var table: CommandTable { CommandTable.standard }
    /// The user's own words.
    var definitions = Definitions()

    /// The command of that word; nil where the user defined the word.
    func command(of verb: Verb, in scope: Scope) throws(Diagnostic) -> Command? {
        let word = verb.word
        if let command = table[word.text] {
            let yields = command.isOfLessons && !scope.isInLesson && definitions[word.text] != nil
            return yields ? nil : command
        }
        if definitions[word.text] != nil { return nil }
        let candidates = table.commands(beginningWith: word.text).filter {
            scope.isInLesson || !$0.isOfLessons
        }
        guard !candidates.isEmpty else { throw unknown(verb, scope) }
        guard scope.isInteractive else {
            if isValue(verb, scope) { throw idle(verb) }
            throw Diagnostic(
                .unknownCommand, at: word.span,
                "unknown command '\(word.text)' (a script may not abbreviate)",
                suggestion: candidates[0].name)
        }
        guard candidates.count == 1 else {
            throw isValue(verb, scope) ? idle(verb) : ambiguous(word, candidates)
        }
        return candidates[0]
    }

    /// Whether the command moves among steps, and so needs no world.
    func travels(_ command: borrowing ParsedCommand) -> Bool {
        guard case .verb(let verb) = copy command else { return false }
        return table[verb.word.text]?.travels ?? false
    }

    private func unknown(_ verb: Verb, _ scope: Scope) -> Diagnostic {
        let word = verb.word
        if isValue(verb, scope) { return idle(verb) }
        if let refusal = OutsideName.refusal(ofCommand: word.text) {
            return Diagnostic(.unknownCommand, at: word.span, refusal)
        }
        return Diagnostic(
            .unknownCommand, at: word.span, "unknown command '\(word.text)'",
            suggestion: NearestName.nearest(to: word.text, among: table.names + definitions.names),
            hint: "'help' lists all commands")
    }

    /// Whether it names an object, a property of one, or a number, which are no commands.
    private func isValue(_ verb: Verb, _ scope: Scope) -> Bool {
        let text = verb.word.text
        if verb.word.isQuoted { return false }
        if Decimal.value(text) != nil { return true }
        guard let owner = text.split(separator: ".").first else { return false }
        guard scope.names.object(String(owner)) != nil else { return false }
        return text.contains(".") || verb.operands.isEmpty
    }

    private func idle(_ verb: Verb) -> Diagnostic {
        let source = verb.source.clipped == verb.source ? verb.source : verb.word.text
        let owner = verb.word.text.prefix { $0 != "." }
        if owner.contains("-") {
            return Diagnostic(
                .unknownCommand, at: verb.word.span, "'\(source.clipped)' alone does nothing",
                suggestion: "info \(owner)",
                hint: "statements need a name without '-': let x = …")
        }
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
    func expansion(of verb: Verb) throws(Diagnostic) -> [ParsedCommand] {
        guard let definition = definitions[verb.word.text] else { return [] }
        guard definitions.depth < Definitions.depthLimit else {
            throw Diagnostic(
                .limit, at: verb.word.span,
                "'\(definition.name)' runs itself: \(Definitions.depthLimit) deep")
        }
        return try definition.expanded(verb).commands()
    }

    // MARK: What the journal keeps

    /// Whether the word is cut short, as no script may have it.
    private func isShort(_ verb: borrowing Verb, _ command: Command) -> Bool {
        verb.word.text.utf8.count < command.name.utf8.count && !verb.word.isQuoted
    }

    /// The verb as any script could have it: its word in full, definitions in its blocks written
    /// out; nil where it is so already.
    func canonical(
        _ verb: borrowing Verb, _ command: Command, in scope: Scope
    ) throws(Diagnostic) -> Verb? {
        let hasBlocks = command.holdsCommands && (scope.isInteractive || !definitions.isEmpty)
        let isShort = isShort(verb, command)
        guard isShort || hasBlocks else { return nil }
        var result = copy verb
        if isShort {
            result.word.text = command.name
            result.source = command.name + verb.source.dropFirst(verb.word.text.count)
        }
        return hasBlocks ? try canonicalBlocks(result, scope) : result
    }

    private func canonicalBlocks(_ verb: Verb, _ scope: Scope) throws(Diagnostic) -> Verb {
        var result = verb
        for index in verb.operands.indices {
            guard case .block(let block) = verb.operands[index] else { continue }
            let sources = try canonicalSources(block.commands(), in: scope)
            result.operands[index] = .block(
                Block(text: "\n" + sources.joined(separator: "\n") + "\n", span: block.span))
        }
        result.source = ([verb.word.source] + result.operands.map(\.source)).joined(separator: " ")
        return result
    }

    /// The commands as any script could have them.
    func canonicalSources(
        _ commands: [ParsedCommand], in scope: Scope
    ) throws(Diagnostic) -> [String] {
        var sources: [String] = []
        for command in commands {
            guard case .verb(let verb) = command else {
                sources.append(command.source)
                continue
            }
            if let known = try self.command(of: verb, in: scope) {
                sources.append(try canonical(verb, known, in: scope)?.source ?? verb.source)
            } else {
                definitions.depth += 1
                defer { definitions.depth -= 1 }
                sources += try canonicalSources(expansion(of: verb), in: scope)
            }
        }
        return sources
    }
}

extension Block {
    /// Its commands.
    func commands() throws(Diagnostic) -> [ParsedCommand] {
        var parser = ScriptParser(block: self)
        var commands: [ParsedCommand] = []
        while let command = try parser.next() { commands.append(command) }
        return commands
    }
}
