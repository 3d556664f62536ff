import CommandLanguage

/// Lines that were checked, for when their code comes again.
struct CheckedLines {
    /// What there is to run.
    package struct Line {
        let block: CheckedBlock
        let slotCount: Int
        /// Whether a line of either language was taken as Objective-C.
        let isTakenAsObjectiveC: Bool
        /// What was found to be meant otherwise than it is written, at the places of the code.
        let repairs: [CodeRepair]
    }

    private struct Entry {
        /// Held, so that no other code gets its identity.
        let code: StatementCode
        let line: Line
    }

    private static let capacity = 256
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// What the names meant when the entries were checked.
    private var revision = 0

    /// The line of that code, if its names mean what they meant.
    func line(of code: StatementCode, _ revision: Int) -> Line? {
        guard revision == self.revision, !entries.isEmpty else { return nil }
        return entries[ObjectIdentifier(code)]?.line
    }

    /// Keeps a line that declares nothing.
    mutating func keep(_ line: Line, of code: StatementCode, _ revision: Int) {
        guard line.block.statements.allSatisfy(\.isPlain) else { return }
        if revision != self.revision || entries.count >= Self.capacity { entries = [:] }
        self.revision = revision
        entries[ObjectIdentifier(code)] = Entry(code: code, line: line)
    }
}

extension CheckedStatement {
    /// Whether it is an expression or an assignment.
    fileprivate var isPlain: Bool {
        switch self {
        case .expression, .assignment: true
        case .declaration, .definition, .branch, .loop, .exit, .block: false
        }
    }
}
