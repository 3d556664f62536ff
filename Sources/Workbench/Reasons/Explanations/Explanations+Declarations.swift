import HierarchyRecords
import Statements

/// Pages on UIKit's types and members, made from their declarations.
extension Explanations {
    /// How many members of one name have a page each; more are told by their declarations alone.
    private static let mostPages = 4

    /// The pages on what is declared under that name.
    func declarationPages(of topic: String) -> [HelpPage] {
        let swift = DeclaredPage.named(topic)
        let found = swift.isEmpty ? DeclaredPage.named(inObjectiveC: topic) : swift
        if found.count <= Self.mostPages { return found.map(page) }
        let rows = found.map { Fact($0.owner ?? "", $0.declaration) }
        return [
            HelpPage(
                title: topic, summary: "'explain TYPE.\(topic)' goes on with one of these.",
                sections: [HelpPage.Section(heading: "Declared by", rows: rows)])
        ]
    }

    private func page(_ declared: DeclaredPage) -> HelpPage {
        let own = declared.rules.map { Fact($0.rawValue, Rulebook.rule($0).title) }
        let others = rules { $0.contains(declared.base) }.filter { !own.contains($0) }
        let sections = [
            ("Declaration", [Fact("", declared.declaration)] + declared.systems),
            ("Members", declared.owner == nil ? members(of: declared.name) : []),
            ("Rules", own + others),
            ("Guides", declared.owner == nil ? [] : guideClaims(on: declared.base)),
        ].filter { !$0.1.isEmpty }
        return HelpPage(
            title: [declared.owner, declared.name].compactMap { $0 }.joined(separator: "."),
            summary: declared.summary,
            sections: sections.map { HelpPage.Section(heading: $0.0, rows: $0.1) })
    }

    /// A type's members by name, each with the first sentence of what is said of it.
    private func members(of type: String) -> [Fact] {
        DeclaredPage.all.filter { $0.owner == type }.map { Fact($0.name, $0.firstSentence) }
    }
}

extension DeclaredPage {
    /// The rules that its comment names, in their order.
    fileprivate var rules: [RuleID] {
        let words = Set(summary.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        return RuleID.allCases.filter { words.contains($0.rawValue) }
    }

    fileprivate var systems: [Fact] {
        [
            introduced.map { Fact("", wording: "from iOS \($0) on") },
            deprecated.map { Fact("", wording: "deprecated from iOS \($0) on") },
        ].compactMap { $0 }
    }

    var firstSentence: String {
        var words: [Substring] = []
        for word in summary.split(separator: " ") {
            words.append(word)
            if word.hasSuffix(".") { break }
            guard word.hasSuffix(";") else { continue }
            return words.joined(separator: " ").dropLast() + "."
        }
        return words.joined(separator: " ")
    }
}
