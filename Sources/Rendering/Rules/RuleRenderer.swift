import HierarchyRecords

/// Writes a rule of the rulebook: what UIKit does, and how we know.
public struct RuleRenderer: Sendable {
    /// The columns that texts are wrapped to; nil does not wrap.
    public var width: Int?

    /// Makes a renderer.
    public init(width: Int? = nil) { self.width = width }

    /// The rule's lines.
    public func lines(_ rule: Rule) -> [StyledText] {
        var lines = [
            StyledText([.init(rule.id.rawValue, .strong), .init(" \(rule.title)", .plain)])
        ]
        let room = width.map { max(20, $0 - 2) }
        lines += TextWrapping.wrap(rule.statement, to: room).map { StyledText("  " + $0) }
        lines += evidence(rule)
        lines += Paragraph.lines("confidence", rule.confidence.rawValue, width: width)
        if let since = rule.since {
            lines += Paragraph.lines("since", "iOS \(since)", width: width)
        }
        return lines
    }

    /// The rule below what it is the reason for: id and title, statement, and how we know.
    public func reason(_ rule: Rule) -> [StyledText] {
        let since = rule.since.map { ", since iOS \($0)" } ?? ""
        return Paragraph.lines("rule \(rule.id.rawValue)", rule.title, width: width)
            + Paragraph.lines("", rule.statement, width: width)
            + evidence(rule)
            + Paragraph.lines("confidence", rule.confidence.rawValue + since, width: width)
    }

    /// What the rule stands on, each on a line of its own.
    private func evidence(_ rule: Rule) -> [StyledText] {
        rule.evidence.enumerated().flatMap { index, citation in
            Paragraph.lines(index == 0 ? "evidence" : "", citation.text, width: width)
        }
    }
}
