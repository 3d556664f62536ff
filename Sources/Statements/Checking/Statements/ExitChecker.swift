import CommandLanguage

/// Checks what leaves the code around it, and the labels that it may name.
@MainActor
struct ExitChecker {
    let line: LineUnderCheck

    func check(_ exit: Statement.Exit) throws(Diagnostic) -> CheckedStatement {
        switch exit {
        case .return(let value, let span): return try line.functions.checkReturn(value, at: span)
        case .break(let span):
            guard line.scope.breakDepth > 0 else {
                throw Diagnostic(.illegal, at: span, "'break' belongs into a loop or a 'switch'")
            }
            return .exit(.break)
        case .continue(let span):
            guard line.scope.loopDepth > 0 else {
                throw Diagnostic(.illegal, at: span, "'continue' belongs into a loop")
            }
            return .exit(.continue)
        case .fallthrough(let span):
            guard line.scope.breakDepth > line.scope.loopDepth else {
                throw Diagnostic(.illegal, at: span, "'fallthrough' belongs into a 'switch'")
            }
            return .exit(.fallthrough)
        case .jump(let isBreak, let label): return try checkJump(isBreak: isBreak, label)
        case .throw(let value, let span): return try line.errors.checkThrow(value, at: span)
        }
    }

    func checkLabeled(
        _ label: Word, _ statement: Statement
    ) throws(Diagnostic) -> CheckedStatement {
        if line.scope.labels.contains(where: { $0.name == label.text }) {
            throw Diagnostic(
                .duplicateName, at: label.span,
                "label '\(label.text)' cannot be reused on an inner statement")
        }
        line.scope.openLabel(label.text, isPlain: statement.isPlain, isLoop: statement.isLoop)
        defer { line.scope.closeLabel() }
        return try line.statements.check(statement)
    }

    private func checkJump(isBreak: Bool, _ label: Word) throws(Diagnostic) -> CheckedStatement {
        guard let target = line.scope.labels.last(where: { $0.name == label.text }) else {
            throw Diagnostic(
                .unknownName, at: label.span, "cannot find label '\(label.text)' in scope",
                suggestion: NearestName.nearest(
                    to: label.text, among: line.scope.labels.map(\.name)))
        }
        guard isBreak || target.isLoop else {
            throw Diagnostic(
                .illegal, at: label.span,
                "'continue' cannot go to '\(label.text)', which is no loop")
        }
        return .exit(.jump(isBreak: isBreak, target.label.number))
    }
}

extension Statement {
    fileprivate var isLoop: Bool { if case .loop = self { true } else { false } }

    /// Whether it is neither a loop nor a `switch`.
    fileprivate var isPlain: Bool { if case .branch(.switch) = self { false } else { !isLoop } }
}
