import HierarchyRecords

/// Findings that say the same, each of another object. A few of them are told one by one, each with
/// what mends it.
struct FindingGroup {
    let first: Finding
    /// `44 more: UILabel-2, UILabel-3`; nil where there are none.
    let others: String?

    /// As many are told one by one.
    private static let few = 3

    /// The groups, in the order of their first findings.
    static func groups(of findings: [Finding]) -> [FindingGroup] {
        var alike: [[String]: [Finding]] = [:]
        for finding in findings { alike[finding.wordsForAll, default: []].append(finding) }
        var told: Set<[String]> = []
        return findings.compactMap { finding in
            let words = finding.wordsForAll
            guard let group = alike[words], group.count > few else {
                return FindingGroup(first: finding, others: nil)
            }
            guard told.insert(words).inserted else { return nil }
            return FindingGroup(first: finding, others: text(of: group))
        }
    }

    private static func text(of group: [Finding]) -> String {
        let names = group.dropFirst().compactMap(\.objects.first)
            .filter { $0 != group[0].objects.first }
        let list = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
        return "\(group.count - 1) more\(list)"
    }
}

extension Finding {
    /// What is said, without the name of the object.
    fileprivate var wordsForAll: [String] {
        let name = objects.first ?? ""
        func plain(_ text: String) -> String {
            name.isEmpty ? text : text.replacing(name, with: "…")
        }
        return [id, gravity.rawValue, rule.rawValue, plain(text), plain(wording ?? "")]
            + ["\(since?.step ?? 0)"] + mend.map(plain)
    }
}
