import HierarchyRecords

/// Writes a rule of the rulebook: what UIKit does, and how we know.
public struct RuleRenderer: Sendable {
    /// The columns that texts are wrapped to; nil does not wrap.
    public var width: Int?

    private let said: Wording

    /// Makes a renderer.
    public init(width: Int? = nil, said: @escaping Wording = { $0 }) {
        self.width = width
        self.said = said
    }

    /// The rule's lines.
    public func lines(_ rule: Rule) -> [StyledText] {
        var lines = [
            StyledText([.init(rule.id.rawValue, .strong), .init(" " + said(rule.title), .plain)])
        ]
        let room = width.map { max(20, $0 - 2) }
        lines += TextWrapping.wrap(said(rule.statement), to: room).map { StyledText("  " + $0) }
        lines += evidence(rule)
        lines += label("confidence", said(rule.confidence.meaning))
        return lines + systems(rule)
    }

    /// The rule below what it is the reason for: id and title, statement, and how we know.
    public func reason(_ rule: Rule) -> [StyledText] {
        Paragraph.lines(
            "\(said("rule")) \(rule.id.rawValue)", said(rule.title), width: width)
            + Paragraph.lines("", said(rule.statement), width: width)
            + evidence(rule)
            + label("confidence", said(rule.confidence.meaning))
            + systems(rule)
    }

    /// Where UIKit was seen to do it, and where the model does.
    private func systems(_ rule: Rule) -> [StyledText] {
        let seen = rule.systemsSeen.map(said).joined(separator: "; ")
        let applied = said(rule.applied.phrase).filled(
            with: rule.applied.versions.map(\.description))
        return (seen.isEmpty ? [] : label("seen in", seen)) + label("applied", applied)
    }

    /// A citation with its source's or its rule's name, the command that tells more of it, and what is noted of it, in the
    /// person's language.
    private func words(of citation: Citation) -> String {
        guard let mark = citation.mark else { return said(citation.text) }
        let name = citation.key?.record.words ?? citation.rule.map { Rulebook.rule($0).title } ?? ""
        return said(name)
            + (citation.remark.map { " (explain \(mark): \(said($0)))" } ?? " (explain \(mark))")
    }

    private func label(_ label: String, _ text: String) -> [StyledText] {
        Paragraph.lines(said(label), text, width: width)
    }

    /// What the rule stands on, each on a line of its own.
    private func evidence(_ rule: Rule) -> [StyledText] {
        rule.evidence.enumerated().flatMap { index, citation in
            label(index == 0 ? "evidence" : "", words(of: citation))
        }
    }
}
