import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Answers why a callback was not sent in a session.
@MainActor
struct WhyNot {
    let session: Session

    /// Tells why the callback was not sent in a step, and what would have sent it: by default in the
    /// last one, or by a finger that reached nothing since.
    func tellWhyNot(
        _ query: EventQuery, in step: Int?, at span: SourceSpan
    ) throws(Diagnostic) {
        guard case .pattern(let asked) = query.subject, asked.mayBeAbsent else {
            throw Diagnostic(
                .wrongValue, at: span,
                "'\(query.text)' was sent, or is no callback: write NAME.CALLBACK")
        }
        let pattern = try OwnerSearch(session: session).resolve(
            owned(asked, at: span), at: span)
        guard let owner = pattern.owner else { return }
        let missed =
            step == nil
            ? session.refusedFinger.flatMap { $0.isLast(in: session.journal) ? $0 : nil } : nil
        guard let stepAsked = missed?.step ?? askedStep(step) else {
            return session.say(.lines(["no step was taken yet"]))
        }
        var told = try answer(
            text(of: query, asked, owner), pattern.limited(to: owner), about: owner, in: stepAsked,
            at: span)
        told.refusal = missed?.reason
        if case .sent = told.finding {
            correct(&told, asked, about: owner)
            if asked.callbacks == [.deinitialized] { told.wrong = faultsOfCode(of: owner) }
        }
        if told.lacksRemedy, step == nil || stepAsked.number >= session.journal.current {
            told.wrong = wrong(with: owner)
        }
        // A method of the user's own has many senders, and what sends it by hand may not be what was meant.
        let isOpen = told.leavesOpen || asked.ownMethod != nil && told.lacksRemedy
        if told.wrong.isEmpty, !told.namesCondition || isOpen {
            told.pitfalls = pitfalls(at: asked)
        }
        session.say(told)
        session.changesFound = FoundChanges(told, in: session.journal)
    }

    /// What people often stumble over who miss it.
    private func pitfalls(at asked: EventQuery.Pattern) -> [WhyNotAnswer.Pitfall] {
        let names =
            [asked.ownMethod, asked.property].compactMap(\.self)
            + asked.callbacks.map(\.spelling.base)
        var seen: Set<String> = []
        let about = names.flatMap(Pitfall.at).filter {
            names.contains($0.names[0]) && $0.isOfSomethingMissed && seen.insert($0.seen).inserted
        }
        let found = about.isEmpty ? RelatedPitfalls.at(names, in: codeAsked(about: asked)) : about
        return found.prefix(2).map {
            WhyNotAnswer.Pitfall(seen: $0.seen, why: $0.why, instead: $0.instead)
        }
    }

    /// The names in the code of who is asked about; of all classes where that has none.
    private func codeAsked(about asked: EventQuery.Pattern) -> Set<String> {
        let diagnosis = Diagnosis(session: session)
        let object = asked.owner.flatMap { session.world.names.object($0.subject) }
        let name = object.map { session.world.className(of: $0) }
        let own = diagnosis.typedCode.classes.first { $0.name == name }
        return own?.codeWords ?? diagnosis.wordsOfCode
    }

    /// What doctor finds wrong with the object, with what is in its view, and with its class.
    func wrong(with owner: EventQuery.Owner) -> [Finding] {
        let diagnosis = Diagnosis(session: session)
        guard diagnosis.outstanding == nil else { return [] }
        let names = concerned(owner)
        let faults = diagnosis.examinedWorld.findings.filter {
            $0.gravity == .fault && $0.objects.first.map(names.contains) ?? false
        }
        if !faults.isEmpty { return Array(faults.prefix(2)) }
        let vain = callsInVain(in: diagnosis.examinedWorld)
        return vain.isEmpty ? stumbled(over: names, in: diagnosis) : vain
    }

    /// What in the code of the object's class would keep it in an app, as a display link, and is not simulated.
    private func faultsOfCode(of owner: EventQuery.Owner) -> [Finding] {
        let diagnosis = Diagnosis(session: session)
        let log = session.world.simulator.log
        let kind = log.objects.ids.last { log.objects.name($0) == owner.name }
            .map(log.objects.className)
        return diagnosis.advice(on: diagnosis.typedCode).filter { finding in
            finding.gravity == .fault && finding.rule == .b15 && finding.objects.first == kind
        }
    }

