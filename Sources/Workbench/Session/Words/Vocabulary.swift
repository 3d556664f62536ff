import CommandLanguage
import Statements

/// The words that a command can begin with, the program's and the user's: from what was typed to
/// what runs.
@MainActor
final class Vocabulary {
    /// What else the meaning of a word depends on.
    struct Scope {
        let names: NameTable
        let statements: Evaluator
        /// Whether a person types, who may abbreviate.
        let isInteractive: Bool
        /// Whether a lesson is under way, whose words come before those of the user's.
        let isInLesson: Bool
    }

    /// Made when the first command is looked up: the first prompt does not wait for it.
    var table: CommandTable { CommandTable.standard }
    /// The user's own words.
    var definitions = Definitions()

    /// Whether the last line was `q`, which alone does not end the session.
    var wasLeaving = false

    /// The commands of which was said already what a word is short for.
    var saidWhole: Set<String> = []

    /// What a line means that is no statement by its form.
    enum Meaning {
        case command(Command)
        /// A word that the user defined.
        case definition
        /// One expression, whose value is shown.
        case value(StatementLine)
    }

    /// What the line means: a whole word of a command's or of the user's comes before a name, and a
    /// name before a word that is cut short.
    func meaning(of verb: Verb, in scope: Scope) throws(Diagnostic) -> Meaning {
        if let meaning = meaning(ofWholeWord: verb, scope) { return meaning }
        let reading = Reading(of: verb, names: scope.names)
        if let line = reading.line, beginsKnown(line, scope) { return .value(line) }
        let word = verb.word
        let candidates = table.commands(beginningWith: word.text).filter {
            scope.isInLesson || !$0.isOfLessons
        }
        guard !candidates.isEmpty else { return .value(try value(reading, of: verb, scope)) }
        // A script that a person has run by 'source' is a script all the same.
        guard scope.isInteractive, word.span.script == .prompt else {
            throw Diagnostic(
                .unknownCommand, at: word.span,
                "unknown command '\(word.text)' (a script may not abbreviate)",
                suggestion: candidates[0].name)
        }
        guard candidates.count == 1 else { throw ambiguous(word, candidates) }
        return .command(candidates[0])
    }

    /// What the line means by its first word alone; a text alone is an expression.
    private func meaning(ofWholeWord verb: Verb, _ scope: Scope) -> Meaning? {
        let word = verb.word
        let command = table[word.text]
        let isDefined = definitions[word.text] != nil
        guard command != nil || isDefined else { return nil }
        if word.isQuoted, case .expression(let line) = Reading(of: verb, names: scope.names) {
            return .value(line)
        }
        guard let command else { return .definition }
        let yields = command.isOfLessons && !scope.isInLesson && isDefined
        return yields ? .definition : .command(command)
    }

    /// Whether the command moves among steps, and so needs no world.
    func travels(_ command: borrowing ParsedCommand) -> Bool {
        guard case .verb(let verb) = copy command else { return false }
        return table[verb.word.text]?.travels ?? false
    }

    /// What the line means in a block that is yet to run: an expression may speak of what commands
    /// before it make.
    func meaning(withinBlock verb: Verb, in scope: Scope) throws(Diagnostic) -> Meaning {
        do throws(Diagnostic) {
            return try meaning(of: verb, in: scope)
        } catch {
            guard !Name.isWellFormed(verb.word.text),
                let line = Reading(of: verb, names: scope.names).line
            else { throw error }
            return .value(line)
        }
    }

    // MARK: Values

    /// A line read as code.
    private enum Reading {
        case expression(StatementLine)
        /// It is code, but no expression.
        case other
        case mistake(Diagnostic)

        @MainActor
        init(of verb: Verb, names: NameTable) {
            do throws(Diagnostic) {
                let line = try verb.expression { names.isKnown($0) || names.object($0) != nil }
                self = line.map { .expression($0) } ?? .other
            } catch {
                self = .mistake(error)
            }
        }

        var line: StatementLine? { if case .expression(let line) = self { line } else { nil } }
    }

    /// Whether the expression begins with a name that was given, or with a value.
    private func beginsKnown(_ line: StatementLine, _ scope: Scope) -> Bool {
        guard let name = line.expression?.firstName else { return true }
        return scope.statements.isNamed(name)
    }

    /// The expression that the line is though it begins with no name of the session's: a type's or a
    /// constant's may be meant. Throws what is wrong with it where it is none.
    private func value(
        _ reading: Reading, of verb: Verb, _ scope: Scope
    ) throws(Diagnostic) -> StatementLine {
        if OutsideName.refusal(ofCommand: verb.word.text) != nil { throw unknown(verb, scope) }
        switch reading {
        case .expression(let line):
            guard let mistake = scope.statements.mistake(in: line) else { return line }
            // What one word means that is no name, the words of commands tell better.
            if mistake.code != .unknownName || isCode(verb.word) { throw mistake }
        case .mistake(let mistake): if isCode(verb.word) { throw mistake }
        case .other: break
        }
        throw unknown(verb, scope)
    }

    /// Whether the word is a number, or a name that goes on with a sign of code: no command begins so.
    private func isCode(_ word: Word) -> Bool {
        if word.isQuoted { return false }
        let name = word.text.drop { $0 == "!" }.prefix {
            Name.isWellFormed(String($0)) || $0.isNumber
        }
        guard let first = word.text.first else { return false }
        if first.isNumber || first == "!" { return true }
        return !name.isEmpty && ".[?!".contains(word.text.dropFirst(name.count).first ?? " ")
    }

    private func unknown(_ verb: Verb, _ scope: Scope) -> Diagnostic {
        let word = verb.word
        if let refusal = OutsideName.refusal(ofCommand: word.text) {
            return Diagnostic(.unknownCommand, at: word.span, refusal)
        }
        let names = verb.operands.isEmpty ? scope.names.living : []
        return Diagnostic(
            .unknownCommand, at: word.span, "unknown command '\(word.text)'",
            suggestion: NearestName.nearest(
                to: word.text, among: table.names + definitions.names + names)
                ?? (word.isQuoted ? nil : JoinedWord.definition(in: word.text)),
            hint: "'help all' lists all commands")
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
    func isShort(_ verb: borrowing Verb, _ command: Command) -> Bool {
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

    /// A block in which nothing is written otherwise stays as it was typed.
    private func canonicalBlocks(_ verb: Verb, _ scope: Scope) throws(Diagnostic) -> Verb {
        var result = verb
        var isSame = true
        for index in verb.operands.indices {
            guard case .block(let block) = verb.operands[index] else { continue }
            let commands = try block.commands()
            let sources = try canonicalSources(commands, in: scope)
            if sources == commands.map(\.source) { continue }
            isSame = false
            result.operands[index] = .block(
                Block(text: "\n" + sources.joined(separator: "\n") + "\n", span: block.span))
        }
        if isSame { return verb }
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
            switch try meaning(withinBlock: verb, in: scope) {
            case .command(let known):
                sources.append(try canonical(verb, known, in: scope)?.source ?? verb.source)
            case .definition:
                definitions.depth += 1
                defer { definitions.depth -= 1 }
                sources += try canonicalSources(expansion(of: verb), in: scope)
            case .value: sources.append(verb.source)
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
