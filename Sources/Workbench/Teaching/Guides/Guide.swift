import CommandLanguage
import HierarchyRecords

/// A text that people learn view controllers from, told claim by claim: a literate script with a front
/// matter, whose parts begin with `#` and whose claims begin with `##`.
struct Guide: Sendable {
    let id: String
    let title: String
    /// `en` unless it says otherwise.
    let language: String
    let introduction: [TeachingPart]
    let claims: [GuideClaim]
    let script: LiterateScript
}

/// One claim, with the script that tries it.
struct GuideClaim: Sendable {
    /// The part of the text that begins with it; nil within one.
    let part: String?
    let title: String
    /// The line of its heading.
    let line: Int
    /// In the order in which they stand.
    var items: [GuideItem] = []
    /// What stands in its last block; nil where there is none.
    var finding: GuideFinding?
    /// Its blocks of commands, as the script counts them.
    var blocks: Range<Int>
    /// What its commands must show besides the log.
    var sayings: [GuideSaying] = []
}

/// The block `says`: lines that the commands of the block above it show, in that order, as what `doctor`
/// finds or why a command is refused. How lines are broken and indented makes no difference.
struct GuideSaying: Sendable {
    /// The block of commands, as the script counts them.
    let block: Int
    let lines: [String]
    /// The line of the fence.
    let line: Int

    /// The first of its lines that those shown lack; nil where they have all of them.
    func missing(from shown: [String]) -> String? {
        var rest = Substring(shown.joined(separator: "\n").oneSpaceBetweenWords)
        for line in lines {
            guard let found = rest.firstRange(of: line.oneSpaceBetweenWords) else { return line }
            rest = rest[found.upperBound...]
        }
        return nil
    }
}

extension String {
    /// The text with one space between two words, however lines were broken and indented.
    var oneSpaceBetweenWords: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// What a claim is made of.
enum GuideItem: Sendable {
    case prose([TeachingPart])
    /// A block of the script, by its place; `isQuiet`: what it logs is not shown.
    case script(Int, isQuiet: Bool)
}

/// What trying a claim showed: the block `claim ID VERDICT`.
struct GuideFinding: Sendable {
    let id: String
    /// Nil where the words mean none.
    let verdict: GuideVerdict?
    /// What the verdict stands on, by their ids.
    let rules: [String]
    /// Callbacks and styles that the claim tells of.
    let topics: [String]
    /// The lessons in which one learns it, by their ids.
    let lessons: [String]
    /// The line of the fence.
    let line: Int

    init(_ code: FencedCode) {
        let words = code.words.map(String.init)
        id = words.dropFirst().first ?? ""
        verdict = GuideVerdict(words.dropFirst(2).map { $0 })
        let values = Self.values(in: code.text)
        rules = values["rules"] ?? []
        topics = values["about"] ?? []
        lessons = values["lessons"] ?? []
        line = code.line
    }

    /// The words behind each key: `rules: C10 C20`.
    private static func values(in text: String) -> [String: [String]] {
        var values: [String: [String]] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
            guard let key = words.first, key.hasSuffix(":") else { continue }
            values[String(key.dropLast()), default: []] += words.dropFirst()
        }
        return values
    }
}

extension GuideVerdict {
    /// `holds`, `differs`, `until 12`, `outside`; nil for other words.
    init?(_ words: [String]) {
        switch (words.first, words.count) {
        case ("holds", 1): self = .holds
        case ("differs", 1): self = .differs
        case ("outside", 1): self = .outside
        case ("until", 2):
            guard let system = Int(words[1]) else { return nil }
            self = .until(system)
        default: return nil
        }
    }
}
