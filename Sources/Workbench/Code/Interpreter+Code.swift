import CommandLanguage
import HierarchyRecords

extension Interpreter {
    /// The code of each step that leads to one of the journal, in order.
    func code(to step: Int) -> [StepCode] {
        let path = journal.path(to: step)
        return rehearse { rehearsal in
            let lines = { (path: [Int]) in
                path.compactMap { rehearsal.line(self.journal[$0].source, step: $0) }
            }
            let plan = CodePlan(lines(journal.path(to: journal.current)).map(\.commands))
            return rehearsal.codes(lines(path), plan)
        }
    }

    /// The steps that lead here as a source file of Swift's.
    var swiftSource: SwiftSource {
        let path = journal.path(to: journal.current)
        let codes = code(to: journal.current)
        return SwiftSource(zip(path, codes).map { (journal[$0].source, $1) })
    }
}

extension Rehearsal {
    /// Runs the lines in a fresh world and writes down each as code.
    fileprivate func codes(_ lines: [RehearsedLine], _ plan: CodePlan) -> [StepCode] {
        startFreshWorld()
        return lines.enumerated().map { position, line in
            let writer = StepWriter(interpreter, plan)
            world.simulator.step = UInt32(truncatingIfNeeded: position + 1)
            _ = interpreter.retake(at: line.span) { () throws(Diagnostic) in
                try writer.take(line.commands)
            }
            return writer.code
        }
    }
}
