import CommandLanguage
import HeadlessUIKit
import Statements

/// Takes one step command by command and writes each down as code before it runs, for what a command
/// stands for depends on the world that it meets.
@MainActor
final class StepWriter {
    private(set) var code = StepCode()
    let session: Session
    let plan: CodePlan
    /// Forgotten names that still lead to something: the session's name stays with what others keep, but a variable
    /// that is nil leads nowhere. Theirs become nil in the step in which it goes.
    private(set) var lingering: [String]
    /// The step's place among those that are written.
    private let position: Int
    /// The variable in which a closure has the controller that nothing covers, where it asks for it.
    private var topmostVariable: String?

    /// The world as it stands; a command may put another in its place.
    var world: World { session.world }

    init(_ session: Session, _ plan: CodePlan, at position: Int, lingering: [String] = []) {
        self.session = session
        self.plan = plan
        self.position = position
        self.lingering = lingering
    }

    /// Whether what is written runs, too; a block of `on` is only written, since it runs later.
    private var runs = true

    /// Writes the commands of a step and runs them.
    func takeStep(_ commands: [ParsedCommand]) throws(Diagnostic) {
        code.isLine =
            commands.count > 1 && commands.allSatisfy(\.isStatement)
            && !commands.contains(where: \.isPartOfProgram)
        try take(commands)
    }

    /// Writes behind the step, once the run loop is at rest, that forgotten names let go of what has gone with it.
    func releaseNames() {
        let names = world.names
        for name in lingering where !names.holds(name) && names.object(name) == nil {
            write("\(name.swiftIdentifier) = nil")
        }
        lingering.removeAll { names.holds($0) || names.object($0) == nil }
    }

    /// Writes the commands and runs them, as parts of one step.
    func take(_ commands: [ParsedCommand]) throws(Diagnostic) {
        try session.runParts(commands, .written(self))
    }

    /// Writes a line of statements, and runs it.
    func take(_ line: StatementLine) throws(Diagnostic) {
        // An import and a comment are no code.
        if line.statements.isEmpty { return }
        let language = world.statements.language(of: line)
        if let expression = line.expression, !expression.isCall, expression.castToVoid == nil {
            code.add(
                statement: world.unusedValue(line, expression, language), language, isTyped: true)
        } else if line.declaresNames {
            code.add(declaration: line.endedSource(in: language), language, isTyped: true)
        } else {
            code.add(statement: line.endedSource(in: language), language, isTyped: true)
        }
        if runs { try session.runStatement(line) }
    }

    /// Writes a command, and runs it.
    func take(_ command: Command, _ arguments: borrowing Arguments) throws(Diagnostic) {
        switch command.code {
        case .written(let write, _):
            try write(self, arguments)
            try run(command, arguments)
        case .commands(let repeated):
            let (block, times) = repeated(arguments)
            try takeBlock(block, times: times)
        case .nothing(let reason):
            try run(command, arguments)
            remark(arguments.verb.source, reason)
        }
    }

    /// Runs the command, unless it changes nothing, or is only written.
    private func run(
        _ command: Command, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard runs, command.effect(of: arguments).changes else { return }
        try command.run(session, arguments)
    }

    private func takeBlock(_ block: Block?, times: Int) throws(Diagnostic) {
        guard let block else { return }
        let commands = try block.commands()
        session.runningStep.blockDepth += 1
        defer { session.runningStep.blockDepth -= 1 }
        for _ in 0..<times { try take(commands) }
    }

    /// The commands as the lines of a closure that runs later; nil where what they mean cannot be
    /// told yet.
    func closureLines(of block: Block) -> [String]? {
        let writer = StepWriter(session, plan, at: position)
        writer.runs = false
        do throws(Diagnostic) {
            try writer.take(block.commands())
        } catch {
            return nil
        }
        return writer.code.closureLines
    }

    // MARK: What the verbs write

    /// Writes a statement.
    func write(_ statement: String) { code.add(statement: statement) }

    /// Writes that a name is forgotten: at once where its code runs later, and where nothing uses it any more.
    func letGo(of name: String) {
        if runs, !plan.isLastMention(of: name, at: position) {
            lingering.append(name)
        } else {
            write("\(name.swiftIdentifier) = nil")
        }
    }

    /// The controller that nothing covers; which it is, a closure finds out when it runs.
    var topmostText: String {
        if runs { return expression(of: world.topmost) ?? rootText }
        let keyword = topmostVariable == nil ? "var " : ""
        var name = topmostVariable ?? "topmost"
        while topmostVariable == nil, world.names.isKnown(name) { name += "Controller" }
        topmostVariable = name
        write("\(keyword)\(name) = window.rootViewController!")
        write("while let next = \(name).presentedViewController {\n    \(name) = next\n}")
        return name
    }

    /// Writes the declaration of a name.
    func declare(_ declaration: String) { code.add(declaration: declaration) }

    /// Writes a command that has no equivalent, and why.
    func remark(_ source: String, _ reason: String) {
        code.add(remark: "\(source): \(session.teaching.phrases(Message(reason)))")
    }

    /// Writes a command that stands for code that cannot be said here, and why.
    func gap(_ source: String, _ reason: String) {
        code.add(gap: reason, comment: "\(source): \(session.teaching.phrases(Message(reason)))")
    }

    /// Why what a finger does is no code.
    nonisolated static let finger = "the user's finger does it"
}

extension ParsedCommand {
    fileprivate var isStatement: Bool {
        if case .statement = self { true } else { false }
    }

    /// Whether it defines a type of Objective-C, which stands on lines of its own.
    fileprivate var isPartOfProgram: Bool {
        guard case .statement(let line) = self else { return false }
        return line.language == .objectiveC && line.statements.contains(where: \.definesType)
    }
}

extension StatementLine {
    /// As it was written, with the `;` of Objective-C where it was read in that language.
    func endedSource(in language: SourceLanguage) -> String {
        let isMacro = source.hasPrefix("#") && !source.contains("\n")
        guard language == .objectiveC, source.last != ";", !isMacro, let last = statements.last
        else { return source }
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
