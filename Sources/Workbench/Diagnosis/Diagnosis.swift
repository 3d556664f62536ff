import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// What is wrong in a session's world as it stands, and since when.
@MainActor
struct Diagnosis {
    let session: Session

    /// Every finding: what the last question was about comes first, then what is wrong before what is advised, then
    /// what the last step brought, then the oldest.
    func diagnose() -> [Finding] {
        let code = typedCode
        let world = examinedWorld(code)
        let found = world.findings
        let lasting = found.isEmpty ? [] : lasting(found, in: world, code)
        return raised(code) + classesRefused() + failureOfRefusedLine(code)
            + outletsOfRefusedLine(code)
            + (lasting + advice(on: code)).sorted { rank($0) < rank($1) }
    }

    /// The world as a diagnosis sees it.
    var examinedWorld: ExaminedWorld { examinedWorld(typedCode) }

    private func examinedWorld(_ code: TypedCode) -> ExaminedWorld {
        var histories = ObjectHistories()
        histories.read(
            session.world.simulator.log, leavingOut: session.journal.undone.map(\.events))
        return ExaminedWorld(
            session.world, histories, code: code, language: languageOfLastStatement)
    }

    /// What has still to happen before the world can be diagnosed; nil where nothing is under way.
    var outstanding: Message? {
        if let stepping = session.stops.stepping { return "'\(stepping.title)' has run to its end" }
        if session.world.fingerOnScreen != nil {
            return "the finger has gone to the end and was lifted"
        }
        return session.world.isHeld && !session.world.simulator.isIdle
            ? "all animations and deferred work have ended" : nil
    }

    private func rank(_ finding: Finding) -> (Int, Int, Int) {
        let gravity = finding.gravity == .fault ? 0 : 1
        guard let asked = session.lastAsked, asked.step == session.journal.current else {
            return (1, gravity, age(finding))
        }
        let names = asked.names.union(asked.names.compactMap(className))
        let isAsked = finding.objects.contains { names.contains(String($0.prefix { $0 != "." })) }
        return (isAsked ? 0 : 1, gravity, age(finding))
    }

    /// The class of an object that a name leads to.
    private func className(of name: String) -> String? {
        let world = session.world
        guard world.names.isKnown(name), let object = world.names.object(name) else { return nil }
        return world.simulator.log.objects.className(world.simulator.objectID(of: object))
    }

    /// What the last step brought is the youngest, and what is asked about.
    private func age(_ finding: Finding) -> Int {
        guard let step = finding.since?.step else { return .max }
        return finding.gravity == .fault && step == session.journal.current ? -1 : step
    }

    /// The language of the last step that was UIKit code; Swift where none was.
    var languageOfLastStatement: SourceLanguage {
        for step in session.journal.path(to: session.journal.current).reversed()
        where !session.watch.ends() {
            let block = Block(text: session.journal[step].source, span: session.journal[step].span)
            if case .statement(let line)? = try? session.parse(block).last { return line.language }
        }
        return .swift
    }

    /// Repeats the steps beside the world: notes for each finding the step after which it was there
    /// and has stayed, and drops what has gone when all that is under way has ended.
    private func lasting(
        _ findings: [Finding], in world: ExaminedWorld, _ code: TypedCode
    ) -> [Finding] {
        session.rehearse { rehearsal in
            let lines = session.lines(to: session.journal.current, in: rehearsal)
            var search = OriginSearch(
                of: findings, lineCount: lines.count, sizeOfWorld: world.controllers.count)
            var isComplete = true
            while isComplete, let places = search.nextPlaces() {
                isComplete = repeated(lines, in: rehearsal, code, for: &search, examining: places)
            }
            let end = outstanding != nil && isComplete ? findingsAtTheEnd(of: rehearsal, code) : nil
            return search.origins.compactMap { origin in
                if let end, !end.contains(origin.finding.subject) { return nil }
                var finding = origin.finding
                finding.since = since(origin, lines)
                return finding
            }
        }
    }

    private func since(_ origin: FindingOrigin, _ lines: [RehearsedLine]) -> Finding.Origin? {
        guard let step = origin.firstPresent.flatMap({ lines[$0].step }) else { return nil }
        return Finding.Origin(
            step: step, source: session.journal[step].source,
            earliest: origin.open.isEmpty ? nil : lines[origin.open.lowerBound].step)
    }

    /// Runs the lines and examines the world after those that `places` names; false where the user
    /// stopped it.
    private func repeated(
        _ lines: [RehearsedLine], in rehearsal: Rehearsal, _ code: TypedCode,
        for search: inout OriginSearch, examining places: [Bool]
    ) -> Bool {
        var histories = ObjectHistories()
        let run = rehearsal.runTellingSteps(lines) { position in
            guard places[position] else { return }
            histories.read(rehearsal.world.simulator.log)
            let world = ExaminedWorld(
                rehearsal.world, histories, code: code, writesCode: false)
            search.note(world.findings, at: position)
        }
        return run.refusal == nil
    }

    /// What is found when all that is under way has come to its end beside the world.
    private func findingsAtTheEnd(
        of rehearsal: Rehearsal, _ code: TypedCode
    ) -> Set<Finding.Subject> {
        finish(rehearsal)
        return rehearsal.findings(code)
    }

    /// Lets what is under way come to its end beside the world: the calls of a stopped step that are
    /// not left out, what a finger moves, and all that is in flight.
    private func finish(_ rehearsal: Rehearsal) {
        let other = rehearsal.session
        let span = session.stops.stepping?.span ?? SourceSpan(line: 1, column: 1)
        _ = other.retake(at: span) { () throws(Diagnostic) in
            if let stepping = session.stops.stepping {
                try Stepper(session: other).perform(
                    stepping.stepped.commands, through: CallGate(leavingOut: stepping.leftOut))
            }
            other.world.finishFinger()
            try other.settle(other.world, at: span)
        }
    }
}

extension Rehearsal {
    /// What is wrong in the world as the last run left it, where that is the session's code.
    func findings(_ code: TypedCode) -> Set<Finding.Subject> {
        var histories = ObjectHistories()
        histories.read(world.simulator.log)
        let world = ExaminedWorld(world, histories, code: code, writesCode: false)
        return Set(world.findings.map(\.subject))
    }
}
