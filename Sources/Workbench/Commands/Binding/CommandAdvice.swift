import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// What to type in place of a command that failed: the same words in another order, or another
/// command with them. Nothing is said where neither would do.
@MainActor
struct CommandAdvice {
    let session: Session
    private var table: CommandTable { session.vocabulary.table }

    /// The mistake with what to type instead, where it has no better word itself.
    func advised(_ mistake: Diagnostic, _ command: Command, _ verb: Verb) -> Diagnostic {
        if let refused = ofRefusedClass(mistake, verb) { return refused }
        guard mistake.suggestion == nil, mistake.mayBeMended, !fits(command, verb.operands) else {
            return mistake
        }
        let line =
            withOptions(command, verb) ?? otherOrder(command, verb)
            ?? otherCommand(command, verb, mistake)
        guard let line else { return mistake }
        var mistake = mistake
        mistake.suggestion = line
        return mistake
    }

    /// That a class is not there because it was refused.
    private func ofRefusedClass(_ mistake: Diagnostic, _ verb: Verb) -> Diagnostic? {
        let words = verb.operands.lazy.compactMap { operand in
            if case .word(let word) = operand { word } else { nil }
        }
        guard let name = words.first(where: { $0.span == mistake.span })?.text,
            let refused = session.refusedClasses[name],
            session.world.statements.variables.classes.scriptClass(named: name) == nil
        else { return nil }
        return Diagnostic(
            mistake.code, at: mistake.span,
            "'\(name)' was not taken: \(refused.failure.wording) (\(refused.failure.span.inClass))",
            hint: "mend that line, and paste \(name) again")
    }

    /// The same for a word that is no command.
    func advised(_ mistake: Diagnostic, unknown verb: Verb) -> Diagnostic {
        if verb.word.text == "self" { return .selfOutside(at: verb.word.span) }
        var mistake = mistake
        if let line = explained(verb.word) ?? diagnosed(verb) ?? shown(verb) {
            mistake.suggestion = line
            return mistake
        }
        if let asked = askedInWords(mistake, verb) { return asked }
        guard let command = FamiliarWords.command(verb.word.text, in: table) else {
            let word = verb.word.text.lowercased()
            if ReplOption.all.contains(where: { $0.name == word }), !verb.operands.isEmpty {
                mistake.suggestion =
                    "set " + ([word] + verb.operands.map(\.source)).joined(separator: " ")
            } else if HelpPages(session).topics.contains(word) {
                mistake.suggestion = "help \(verb.word.text)"
            } else if FormerName.named(verb.word.text) != nil {
                mistake.suggestion = "explain \(verb.word.text)"
            }
            return mistake
        }
        mistake.suggestion =
            fits(command, verb.operands) ? line(command, verb.operands) : command.name
        return mistake
    }

    /// The same for code that is a command as a call: `exit()` is `exit`.
    func advised(_ mistake: Diagnostic, code source: String) -> Diagnostic {
        let plain = source.hasSuffix(";") ? String(source.dropLast()) : source
        guard plain.hasSuffix("()"), mistake.mayBeMended,
            let command = table[String(plain.dropLast(2))], fits(command, [])
        else { return mistake }
        var mistake = mistake
        mistake.suggestion = command.name
        return mistake
    }

    /// `explain L02` for the code of a rule, which stands at the end of each line of the log.
    private func explained(_ word: Word) -> String? {
        RuleID(rawValue: word.text.uppercased()).map { "explain \($0.rawValue)" }
    }

    /// `doctor` for `What is wrong with my container?`.
    private func diagnosed(_ verb: Verb) -> String? {
        let words = ([verb.word.text] + verb.operands.map(\.source)).map { $0.lowercased() }
        let isAsked = words.starts(with: ["what", "is"]) || ["what's", "whats"].contains(words[0])
        return isAsked && words.contains(where: { $0.hasPrefix("wrong") }) ? "doctor" : nil
    }

