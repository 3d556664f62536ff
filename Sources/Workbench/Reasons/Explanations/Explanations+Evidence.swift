import CommandLanguage
import HierarchyRecords

/// Pages on the sources that rules stand on, made from their records.
extension Explanations {
    /// The page of a source.
    func page(_ evidence: Evidence) -> HelpPage {
        HelpPage(
            title: "\(evidence.key.rawValue) \(evidence.title)",
            heading: "\(evidence.key.rawValue + " ")\(Message(evidence.title))",
            summary: evidence.seen,
            sections: [
                HelpPage.Section(heading: "What it is", rows: evidence.rows),
                HelpPage.Section(
                    heading: "Rules that stand on it",
                    rows: Rulebook.rules(on: evidence.key).flatMap { $0.rows(on: evidence.key) }),
            ])
    }

    /// The source of a key, in any case.
    func evidence(named topic: String) -> [Evidence] {
        EvidenceKey(named: topic).map { [$0.record] } ?? []
    }

    /// The sources of each kind by their keys.
    var evidenceRows: [Fact] {
        Evidence.Kind.allCases.map { kind in
            let keys = Evidence.all.filter { $0.kind == kind }.map(\.key.rawValue)
            return Fact(kind.rawValue, keys.joined(separator: ", "))
        }
    }
}

extension Evidence {
    /// Kind, year, systems, and where it can be read.
    fileprivate var rows: [Fact] {
        let silence = "not stated"
        let places = addresses.isEmpty ? ["no public one is known"] : addresses
        return [
            Fact("kind", kind.rawValue), Fact("year", year.map(String.init) ?? silence),
            Fact("systems", systems ?? silence),
        ] + places.enumerated().map { Fact($0 == 0 ? "address" : "", $1) }
    }
}

extension Rule {
    /// The rule and, below it, what of the source it cites.
    fileprivate func rows(on key: EvidenceKey) -> [Fact] {
        let remarks = evidence.filter { $0.key == key }.compactMap(\.remark)
        let note = remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
        return [Fact(id.rawValue, wording: "\(Message(title))\(note)")]
    }
}
