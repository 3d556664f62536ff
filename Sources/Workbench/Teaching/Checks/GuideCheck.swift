import CommandLanguage
import HierarchyRecords
import Statements

/// Checks how a guide is made: whether each of its claims can be tried by itself, says what must hold, and
/// leads to rules, topics and lessons that there are. What its scripts expect is tried by running it.
@MainActor
struct GuideCheck {
    private let guide: Guide
    private let path: String
    private let topics: Set<String>
    private(set) var defects: [LessonDefect] = []

    /// Checks the guide in a file.
    init(_ guide: Guide, _ path: String, topics: [String]) {
        self.guide = guide
        self.path = path
        self.topics = Set(topics)
        for claim in guide.claims { check(claim) }
        checkNames()
    }

    private mutating func report(_ line: Int, _ reason: String) {
        defects.append(LessonDefect(file: path, line: line, reason: reason))
    }

    private mutating func check(_ claim: GuideClaim) {
        checkScript(of: claim)
        guard let finding = claim.finding else {
            return report(claim.line, "the claim has no block 'claim ID VERDICT'")
        }
        if finding.verdict == nil { report(finding.line, "the verdict means nothing") }
        if let verdict = finding.verdict, verdict != .holds, verdict != .outside,
            finding.rules.isEmpty
        {
            report(finding.line, "what differs needs the rules that it stands on")
        }
        for rule in finding.rules where RuleID(rawValue: rule) == nil {
            report(finding.line, "there is no rule '\(rule)'")
        }
        for topic in finding.topics
        where !topics.contains(topic) && DeclaredPage.named(topic).isEmpty {
            report(finding.line, "nothing is known of '\(topic)'")
        }
        let lessons = LessonCourse.ids
        for lesson in finding.lessons where !lessons.contains(lesson) {
            report(finding.line, "there is no lesson '\(lesson)'")
        }
    }

    /// Each claim begins a world of its own, so that it can be played alone, and expects something.
    private mutating func checkScript(of claim: GuideClaim) {
        let blocks = guide.script.blocks[claim.blocks]
        if blocks.first?.isFresh != true { report(claim.line, "no script begins with a new world") }
        let expects = blocks.contains { block in
            String(decoding: block.content, as: UTF8.self).contains("expect ")
        }
        if !expects { report(claim.line, "the script expects nothing") }
    }

    private mutating func checkNames() {
        var seen: Set<String> = []
        for claim in guide.claims {
            guard let id = claim.finding?.id, !seen.insert(id).inserted else { continue }
            report(claim.line, "two claims are called '\(id)'")
        }
    }
}

extension Workbench {
    /// What is wrong with how a guide in a file is made, and with it as a translation of the file
    /// `original`; nil where it is no guide.
    public func defects(ofGuide path: String, translating original: String?) -> [String]? {
        let span = SourceSpan(line: 1, column: 1)
        return whileCurrent {
            guard let bytes = try? SessionStore.read(path, at: span),
                let guide = GuideReader.guide(bytes, in: ScriptName(path))
            else { return nil }
            let check = GuideCheck(guide, path, topics: interpreter.explanationTopics)
            let theirs = original.flatMap { try? SessionStore.read($0, at: span) }
            let translation = theirs.map { TranslationCheck(bytes, of: $0, file: path).defects }
            return (check.defects + (translation ?? [])).map(\.text)
        }
    }
}
