import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Where statements and property paths come in.
extension Interpreter {
    func runStatement(_ line: StatementLine) throws(Diagnostic) {
        throw Diagnostic(.unsupported, at: line.span, "statements are not understood yet")
    }

    /// `expect PATH VALUE`
    func expectProperty(_ path: Word, _ value: [Word]) throws(Diagnostic) {
        throw Diagnostic(.unsupported, at: path.span, "properties are not understood yet")
    }

    /// `set PATH VALUE`
    func setProperty(_ path: Word, _ value: [Word]) throws(Diagnostic) {
        throw Diagnostic(.unsupported, at: path.span, "properties are not understood yet")
    }
}

extension Interpreter {
    /// Property paths that begin with `prefix`.
    func pathCompletions(_ prefix: String) -> [CompletionItem] { [] }

    /// Refuses commands of a block that no word stands for.
    func checkWords(_ commands: [ParsedCommand]) throws(Diagnostic) {
        for case .verb(let verb) in commands { _ = try command(of: verb) }
    }
}
