import CommandLanguage
import HierarchyRecords
import Lessons

/// What people stumble over at a member of UIKit's: what they see, why, and what they do instead.
struct Pitfall: Sendable {
    /// The members, classes and callbacks that it concerns, without parentheses; the one that it is about
    /// most comes first.
    let names: [String]
    /// How code looks that leads to it, by which `doctor` finds it; nil where code alone does not tell.
    let code: CodePattern?
    /// How people ask who met it, where they use other words than those of `seen`; a sentence is led here by it.
    let asked: String
    /// What one sees, as one would tell it.
    let seen: String
    /// What UIKit does.
    let why: String
    /// The calls and properties that mend it.
    let instead: String
    /// The rules that speak of it here.
    let rules: [RuleID]
    /// Where it is said: the address of a page of Apple's, or of a public question.
    let source: String

    /// All of them, in the order of the files in `Sources/Lessons/Pitfalls`.
    static let all = LessonCatalogue.pitfalls.flatMap {
        blocks(of: $0.text).compactMap(Pitfall.init)
    }

    /// Where in `all` those of a name are, by the name in small letters.
    private static let places: [String: [Int]] = {
        var places: [String: [Int]] = [:]
        for (index, pitfall) in all.enumerated() {
            for name in pitfall.names { places[name.lowercased(), default: []].append(index) }
        }
        return places
    }()

    /// Those at a name, in any case, alone or behind its type (`UIView.bounds`, `present(_:animated:)`);
    /// first those that are about it most.
    static func at(_ topic: String) -> [Pitfall] {
        let member = topic.prefix { !"(:".contains($0) }.split(separator: ".").last ?? ""
        let wanted = [topic.lowercased(), member.lowercased()]
        let found = Set(wanted.flatMap { places[$0] ?? [] }).sorted().map { all[$0] }
        let isAbout = { (pitfall: Pitfall) in wanted.contains(pitfall.names[0].lowercased()) }
        return found.filter(isAbout) + found.filter { !isAbout($0) }
    }

    /// Whether what one sees is that something does not come.
    var isOfSomethingMissed: Bool {
        let words = [
            "not called", "never called", "no longer called", "not come", "not run", "not sent",
            "not asked", "not shown", "not go away", "not call ", "not fire", "not work",
            "not in editing mode", "hears nothing", "silent", "ignored", "is false",
        ]
        return words.contains { seen.contains($0) }
    }

    // MARK: Reading

    /// The entries of a file, which blank lines part.
    static func blocks(of text: String) -> [[Substring]] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .split { $0.isEmpty }.map(Array.init)
    }

    /// Reads the lines `key: value` of an entry; nil where one is missing or says nothing.
    init?(_ lines: [Substring]) {
        var values: [String: String] = [:]
        for (index, line) in lines.enumerated() {
            guard let entry = FrontMatter.Entry(String(line), line: index + 1) else { return nil }
            values[entry.key] = entry.value
        }
        guard let names = values["names"], let seen = values["seen"], let why = values["why"],
            let instead = values["instead"], let source = values["source"], !names.isEmpty
        else { return nil }
        self.names = names.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
        code = values["code"].flatMap(CodePattern.init)
        asked = values["asked"] ?? ""
        self.seen = seen
        self.why = why
        self.instead = instead
        self.source = source
        rules = (values["rules"] ?? "").split(separator: " ").compactMap {
            RuleID(rawValue: String($0))
        }
    }
}
