import Foundation

/// Finds what people stumble over by a sentence of theirs, and by the names of the code that it is asked about.
struct PitfallSearch {
    /// The names that the session's code has; empty for a sentence alone.
    var code: Set<String> = []

    /// To how many a sentence is led.
    private static let most = 3
    /// The share of a sentence's words that are to be said.
    private static let leastShare = 1.0 / 3
    /// The same where no code speaks for it.
    private static let leastShareAlone = 0.5
    /// How much the names of the code count beside the words.
    private static let shareOfCode = 0.7

    /// What shares most with the sentence, the best first; none where nothing shares enough.
    func pitfalls(like sentence: String) -> [Pitfall] {
        let wanted = SentenceWords.concepts(in: sentence).union(SentenceWords.pairs(in: sentence))
        if wanted.isEmpty { return [] }
        let known = wanted.reduce(0.0) { $0 + Self.rarity(of: $1) }
        let hits = Self.texts.indices.compactMap { index in
            weight(of: index, wanted, known).map { (index: index, weight: $0) }
        }
        return hits.sorted { ($1.weight, $0.index) < ($0.weight, $1.index) }.prefix(Self.most)
            .map { Pitfall.all[$0.index] }
    }

    /// Whether the pitfall says most of the sentence's words, also of those that no pitfall has.
    func isAbout(_ pitfall: Pitfall, _ sentence: String) -> Bool {
        let wanted = SentenceWords.concepts(in: sentence).union(SentenceWords.pairs(in: sentence))
        guard let index = Pitfall.all.firstIndex(where: { $0.seen == pitfall.seen }) else {
            return false
        }
        let said = wanted.count { Self.share(of: $0, in: index) > 0 }
        let ofCode = RelatedPitfalls.weight(of: index, in: code)
        return ofCode > 0 || Double(said) >= Self.leastShareAlone * Double(wanted.count)
    }

    /// How much a pitfall shares with words, of which all together weigh as much as is `known`; nil for too little.
    private func weight(of index: Int, _ wanted: Set<String>, _ known: Double) -> Double? {
        let text = Self.texts[index]
        let said = wanted.filter { Self.share(of: $0, in: index) > 0 }
        let ofCode = RelatedPitfalls.weight(of: index, in: code)
        let least = ofCode > 0 ? Self.leastShare : Self.leastShareAlone
        // A word that no pitfall has, as one of the asker's own, is held against none.
        let heard = wanted.count { Self.rarity(of: $0) > 0 }
        guard !said.isEmpty, Double(said.count) >= least * Double(heard) else { return nil }
        let weight = said.reduce(0.0) { $0 + Self.share(of: $1, in: index) * Self.rarity(of: $1) }
        let covered = said.reduce(0.0) { $0 + Self.rarity(of: $1) } / max(known, 1)
        let length = 1 + 0.3 * log(1 + Double(text.seen.count) / 8)
        return weight * (0.4 + 0.6 * covered) / length + Self.shareOfCode * ofCode
    }

    /// What a pitfall is found by.
    private struct Text {
        let names: Set<String>
        let seen: Set<String>
        let reason: Set<String>

        init(_ pitfall: Pitfall) {
            names = SentenceWords.concepts(
                in: pitfall.names.joined(separator: " ") + " " + pitfall.asked)
            seen = SentenceWords.concepts(in: pitfall.seen)
            reason = SentenceWords.concepts(in: pitfall.why + " " + pitfall.instead)
        }

        /// What one sees counts most, then what it is about and how people ask.
        func share(of word: String) -> Double {
            if seen.contains(word) { return 2 }
            if names.contains(word) { return 1.5 }
            return reason.contains(word) ? 0.5 : 0
        }
    }

    private static let texts = Pitfall.all.map(Text.init)

    /// What each says in Chinese, by pairs of characters.
    private static let chinese: [Set<String>] = {
        let phrases = Phrasebook(.chinese)
        return Pitfall.all.map { SentenceWords.pairs(in: phrases($0.seen)) }
    }()

    /// How much the word says of a pitfall.
    private static func share(of word: String, in index: Int) -> Double {
        if word.allSatisfy(\.isASCII) { return texts[index].share(of: word) }
        return chinese[index].contains(word) ? 2 : 0
    }

    /// In how many pitfalls each word stands.
    private static let uses: [String: Int] = texts.reduce(into: [:]) { uses, text in
        for word in text.names.union(text.seen).union(text.reason) { uses[word, default: 0] += 1 }
    }

    /// A word that few have says more; one that nobody has says nothing.
    private static func rarity(of word: String) -> Double {
        let holders =
            word.allSatisfy(\.isASCII)
            ? uses[word] ?? 0 : chinese.count { $0.contains(word) }
        return holders == 0 ? 0 : log(Double(texts.count + 1) / (Double(holders) + 0.5))
    }
}