    /// What people stumble over in the code of the object's class.
    private func stumbled(over names: Set<String>, in diagnosis: Diagnosis) -> [Finding] {
        let advice = diagnosis.advice(on: diagnosis.typedCode).filter { finding in
            finding.symptom != nil && finding.objects.first.map(names.contains) ?? false
        }
        return Array(advice.prefix(2))
    }

    /// What the last step has called in vain, as a pop of a stack that has its root alone.
    private func callsInVain(in world: ExaminedWorld) -> [Finding] {
        let journal = session.journal
        guard journal.current > 0,
            world.histories.callsInVain.contains(where: journal[journal.current].events.contains)
        else { return [] }
        return CallInVain.findings(in: world).suffix(1)
    }

    /// The names of the object, of its class, of what it manages, and of what it presents.
    private func concerned(_ owner: EventQuery.Owner) -> Set<String> {
        let world = session.world
        guard let object = world.names.object(owner.subject) ?? world.referent(path: owner.name)
        else { return [owner.subject] }
        let managed = world.names.reachable.filter { part in
            let view = part as? UIView ?? (part as? UIGestureRecognizer)?.view
            let presenter = (part as? UIViewController)?.presentingViewController
            return view?.nearestOwner === object || presenter === object
        }
        return Set(managed.flatMap { [world.name(of: $0), world.code(of: $0)] })
            .union([owner.subject, world.name(of: object), world.className(of: object)])
    }

    /// As it was asked, with the name that the log has for the owner where the question has none.
    private func text(
        of query: EventQuery, _ asked: EventQuery.Pattern, _ owner: EventQuery.Owner
    ) -> String {
        guard let old = asked.owner else { return "\(owner.name).\(query.text)" }
        if session.world.names.isKnown(old.subject) { return query.text }
        return owner.name + query.text.dropFirst(old.name.count)
    }

    /// The pattern with the only object that may be meant, where the question names none.
    private func owned(
        _ pattern: EventQuery.Pattern, at span: SourceSpan
    ) throws(Diagnostic) -> EventQuery.Pattern {
        if pattern.owner != nil { return pattern }
        let able = OwnerSearch(session: session).owners(of: pattern)
        let missed = able.count > 1 ? passedOver(able, pattern) : able
        let owners = missed.count == 1 ? missed : inPresentation(missed, pattern)
        guard owners.count == 1 else {
            let callback = pattern.callbacks[0].spelling.base
            throw Diagnostic(
                .wrongValue, at: span,
                owners.isEmpty
                    ? "nothing that is there gets '\(callback)': write NAME.\(callback)"
                    : "whose '\(callback)': \(OwnerSearch.list(owners))?")
        }
        return pattern.of(owners[0])
    }

    /// The only one of them that the last step sent no such callback; all where it sent it to all but one no more.
    private func passedOver(_ owners: [String], _ pattern: EventQuery.Pattern) -> [String] {
        let journal = session.journal
        guard journal.current > 0 else { return owners }
        let events = journal[journal.current].events
        let missed = owners.filter {
            pattern.of($0).matches(in: events, of: session.world.simulator.log).isEmpty
        }
        return missed.count == 1 ? missed : owners
    }

    /// The one of them that has presented another, where it is asked why that does not disappear; where none is there,
    /// the one that was presented last.
    private func inPresentation(_ owners: [String], _ pattern: EventQuery.Pattern) -> [String] {
        guard !owners.isEmpty else { return presentedLast(pattern).map { [$0] } ?? [] }
        guard pattern.callbacks.allSatisfy({ $0 == .viewWillDisappear || $0 == .viewDidDisappear })
        else { return owners }
        let presenting = owners.filter { name in
            session.world.names.controller(name)?.presentedViewController != nil
        }
        return presenting.count == 1 ? presenting : owners
    }

    /// The name of the controller whose presentation ended last, where the callback is told its delegate.
    private func presentedLast(_ pattern: EventQuery.Pattern) -> String? {
        let told = "UIAdaptivePresentationControllerDelegate"
        guard pattern.callbacks.allSatisfy({ $0.receivingProtocol == told }) else { return nil }
        let log = session.world.simulator.log
        return log.events.last { $0.callback == .dismissalTransitionDidEnd }.map {
            String(log.objects.name($0.object).prefix { $0 != "." })
        }
    }