    /// `home.view.frame` for `po home.view.frame`: a value is shown where it is typed.
    private func shown(_ verb: Verb) -> String? {
        guard FamiliarWords.showsValue(verb.word.text), verb.operands.count == 1,
            case .word(let path) = verb.operands[0],
            let name = path.text.split(separator: ".").first, name.count < path.text.count,
            session.standing.names.object(String(name)) != nil
        else { return nil }
        return path.source
    }

    /// What a person asked in a sentence, where the library has the like.
    private func askedInWords(_ mistake: Diagnostic, _ verb: Verb) -> Diagnostic? {
        let words = [verb.word.text] + verb.operands.map(\.source)
        guard mistake.code == .unknownCommand, QuestionSearch.isSentence(words),
            FamiliarWords.command(verb.word.text, in: table) == nil
        else { return nil }
        return session.hintOnSentence(words).map { mistake.hinting(Message($0)) }
    }

    // MARK: Options of other shells

    /// `tree --depth 1` for `tree -depth 1`, `tree --depth=1` and `tree depth 1`.
    private func withOptions(_ command: Command, _ verb: Verb) -> String? {
        let options = Set(command.parameters.flatMap(\.introducers).filter { $0.hasPrefix("--") })
        guard !options.isEmpty, verb.operands.count <= Self.mostWords else { return nil }
        let operands = verb.operands.flatMap { operand -> [Operand] in
            guard case .word(let word) = operand, !word.isQuoted else { return [operand] }
            let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
            let name = "--" + (parts.first ?? "").drop { $0 == "-" }
            guard options.contains(name) else { return [operand] }
            return ([name] + parts.dropFirst()).map { .word(Word($0, span: word.span)) }
        }
        return fits(command, operands) ? line(command, operands) : nil
    }

    // MARK: The words in another order

    private func otherOrder(_ command: Command, _ verb: Verb) -> String? {
        guard (2...Self.mostWords).contains(verb.operands.count) else { return nil }
        return orders(of: verb.operands, command).first { fits(command, $0) }.map {
            line(command, $0)
        }
    }

    private static let mostWords = 6

    /// The last put first, the first put last, each two exchanged, and an object behind the word
    /// that introduces it.
    private func orders(of operands: [Operand], _ command: Command) -> [[Operand]] {
        let introducers = Set(command.parameters.flatMap(\.introducers))
        let places = operands.indices.filter { !introducers.contains(operands[$0].source) }
        guard places.count > 1 else { return [] }
        func order(_ sources: [Int]) -> [Operand] {
            var order = operands
            for (place, source) in zip(places, sources) { order[place] = operands[source] }
            return order
        }
        var orders = [
            order([places[places.count - 1]] + places.dropLast()),
            order(Array(places.dropFirst()) + [places[0]]),
        ]
        for first in places.indices {
            for second in places.indices where second > first {
                var exchanged = places
                exchanged.swapAt(first, second)
                orders.append(order(exchanged))
            }
        }
        return introduced(operands, command) + orders
    }

    private func introduced(_ operands: [Operand], _ command: Command) -> [[Operand]] {
        command.parameters.filter(\.isKeyworded).compactMap { parameter in
            guard case .object = parameter.kind, let word = parameter.introducers.first,
                case .word(let first) = operands[0]
            else { return nil }
            return Array(operands.dropFirst())
                + [.word(Word(word, span: first.span)), operands[0]]
        }
    }

    // MARK: Another command

    /// Commands of which people take the one for the other, with what each is for.
    private static let kin: [[(name: String, fitness: Fitness)]] = [
        [("remove", .child), ("dismiss", .presented)],
        [("popto", .inStack), ("select", .selectable)],
    ]

    private func otherCommand(
        _ command: Command, _ verb: Verb, _ mistake: Diagnostic
    ) -> String? {
        guard case .word(let first)? = verb.operands.first else { return nil }
        if let row = rowOfList(command, verb.operands) { return row }
        for row in Self.kin where row.contains(where: { $0.name == command.name }) {
            let other = row.first {
                $0.name != command.name && $0.fitness.isOffered(first.text, in: session.world)
            }
            if let other { return "\(other.name) \(first.source)" }
        }
        guard mistake.span == first.span else { return nil }
        return commandWithChoice(first, besides: command, verb.operands)
            ?? withoutChoice(first, command, verb.operands)
    }

