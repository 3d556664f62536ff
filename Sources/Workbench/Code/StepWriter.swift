import CommandLanguage
import HeadlessUIKit
import Statements

/// Takes one step command by command and writes each down as code before it runs, for what a command
/// stands for depends on the world that it meets.
@MainActor
final class StepWriter {
    private(set) var code = StepCode()
    let interpreter: Interpreter
    let plan: CodePlan

    init(_ interpreter: Interpreter, _ plan: CodePlan) {
        self.interpreter = interpreter
        self.plan = plan
    }

    /// Whether what is written runs, too: what hangs on a callback waits for that.
    private var runs = true

    /// Writes the commands and runs them, as parts of one step.
    func take(_ commands: [ParsedCommand]) throws(Diagnostic) {
        for command in commands {
            if interpreter.world.simulator.pendingException != nil { return }
            switch command {
            case .statement(let line): try take(line)
            case .verb(let verb): try take(verb)
            }
        }
    }

    private func take(_ line: StatementLine) throws(Diagnostic) {
        // An import and a comment are no code.
        if line.statements.isEmpty { return }
        let language = interpreter.world.statements.language(of: line)
        if line.declaresNames {
            code.add(declaration: line.endedSource(in: language), language, isTyped: true)
        } else {
            code.add(statement: line.endedSource(in: language), language, isTyped: true)
        }
        if runs { try interpreter.runStatement(line) }
    }

    private func take(_ verb: Verb) throws(Diagnostic) {
        guard let command = try interpreter.command(of: verb) else {
            return try take(interpreter.expandDefinition(verb))
        }
        let arguments = try interpreter.bind(command, verb)
        switch command.name {
        case "together": try takeBlock(arguments.block(0), times: 1)
        case "repeat": try takeBlock(arguments.block(1), times: arguments.count(0) ?? 0)
        default: try take(command, arguments)
        }
    }

    private func takeBlock(_ block: Block?, times: Int) throws(Diagnostic) {
        guard let block else { return }
        let commands = try interpreter.parse(block)
        interpreter.blockDepth += 1
        defer { interpreter.blockDepth -= 1 }
        for _ in 0..<times { try take(commands) }
    }

    private func take(
        _ command: Command, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let write = Self.equivalents[command.name]
        try write?(self, arguments)
        guard runs, command.effect(of: arguments).changes else {
            if write == nil { remark(arguments.verb.source, Self.reason(command)) }
            return
        }
        let begin = interpreter.world.simulator.log.events.count
        try command.run(interpreter, arguments)
        // What code does of itself, as time passes or the device turns, it does again.
        let isAnswered = Self.answered.contains(command.name)
        if write != nil || !isAnswered && takeCalls(since: begin) { return }
        remark(arguments.verb.source, Self.reason(command))
    }

    /// Commands that make no call of their own: what is called is the code's answer to them.
    private static let answered: Set = [
        "hold", "release", "wait", "settle", "rotate", "device", "finish", "cancel",
    ]

    /// Writes the calls that the verb made itself; false where there was none, or one to an object
    /// without a name.
    private func takeCalls(since begin: Int) -> Bool {
        let log = interpreter.world.simulator.log
        let calls = log.events[begin...].filter { $0.callback.category == .call }
        // What runs inside something that the app was told is the code's answer too.
        let texts = calls.filter { $0.depth == 0 }.map { named(log.text($0).dropFirst(2)) }
        if texts.isEmpty || texts.contains(where: { $0.contains(/[A-Z]\w*-\d/) }) { return false }
        for text in texts { text.hasPrefix("let ") ? declare(text) : write(text) }
        return true
    }

    /// The text with the names of the session as Swift spells them.
    private func named(_ text: Substring) -> String {
        interpreter.world.names.order.filter { $0.contains("-") }.reduce(String(text)) {
            $0.replacing($1, with: $1.swiftIdentifier)
        }
    }

    private static func reason(_ command: Command) -> String {
        reasons[command.name] ?? "it changes nothing in the app"
    }

    /// The commands as the lines of a closure that runs later; nil where what they mean cannot be
    /// told yet.
    func closureLines(of block: Block) -> [String]? {
        let writer = StepWriter(interpreter, plan)
        writer.runs = false
        do throws(Diagnostic) {
            try writer.take(interpreter.parse(block))
        } catch {
            return nil
        }
        return writer.code.closureLines
    }

    // MARK: What the verbs write

    /// Writes a statement.
    func write(_ statement: String) { code.add(statement: statement) }

    /// Writes the declaration of a name.
    func declare(_ declaration: String) { code.add(declaration: declaration) }

    /// Writes a command that has no equivalent, and why.
    func remark(_ source: String, _ reason: String) {
        code.add(remark: "\(source): \(reason)")
    }

    /// What the verbs of steps stand for, by their names.
    static let equivalents: [String: Equivalent] =
        hierarchyEquivalents.merging(presentationEquivalents) { first, _ in first }
        .merging(containerEquivalents) { first, _ in first }
        .merging(layoutEquivalents) { first, _ in first }
        .merging(callbackEquivalents) { first, _ in first }

    typealias Equivalent =
        @MainActor @Sendable (StepWriter, borrowing Arguments) throws(Diagnostic) -> Void

    static let finger = "the user's finger does it"

    /// Why a step has no equivalent, by the names of the commands.
    private static let reasons = [
        "device": "the device changes, not the app",
        "rotate": "the user turns the device",
        "tap": "the user taps", "type": "the user types",
        "memory": "the system warns", "launch": "the system launches it",
        "background": "the user leaves the app", "foreground": "the user comes back",
        "scene": "the system and the user do it", "location": "the user and the device do it",
        "touch": finger,
        "pinch": "the user's fingers do it",
        "slide": finger, "keyboard": "the user does it",
        "drag": finger,
        "swipe": finger,
        "progress": finger, "finish": finger,
        "cancel": finger,
        "hold": "an app cannot stop its run loop",
        "release": "an app's run loop goes on by itself",
        "wait": "in an app time passes by itself",
        "settle": "an app's run loop comes to rest by itself",
    ]
}

extension StatementLine {
    /// As it was written, with the `;` of Objective-C where it was read in that language.
    func endedSource(in language: SourceLanguage) -> String {
        guard language == .objectiveC, source.last != ";", let last = statements.last else {
            return source
        }
        switch last {
        case .branch(.if), .branch(.switch), .loop(.while), .loop(.forIn), .loop(.forClassic),
            .block(.plain), .declaration(.function), .definition(.class):
            return source
        case .branch(.guard), .loop(.repeatWhile), .block(.defer), .block(.doCatch), .declaration,
            .definition, .expression, .assignment, .exit, .labeled:
            return source + ";"
        }
    }

    /// Whether it declares names, types or functions that later lines can use.
    fileprivate var declaresNames: Bool {
        statements.contains { statement in
            switch statement {
            case .declaration, .definition: true
            case .expression, .assignment, .branch, .loop, .exit, .block, .labeled: false
            }
        }
    }
}

extension Command.Effect {
    /// Whether it changes the world, or what runs in it.
    fileprivate var changes: Bool {
        switch self {
        case .step, .turn, .note: true
        case .look, .control, .session: false
        }
    }
}
