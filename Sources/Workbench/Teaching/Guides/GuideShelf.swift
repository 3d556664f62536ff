import CommandLanguage
import HierarchyRecords
import Lessons

/// The guides that the program has.
enum GuideShelf {
    /// All of them in their order, each in that language where it has it, and else in English.
    static func guides(in language: TeachingLanguage) -> [Guide] {
        LessonCatalogue.guides.in(language).compactMap {
            GuideReader.guide(Array($0.text.utf8), in: ScriptName($0.name))
        }
    }

    /// The ids of all guides.
    static var ids: [String] { guides(in: .english).map(\.id) }
}

/// Where a claim stands.
struct GuidePlace: Sendable {
    let guide: Guide
    /// The index of the claim.
    let index: Int

    var claim: GuideClaim { guide.claims[index] }
    /// What `guide` takes to show it: `container 12`.
    var address: String { "\(guide.id) \(index + 1)" }
}

extension [Guide] {
    /// The claims for which that holds, in order.
    func places(where isWanted: (GuideFinding) -> Bool) -> [GuidePlace] {
        flatMap { guide in
            guide.claims.indices.filter { guide.claims[$0].finding.map(isWanted) ?? false }
                .map { GuidePlace(guide: guide, index: $0) }
        }
    }

    /// The claims that tell of a callback or a style, or stand on a rule, of that name.
    func places(on topic: String) -> [GuidePlace] {
        let topic = topic.lowercased()
        return places { finding in
            (finding.topics + finding.rules).contains { $0.lowercased() == topic }
        }
    }
}
