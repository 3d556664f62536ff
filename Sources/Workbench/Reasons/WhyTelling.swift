import CommandLanguage
import HierarchyRecords
import Statements

/// Answers `why`.
@MainActor
struct WhyTelling {
    let session: Session
    /// The step that is asked about; nil where none was named.
    let step: Int?
    let span: SourceSpan

    private var log: EventLog { session.world.simulator.log }
    private var journal: Journal { session.journal }

    func tell(_ question: WhyQuestion) throws(Diagnostic) {
        switch question.kind {
        case .last: tellLast()
        case .came(let words):
            guard let query = try understood(words, in: question) else { return }
            try tellWhy(query)
            if question.saysMore { tellWhatIsWrong(with: question.subjects) }
        case .didNotCome(let words):
            if words.isEmpty {
                throw Diagnostic(
                    .wrongArity, at: span,
                    "'why not' needs the callback that did not come: why not NAME.CALLBACK")
            }
            if let word = question.superfluous {
                throw Diagnostic(
                    .wrongArity, at: word.span,
                    "'\(word.text)' says nothing here: why not NAME.CALLBACK [--step STEP]")
            }
            if let query = try understood(words, in: question) { try tellWhyNot(query) }
        case .twice(let words):
            try tellWhyTwice(words)
            tellPitfalls(with: question.subjects)
        case .rather(let words, let others):
            try tellWhy(query(words))
            try tellWhyNot(query(others))
        }
    }

    private func query(_ words: [Word]) throws(Diagnostic) -> EventQuery {
        try EventQuery(words, knowing: OwnMethods(world: session.world))
    }

    /// What the words ask about. Words that name no event are answered by what `doctor` finds, and by what people
    /// stumble over and ask that resembles them, nil then; where that is nothing they are refused.
    private func understood(
        _ words: [Word], in question: WhyQuestion
    ) throws(Diagnostic) -> EventQuery? {
        do throws(Diagnostic) {
            return try query(words)
        } catch {
            let diagnosis = Diagnosis(session: session)
            let sentence =
                question.saysMore ? question.sentence : words.map(\.text).joined(separator: " ")
            if words.count == 1, tellPitfalls(atMember: sentence) { return nil }
            guard SentenceWords.isSentence(sentence), step == nil, diagnosis.outstanding == nil
            else { throw error }
            let found = diagnosis.diagnose()
            let pages = Explanations(session: session).pages(like: sentence)
            if found.isEmpty, pages.isEmpty { throw error }
            if !found.isEmpty { diagnosis.tell(found) }
            for page in pages { session.say(page) }
            return nil
        }
    }

    private func tellWhyNot(_ query: EventQuery) throws(Diagnostic) {
        try WhyNot(session: session).tellWhyNot(query, in: step, at: span)
    }

    /// What `doctor` finds wrong with the objects that a sentence names, behind the reason of the event.
    private func tellWhatIsWrong(with subjects: Set<String>) {
        let diagnosis = Diagnosis(session: session)
        guard step == nil, diagnosis.outstanding == nil else { return }
        let found = diagnosis.diagnose().filter { finding in
            finding.objects.contains { object in
                subjects.contains(String(object.prefix { $0 != "." }))
            }
        }
        if !found.isEmpty { diagnosis.tell(found) }
    }

    /// What people stumble over in the classes of the objects that a question names.
    private func tellPitfalls(with subjects: Set<String>) {
        let diagnosis = Diagnosis(session: session)
        let names = session.world.names
        let classes = subjects.compactMap { name in
            names.isKnown(name)
                ? names.object(name).map { session.world.className(of: $0) } : nil
        }
        let found = diagnosis.advice(on: diagnosis.typedCode).filter { finding in
            finding.symptom != nil && finding.objects.first.map(classes.contains) ?? false
        }
        if !found.isEmpty { diagnosis.tell(found) }
    }

    // MARK: The last

    /// The last exception or warning of the last step, or else the last event that is shown; a mark is the
    /// user's own, and nothing to ask about.
    private func tellLast() {
        if step == nil, tellFailure() { return }
        let surprise = [Callback.exception, .warning].lazy.compactMap { callback in
            recent.last { log.events[$0].callback == callback }
        }.first
        if step == nil, surprise == nil, let silence = SilentStep(of: session) {
            return tell(silence)
        }
        let shown = session.display.categories
        let index =
            surprise
            ?? range.last {
                let callback = log.events[$0].callback
                return callback != .mark && shown.contains(callback.category)
            }
        guard let index else {
            return session.say(
                .lines([session.teaching.phrases("no event that is shown was sent yet")]))
        }
        session.say(session.causeChain(of: index))
        guard step == nil, surprise != nil else { return }
        let diagnosis = Diagnosis(session: session)
        let raised = diagnosis.raised(diagnosis.typedCode)
        if !raised.isEmpty { diagnosis.tell(raised) }
    }

