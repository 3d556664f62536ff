import HierarchyRecords

/// Finds the questions of the library that are like a sentence, as people type one.
struct QuestionSearch {
    /// A question by its number, with how much of the sentence it shares.
    private struct Hit {
        let number: Int
        let weight: Double
    }

    /// How many questions a sentence is led to.
    private static let most = 3
    /// What the best question must share at least: one rare word, or two that are less so.
    private static let least = 5.0

    /// Those that share most with the sentence, the best first; none where no question shares enough.
    static func questions(like sentence: String) -> [AskedQuestion] {
        ranked(QuestionLibrary.all.map(Text.init), by: Set(words(in: sentence)))
            .map { QuestionLibrary.all[$0] }
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

    /// What a question is found by.
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

        func weight(of weights: [String: Double]) -> Double {
            weights.reduce(0) { sum, entry in
                first.contains(entry.key)
                    ? sum + 2 * entry.value : all.contains(entry.key) ? sum + entry.value : sum
            }
        }
    }

    /// The words without their endings, and pairs of Chinese characters.
    private static func words(in text: String) -> [String] {
        SentenceWords.stems(in: text) + SentenceWords.pairs(in: text)
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
            return PitfallSearch().pitfalls(like: sentence).first.map { hint(on: $0, words) }
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

extension Session {
    /// Where words that a person typed at the prompt are answered, where they are so many that they may be a sentence.
    func hintOnSentence(_ words: [String]) -> String? {
        guard policy.isInteractive, words.count > 2 else { return nil }
        return QuestionSearch.hint(on: words.joined(separator: " "), teaching.words)
    }
}
