import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// What is wrong in the world as it stands, and since when.
extension Interpreter {
    /// Every finding, the oldest first.
    func diagnose() -> [Finding] {
        let found = examinedWorld.findings
        return ((found.isEmpty ? [] : lasting(found)) + adviceOnCode())
            .sorted { age($0) < age($1) }
    }

    /// The world as a diagnosis sees it.
    var examinedWorld: ExaminedWorld {
        var histories = ObjectHistories()
        histories.read(world.simulator.log, leavingOut: journal.undone.map(\.events))
        return ExaminedWorld(world, histories, language: languageOfLastStatement)
    }

    /// What has still to happen before the world can be diagnosed; nil where nothing is under way.
    var outstanding: String? {
        if let stepping { return "'\(stepping.title)' has run to its end" }
        return world.isHeld && !world.simulator.isIdle ? "all that is in flight has ended" : nil
    }

    private func age(_ finding: Finding) -> Int { finding.since?.step ?? .max }

    /// The language of the last step that was UIKit code; Swift where none was.
    private var languageOfLastStatement: SourceLanguage {
        for step in journal.path(to: journal.current).reversed() {
            let block = Block(text: journal[step].source, span: journal[step].span)
            if case .statement(let line)? = try? parse(block).last { return line.language }
        }
        return .swift
    }

    /// Repeats the steps beside the world: notes for each finding the step after which it was there
    /// and has stayed, and drops what has gone when all that is under way has ended.
    private func lasting(_ findings: [Finding]) -> [Finding] {
        var origins = findings.map(FindingOrigin.init)
        var steps: [Int?] = []
        var end: [Finding]?
        rehearse { rehearsal in
            let lines = lines(to: journal.current, in: rehearsal)
            steps = lines.map(\.step)
            // A long session is examined at some 48 places first, and then between those where a
            // finding came.
            let stride = max(1, lines.count / 48)
            var isComplete = repeated(lines, in: rehearsal, of: &origins) {
                $0 % stride == 0 || $0 == lines.count - 1
            }
            let open = origins.map(\.open)
            if isComplete, open.contains(where: { !$0.isEmpty }) {
                isComplete = repeated(lines, in: rehearsal, of: &origins) { position in
                    open.contains { $0.contains(position) }
                }
            }
            guard outstanding != nil, isComplete else { return }
            finish(rehearsal)
            var histories = ObjectHistories()
            histories.read(rehearsal.world.simulator.log)
            end = ExaminedWorld(rehearsal.world, histories).findings
        }
        return origins.compactMap { origin in
            if let end, !end.contains(where: origin.finding.isSame) { return nil }
            var finding = origin.finding
            let step = origin.firstPresent.flatMap { steps[$0] }
            finding.since = step.map { Finding.Origin(step: $0, source: journal[$0].source) }
            return finding
        }
    }

    /// Runs the lines and examines the world after those that `isExamined` accepts; false where the
    /// user stopped it.
    private func repeated(
        _ lines: [RehearsedLine], in rehearsal: Rehearsal, of origins: inout [FindingOrigin],
        examining isExamined: (Int) -> Bool
    ) -> Bool {
        var histories = ObjectHistories()
        let run = rehearsal.runTellingSteps(lines) { position in
            guard isExamined(position) else { return }
            histories.read(rehearsal.world.simulator.log)
            let present = ExaminedWorld(rehearsal.world, histories).findings
            for index in origins.indices { origins[index].note(present, at: position) }
        }
        return run.refusal == nil
    }

    /// Lets what is under way come to its end beside the world: the calls of a stopped step that are
    /// not left out, and all that is in flight.
    private func finish(_ rehearsal: Rehearsal) {
        let other = rehearsal.interpreter
        let span = stepping?.span ?? SourceSpan(line: 1, column: 1)
        _ = other.retake(at: span) { () throws(Diagnostic) in
            if let stepping {
                try Stepper(interpreter: other).perform(
                    stepping.stepped.commands, through: CallGate(leavingOut: stepping.leftOut))
            }
            try other.settle(other.world, at: span)
        }
    }
}
