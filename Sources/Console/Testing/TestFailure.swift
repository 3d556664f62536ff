import CommandLanguage
import HierarchyRecords
import Workbench

/// One thing that went wrong in a script, with its place.
struct TestFailure: Sendable, Equatable {
    /// The file that the place is in: the script, or one that it reads.
    var file: String
    var line: Int
    var column: Int
    /// What went wrong, in one line.
    var text: String

    /// Makes a failure.
    init(file: String, line: Int, column: Int, text: String) {
        (self.file, self.line, self.column, self.text) = (file, line, column, text)
    }

    fileprivate init?(_ span: SourceSpan, _ text: String) {
        guard let file = span.file else { return nil }
        self.init(file: file, line: span.line, column: span.columnInFile, text: text)
    }
}

extension Reply {
    /// What went wrong at places of files.
    var failures: [TestFailure] {
        contents.flatMap { content -> [TestFailure] in
            switch content {
            case .failure(let failure):
                TestFailure(failure.span, failure.summary).map { [$0] } ?? []
            case .diagnostic(let diagnostic): diagnostic.failures
            case .exception(_, let misuse): TestFailure(span, misuse.text).map { [$0] } ?? []
            case .lines, .printed, .unfinished, .echoed, .notes, .followed, .log, .answer,
                .clearedScreen:
                []
            }
        }
    }
}

extension Diagnostic {
    /// The mistake and those that were found with it.
    var failures: [TestFailure] {
        ([self] + others).compactMap { TestFailure($0.span, $0.message) }
    }
}

extension TestFailure {
    /// The parts as they cross the pipe from the process that ran the script.
    static let partCount = 4
    var parts: [String] { [file, String(line), String(column), text] }

    /// Reads the parts; nil where they are none.
    init?(parts: ArraySlice<String>) {
        let parts = Array(parts)
        guard parts.count == Self.partCount, let line = Int(parts[1]), let column = Int(parts[2])
        else { return nil }
        self.init(file: parts[0], line: line, column: column, text: parts[3])
    }
}