    /// That the last step has sent nothing, and why; then what is wrong since, or how to ask on.
    private func tell(_ silence: SilentStep) {
        session.say(.lines(silence.lines.map { session.teaching.phrases($0) }))
        let diagnosis = Diagnosis(session: session)
        let found = diagnosis.outstanding == nil ? diagnosis.diagnose() : []
        if !found.isEmpty { diagnosis.tell(found) }
    }

    /// What the last line failed by, where that was a fatal error or an exception; false where it did not fail so.
    private func tellFailure() -> Bool {
        let diagnosis = Diagnosis(session: session)
        let code = diagnosis.typedCode
        let failed = diagnosis.failureOfRefusedLine(code)
        guard !failed.isEmpty else { return false }
        diagnosis.tell(failed)
        return true
    }

    /// The events since the last step began, which an exception may have undone.
    private var recent: Range<Int> {
        guard step == nil else { return range }
        let current = journal.current == 0 ? nil : journal.events(of: journal.current)
        let begins = [current, journal.undone.last?.events].compactMap { $0?.lowerBound }
        return min(begins.max() ?? 0, log.count)..<log.count
    }

    // MARK: One event

    private func tellWhy(_ query: EventQuery) throws(Diagnostic) {
        switch query.subject {
        case .number(let number):
            guard (1...max(1, log.count)).contains(number),
                !log.events.isEmpty
            else { return say([noEvent(query.text)]) }
            session.say(session.causeChain(of: number - 1))
        case .pattern(let asked):
            let pattern = try resolve(asked)
            try checkLeadsHere()
            guard let index = indices(of: pattern).last else {
                say([unsent(query)])
                return tellPitfalls(at: pattern)
            }
            session.say(session.causeChain(of: index))
        }
    }

    /// What people stumble over at what was not sent, in code such as the session's.
    private func tellPitfalls(at pattern: EventQuery.Pattern) {
        let names =
            [pattern.ownMethod, pattern.property].compactMap(\.self)
            + pattern.callbacks.map(\.spelling.base)
        let code = Diagnosis(session: session).wordsOfCode
        let found = RelatedPitfalls.at(names, in: code).prefix(2)
        if found.isEmpty { return }
        session.say(Explanations(session: session).page(on: Array(found)))
    }

    /// What people stumble over at a member that is no callback of the log's: `contentOffset` of `list.contentOffset`;
    /// false where nothing is known of it.
    private func tellPitfalls(atMember path: String) -> Bool {
        guard let (owner, name) = path.splitAtLastDot,
            session.world.names.isKnown(
                String(owner.prefix { $0 != "." }))
        else { return false }
        let code = Diagnosis(session: session).wordsOfCode
        let found = RelatedPitfalls.at([name], in: code).prefix(2)
        if found.isEmpty { return false }
        session.say(Explanations(session: session).page(on: Array(found)))
        return true
    }

    private func resolve(_ pattern: EventQuery.Pattern) throws(Diagnostic) -> EventQuery.Pattern {
        let pattern = try OwnerSearch(session: session).resolve(pattern, at: span)
        return pattern.also(called: Telling(pattern, in: session.world)?.names ?? [])
    }

    /// The events of the step, or of the whole log.
    private var range: Range<Int> {
        (step.flatMap(journal.events) ?? 0..<log.count).clamped(to: 0..<log.count)
    }

    private func indices(of pattern: EventQuery.Pattern) -> [Int] {
        range.filter { pattern.matches(log.events[$0], in: log) }
    }

    /// Refuses a step whose events are not in the log.
    private func checkLeadsHere() throws(Diagnostic) {
        guard let step, !journal.currentPath.contains(step), journal.undoneStep(step) == nil
        else { return }
        throw Diagnostic(
            .wrongValue, at: span, "step \(step) does not lead here; 'goto \(step)' leads there")
    }

    private func say(_ lines: [Message]) {
        session.say(.lines(lines.map { session.teaching.phrases($0) }))
    }

