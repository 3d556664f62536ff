import CommandLanguage
import HierarchyRecords
import Lessons

/// The guides that the program has. They are read when the first of a language is asked for: a page of
/// `explain` looks through all of them.
enum GuideShelf {
    private static let inEnglish = read(.english)
    private static let inChinese = read(.chinese)

    /// All of them in their order, each in that language where it has it, and else in English.
    static func guides(in language: TeachingLanguage) -> [Guide] {
        switch language {
        case .english: inEnglish
        case .chinese: inChinese
        }
    }

    private static func read(_ language: TeachingLanguage) -> [Guide] {
        LessonCatalogue.guides.in(language).compactMap {
            GuideReader.guide(Array($0.text.utf8), in: ScriptName($0.name))
        }
    }

    /// The ids of all guides, by the names of their files, since a start asks for them: `1-container.md`.
    static var ids: [String] {
        LessonCatalogue.guides.in(.english).map {
            String($0.name.drop { $0.isNumber || $0 == "-" }.dropLast(".md".count))
        }
    }
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
    /// What claims are about: callbacks, styles and methods, and the rules that they stand on.
    var topics: [String] {
        var seen: Set<String> = []
        return flatMap(\.claims).compactMap(\.finding).flatMap { $0.topics + $0.rules }
            .filter { seen.insert($0).inserted }
    }

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
