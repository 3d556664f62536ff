import CommandLanguage
import HeadlessUIKit
import Statements

/// The names in a block of `on` that stand for nothing when the block is hung, and that none of its
/// commands gives. They may be given until the callback comes.
@MainActor
struct UnknownNames {
    /// What would be said of each if the block ran now.
    private(set) var mistakes: [Diagnostic] = []
    /// The names that commands of the block give.
    private var given: Set<String> = []
    private let session: Session

    init(in commands: [ParsedCommand], of session: Session) {
        self.session = session
        read(commands)
    }

    private var names: NameTable { session.world.names }

    private mutating func read(_ commands: [ParsedCommand]) {
        for command in commands {
            switch command {
            case .statement(let line): read(line)
            case .verb(let verb): read(verb)
            }
        }
    }

    // MARK: Code

    /// Code that speaks of what the block gives can be checked no sooner than it runs.
    private mutating func read(_ line: StatementLine) {
        defer { given.formUnion(line.statements.flatMap(\.givenNames)) }
        guard !speaksOfGiven(line), let mistake = session.world.statements.mistake(in: line),
            mistake.code == .unknownName
        else { return }
        mistakes.append(mistake)
    }

    private func speaksOfGiven(_ line: StatementLine) -> Bool {
        var speaks = false
        CodeWalk.expressions(of: line.statements) { expression in
            if case .name(let name) = expression.kind, given.contains(name) { speaks = true }
        }
        return speaks
    }

    // MARK: Commands

    private mutating func read(_ verb: Verb) {
        guard let meaning = try? session.vocabulary.meaning(withinBlock: verb, in: session.scope)
        else { return }
        switch meaning {
        case .value(let line): read(line)
        case .definition: readDefinition(verb)
        case .command(let command):
            if let arguments = try? session.bind(command, verb) { read(arguments) }
        }
    }

    private mutating func readDefinition(_ verb: Verb) {
        guard let commands = try? session.vocabulary.expansion(of: verb) else { return }
        session.vocabulary.definitions.depth += 1
        defer { session.vocabulary.definitions.depth -= 1 }
        read(commands)
    }

    private mutating func read(_ arguments: borrowing Arguments) {
        for index in arguments.command.parameters.indices where arguments.isGiven(index) {
            switch arguments.command.parameters[index].kind {
            case .object, .view, .callback:
                if let word = arguments.word(index) { check(word) }
            case .names where arguments.areObjects(index):
                for word in arguments.names(index) { check(word) }
            case .path where arguments.word(index)?.beginsWithName == true:
                if let word = arguments.word(index) { check(word) }
            case .newName:
                if let word = arguments.word(index) { given.insert(word.text) }
            case .block where arguments.command.holdsCommands:
                read((try? arguments.block(index)?.commands()) ?? [])
            case .names, .block, .path, .number, .numbers, .count, .controllerClass, .choice,
                .choices,
                .categories, .event, .file, .word, .words, .rest, .presence:
                break
            }
        }
    }

    /// Notes the word, or what its path begins with, where that is a name that stands for nothing.
    private mutating func check(_ word: Word) {
        let name = String(word.text.prefix { $0 != "." })
        guard !word.isQuoted, Name.isWellFormed(name), !given.contains(name),
            names.object(name) == nil, !session.world.statements.isNamed(name),
            !NameTable.mayBeOfUnnamed(name)
        else { return }
        mistakes.append(
            Diagnostic(
                .unknownName, at: word.span, "unknown name '\(name)'",
                suggestion: NearestName.nearest(to: name, among: names.living)))
    }
}

extension UnknownNames {
    /// Says what the block of that callback needs; nothing under `--strict`, which asks for warnings of
    /// UIKit's alone.
    func tell(ofBlockOn title: String) {
        if mistakes.isEmpty || session.isReplaying || session.policy.isStrict { return }
        session.say(.notes(mistakes.map { Message($0.need(ofBlockOn: title)) }))
    }
}

extension Diagnostic {
    fileprivate func need(ofBlockOn title: String) -> String {
        Diagnostic(
            code, at: span, "\(summary): the block of '\(title)' needs it when it runs",
            suggestion: suggestion
        ).line
    }
}

extension Word {
    /// Whether a path begins with the name of an object, and not with a type or an option.
    fileprivate var beginsWithName: Bool { text.contains(".") && text.first?.isUppercase == false }
}

extension Arguments {
    /// Whether a list of names is one of objects: what a list or an alert is made with are titles, and
    /// what completion knows more of, as the place of a popover, may be none.
    @MainActor
    fileprivate func areObjects(_ index: Int) -> Bool {
        for (place, parameter) in command.parameters.enumerated() {
            if case .controllerClass = parameter.kind {
                return word(place).flatMap { StockClass($0.text) }?.content != nil
            }
        }
        return command.parameters[index].offer == nil
    }
}

extension Statement {
    /// The names that it gives to values, functions and types.
    fileprivate var givenNames: [String] {
        switch self {
        case .declaration(let declaration): declaration.givenNames
        case .definition(let definition): definition.definedNames
        case .expression, .assignment, .branch, .loop, .exit, .block, .labeled: []
        }
    }
}

extension Statement.Declaration {
    fileprivate var givenNames: [String] {
        switch self {
        case .variable(let name, _, _, _, _): [name.text]
        case .persistent(let declaration): declaration.givenNames
        case .destructuring(let names, _, _): names.map(\.text)
        case .function(let function): [function.name.text]
        }
    }
}