    /// The step that is asked about: by its number, or the last, which an exception may have undone.
    private func askedStep(_ number: Int?) -> TypedStep? {
        if let number {
            return session.journal.has(number) ? session.typedStep(number) : undoneStep(number)
        }
        if let undone = session.journal.undone.last, undone.parent == session.journal.current,
            !undone.wasRefused
        {
            return session.step(ofEvent: undone.events.lowerBound)
        }
        return session.journal.current == 0 ? nil : session.typedStep(lastDeed)
    }

    /// The last step that did more than declare types; the last of all, where each of them only declares.
    private var lastDeed: Int {
        let journal = session.journal
        var step = journal.current
        while step != 0, journal[step].events.isEmpty, onlyDeclares(journal[step]) {
            step = journal.parent(of: step)
        }
        return step == 0 ? journal.current : step
    }

    private func onlyDeclares(_ step: Journal.Entry) -> Bool {
        let commands = try? session.parse(Block(text: step.source, span: step.span))
        return commands?.allSatisfy(\.onlyDeclaresTypes) ?? false
    }

    private func undoneStep(_ number: Int) -> TypedStep? {
        session.journal.undoneStep(number).flatMap { session.step(ofEvent: $0.events.lowerBound) }
    }

    private func answer(
        _ query: String, _ pattern: EventQuery.Pattern, about owner: EventQuery.Owner,
        in step: TypedStep, at span: SourceSpan
    ) throws(Diagnostic) -> WhyNotAnswer {
        let question = Question(query, step, in: session)
        let search = session.rehearse { rehearsal in
            let search =
                unfinishedSearch(for: question)
                ?? WhyNotSearch(
                    pattern, about: owner.subject, lines: lines(to: step, in: rehearsal),
                    in: rehearsal)
            search.goOn(
                in: rehearsal, for: session.patience, isCounted: !session.policy.isInteractive)
            return search
        }
        if search.lacksScene { try session.checkWatch(at: span) }
        session.unfinishedSearch =
            search.isComplete ? nil : UnfinishedSearch(question: question, search: search)
        return WhyNotAnswer(
            query: query, step: step, refusal: nil, outcome: search.outcome,
            finding: search.finding(endedBy: ending(of: search))
                ?? .sent(numbers(of: search.query, in: step)),
            tried: search.tried)
    }

    /// The search that goes on where the same is asked again, and nothing has happened since.
    private func unfinishedSearch(for question: Question) -> WhyNotSearch? {
        guard let unfinished = session.unfinishedSearch, unfinished.question == question
        else { return nil }
        return unfinished.search
    }

    private func ending(of search: WhyNotSearch) -> WhyNotAnswer.Ending {
        if search.isComplete { return .complete }
        return session.watch.wasInterrupted ? .stopped : .outOfPatience(seconds: session.patience)
    }

    private func lines(to step: TypedStep, in rehearsal: Rehearsal) -> [RehearsedLine] {
        let parent =
            undoneStep(step)?.parent
            ?? (session.journal.has(step.number) ? nil : session.refusedFinger?.parent)
        guard let parent else { return session.lines(to: step.number, in: rehearsal) }
        return session.lines(to: parent, in: rehearsal)
            + [rehearsal.line(step.source, step: step.number)].compactMap { $0 }
    }

    /// The numbers of the callback's events in a step that leads here.
    private func numbers(of pattern: EventQuery.Pattern, in step: TypedStep) -> [Int] {
        let log = session.world.simulator.log
        if let undone = undoneStep(step) {
            return pattern.matches(in: undone.events, of: log).map { $0 + 1 }
        }
        guard session.journal.path(to: session.journal.current).contains(step.number) else {
            return []
        }
        return pattern.matches(in: session.journal[step.number].events, of: log).map { $0 + 1 }
    }

    /// What the journal keeps of a step that was undone: of several with the number, the last.
    private func undoneStep(_ step: TypedStep) -> UndoneStep? {
        step.isUndone ? session.journal.undone.last { $0.number == step.number } : nil
    }
}

extension EventQuery.Pattern {
    /// Whether it is something that may not have come: no warning, exception or call.
    fileprivate var mayBeAbsent: Bool { !callbacks.contains(where: \.isNote) }

    /// The same with those of the callbacks that the owner's kind can have: `a.willMove` is of
    /// parents, and `a.view.willMove` of superviews.
    fileprivate func limited(to owner: EventQuery.Owner) -> EventQuery.Pattern {
        var pattern = self
        pattern.owner = owner
        let fitting = callbacks.filter { ($0.category == .view) == owner.isView }
        if !fitting.isEmpty { pattern.callbacks = fitting }
        return pattern
    }
}
