import HierarchyRecords

/// Chooses the lines after which a repeated session is examined, to learn which of them brought each
/// finding: some 48 places first, then all between those where a finding came. Where these are too
/// many, a few among them at a time, so that a diagnosis takes no more than a fixed number of
/// examinations, however long the session is and however much is wrong in it.
struct OriginSearch {
    private(set) var origins: [FindingOrigin]
    private let lineCount: Int
    private let mostPlacesAtOnce: Int
    private var round = 0

    /// How often a session is repeated at most.
    private static let mostRounds = 8

    /// Looks for the origins of findings in a world of so many objects.
    init(of findings: [Finding], lineCount: Int, sizeOfWorld: Int) {
        origins = findings.map(FindingOrigin.init)
        self.lineCount = lineCount
        mostPlacesAtOnce = max(48, 200_000 / max(1, sizeOfWorld, findings.count))
    }

    /// Which lines to examine in the next round, true for each of them; nil where all is known, or
    /// enough was done.
    mutating func nextPlaces() -> [Bool]? {
        defer { round += 1 }
        if round == 0 {
            let stride = max(1, lineCount / 48)
            return (0..<lineCount).map { $0 % stride == 0 || $0 == lineCount - 1 }
        }
        let open = openPlaces
        let count = open.count { $0 }
        guard count > 0, round <= Self.mostRounds else { return nil }
        return thinned(open, count)
    }

    /// Takes what was found after a line.
    mutating func note(_ present: [Finding], at line: Int) {
        let subjects = Set(present.map(\.subject))
        for index in origins.indices { origins[index].note(subjects, at: line) }
    }

    private var openPlaces: [Bool] {
        var changes = [Int](repeating: 0, count: lineCount + 1)
        for origin in origins where !origin.open.isEmpty {
            changes[origin.open.lowerBound] += 1
            changes[origin.open.upperBound] -= 1
        }
        var depth = 0
        return changes.dropLast().map { change in
            depth += change
            return depth > 0
        }
    }

    /// No more of the places than may be examined at once, spread evenly.
    private func thinned(_ places: [Bool], _ count: Int) -> [Bool] {
        if count <= mostPlacesAtOnce { return places }
        var (met, kept) = (0, 0)
        return places.map { isOpen in
            guard isOpen else { return false }
            met += 1
            let isDue = met * mostPlacesAtOnce / count > kept
            if isDue { kept += 1 }
            return isDue
        }
    }
}