    private func noEvent(_ number: String) -> Message {
        let count = log.count
        return count == 0
            ? "there is no event \(number): the log is empty"
            : "there is no event \(number): the log has \(count)"
    }

    private func unsent(_ query: EventQuery) -> Message {
        guard let step else {
            return
                "\(query.text) was not sent: 'why not \(query.text)' looks for what would send it"
        }
        let question = "why not \(query.text) --step \(step)"
        return
            "\(query.text) was not sent in step \(step): '\(question)' looks for what would send it"
    }

    // MARK: The same twice

    private func tellWhyTwice(_ words: [Word]?) throws(Diagnostic) {
        guard let words else { return tellPair(lastPair) }
        if words.count == 1, tellObjects(ofClass: words[0].text) { return }
        let query = try query(words)
        guard case .pattern(let asked) = query.subject else {
            throw Diagnostic(
                .wrongValue, at: span, "'\(query.text)' is one event: write NAME.CALLBACK")
        }
        let indices = indices(of: try resolve(asked))
        guard let last = indices.last else {
            return say([unsent(query)])
        }
        let before = indices.dropLast().last {
            log.events[$0].object == log.events[last].object
        }
        guard let before else {
            return say(["\(query.text) was sent once: event \(last + 1)"])
        }
        tellPair((before, last))
    }

    /// The last event that is shown of which the same object got the same before.
    private var lastPair: (Int, Int)? {
        let shown = session.display.categories
        var last: [Receipt: Int] = [:]
        var pair: (Int, Int)?
        for index in range {
            let event = log.events[index]
            guard !event.callback.isNote, shown.contains(event.callback.category) else { continue }
            let receipt = Receipt(
                callback: event.callback, object: event.object, others: event.argument.objects)
            if let before = last.updateValue(index, forKey: receipt) { pair = (before, index) }
        }
        return pair
    }

    /// That an object got a callback about the same objects, whatever its other arguments.
    private struct Receipt: Hashable {
        let callback: Callback
        let object: ObjectID
        let others: [ObjectID]
    }

    /// Both events with what brought them, and what differs.
    private func tellPair(_ pair: (Int, Int)?) {
        guard let (first, second) = pair else {
            return say(["nothing that is shown was sent twice"])
        }
        let chains = [first, second].map { session.causeChain(of: $0) }
        let texts = [first, second].map { log.text(log.events[$0]) }
        say([
            texts[0] == texts[1]
                ? "\(texts[1]) came by event \(first + 1) and by event \(second + 1):"
                : "\(texts[0]) came by event \(first + 1), and \(texts[1]) by event \(second + 1):",
            "  \(first + 1): \(origin(of: chains[0]))",
            "  \(second + 1): \(origin(of: chains[1]))",
        ])
        for chain in chains { session.say(chain) }
    }

    /// Where there are two objects of a class: the first event of each of the last two, and what brought it; false where
    /// there are not.
    private func tellObjects(ofClass name: String) -> Bool {
        let objects = log.objects.ids.filter { log.objects.className($0) == name }
        let firsts = objects.suffix(2).compactMap { object in
            range.first { log.events[$0].object == object && !log.events[$0].callback.isNote }
        }
        guard firsts.count == 2 else { return false }
        let names = objects.map(log.objects.name)
        let chains = firsts.map { session.causeChain(of: $0) }
        session.say(
            .lines(
                [
                    "\(names.count) objects of class \(name) were made: \(OwnerSearch.list(names))"
                        .replacing(
                            " or ", with: " and ")
                ]
                    + zip(names.suffix(2), chains).map {
                        "  \($0) by \(origin(of: $1))"
                    }))
        for chain in chains { session.say(chain) }
        return true
    }

    /// What began it all: the call and the step.
    private func origin(of chain: CauseChain) -> Message {
        let call = chain.events.last.map { Message(log.text(log.events[$0])) }
        let step = chain.step.map { "step \($0.number), \($0.oneLine)" as Message }
        guard let call, let step else { return call ?? step ?? "" }
        return "\(call) (\(step))"
    }
}

extension EventArgument {
    /// The objects that it names beside the one that got the event.
    fileprivate var objects: [ObjectID] {
        switch self {
        case .object(let object), .shown(let object, _), .call(_, let object): [object]
        case .pair(let first, let second, _): [first, second]
        case .transition(let from, let to, _): [from, to]
        case .none, .flag, .size, .traits, .text: []
        }
    }
}
