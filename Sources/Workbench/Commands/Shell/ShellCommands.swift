import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Commands that make the shell a shell.
extension CommandTable {
    static let shellCommands = [
        echoCommand, helpCommand, completeCommand, quitCommand, repeatCommand, defineCommand,
        aliasCommand, unaliasCommand,
        setCommand,
    ]

    private static let echoCommand = Command(
        "echo", .shell, "Prints its words.", [.optional("WORDS", .words)], effect: .look,
        code: .written(StepWriter.writeEcho), examples: ["echo hello"]
    ) { (session, arguments) throws(Diagnostic) in
        let text = arguments.words(0).map(\.text).joined(separator: " ")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        session.say(.echoed(lines.map(String.init)))
    }

    private static let helpCommand = Command(
        "help", .shell, "Lists commands and topics, or explains one.",
        [
            .optional(
                "TOPIC", .words,
                offering: { HelpPages($0.session).topics.map { CompletionItem($0) } })
        ],
        effect: .look, examples: ["help; help cycle", "help containment; help marks"], run: help)

    private static let completeCommand = Command(
        "complete", .shell, "Prints the completions of a text.", [Parameter("\"TEXT\"", .word)],
        effect: .look, examples: ["complete \"remove \""]
    ) { (session, arguments) throws(Diagnostic) in
        guard let text = arguments.word(0)?.text else { return }
        session.say(.lines(Completion(text, in: session).items.map(\.text)))
    }

    private static let quitCommand = Command(
        "quit", .shell, "Ends the session.", [.optional("CODE", .count)], effect: .session,
        steersStopped: true, details: [Command.Detail("CODE", "the exit status, from 0 to 255")],
        examples: ["quit 3"],
        run: quit)

    private static let repeatCommand = Command(
        "repeat", .shell, "Runs commands again and again, each for itself.",
        [Parameter("N", .count), Parameter("{ … }", .block)], effect: .control,
        code: .commands { ($0.block(1), $0.count(0) ?? 0) },
        examples: ["new p; new c; root p; repeat 3 { add c; remove c }"], run: repeatBlock)

    private static let defineCommand = Command(
        "define", .shell, "Makes a command of commands.",
        [Parameter("NAME", .word), Parameter("{ … }", .block)], effect: .session,
        details: [
            Command.Detail("$1 $2 …", "where the operands go; $* is all of them, $$ a '$'")
        ],
        examples: [
            "new p; new a; root p; define blink { add $1; remove $1 }; blink a"
        ], run: define)

    private static let aliasCommand = Command(
        "alias", .shell, "Gives a command another name, or lists the names given.",
        [.optional("NAME", .word), .optional("TEXT", .rest)], effect: .session,
        examples: ["alias t tree; t"], run: alias)

    private static let unaliasCommand = Command(
        "unalias", .shell, "Takes away what 'alias' or 'define' made.", [Parameter("NAME", .word)],
        effect: .session, examples: ["alias t tree; unalias t"], run: unalias)
}

@MainActor
private func help(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let words = arguments.words(0)
    let topic = words.map(\.text).joined(separator: " ")
    let help = HelpPages(session)
    let pages = help.pages(topic.isEmpty ? nil : topic)
    for page in pages { session.say(page) }
    if !pages.isEmpty { return }
    // Rules, callbacks and UIKit's names have pages of their own.
    if let found = try? Explanations(session: session).explanations(
        of: topic, at: arguments.span(0)), !found.isEmpty
    {
        for page in found { session.say(page) }
        return
    }
    throw Diagnostic(
        .unknownCommand, at: arguments.span(0), "no help on '\(topic)'",
        suggestion: NearestName.nearest(to: topic, among: help.topics),
        hint: "'explain \(topic)' may know it: rules, callbacks and UIKit's names have pages there")
}

/// Ends the session with the exit status that the command names; a step that is stopped in the middle
/// ends as it stands.
@MainActor
func quit(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let code = arguments.count(0) ?? 0
    guard code <= 255 else {
        throw Diagnostic(
            .wrongValue, at: arguments.span(0), "an exit status is a number from 0 to 255")
    }
    _ = Stepper(session: session).end()
    session.draft.status = .quit(Int32(code))
}

@MainActor
private func repeatBlock(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let times = arguments.count(0), let block = arguments.block(1) else { return }
    guard times <= 1_000_000_000 else {
        throw Diagnostic(.limit, at: arguments.span(0), "at most 1000000000 times")
    }
    try session.repeatCommands(block.commands(), times: times)
}

@MainActor
private func define(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let name = arguments.word(0), let block = arguments.block(1) else { return }
    try session.vocabulary.checkNewCommand(name)
    session.vocabulary.definitions[name.text] = Definitions.Definition(
        name: name.text, body: block, isAlias: false,
        isSafe: session.policy.isSafe)
    session.remember(arguments.verb.source)
}

@MainActor
private func alias(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let name = arguments.word(0) else {
        return session.say(session.vocabulary.listing(nil))
    }
    let operands = arguments.operands(1)
    guard let first = operands.first else {
        return session.say(session.vocabulary.listing(name))
    }
    try session.vocabulary.checkNewCommand(name)
    try checkBlocks(operands, of: session.vocabulary.table)
    var text = operands.map(\.source).joined(separator: " ")
    if operands.count == 1, case .word(let word) = first { text = word.text }
    session.vocabulary.definitions[name.text] = Definitions.Definition(
        name: name.text, body: Block(text: text + " $*", span: name.span), isAlias: true,
        isSafe: session.policy.isSafe)
    session.remember(arguments.verb.source)
}

/// Refuses a block behind a command that takes none: such an alias could never run.
private func checkBlocks(
    _ operands: ArraySlice<Operand>, of table: CommandTable
) throws(Diagnostic) {
    guard case .word(let word)? = operands.first, let command = table[word.text],
        !command.takesBlock
    else { return }
    for case .block(let block) in operands { throw command.refusal(of: block) }
}

@MainActor
private func unalias(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let name = arguments.word(0) else { return }
    guard session.vocabulary.definitions[name.text] != nil else {
        throw Diagnostic(
            .unknownName, at: name.span, "'\(name.text)' is not defined",
            suggestion: NearestName.nearest(
                to: name.text, among: session.vocabulary.definitions.names))
    }
    session.vocabulary.definitions[name.text] = nil
    session.remember(arguments.verb.source)
}

extension Vocabulary {
    /// Refuses a word that is no name or is a command.
    fileprivate func checkNewCommand(_ name: Word) throws(Diagnostic) {
        guard Name.isWellFormed(name.text) else {
            throw Diagnostic(.wrongValue, at: name.span, "'\(name.text)' is no name")
        }
        if let command = table[name.text], !command.isOfLessons {
            throw Diagnostic(.reservedName, at: name.span, "'\(name.text)' is a command")
        }
    }

    /// One of the user's words with what it stands for, or all.
    fileprivate func listing(_ name: Word?) -> ReplyContent {
        let names = name.map { [$0.text] } ?? definitions.names
        return .lines(names.compactMap { definitions[$0] }.map(\.listing))
    }
}

extension Definitions.Definition {
    /// As it can be typed again.
    fileprivate var listing: String {
        isAlias ? "alias \(name) \(body.text.dropLast(3))" : "define \(name) {\(body.text)}"
    }
}
