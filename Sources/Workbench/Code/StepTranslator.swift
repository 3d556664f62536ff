import CommandLanguage

/// Takes one step piece by piece and writes each in the other language before it runs, for what a
/// name means depends on the world that it meets.
@MainActor
final class StepTranslator {
    private(set) var code = StepCode()
    private let interpreter: Interpreter
    private let language: SourceLanguage

    init(_ interpreter: Interpreter, to language: SourceLanguage) {
        self.interpreter = interpreter
        self.language = language
    }

    /// Writes the pieces and runs them, as parts of one step.
    func take(_ step: StepCode) throws(Diagnostic) {
        for piece in step.pieces {
            if interpreter.world.simulator.pendingException != nil { return }
            guard piece.language != nil else {
                code.add(remark: piece.text)
                continue
            }
            let span = SourceSpan(line: 1, column: 1)
            for case .statement(let line) in try interpreter.parse(
                Block(text: piece.text, span: span))
            {
                try take(line, piece)
            }
        }
    }

    private func take(_ line: StatementLine, _ piece: StepCode.Piece) throws(Diagnostic) {
        let statements = interpreter.world.statements
        statements.onCheck = { [self] checker, block in write(piece, line, checker, block) }
        defer { statements.onCheck = { _, _ in } }
        try interpreter.runStatement(line)
    }

    private func write(
        _ piece: StepCode.Piece, _ line: StatementLine, _ checker: StatementChecker,
        _ block: CheckedBlock
    ) {
        guard checker.language != language else { return add(piece, line.source, isTyped: true) }
        do throws(CodeGap) {
            guard language == .objectiveC else { throw CodeGap("typed in Objective-C") }
            let lines = try ObjectiveCWriter(checker).lines(block)
            add(piece, lines.joined(separator: "\n"), isTyped: false)
        } catch {
            code.add(remark: "\(error.reason):\n\(line.source)")
        }
    }

    private func add(_ piece: StepCode.Piece, _ text: String, isTyped: Bool) {
        if case .declaration = piece {
            code.add(declaration: text, language, isTyped: isTyped)
        } else {
            code.add(statement: text, language, isTyped: isTyped)
        }
    }
}
