import CommandLanguage
import HierarchyRecords
import Statements

/// Commands that give reasons; none of them changes anything.
extension CommandTable {
    static let reasonCommands = [whyCommand, explainCommand, doctorCommand]

    private static let whyCommand = Command(
        "why", .looking, "Tells why an event came, or why it did not.",
        [
            .optional("", .presence, after: "not"),
            .optional("EVENT", .event),
            .optional("STEP", .count, after: "--step"),
        ],
        effect: .look,
        synopsis: "why [N|NAME.CALLBACK] [--step STEP], why not NAME.CALLBACK [--step STEP]",
        details: [
            Command.Detail("", "alone: the last event that the log shows"),
            Command.Detail("N", "an event's number, as 'log --why' gives it"),
            Command.Detail(
                "NAME.CALLBACK", "the last such event: a.viewDidAppear, a.willMove(nil)"),
            Command.Detail(
                "not", "looks as long as 'set patience' says; to ask again goes on from there"),
            Command.Detail("--step STEP", "in that step; 'not' looks at the last one by itself"),
        ],
        examples: [
            "new home; new a; root home; add a; why; why a.viewDidAppear",
            "new home; new a; root home; present a; why not home.viewWillDisappear",

        ], run: tellWhy)

    private static let explainCommand = Command(
        "explain", .looking,
        "Explains a rule, a callback, a warning, a style or a command on one page.",
        [
            .optional(
                "TOPIC", .words,
                offering: {
                    Explanations(session: $0.session).explanationTopics.map { CompletionItem($0) }
                })
        ], effect: .look,
        synopsis: "explain RULE|CALLBACK|WARNING|STYLE|COMMAND",
        examples: ["explain C10", "explain viewIsAppearing; explain pageSheet; explain cycle"],
        run: explain)
}

@MainActor
private func tellWhy(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard arguments.isGiven(1) else { return try session.tellWhyLast(arguments) }
    let query = try EventQuery(arguments.words(1))
    if arguments.isGiven(0) {
        return try WhyNot(session: session).tellWhyNot(
            query, in: session.journal.step(arguments, 2), at: arguments.span(1))
    }
    try CauseSearch(session: session).tell(
        query, in: session.journal.step(arguments, 2), at: arguments.span(1))
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

extension Session {
    /// Answers `why` alone: for the last event that is shown, of the step that is named or of all.
    fileprivate func tellWhyLast(_ arguments: borrowing Arguments) throws(Diagnostic) {
        guard !arguments.isGiven(0) else {
            throw Diagnostic(
                .wrongArity, at: arguments.verb.word.span,
                "'why not' needs the callback that did not come: why not NAME.CALLBACK")
        }
        let log = world.simulator.log
        let range = try journal.step(arguments, 2).flatMap(journal.events) ?? 0..<log.count
        let shown = display.value.categories
        let last = range.clamped(to: 0..<log.count).last {
            shown.contains(log.events[$0].callback.category)
        }
        guard let last else { return say(.lines(["no event that is shown was sent yet"])) }
        say(causeChain(of: last))
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

/// Answers `why` for an event that was sent.
@MainActor
private struct CauseSearch {
    let session: Session

    private var log: EventLog { session.world.simulator.log }
    private var journal: Journal { session.journal }

    func tell(_ query: EventQuery, in step: Int?, at span: SourceSpan) throws(Diagnostic) {
        switch query.subject {
        case .number(let number):
            guard (1...max(1, log.count)).contains(number),
                !log.events.isEmpty
            else { return session.say(.lines([noEvent(query.text)])) }
            session.say(session.causeChain(of: number - 1))
        case .pattern(let pattern):
            try session.world.checkOwner(pattern, at: span)
            try checkLeadsHere(step, at: span)
            guard let index = last(pattern, in: step) else {
                return session.say(.lines(["\(query.text) was not sent" + advice(query, step)]))
            }
            session.say(session.causeChain(of: index))
        }
    }

    /// Refuses a step whose events are not in the log.
    private func checkLeadsHere(_ step: Int?, at span: SourceSpan) throws(Diagnostic) {
        guard let step, !journal.currentPath.contains(step), journal.undoneStep(step) == nil
        else { return }
        throw Diagnostic(
            .wrongValue, at: span, "step \(step) does not lead here; 'goto \(step)' leads there")
    }

    private func last(_ pattern: EventQuery.Pattern, in step: Int?) -> Int? {
        let range = step.flatMap(journal.events) ?? 0..<log.count
        return range.clamped(to: 0..<log.count).last { pattern.matches(log.events[$0], in: log) }
    }

    private func noEvent(_ number: String) -> String {
        let count = log.count
        return count == 0
            ? "there is no event \(number): the log is empty"
            : "there is no event \(number): the log has \(count)"
    }

    private func advice(_ query: EventQuery, _ step: Int?) -> String {
        let place = step.map { " --step \($0)" } ?? ""
        return (step.map { " in step \($0)" } ?? "")
            + ": 'why not \(query.text)\(place)' looks for what would send it"
    }
}

extension World {
    /// Refuses an owner that nothing in the world or in the log ever was.
    func checkOwner(_ pattern: EventQuery.Pattern, at span: SourceSpan) throws(Diagnostic) {
        guard let owner = pattern.owner, !names.isKnown(owner.subject) else { return }
        let objects = simulator.log.objects
        let isKnown = (objects.records.indices).contains {
            objects.name(ObjectID(ordinal: UInt32($0 + 1))) == owner.name
        }
        if isKnown || objects.ghosts.contains(where: { $0.name == owner.name }) { return }
        throw Diagnostic(
            .unknownName, at: span, "unknown name '\(owner.subject)'",
            suggestion: NearestName.nearest(to: owner.subject, among: names.order))
    }
}
