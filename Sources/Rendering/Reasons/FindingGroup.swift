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
        var numbers: [[String]: Int] = [:]
        var alike: [[Int]] = []
        for (index, finding) in findings.enumerated() {
            let words = finding.wordsForAll
            if let number = numbers[words] {
                alike[number].append(index)
            } else {
                numbers[words] = alike.count
                alike.append([index])
            }
        }
        let told = alike.flatMap { $0.count > few ? [$0] : $0.map { [$0] } }
        return told.sorted { $0[0] < $1[0] }.map { group in
            let others = group.dropFirst().lazy.map { findings[$0] }
            return FindingGroup(
                first: findings[group[0]],
                others: others.isEmpty ? nil : text(of: others, beside: findings[group[0]]))
        }
    }

    private static func text(
        of others: some Collection<Finding>, beside first: Finding
    ) -> String {
        let names = others.compactMap(\.objects.first).filter { $0 != first.objects.first }
        let list = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
        return "\(others.count) more\(list)"
    }
}

extension Finding {
    /// What is said, without the name of the object.
    fileprivate var wordsForAll: [String] {
        let name = objects.first ?? ""
        return [
            id, gravity.rawValue, rule.rawValue, text.without(name), (wording ?? "").without(name),
        ]
            + ["\(since?.step ?? 0)"] + mend.map { $0.without(name) }
    }
}

extension String {
    /// The text with a dot for each place where the name stands: byte by byte, since a diagnosis may
    /// have a million findings.
    fileprivate func without(_ name: String) -> String {
        var (text, name) = (self, name)
        return text.withUTF8 { text in
            name.withUTF8 { name in
                guard let first = name.first, text.count >= name.count else {
                    return String(decoding: text, as: UTF8.self)
                }
                var kept: [UInt8] = []
                kept.reserveCapacity(text.count)
                var place = 0
                while place < text.count {
                    if text[place] == first, text[place...].starts(with: name) {
                        kept.append(0)
                        place += name.count
                    } else {
                        kept.append(text[place])
                        place += 1
                    }
                }
                return String(decoding: kept, as: UTF8.self)
            }
        }
    }
}
