import HierarchyRecords
import Workbench

/// The guides as a page of Markdown: each claim with its script, its log and the verdict. The page's own
/// blocks run, too.
struct GuidePage {
    let guides: [GuideRecord]
    let words: GuideWords
    /// What stands above the guides.
    let head: String

    var text: String { ([head, contents] + guides.map(guide)).joined(separator: "\n\n") + "\n" }

    private var contents: String {
        guides.map { guide in
            let verdicts = Self.counts(guide.claims.map { words.text(of: $0.verdict) })
            return "- [\(guide.title)](\(RulePage.anchor(guide.title))): \(verdicts)"
        }.joined(separator: "\n")
    }

    /// How often each of the words is there, in the order in which they come first.
    private static func counts(_ words: [String]) -> String {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
            .map { word in "\(word) \(words.count { $0 == word })" }.joined(separator: ", ")
    }

    private func guide(_ guide: GuideRecord) -> String {
        (["## \(guide.title)"] + guide.introduction.map(passage) + guide.claims.map(claim))
            .joined(separator: "\n\n")
    }

    private func claim(_ claim: GuideClaimRecord) -> String {
        let part = claim.part.map { ["### \($0)"] } ?? []
        return
            (part + ["#### \(claim.number). \(claim.title)"] + passages(of: claim) + [
                verdict(of: claim)
            ]).joined(separator: "\n\n")
    }

    /// The first script of a claim begins a new world.
    private func passages(of claim: GuideClaimRecord) -> [String] {
        var isFirst = true
        return claim.passages.map { passage in
            guard case .script(let commands) = passage else { return self.passage(passage) }
            defer { isFirst = false }
            return Self.script(commands, isFresh: isFirst)
        }
    }

    private func passage(_ passage: LessonPassage) -> String {
        switch passage {
        case .heading(let text): "**\(text)**"
        case .paragraph(let text): text
        case .item(let marker, let text): "\(marker) \(text)"
        case .code(let lines): Self.fence("", lines)
        case .script, .setup, .hint, .solution, .question, .prediction: ""
        }
    }

    private static func script(_ commands: [LoggedCommand], isFresh: Bool) -> String {
        let words = [
            "vcr", isFresh ? "fresh" : nil, commands.contains(where: \.isRefused) ? "fails" : nil,
        ]
        let source = fence(words.compactMap { $0 }.joined(separator: " "), commands.map(\.source))
        let log = commands.flatMap(lines)
        return log.isEmpty ? source : source + "\n\n" + fence("text", log)
    }

    private static func lines(_ command: LoggedCommand) -> [String] {
        command.events.map { index in
            let event = command.log.events[index]
            let line = command.log.text(event)
            guard let rule = event.rule else { return line }
            return line + String(repeating: " ", count: max(60 - line.count, 0) + 2) + rule.rawValue
        } + command.output
    }

    private static func fence(_ info: String, _ lines: [String]) -> String {
        (["```" + info] + lines + ["```"]).joined(separator: "\n")
    }

    private func verdict(of claim: GuideClaimRecord) -> String {
        let rules = claim.rules.map { "[\($0.rawValue)](rules/\(RulePage.place($0)))" }
        let lessons = claim.lessons.map { "[\($0.title)](../Sources/Lessons/Catalog/\($0.file))" }
        return
            (["**\(words.text(of: claim.verdict))**"]
            + row(words.rules, rules) + row(words.lessons, lessons)).joined(separator: " · ")
    }

    private func row(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : ["\(title): \(items.joined(separator: ", "))"]
    }
}
