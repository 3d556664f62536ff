import HierarchyRecords

/// The ids and identifiers of a file, and what leads to them.
struct DocumentLinks {
    private var ids: Set<String> = []
    private var identifiers: Set<String> = []
    private var references: [(id: String, line: Int)] = []
    private var doubled: [DocumentProblem] = []

    /// Room for the objects and connections of a file.
    init(elements: Int) {
        ids.reserveCapacity(elements / 2)
        references.reserveCapacity(elements / 2)
    }

    mutating func define(_ id: String, line: Int) {
        if id.isEmpty || ids.insert(id).inserted { return }
        doubled.append(DocumentProblem(.doubledID, id, line: line))
    }

    mutating func defineIdentifier(_ identifier: String, line: Int) {
        if identifiers.insert(identifier).inserted { return }
        doubled.append(DocumentProblem(.doubledIdentifier, identifier, line: line))
    }

    mutating func refer(to id: String, line: Int) { references.append((id, line)) }

    func has(_ id: String) -> Bool { ids.contains(id) }

    /// What does not fit together; asked when the whole file was read.
    var problems: [DocumentProblem] {
        doubled
            + references.filter { !ids.contains($0.id) }.map {
                DocumentProblem(.danglingDestination, $0.id, line: $0.line)
            }
    }
}
