import CommandLanguage
import Statements

/// Commands that go through a step call by call.
extension CommandTable {
    static let steppingCommands = [stepCommand, skipCommand, runCommand]

    private static let stepCommand = Command(
        "step", .callbacks, "Runs a command or a statement one UIKit call at a time.",
        [
            .optional("N,…", .word, after: "--skip"),
            .optional("COMMAND|STATEMENT|{ … }", .rest),
        ],
        effect: .session, classify: { $0.isGiven(0) ? .turn : .session },
        steersStopped: true, synopsis: "step [[--skip N,…] COMMAND|STATEMENT|{ … }]",
        details: [
            Command.Detail("step", "alone makes the call that is next; so does an empty line"),
            Command.Detail("skip", "leaves that call out"),
            Command.Detail("run", "goes on to the end"),
            Command.Detail("undo", "drops the step"),
            Command.Detail("--skip N,…", "runs all at once, without those calls"),
        ],
        examples: [
            "new home; new a; root home; step add a\nstep\nskip\nrun",
            "new home; new a; root home; step --skip 4 add a",
        ], run: stepThrough)

    private static let skipCommand = Command(
        "skip", .callbacks, "Leaves out the next call of a step that 'step' has stopped.",
        effect: .session, steersStopped: true,
        details: [
            Command.Detail(
                "in a lesson", "goes on without the step, where 'step' has stopped nothing")
        ],
        examples: [
            "new home; new a; root home; step add a\nskip\nrun", "lesson add-a-child; skip",
        ]
    ) { (session, arguments) throws(Diagnostic) in
        if session.stops.stepping == nil, session.isInLesson, let lesson = session.teaching.lesson {
            return lesson.skip()
        }
        try Stepper(session: session).require("skip", at: arguments.verb.word.span)
        var stepping = session.stops.stepping
        stepping?.leaveOut()
        session.stops.stepping = stepping
        Stepper(session: session).advance()
    }

    private static let runCommand = Command(
        "run", .callbacks, "Makes the remaining calls of a step that 'step' has stopped.",
        effect: .session,
        steersStopped: true, examples: ["new home; new a; root home; step add a\nrun"]
    ) { (session, arguments) throws(Diagnostic) in
        try Stepper(session: session).require("run", at: arguments.verb.word.span)
        Stepper(session: session).finish()
    }
}

@MainActor
private func stepThrough(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let span = arguments.verb.word.span
    let stepper = Stepper(session: session)
    guard arguments.isGiven(1) else {
        if arguments.isGiven(0) {
            throw Diagnostic(.wrongArity, at: span, "'step --skip' needs a command to run")
        }
        try stepper.require("step", at: span)
        return stepper.advance()
    }
    if !session.isReplaying { try stepper.refuse(at: span) }
    let stepped = try stepper.steppedCommands(arguments.verb)
    guard arguments.isGiven(0) else {
        return stepper.begin(stepped, at: arguments.span(1))
    }
    let leftOut = try callNumbers(arguments)
    try stepper.perform(stepped.commands, through: CallGate(leavingOut: leftOut))
}

/// The numbers that `--skip` lists.
private func callNumbers(_ arguments: borrowing Arguments) throws(Diagnostic) -> Set<Int> {
    let word = arguments.word(0)?.text ?? ""
    var numbers: Set<Int> = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = Int(part), number > 0 else {
            throw Diagnostic(
                .wrongValue, at: arguments.span(0),
                "'\(word)' lists no calls: numbers from 1, with commas between")
        }
        numbers.insert(number)
    }
    return numbers
}

extension Stepping {
    /// Leaves out the call that the world stands before.
    fileprivate mutating func leaveOut() { leftOut.insert(position) }
}

extension Stepper {
    /// Refuses `step`, `skip` and `run` where no step is stopped.
    fileprivate func require(_ word: String, at span: SourceSpan) throws(Diagnostic) {
        if session.stops.stepping != nil { return }
        throw Diagnostic(
            .illegal, at: span,
            "nothing is stopped, so there is nothing to \(word): 'step COMMAND' begins")
    }

    /// What `step` is to go through, as any script could have it, and ready to run.
    fileprivate func steppedCommands(
        _ verb: borrowing Verb
    ) throws(Diagnostic) -> SteppedCommands {
        var operands = verb.operands[...]
        var text = verb.source.droppingWord
        if case .word(let first)? = operands.first, first.text == "--skip" {
            operands = operands.dropFirst(2)
            text = text.droppingWord.droppingWord
        }
        switch operands.first {
        case .block(let block):
            var stepped = try steppable(block.commands(), at: block.span)
            stepped.source = "{\n" + stepped.source + "\n}"
            stepped.isBlock = true
            return stepped
        case .word(let first):
            return try steppable(
                Block(text: text, span: first.span).commands(), at: first.span)
        case nil: return SteppedCommands(commands: [], source: "")
        }
    }

    /// The commands as any script could have them, words of the user's written out.
    private func steppable(
        _ typed: [ParsedCommand], at span: SourceSpan
    ) throws(Diagnostic) -> SteppedCommands {
        try refuseUnsteppable(typed)
        let source = try session.vocabulary.canonicalSources(
            typed, in: session.scope
        ).joined(separator: "\n")
        let commands = try Block(text: source, span: span).commands()
        try refuseUnsteppable(commands)
        return SteppedCommands(commands: commands, source: source)
    }

    /// Refuses commands that make no step, or several.
    private func refuseUnsteppable(_ commands: [ParsedCommand]) throws(Diagnostic) {
        for case .verb(let verb) in commands {
            guard let known = try session.command(of: verb), !known.isStep else { continue }
            throw Diagnostic(
                .illegal, at: verb.word.span,
                "'\(verb.word.text)' makes no calls of UIKit that one could go through")
        }
    }
}

extension String {
    /// What follows the first word and the blanks behind it.
    fileprivate var droppingWord: String {
        String(drop { $0 != " " && $0 != "\t" }.drop { $0 == " " || $0 == "\t" })
    }
}
