import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Where statements and property paths come in.
extension Interpreter {
    /// Runs a line of statements; what its last expression gives is shown to somebody who types.
    func runStatement(_ line: StatementLine) throws(Diagnostic) {
        let statements = world.statements
        statements.onPrint = { [unowned self] in tellPrinted($0, at: line.span) }
        statements.onNote = { [unowned self] lines in
            if !isReplaying { say(.notes(lines)) }
        }
        statements.isInterrupted = { [unowned self] in
            if !wasInterrupted, isInterrupted() { wasInterrupted = true }
            return wasInterrupted
        }
        statements.limits = statementLimits
        let value = try statements.run(line)
        guard policy.isInteractive, !isReplaying else { return }
        if case .void = value { return }
        say(.lines([value.flatText]))
    }

    /// `expect PATH VALUE`
    func expectProperty(_ path: Word, _ value: [Word]) throws(Diagnostic) {
        if let failure = try world.statements.checkExpectation(path, value) { fail(failure) }
    }

    /// `set PATH VALUE`
    func setProperty(_ path: Word, _ value: [Word]) throws(Diagnostic) {
        try world.statements.set(path, to: value)
    }

    /// Property paths that begin with `prefix`.
    func pathCompletions(_ prefix: String) -> [CompletionItem] {
        world.statements.completions(of: prefix)
    }
}
