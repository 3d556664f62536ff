import CommandLanguage

/// The parts of the session's classes: what an interface and an implementation say is one class in
/// Swift, which is written where its last part stands.
struct ClassParts {
    /// Classes that stay as they were typed, all parts of them.
    private(set) var kept: Set<String> = []
    /// How many parts each class has; nil before they were counted.
    private var counts: [String: Int]?
    private var seen: [String: Int] = [:]
    /// Classes of which a part could not be written.
    var unwritten: Set<String> = []

    /// Whether what was written with this knowledge can stay.
    var isComplete: Bool {
        unwritten.isSubset(of: kept) && (counts != nil || !seen.values.contains { $0 > 1 })
    }

    /// What is known when all is written again.
    var learned: ClassParts {
        var next = ClassParts()
        next.kept = kept.union(unwritten)
        next.counts = seen
        return next
    }

    /// Counts the parts of classes: false of all but the last part of each.
    mutating func isToBeWritten(_ statement: Statement) -> Bool {
        guard let name = statement.nameOfClass else { return true }
        seen[name, default: 0] += 1
        return seen[name] == (counts?[name] ?? seen[name])
    }
}

extension Statement {
    /// The name of the class that it defines or adds to.
    var nameOfClass: String? {
        if case .definition(.class(let declaration)) = self { declaration.name.text } else { nil }
    }
}
