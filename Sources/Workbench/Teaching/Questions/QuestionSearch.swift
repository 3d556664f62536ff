import HierarchyRecords

/// Finds what the library has on a sentence, as people type one: questions, and what people stumble over.
struct QuestionSearch {
    /// A question by its number, with how much of the sentence it shares.
    private struct Hit {
        let number: Int
        let weight: Double
    }

    /// The words that questions have in common say nothing: those are left out.
    private static let common: Set<String> = [
        "the", "and", "for", "not", "how", "what", "why", "when", "where", "which", "who", "does",
        "did",
        "doesn", "don", "didn", "isn", "can", "could", "should", "would", "will", "have", "has",
        "had",
        "this", "that", "with", "from", "into", "are", "was", "were", "its", "you", "your", "use",
        "get",
        "there", "then", "than", "but", "after", "before", "difference", "between", "know", "want",
        "need",
        "work", "working", "problem", "help", "call", "called", "calls", "set", "never", "still",
        "ios",
        "swift", "uikit", "view", "controller", "viewcontroller",
    ]

    /// How many questions a sentence is led to.
    private static let most = 3
    /// What the best question must share at least: one rare word, or two that are less so.
    private static let least = 5.0

    /// Those that share most with the sentence, the best first; none where no question shares enough.
    static func questions(like sentence: String) -> [AskedQuestion] {
        ranked(QuestionLibrary.all.map(Text.init), by: Set(words(in: sentence)))
            .map { QuestionLibrary.all[$0] }
    }

    /// What people stumble over that shares most with the sentence; none where nothing shares enough.
    static func pitfalls(like sentence: String) -> [Pitfall] {
        ranked(Pitfall.all.map(Text.init), by: Set(words(in: sentence.withWordsApart)))
            .map { Pitfall.all[$0] }
    }

    /// The places of the texts that share most with the words, the best first.
    private static func ranked(_ texts: [Text], by wanted: Set<String>) -> [Int] {
        if wanted.isEmpty { return [] }
        let weights = Dictionary(
            uniqueKeysWithValues: wanted.map { word in
                let holders = texts.count { $0.all.contains(word) }
                return (word, holders == 0 ? 0 : 1 + Double(texts.count / holders).squareRoot())
            })
        // Half of the sentence at least is to stand in the title, or in what the program is asked.
        let near = texts.indices.filter {
            2 * texts[$0].first.intersection(wanted).count >= wanted.count
        }
        let hits = near.map { Hit(number: $0, weight: texts[$0].weight(of: weights)) }
        let best = hits.filter { $0.weight >= least }.sorted {
            ($1.weight, $0.number) < ($0.weight, $1.number)
        }
        return best.prefix(most).map(\.number)
    }

    /// What a question or a pitfall is found by.
    private struct Text {
        /// What it is about: such words count twice.
        let first: Set<String>
        let all: Set<String>

        /// By its title, its name and what the program is asked, and by its story.
        init(_ question: AskedQuestion) {
            let title = question.title.english + " " + (question.title.chinese ?? "")
            let asks = question.asks.english + " " + (question.asks.chinese ?? "")
            first = Set(words(in: title + " " + question.id + " " + question.inquiry.source))
            all = first.union(words(in: asks + " " + question.topic))
        }

        /// By the names that it concerns and what one sees, and by its reason.
        init(_ pitfall: Pitfall) {
            let names = pitfall.names.joined(separator: " ").withWordsApart
            first = Set(words(in: names + " " + pitfall.seen.withWordsApart))
            all = first.union(words(in: pitfall.why + " " + pitfall.instead))
        }

        func weight(of weights: [String: Double]) -> Double {
            weights.reduce(0) { sum, entry in
                first.contains(entry.key)
                    ? sum + 2 * entry.value : all.contains(entry.key) ? sum + entry.value : sum
            }
        }
    }

    /// The words in small letters and without their endings, and pairs of Chinese characters.
    private static func words(in text: String) -> [String] {
        let words = text.split { !$0.isLetter }.filter { $0.allSatisfy(\.isASCII) && $0.count > 2 }
            .map { $0.lowercased() }.filter { !common.contains($0) }.map(stem)
        let characters = text.filter { !$0.isASCII && $0.isLetter }
        return words + zip(characters, characters.dropFirst()).map { "\($0)\($1)" }
    }

    /// `dismissed`, `dismisses` and `dismissing` are `dismiss`.
    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ed", "es", "s"] where word.count > ending.count + 3 {
            if word.hasSuffix(ending) { return String(word.dropLast(ending.count)) }
        }
        return word
    }
}

/// A line that is no command, and that a person wrote as a sentence.
extension QuestionSearch {
    /// Words that stand in sentences, and in no command.
    private static let wordsOfSentences: Set<String> = [
        "how", "what", "why", "when", "where", "who", "which", "is", "are", "was", "does", "do",
        "did", "don't", "doesn't", "isn't", "never", "not", "my", "the", "it", "can",
        "should", "called", "twice",
    ]

    /// Whether words are no command that is misspelt, but what a person asks.
    static func isSentence(_ words: [String]) -> Bool {
        words.contains { wordsOfSentences.contains($0.lowercased()) }
    }

    /// Where the sentence is answered, in one line: `it reads as a question; 'question 235' is 'Why …'`;
    /// nil where nothing resembles it.
    static func hint(on sentence: String, _ words: TeachingWords) -> String? {
        let found = questions(like: sentence)
        guard let first = found.first, let number = QuestionLibrary.number(of: first.id) else {
            return pitfalls(like: sentence).first.map { hint(on: $0, words) }
        }
        let title = first.title.text(in: words.language)
        let others = found.dropFirst().compactMap { QuestionLibrary.number(of: $0.id) }
            .map { "\($0)" }.joined(separator: ", ")
        let more = others.isEmpty ? "" : words("; like it: \(others)", "；类似的：\(others)")
        return words(
            "people ask the like: 'question \(number)' is \"\(title)\"\(more)",
            "有人问过类似的：question \(number) 是“\(title)”\(more)")
    }

    private static func hint(on pitfall: Pitfall, _ words: TeachingWords) -> String {
        let (name, seen) = (pitfall.names[0], pitfall.seen)
        return words(
            "people stumble over the like: 'explain \(name)' says what to do where \"\(seen)\"",
            "有人遇到过类似的情况：explain \(name) 讲的是“\(seen)”")
    }
}

extension String {
    /// With the words of its names apart, behind the names themselves: `refreshControl refresh Control`.
    fileprivate var withWordsApart: String {
        var apart = ""
        var isBehindSmall = false
        for character in self {
            if isBehindSmall, character.isUppercase { apart.append(" ") }
            apart.append(character)
            isBehindSmall = character.isLowercase
        }
        return apart == self ? self : self + " " + apart
    }
}

extension Session {
    /// Where words that a person typed at the prompt are answered, where they are so many that they may be a sentence.
    func hintOnSentence(_ words: [String]) -> String? {
        guard policy.isInteractive, words.count > 2 else { return nil }
        return QuestionSearch.hint(on: words.joined(separator: " "), teaching.words)
    }
}
