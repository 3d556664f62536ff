import HierarchyRecords

/// A text that people find on the console, and what the program knows of it.
struct ConsoleText: Sendable {
    /// Who knows it.
    enum Origin: Sendable {
        /// The rulebook, as that text.
        case misuse(Misuse)
        /// Nothing here prints it.
        case outside(OutsideText)
    }

    let origin: Origin
    let words: TextWords

    fileprivate init(_ misuse: Misuse) {
        origin = .misuse(misuse)
        words = TextWords(misuse.text)
    }

    fileprivate init(_ outside: OutsideText) {
        origin = .outside(outside)
        words = TextWords(outside.text)
    }

    /// What is written there.
    var text: String {
        switch origin {
        case .misuse(let misuse): misuse.text
        case .outside(let outside): outside.text
        }
    }

    /// What the text is one wording of: a rule, or the text itself.
    var subject: String {
        switch origin {
        case .misuse(let misuse): misuse.rule.rawValue
        case .outside(let outside): outside.text
        }
    }
}

/// All texts of the console that the program knows, and which of them a pasted text is.
enum ConsoleTexts {
    static let all: [ConsoleText] =
        (MisuseTable.all.map(\.misuse).filter { !$0.isInOwnWords } + besideTheTable)
        .map { ConsoleText($0) } + OutsideText.all.map { ConsoleText($0) }

    /// The first text of a rule that UIKit words itself; nil where there is none.
    static func misuse(of rule: RuleID) -> Misuse? {
        for text in all {
            if case .misuse(let misuse) = text.origin, misuse.rule == rule { return misuse }
        }
        return nil
    }

    /// Texts with numbers and names that the table has no row for.
    private static let besideTheTable: [Misuse] =
        [
            .presentingItself("<X>"), .cycleInLayerTree("<L>"),
            .unrecognizedSelector("x", sentTo: "<X>", of: "X"), .unregisteredCell("X"),
            .unregisteredItem("X"),
        ] + Misuse.ListKind.allCases.flatMap(elementsThatDoNotFit)

    private static func elementsThatDoNotFit(_ list: Misuse.ListKind) -> [Misuse] {
        let numbers = Misuse.RowNumbers(
            list: list, before: [1], after: [1], inserted: 1, changes: [])
        return [12, 26].flatMap {
            [
                Misuse.rowsDoNotFit(inSection: 0, numbers, ios: $0),
                Misuse.sectionsDoNotFit(numbers, ios: $0),
            ]
        } + [
            .deletingMissingRow(1, section: 0, of: 1, in: list),
            .insertingMissingRow(1, section: 0, of: 1, in: list),
        ]
    }

    /// A text that a pasted one is, or is like.
    struct Match {
        let text: ConsoleText
        /// How much of the shorter of the two the other has, from 0 to 1.
        let likeness: Double
        /// How much of the text the pasted one has.
        fileprivate let coverage: Double
        fileprivate let shared: SharedWords
    }

    /// In how many texts each word is.
    private static let occurrences: [String: Int] = {
        var counts: [String: Int] = [:]
        for text in all { for word in Set(text.words.words) { counts[word, default: 0] += 1 } }
        return counts
    }()

    /// What a word says of the text that it is in: a rare one says much.
    private static func weight(_ word: String) -> Double {
        switch occurrences[word] ?? 0 {
        case ..<2: 5
        case ..<5: 4
        case ..<12: 2.5
        case ..<30: 1.5
        default: 0.5
        }
    }

    /// The texts that the pasted one has in it, or is a part of, those first that have most in common.
    static func matches(of pasted: String) -> [Match] {
        let words = Array(TextWords(pasted).words.prefix(mostWords))
        let whole = words.reduce(0) { $0 + weight($1) }
        guard words.count > 2 else { return [] }
        return all.map { text in
            let shared = SharedWords(text.words.words, words, weighing: weight)
            let own = text.words.words.reduce(0) { $0 + weight($1) }
            return Match(
                text: text, likeness: shared.weight / min(own, whole),
                coverage: shared.weight / own, shared: shared)
        }.sorted { ($0.shared.weight, $0.coverage) > ($1.shared.weight, $1.coverage) }
    }

    /// Of a text that is longer than this the beginning is compared: stack traces follow there.
    private static let mostWords = 250

    /// Those that the pasted text is: of several that share its words the one that has most of them.
    static func found(_ matches: [Match]) -> [ConsoleText] {
        var found: [Match] = []
        for match in matches where match.likeness >= 0.8 {
            let isNew = found.allSatisfy {
                let common = $0.shared.places.intersection(match.shared.places).count
                return common * 2 <= match.shared.places.count
                    && $0.text.subject != match.text.subject
            }
            if isNew { found.append(match) }
        }
        return found.map(\.text)
    }

    /// Those that it only resembles, each subject once.
    static func resembling(_ matches: [Match]) -> [ConsoleText] {
        var seen: Set<String> = []
        let like = matches.filter { $0.likeness >= 0.3 }
            .sorted { $0.likeness > $1.likeness }
            .filter { seen.insert($0.text.subject).inserted }
        return like.prefix(5).map(\.text)
    }
}