    /// `tap row 0 in feed` for `select feed 0`, where that is a list and no tab bar.
    private func rowOfList(_ command: Command, _ operands: [Operand]) -> String? {
        guard command.name == "select", operands.count == 2, case .word(let owner) = operands[0],
            case .word(let row) = operands[1], Int(row.text) != nil,
            let object = session.standing.names.object(owner.text),
            TapTarget.scrolling(in: object, where: { $0 is UITableView }) != nil
        else { return nil }
        return "tap row \(row.text) in \(owner.text)"
    }

    /// The command without a word that others take there: `close` for `close left`.
    private func withoutChoice(
        _ word: Word, _ command: Command, _ operands: [Operand]
    ) -> String? {
        let isChoice = table.commands.contains {
            $0.group == command.group
                && $0.parameters.first?.choices?.spelling(of: word.text) != nil
        }
        let rest = Array(operands.dropFirst())
        return isChoice && fits(command, rest) ? line(command, rest) : nil
    }

    /// The one command whose first operand is a list with that word, and which takes them all.
    private func commandWithChoice(
        _ word: Word, besides command: Command, _ operands: [Operand]
    ) -> String? {
        // What a lesson or a mystery is asked for is nothing that other commands have.
        guard command.group != .teaching else { return nil }
        let others = table.commands.filter { other in
            other.name != command.name
                && other.parameters.first?.choices?.spelling(of: word.text) != nil
                && fits(other, operands)
        }
        return others.count == 1 ? line(others[0], operands) : nil
    }

    // MARK: What fits

    private func line(_ command: Command, _ operands: [Operand]) -> String {
        ([command.name] + operands.map(\.source)).joined(separator: " ")
    }

    /// Whether the operands can be bound, and each name is of an object that the operand is for.
    private func fits(_ command: Command, _ operands: [Operand]) -> Bool {
        let word = Word(command.name, span: SourceSpan(line: 1, column: 1))
        let verb = Verb(word: word, operands: operands, source: line(command, operands))
        do throws(Diagnostic) {
            let arguments = try session.bind(command, verb)
            return fits(arguments)
        } catch { return false }
    }

    private func fits(_ arguments: borrowing Arguments) -> Bool {
        for (index, parameter) in arguments.command.parameters.enumerated() {
            guard arguments.isGiven(index) else { continue }
            if !fits(arguments.words(index), parameter) { return false }
        }
        return true
    }

    private func fits(_ words: [Word], _ parameter: Parameter) -> Bool {
        let names = session.standing.names
        guard let word = words.first else { return true }
        switch parameter.kind {
        case .object(.selectable) where Int(word.text) != nil: return true
        case .object(let fitness): return fitness.isOffered(word.text, in: session.world)
        case .view:
            let owner = word.ownerOfView?.text ?? word.text
            return names.object(owner) is UIView || names.controller(owner) != nil
        case .newName: return names.object(word.text) == nil && Name.isWellFormed(word.text)
        case .controllerClass:
            return StockClass(word.text) != nil
                || ControllerClass.words(in: session.world).contains(word.text)
        case .number, .numbers, .count, .choice, .choices, .categories, .block, .presence:
            return true
        case .names: return words.allSatisfy { names.object($0.text) != nil }
        case .word: return names.object(word.text) == nil
        case .path, .callback, .event, .file, .words, .rest: return false
        }
    }
}

extension Diagnostic {
    /// Whether other words may be what was meant: not where a file, a limit or an expectation is at
    /// fault, or the words are right and the name is taken.
    fileprivate var mayBeMended: Bool {
        switch code {
        case .unknownCommand, .unknownName, .unknownMember, .wrongArity, .wrongType, .wrongValue,
            .illegal, .missed, .reservedName:
            true
        case .ambiguousCommand, .unfinished, .syntax, .notLoaded, .file, .sessionFormat, .limit,
            .endlessCalls, .expectation, .duplicateName,
            .unsupported:
            false
        }
    }
}
