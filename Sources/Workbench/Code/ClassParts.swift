import CommandLanguage

/// The parts of the session's classes: what an interface and an implementation say is one class in
/// Swift, which is written where its last part stands.
struct ClassParts {
    /// Classes that stay as they were typed, all parts of them, with why.
    private var kept: [String: String] = [:]
    /// How many parts each class has; nil before they were counted.
    private var counts: [String: Int]?
    private var seen: [String: Int] = [:]
    /// Classes of which a part could not be written, with why.
    private var unwritten: [String: String] = [:]
    /// Types and members that are left out, so that nothing may need them: `P`, `K.run()`.
    private(set) var omitted: Set<String> = []
    /// Those that could not be written this time.
    private var newlyOmitted: Set<String> = []

    /// Whether what was written with this knowledge can stay.
    var isComplete: Bool {
        unwritten.keys.allSatisfy { kept[$0] != nil } && newlyOmitted.isSubset(of: omitted)
            && (counts != nil || !seen.values.contains { $0 > 1 })
    }

    /// What is known when all is written again.
    var learned: ClassParts {
        var next = ClassParts()
        next.kept = kept.merging(unwritten) { first, _ in first }
        next.counts = seen
        next.omitted = omitted.union(newlyOmitted)
        return next
    }

    /// Notes types and members that could not be written.
    mutating func omit(_ names: some Sequence<String>) { newlyOmitted.formUnion(names) }

    /// Why one of the classes stays as it was typed; nil where none does.
    func reasonToKeep(_ names: Set<String>) -> String? {
        names.sorted().lazy.compactMap { kept[$0] }.first
    }

    /// Notes that a part of the classes could not be written.
    mutating func leaveOut(_ names: Set<String>, because reason: String) {
        for name in names where unwritten[name] == nil { unwritten[name] = reason }
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
