import HierarchyRecords

/// A subject that several commands, callbacks and rules belong to: one page of `help` and `explain`.
struct TopicGuide: Sendable {
    /// One word, by which it is listed: `lifecycle`.
    let name: String
    /// As a heading has it: `Life cycle`.
    let title: String
    /// Other words that find it, in small letters.
    let words: [String]
    /// One sentence.
    let summary: String
    /// What to know, each with the word that it is about.
    let points: [Fact]
    /// The commands that belong to it.
    let commands: [String]
    /// The callbacks that belong to it.
    let callbacks: [Callback]
    /// Names of UIKit's that belong to it.
    let members: [String]
    /// The rules that matter most for it.
    let rules: [RuleID]
    /// A script that shows it.
    let example: String

    init(
        _ name: String, _ title: String, alsoFor words: [String] = [], _ summary: String,
        points: [Fact], commands: [String], callbacks: [Callback] = [], members: [String] = [],
        rules: [RuleID] = [], example: String
    ) {
        self.name = name
        self.title = title
        self.words = words
        self.summary = summary
        self.points = points
        self.commands = commands
        self.callbacks = callbacks
        self.members = members
        self.rules = rules
        self.example = example
    }

    /// In the order in which they are listed.
    static let all = [life, hierarchies, containers, screens, shell].flatMap { $0 }

    /// The guide to that word, in any case; nil where there is none.
    static func named(_ word: String) -> TopicGuide? {
        let lowercased = word.lowercased()
        return all.first {
            $0.name == lowercased || $0.title.lowercased() == lowercased
                || $0.words.contains(lowercased)
        }
    }
}
