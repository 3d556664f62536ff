import CommandLanguage
import Statements

/// Takes one step piece by piece and writes each in the other language before it runs, for what a
/// name means depends on the world that it meets.
@MainActor
final class StepTranslator {
    private(set) var code = StepCode()
    private let session: Session
    private let language: SourceLanguage
    /// Names that steps assign after their declaration.
    private let assigned: Set<String>
    /// What earlier steps declared in Swift, with their types.
    private(set) var names: [String: ValueType]
    private(set) var classes: ClassParts
    /// Why a part of the step cannot be written.
    private var gap: String?

    init(
        _ session: Session, to language: SourceLanguage, assigned: Set<String>,
        names: [String: ValueType], _ classes: ClassParts
    ) {
        self.classes = classes
        self.session = session
        self.language = language
        self.assigned = assigned
        self.names = names
    }

    /// Writes the pieces and runs them, as parts of one step.
    func take(_ step: StepCode) throws(Diagnostic) {
        code.isLine = step.isLine
        try takePieces(of: step)
        // What stands on one line belongs together: all of it is written, or nothing.
        guard step.isLine, let gap else { return }
        code = StepCode()
        code.add(gap: gap, code: step.lines.joined(separator: "\n"))
    }

    private func takePieces(of step: StepCode) throws(Diagnostic) {
        for piece in step.pieces {
            if session.world.simulator.pendingException != nil { return }
            switch piece {
            case .declaration, .statement:
                for line in try piece.parsed() { try take(line, piece) }
            case .remark(let text): code.add(remark: text)
            case .gap(let reason, let comment): code.add(gap: reason, comment: comment)
            }
        }
    }

    private func take(_ line: StatementLine, _ piece: StepCode.Piece) throws(Diagnostic) {
        let statements = session.world.statements
        statements.onCheck = { [self] check, block in write(piece, line, check, block) }
        defer { statements.onCheck = { _, _ in } }
        try session.runStatement(line)
    }

    private func write(
        _ piece: StepCode.Piece, _ line: StatementLine, _ check: LineUnderCheck,
        _ block: CheckedBlock
    ) {
        let isForeign = check.language != language || line.statements.mixes(language)
        guard isForeign else {
            return add(piece, line.endedSource(in: check.language), isTyped: true)
        }
        let names = Set(line.statements.compactMap(\.nameOfClass))
        do throws(CodeGap) {
            if let reason = classes.reasonToKeep(names) { throw CodeGap(reason) }
            let lines = try lines(of: line, check, block)
            if !lines.isEmpty { add(piece, lines.joined(separator: "\n"), isTyped: false) }
        } catch {
            switch language {
            case .swift: classes.leaveOut(names, because: error.reason)
            case .objectiveC: classes.omit(line.statements.flatMap(\.definedNames))
            }
            gap = gap ?? error.reason
            code.add(gap: error.reason, code: line.source)
        }
    }

    private func lines(
        of line: StatementLine, _ check: LineUnderCheck, _ block: CheckedBlock
    ) throws(CodeGap) -> [String] {
        if language == .objectiveC {
            if let lines = PastedClass(line)?.lines { return lines }
            let writer = ObjectiveCWriter(check, of: line, omitted: classes.omitted)
            let lines = try writer.statements(block)
            classes.omit(writer.omissions.filter { !$0.isOverride }.map(\.name))
            for omission in writer.omissions {
                code.add(omission: "'\(omission.name)', since \(omission.reason)")
            }
            return lines
        }
        let writer = SwiftWriter(check, names: names, assigned: assigned)
        let lines = try writer.lines(line.statements.filter { classes.isToBeWritten($0) })
        names = writer.names
        return lines
    }

    private func add(_ piece: StepCode.Piece, _ text: String, isTyped: Bool) {
        if case .declaration = piece {
            code.add(declaration: text, language, isTyped: isTyped)
        } else {
            code.add(statement: text, language, isTyped: isTyped)
        }
    }
}

extension Statement {
    /// The types and members that are missing where it is left out.
    fileprivate var definedNames: [String] {
        if case .definition(let definition) = self { definition.definedNames } else { [] }
    }
}

extension [Statement] {
    /// Whether they hold a class with members of another language.
    fileprivate func mixes(_ language: SourceLanguage) -> Bool {
        contains { statement in
            guard case .definition(.class(let declaration)) = statement else { return false }
            return (declaration.methods + declaration.initialisers).contains {
                $0.language != language
            }
        }
    }
}
