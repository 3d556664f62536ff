import CommandLanguage
import HierarchyRecords

/// Plays a mystery with the person of a session.
@MainActor
struct MysteryPlay {
    let session: Session

    /// How far the learner is with the mystery of this world; nil where it is none's.
    var investigation: Investigation? {
        session.world.mystery.map(session.teaching.investigation(of:))
    }

    private var telling: MysteryTelling? {
        investigation.map { MysteryTelling(investigation: $0, words: session.teaching.words) }
    }

    /// Begins a mystery in a fresh world: tells it, takes its steps, and shows the log of those that
    /// the user of the app took.
    func begin(_ id: MysteryID) {
        session.teaching.endWithItsWorld()
        session.teaching.leaveOwnWorld()
        session.teaching.startWorld()
        session.teaching.closeInvestigation()
        let mystery = session.teaching.investigation(of: id).mystery
        session.withoutConsequences { tell(mystery) }
        session.draft.clear()
        if let telling { session.teaching.say(telling.invitation) }
    }

    private func tell(_ mystery: Mystery) {
        takeQuietly(
            session.settings.undoing + ["mystery \(mystery.id.text) \(MysteryRequest.begun)"])
        if let telling { session.teaching.say(telling.report) }
        let script = ScriptName("mystery")
        let source = Block(
            text: mystery.script, span: SourceSpan(in: script, line: 1, column: 1))
        for command in (try? session.parse(source)) ?? [] {
            let isShown = mystery.shown.contains(command.span.line)
            if isShown { session.teaching.say([.code([command.source])]) }
            _ = session.host.hearing(isShown ? .all : .none) { session.execute(command) }
        }
    }

    /// Takes steps without a reply.
    private func takeQuietly(_ sources: [String]) {
        let block = Block(
            text: sources.joined(separator: "\n"), span: SourceSpan(line: 1, column: 1))
        session.host.hearing(.none) { _ = session.runEach((try? session.parse(block)) ?? []) }
    }

    /// Says how things stand with the mystery.
    func tell() {
        if let telling { session.say(TeachingAnswer(telling.report + telling.state)) }
    }

    /// Shows the mystery's code.
    func showSource() {
        if let telling { session.say(TeachingAnswer(telling.source)) }
    }

    /// Tells the answer.
    func giveUp() {
        guard let telling, let investigation else { return }
        investigation.giveUp()
        sayEnd(telling.answer(twins(of: investigation.mystery)))
    }

    /// Judges an accusation.
    func judge(_ accusation: Accusation) {
        guard let telling, let investigation else { return }
        if investigation.isOver { return session.say(TeachingAnswer(telling.isOver)) }
        let mystery = investigation.mystery
        if accusation.isRight(in: mystery) {
            investigation.solve()
            return sayEnd(telling.solution(twins(of: mystery)))
        }
        if case .rule(let rule) = accusation, twins(of: mystery).rulesOfFault.contains(rule) {
            return session.say(TeachingAnswer([telling.citedOnly(rule)]))
        }
        investigation.pay(investigation.id.level.priceOfMistake)
        session.say(TeachingAnswer(telling.refusal(accusation)))
    }

    /// What ends a mystery, and how one comes back to where one was.
    private func sayEnd(_ parts: [TeachingPart]) {
        session.say(TeachingAnswer(parts + session.teaching.wayToOwnWorld))
    }

    private func twins(of mystery: Mystery) -> MysteryTwins {
        MysteryTwins(of: mystery, beside: session)
    }

    // MARK: What looking costs

    /// Lets a command look, by itself or within a step, and takes off what its answer costs in a
    /// mystery; throws where it is switched off.
    func lookForItsPrice(
        _ command: Command, _ arguments: borrowing Arguments,
        _ look: () throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        let price = session.standing.mystery == nil ? 0 : try price(of: command, arguments)
        try look()
        if !session.draft.foundNothing { pay(price) }
    }

    private func price(
        of command: Command, _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> Int {
        guard let id = session.standing.mystery, let investigation, !investigation.isOver,
            let look = MysteryLook(command, arguments)
        else { return 0 }
        if let price = id.level.price(of: look) { return price }
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span,
            "'\(look.rawValue)' is switched off in a mystery of this level",
            hint: "'log', 'tree', 'info' and 'mystery source' are free")
    }

    /// Takes off what the answer cost, and says so.
    private func pay(_ price: Int) {
        guard price > 0, let telling else { return }
        investigation?.pay(price)
        session.say(TeachingAnswer([telling.paid(price)]))
    }
}

extension Session {
    /// Whether a mystery is open whose fault was neither found nor told.
    var isInvestigating: Bool {
        guard let mystery = standing.mystery else { return false }
        return !teaching.investigation(of: mystery).isOver
    }
}

extension ReplyDraft {
    /// Whether `doctor` was asked and has found nothing.
    fileprivate var foundNothing: Bool {
        contents.contains { content in
            if case .answer(let answer as FindingsAnswer) = content {
                answer.findings.isEmpty
            } else {
                false
            }
        }
    }
}

extension MysteryLook {
    /// The question that a command answers; nil for the others.
    @MainActor
    fileprivate init?(_ command: Command, _ arguments: borrowing Arguments) {
        switch command.name {
        case "why":
            self = WhyQuestion(arguments.words(0)) { _ in false }.isAboutAbsence ? .whyNot : .why
        case "log" where CommandTable.givesReasons(ofLog: arguments): self = .why
        case "doctor": self = .doctor
        default: return nil
        }
    }
}
