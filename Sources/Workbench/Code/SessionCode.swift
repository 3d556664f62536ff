import CommandLanguage
import HierarchyRecords
import Statements

/// The steps of a session as code: they are taken again beside the world, and written down.
@MainActor
struct SessionCode {
    private let session: Session

    init(_ session: Session) { self.session = session }

    /// The code of each step that leads to one of the journal, in order; what was typed stays in
    /// its language.
    func code(to step: Int) -> [StepCode] {
        session.rehearse { rehearsal in
            let journal = session.journal
            let all = session.lines(to: journal.current, in: rehearsal)
            let plan = CodePlan(all.map(\.commands), session.vocabulary.table)
            return rehearsal.codes(session.lines(to: step, in: rehearsal), plan)
        }
    }

    /// The statements of the code of further commands behind a step, in order; what there is no code
    /// for is left out.
    func statements(of commands: [String], behind step: Int) -> [String] {
        session.rehearse { rehearsal in
            let further = commands.compactMap { rehearsal.line($0) }
            let lines = session.lines(to: step, in: rehearsal) + further
            let plan = CodePlan(lines.map(\.commands), session.vocabulary.table)
            return rehearsal.codes(lines, plan).suffix(further.count).flatMap(\.pieces)
                .filter { $0.language != nil }.map(\.text)
        }
    }

    /// The code of each step that leads to one, with all in one language that can be written in it.
    /// What is left where something cannot be written runs.
    func code(to step: Int, in language: SourceLanguage) -> [StepCode] {
        let codes = code(to: step)
        let other: SourceLanguage = language == .swift ? .objectiveC : .swift
        let isForeign = codes.contains { $0.has(other) }
        guard isForeign || codes.contains(where: { !$0.gaps.isEmpty }) else { return codes }
        let bundle = session.world.storyboards.known
        return session.rehearse { rehearsal in
            let lines = session.lines(to: step, in: rehearsal)
            let written =
                isForeign ? rehearsal.written(codes, lines, bundle, in: language) : codes
            return rehearsal.running(written, lines, bundle)
        }
    }

    /// The steps that lead here as a source file.
    func sourceFile(in language: SourceLanguage) -> SessionSource {
        let journal = session.journal
        let codes = code(to: journal.current, in: language)
        return SessionSource(
            zip(journal.currentPath, codes).map { ($0, journal[$0].source, $1) }, in: language)
    }
}

extension Rehearsal {
    /// Runs the lines in a fresh world and writes down each as code.
    fileprivate func codes(_ lines: [RehearsedLine], _ plan: CodePlan) -> [StepCode] {
        startFreshWorld()
        var lingering: [String] = []
        return mapUntilTheEnd(lines) { position, line in
            let writer = StepWriter(session, plan, at: position, lingering: lingering)
            take(at: position, line) { () throws(Diagnostic) in try writer.takeStep(line.commands) }
            writer.releaseNames()
            lingering = writer.lingering
            return writer.code
        }
    }

    /// The code of the lines in that language. Where a part of a class cannot be written, no part of
    /// it is.
    fileprivate func written(
        _ codes: [StepCode], _ lines: [RehearsedLine], _ bundle: [InterfaceFileStore.Entry],
        in language: SourceLanguage
    ) -> [StepCode] {
        var known = ClassParts()
        while !watch.ends() {
            startWorld(finding: bundle)
            let (codes, classes) = translations(of: codes, lines, to: language, known)
            if classes.isComplete { return codes }
            known = classes.learned
        }
        return codes
    }

    /// The code of the lines, without what cannot run.
    fileprivate func running(
        _ codes: [StepCode], _ lines: [RehearsedLine], _ bundle: [InterfaceFileStore.Entry]
    ) -> [StepCode] {
        var trial = CodeTrial(in: self, finding: bundle)
        return mapUntilTheEnd(zip(codes, lines)) { _, step in trial.judge(step.0, of: step.1) }
    }

    /// Runs the code of the lines in the world, which is fresh, and writes it in that language, but for
    /// the classes that are kept; with what it learned of the classes.
    fileprivate func translations(
        of codes: [StepCode], _ lines: [RehearsedLine], to language: SourceLanguage,
        _ known: ClassParts
    ) -> ([StepCode], ClassParts) {
        let assigned = codes.assignedNames
        var names: [String: ValueType] = [:]
        var classes = known
        let translated = mapUntilTheEnd(zip(lines, codes)) { position, step in
            let (line, code) = step
            guard code.hasStatements else {
                _ = session.retake(line.commands, at: line.span)
                return code
            }
            let translator = StepTranslator(
                session, to: language, assigned: assigned, names: names, classes)
            take(at: position, line) { () throws(Diagnostic) in try translator.take(code) }
            names = translator.names
            classes = translator.classes
            return translator.code
        }
        return (translated, classes)
    }

    /// What `body` makes of each, with its position; ends early where the user ends it, and what is
    /// made so far is of no use then.
    private func mapUntilTheEnd<Element, Result>(
        _ elements: some Sequence<Element>, _ body: (Int, Element) -> Result
    ) -> [Result] {
        var results: [Result] = []
        watch.during("writing step \(results.count + 1)") {
            for element in elements where !watch.ends() {
                results.append(body(results.count, element))
            }
        }
        return results
    }

    private func take(
        at position: Int, _ line: RehearsedLine, _ body: () throws(Diagnostic) -> Void
    ) {
        world.simulator.step = UInt32(truncatingIfNeeded: position + 1)
        _ = session.retake(at: line.span, body)
    }
}

extension [StepCode] {
    /// The names that a statement assigns, and does not declare.
    fileprivate var assignedNames: Set<String> {
        let statements = statements
        var names: Set<String> = []
        for body in [statements] + statements.types.flatMap(\.bodies) {
            CodeWalk.assignments(of: body) { target, _ in
                if case .name(let name) = target.kind { names.insert(name) }
            }
        }
        return names
    }
}
