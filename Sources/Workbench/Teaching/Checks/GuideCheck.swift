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

    private mutating func report(_ line: Int, _ reason: Message) {
        defects.append(LessonDefect(file: path, line: line, reason: reason))
    }

    private mutating func check(_ claim: GuideClaim) {
        checkWorlds(of: claim)
        checkSayings(of: claim)
        guard let finding = claim.finding else {
            return report(claim.line, "the claim has no block 'claim ID VERDICT'")
        }
        if finding.verdict == nil { report(finding.line, "the verdict means nothing") }
        if let verdict = finding.verdict, verdict != .holds, verdict != .outside,
            finding.rules.isEmpty
        {
            report(finding.line, "what differs needs the rules that it stands on")
        }
        if case .until(let system) = finding.verdict, !claim.systems(in: guide).contains(system) {
            report(claim.line, "no world of it is one of iOS \(system): 'set ios \(system)'")
        }
        for rule in finding.rules where RuleID(rawValue: rule) == nil {
            report(finding.line, "there is no rule '\(rule)'")
        }
        for topic in finding.topics
        where !topics.contains(topic) && DeclaredPage.named(topic).isEmpty
            && NameGuide.named(topic) == nil
        {
            report(finding.line, "nothing is known of '\(topic)'")
        }
        let lessons = LessonCourse.ids
        for lesson in finding.lessons where !lessons.contains(lesson) {
            report(finding.line, "there is no lesson '\(lesson)'")
        }
    }

    /// Each claim begins a world of its own, so that it can be played alone, and each of its worlds tries
    /// something.
    private mutating func checkWorlds(of claim: GuideClaim) {
        let blocks = guide.script.blocks
        guard let first = claim.blocks.first, blocks[first].isFresh else {
            return report(claim.line, "no script begins with a new world")
        }
        for world in claim.worlds(in: guide) {
            let says = claim.sayings.contains { world.contains($0.block) && !$0.lines.isEmpty }
            if says || blocks[world].contains(where: \.tries) { continue }
            report(
                blocks[world.lowerBound].span.line, "the script compares nothing with what must be")
        }
    }

    /// What must be shown stands below the commands that show it.
    private mutating func checkSayings(of claim: GuideClaim) {
        for saying in claim.sayings {
            if saying.lines.isEmpty { report(saying.line, "the block 'says' is empty") }
            if !claim.blocks.contains(saying.block) {
                report(saying.line, "the block 'says' stands below no commands")
            }
        }
    }

    private mutating func checkNames() {
        var seen: Set<String> = []
        for claim in guide.claims {
            guard let id = claim.finding?.id, !seen.insert(id).inserted else { continue }
            report(claim.line, "two claims are called '\(id)'")
        }
    }
}

extension GuideClaim {
    /// Its blocks, world by world.
    fileprivate func worlds(in guide: Guide) -> [Range<Int>] {
        let begins = blocks.filter { $0 == blocks.lowerBound || guide.script.blocks[$0].isFresh }
        return zip(begins, begins.dropFirst() + [blocks.upperBound]).map { $0..<$1 }
    }

    /// The systems that it asks for by `set ios 12`.
    fileprivate func systems(in guide: Guide) -> [Int] {
        guide.script.blocks[blocks].flatMap(\.commands).compactMap { command in
            guard case .verb(let verb) = command, verb.source.hasPrefix("set ios ") else {
                return nil
            }
            return Int(verb.source.dropFirst("set ios ".count))
        }
    }
}

extension LiterateScript.Block {
    /// Those of its commands that can be read.
    fileprivate var commands: [ParsedCommand] {
        var parser = parser
        var commands: [ParsedCommand] = []
        while true {
            do throws(Diagnostic) {
                guard let command = try parser.next() else { return commands }
                commands.append(command)
            } catch {}
        }
    }

    /// Whether it ends in a mistake if what is claimed is not so.
    fileprivate var tries: Bool { fails || commands.contains(where: \.compares) }
}

extension ParsedCommand {
    /// Whether it holds what there is against events or values. That there is no warning, say, is no
    /// comparison, nor is a log which contains no lines.
    fileprivate var compares: Bool {
        guard case .verb(let verb) = self, verb.word.text == "expect",
            case .word(let form)? = verb.operands.first, form.text != "no"
        else { return false }
        guard case .word(let manner)? = verb.operands.dropFirst().first,
            form.text == "log", manner.text == "contains",
            case .block(let block)? = verb.operands.last
        else { return true }
        return !block.lines.isEmpty
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
            let check = GuideCheck(
                guide, path, topics: Explanations(session: session).explanationTopics)
            let theirs = original.flatMap { try? SessionStore.read($0, at: span) }
            let translation = theirs.map { TranslationCheck(bytes, of: $0, file: path).defects }
            return (check.defects + (translation ?? [])).map(\.text.text)
        }
    }
}
