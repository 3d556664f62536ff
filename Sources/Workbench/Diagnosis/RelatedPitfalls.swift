import Foundation
import HierarchyRecords
import Lessons

/// What people stumble over in what a session's code uses, where nothing is found to be wrong.
struct RelatedPitfalls {
    /// As many are told.
    private static let most = 4
    /// What the names that code and pitfall share must weigh: one that few use, or several that more do.
    private static let least = 3.0

    /// Those that share most with the names of the code, the best first.
    let pitfalls: [Pitfall]

    init(in words: Set<String>) {
        var hits = Pitfall.all.indices.compactMap { index -> (index: Int, weight: Double)? in
            let isTold = Self.shared(of: index, in: words) >= Self.least
            return isTold ? (index: index, weight: Self.weight(of: index, in: words)) : nil
        }
        var told: [Pitfall] = []
        var names: Set<String> = []
        var best = 0.0
        while told.count < Self.most {
            // What says much the same as another one stands behind it.
            let ranked = hits.map { hit in
                let again = Pitfall.all[hit.index].names.count { names.contains($0) }
                return (hit.index, hit.weight * pow(0.75, Double(again)))
            }
            guard let next = ranked.max(by: { ($0.1, $1.0) < ($1.1, $0.0) }), next.1 * 3 >= best
            else { break }
            best = max(best, next.1)
            hits.removeAll { $0.index == next.0 }
            told.append(Pitfall.all[next.0])
            names.formUnion(words.intersection(Pitfall.all[next.0].names))
        }
        pitfalls = told
    }

    /// Those at one of the names that share others with the code, the best first.
    static func at(_ names: [String], in code: Set<String>) -> [Pitfall] {
        let hits = Pitfall.all.indices.compactMap { index -> (index: Int, weight: Double)? in
            let of = Pitfall.all[index].names
            guard of.contains(where: names.contains),
                of.contains(where: { code.contains($0) && !names.contains($0) })
            else { return nil }
            return (index, weight(of: index, in: code.union(names)))
        }
        return hits.sorted { ($1.weight, $0.index) < ($0.weight, $1.index) }
            .map { Pitfall.all[$0.index] }
    }

    /// What the names weigh that a pitfall shares with code.
    private static func shared(of index: Int, in words: Set<String>) -> Double {
        Pitfall.all[index].names.filter(words.contains).reduce(0) { $0 + weight(of: $1) }
    }

    /// How much a pitfall has to do with code of those names.
    static func weight(of index: Int, in words: Set<String>) -> Double {
        let pitfall = Pitfall.all[index]
        let shared = pitfall.names.filter(words.contains)
        if shared.isEmpty { return 0 }
        let weight = Self.shared(of: index, in: words)
        let share = Double(shared.count) / Double(pitfall.names.count)
        let isMain = shared.first == pitfall.names[0]
        // Code that uses all that the way out names has found it, more likely than not.
        let isNew = !remedies[index].isSubset(of: words)
        let isOfOther = pitfall.names.contains { $0.hasPrefix("UI") && !words.contains($0) }
        return weight * (1 + share) * (isMain ? 1 : 0.85) * (isNew ? 1 : 0.6)
            * (isOfOther ? 0.8 : 1)
    }

    /// The names of code in what each pitfall says to do instead.
    private static let remedies: [Set<String>] = Pitfall.all.map { pitfall in
        let words = pitfall.instead.utf8.split { !$0.isOfName }
        return Set(words.map { String(Substring($0)) }.filter(\.isOfCode))
    }

    /// What most of the code that people ask about has says nothing.
    private static func weight(of name: String) -> Double {
        let count = LessonCatalogue.questions.count
        return log(Double(count + 1) / Double(1 + uses[name, default: 0]))
    }

    /// In how many of the library's questions a name stands.
    private static let uses: [String: Int] = {
        let names = Set(Pitfall.all.flatMap(\.names))
        return LessonCatalogue.questions.reduce(into: [:]) { counts, file in
            let words = file.text.utf8.split { !$0.isOfName }
            for word in Set(words.map { String(Substring($0)) }) where names.contains(word) {
                counts[word, default: 0] += 1
            }
        }
    }()
}

extension String {
    /// Whether it is written as only names of code are: `setNeedsLayout`.
    fileprivate var isOfCode: Bool {
        zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }
}

extension UInt8 {
    /// Whether it may stand in a name of code.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        case _: false
        }
    }
}

extension Diagnosis {
    /// Shows what people stumble over in what the code uses, where what was found does not say what is wrong.
    func tellRelated(to findings: [Finding]) {
        let hasFault = findings.contains { $0.gravity == .fault || $0.symptom != nil }
        // A method that ended by itself, as at a nil, is told about, and what others met who wrote the like.
        let failed = hasFault && findings.count == 1 ? wordsOfFailure : []
        let words = hasFault ? failed : wordsOfCode
        guard !words.isEmpty else { return }
        let related = RelatedPitfalls(in: words).pitfalls.prefix(hasFault ? 2 : .max)
        guard !related.isEmpty else { return }
        session.say(Explanations(session: session).page(on: Array(related)))
    }

    /// The names that the session's classes have, and what stands around them; empty where there is no class.
    var wordsOfCode: Set<String> {
        let code = typedCode
        let words = code.classes.reduce(into: Set<String>()) { $0.formUnion($1.codeWords) }
        if words.isEmpty { return [] }
        return code.loose.reduce(into: words) { $0.formUnion($1.statements.codeWords) }
    }
}
