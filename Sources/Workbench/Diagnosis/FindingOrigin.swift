import HierarchyRecords

/// Between which steps a finding came to stay, as far as is known.
struct FindingOrigin {
    let finding: Finding
    private let subject: Finding.Subject
    /// The last line after which it was not there; -1 for the beginning.
    private(set) var lastAbsent = -1
    /// The first line from which on it was always there.
    private(set) var firstPresent: Int?

    init(_ finding: Finding) {
        self.finding = finding
        subject = finding.subject
    }

    /// The lines to look at again, where one that was not looked at may have brought it.
    var open: Range<Int> {
        guard let firstPresent, firstPresent > lastAbsent + 1 else { return 0..<0 }
        return lastAbsent + 1..<firstPresent + 1
    }

    /// Takes what was found after that line.
    mutating func note(_ present: Set<Finding.Subject>, at line: Int) {
        if let firstPresent, line > firstPresent { return noteLater(present, at: line) }
        if !present.contains(subject) {
            lastAbsent = max(lastAbsent, line)
        } else if line > lastAbsent {
            firstPresent = line
        }
    }

    private mutating func noteLater(_ present: Set<Finding.Subject>, at line: Int) {
        if present.contains(subject) { return }
        lastAbsent = line
        firstPresent = nil
    }
}
