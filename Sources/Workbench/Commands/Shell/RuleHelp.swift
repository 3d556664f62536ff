import HierarchyRecords

/// The page about rules: what their ids say, how sure they are, and where to read on.
enum RuleHelp {
    static let topic = "rules"
    static let summary = "What the codes at the right of the log say, and how sure they are."

    static var page: HelpPage {
        HelpPage(
            title: topic, summary: summary, sections: [reading, chapters, confidence],
            examples: ["explain C10", "log 5 --why", "explain evidence"])
    }

    private static let reading = HelpPage.Section(
        heading: "How to read on",
        rows: [
            Fact("explain ID", "a rule's statement, its evidence, and an example with its log"),
            Fact(
                "explain WORD", "the rules that have the word in them, where it names nothing else"),
            Fact("log N --why", "the rule and the cause of each of the last N lines"),
            Fact("why EVENT", "the chain of causes from an event back to what you typed"),
            Fact("explain evidence", "how much of the book is proven, and by which sources"),
            Fact("explain SOURCE", "the source behind a rule, as 'explain CAT'"),
            Fact("export report", "writes an issue about a line that UIKit logs otherwise"),
        ])

    private static var chapters: HelpPage.Section {
        HelpPage.Section(
            heading: "What the letters say",
            rows: RuleChapter.allCases.map { Fact($0.range, $0.rawValue) })
    }

    private static var confidence: HelpPage.Section {
        HelpPage.Section(
            heading: "How sure a rule is, the surest first",
            rows: Rule.Confidence.allCases.map { confidence in
                let count = Rulebook.all.count { $0.confidence == confidence }
                return Fact("\(count)", confidence.meaning)
            })
    }
}
