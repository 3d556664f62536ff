import HierarchyRecords

/// A text, claim by claim, as one HTML page: each with its script, its log and the verdict.
struct GuidePage {
    let guide: GuideRecord
    let words: CourseWords

    /// The name of a text's page.
    static func name(of guide: GuideRecord) -> String { "guide-\(guide.id).html" }

    var file: PageFile {
        PageFile(
            name: Self.name(of: guide),
            text: LessonPageParts.page(
                title: guide.title, language: words.language, content: header + "\n" + body))
    }

    private var header: String {
        "<header>\n<p><a href=\"index.html\">\(XMLText.escape(words.course))</a></p>\n"
            + "<h1>\(LessonMarkup.inline(guide.title))</h1>\n</header>"
    }

    private var body: String {
        "<main>\n" + LessonMarkup.prose(guide.introduction) + "\n"
            + guide.claims.map(claim).joined(separator: "\n") + "\n</main>"
    }

    private func claim(_ claim: GuideClaimRecord) -> String {
        let part = claim.part.map { "<h2>\(LessonMarkup.inline($0))</h2>\n" } ?? ""
        return part + "<section id=\"\(XMLText.escape(claim.id))\">\n"
            + "<h3>\(claim.number). \(LessonMarkup.inline(claim.title))</h3>\n"
            + claim.passages.map(passage).filter { !$0.isEmpty }.joined(separator: "\n")
            + "\n" + verdict(of: claim) + "\n</section>"
    }

    private func passage(_ passage: LessonPassage) -> String {
        switch passage {
        case .script(let commands): commands.map(LessonMarkup.run).joined(separator: "\n")
        case .heading, .paragraph, .item, .code: LessonMarkup.prose(passage)
        case .setup, .hint, .solution, .question, .prediction: ""
        }
    }

    // MARK: The verdict

    private func verdict(of claim: GuideClaimRecord) -> String {
        let text = XMLText.escape(words.guide.text(of: claim.verdict))
        let rows =
            row(words.guide.rules, claim.rules.map(rule))
            + row(words.guide.lessons, claim.lessons.map(lesson))
        return
            (["<p><span class=\"\(Self.look(of: claim.verdict))\">\(text)</span></p>"] + rows)
            .joined(separator: "\n")
    }

    private func row(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty
            ? []
            : ["<p class=\"dim\">\(XMLText.escape(title)): \(items.joined(separator: " · "))</p>"]
    }

    private func rule(_ id: RuleID) -> String {
        XMLText.escape("\(id.rawValue) \(Rulebook.rule(id).title)")
    }

    private func lesson(_ lesson: GuideLesson) -> String {
        "<a href=\"\(XMLText.escape(lesson.id)).html\">\(LessonMarkup.inline(lesson.title))</a>"
    }

    /// The colour of a verdict, which is one of the log's.
    private static func look(of verdict: GuideVerdict) -> String {
        switch verdict {
        case .holds: "didAppear"
        case .differs: "problem"
        case .until: "traits"
        case .outside: "dim"
        }
    }
}
