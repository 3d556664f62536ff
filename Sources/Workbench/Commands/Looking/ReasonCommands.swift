import CommandLanguage
import HierarchyRecords
import Statements

/// Commands that give reasons; none of them changes anything.
extension CommandTable {
    static let reasonCommands = [whyCommand, explainCommand, doctorCommand]

    private static let whyCommand = Command(
        "why", .looking, "Tells why an event came, or why it did not.",
        [
            .optional("EVENT", .event),
            .optional("STEP", .count, after: "--step"),
        ],
        effect: .look,
        synopsis: "why [N|NAME.CALLBACK] [--step STEP], why not NAME.CALLBACK [--step STEP], "
            + "why twice [NAME.CALLBACK]",
        details: [
            Command.Detail(
                "", "alone: the last step's exception or warning, or else the last event shown"),
            Command.Detail("N", "an event's number, as 'log --why' gives it"),
            Command.Detail(
                "NAME.CALLBACK", "the last such event: a.viewDidAppear, a.willMove(nil)"),
            Command.Detail(
                "", "NAME may be a class or a property, if it has one object; or left out"),
            Command.Detail(
                "not", "looks as long as 'set patience' says; to ask again goes on from there"),
            Command.Detail("twice", "compares what brought the last two of the same"),
            Command.Detail("--step STEP", "in that step; 'not' looks at the last one by itself"),
            Command.Detail("", "a question will do: why does a.viewWillAppear not come?"),
        ],
        examples: [
            "new home; new a; root home; add a; why; why a.viewDidAppear",
            "new home; new a; root home; present a; why not home.viewWillDisappear",
            "new a; new b; new t as tab with a b; root t; tap b; tap a; why twice a.viewDidAppear",
        ], run: tellWhy)

    private static let explainCommand = Command(
        "explain", .looking,
        "Explains a rule, a callback, a warning, a style or a command.",
        [
            .optional(
                "TOPIC", .words,
                offering: {
                    Explanations(session: $0.session).explanationTopics.map { CompletionItem($0) }
                })
        ], effect: .look,
        synopsis: "explain RULE|CALLBACK|\"TEXT\"|STYLE|COMMAND",
        details: [
            Command.Detail(
                "\"TEXT\"",
                "a warning, an exception or another line of the console as it was printed, with its "
                    + "addresses and line breaks, or a part of it")
        ],
        examples: [
            "explain C10", "explain viewIsAppearing; explain pageSheet; explain cycle",
            "explain \"whose view is not in the window hierarchy\"",
        ],
        run: explain)
}

@MainActor
private func tellWhy(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let span = arguments.isGiven(0) ? arguments.span(0) : arguments.verb.word.span
    let question = WhyQuestion(arguments.words(0)) { session.world.names.isKnown($0) }
    session.lastAsked = (question.subjects, session.journal.current)
    let step = try session.journal.step(arguments, 1)
    do throws(Diagnostic) {
        try WhyTelling(session: session, step: step, span: span).tell(question)
    } catch {
        throw advised(error, arguments.words(0), session)
    }
}

/// The mistake with where people ask the like, if it was asked in a sentence.
@MainActor
private func advised(_ mistake: Diagnostic, _ words: [Word], _ session: Session) -> Diagnostic {
    guard mistake.hint == nil, let hint = session.hintOnSentence(words.map(\.text)) else {
        return mistake
    }
    return mistake.hinting(Message(hint))
}

@MainActor
private func explain(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let topic = arguments.words(0).map(\.text).joined(separator: " ")
    for page in try Explanations(session: session).explanations(of: topic, at: arguments.span(0)) {
        session.say(page)
    }
}

extension Journal {
    /// The step of that parameter, of any branch, or an undone one; nil where it was left out.
    fileprivate func step(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> Int? {
        guard let step = arguments.count(index) else { return nil }
        if has(step) || undoneStep(step) != nil { return step }
        throw Diagnostic(
            .wrongValue, at: arguments.span(index),
            "there is no step \(step); 'history' lists the steps")
    }
}
