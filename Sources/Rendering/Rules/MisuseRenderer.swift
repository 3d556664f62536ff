import HierarchyRecords

/// Writes a broken contract in full: UIKit's own text, the rule, and what to do instead.
public struct MisuseRenderer: Sendable {
    /// The columns that rule and hint are wrapped to; nil does not wrap. UIKit's text never wraps.
    public var width: Int?

    private let said: Wording

    /// Makes a renderer.
    public init(width: Int? = nil, said: @escaping Wording = { $0 }) {
        self.width = width
        self.said = said
    }

    /// The misuse's lines.
    public func lines(_ misuse: Misuse) -> [StyledText] {
        let text = misuse.text(said: said).split(separator: "\n", omittingEmptySubsequences: false)
        var lines = text.enumerated().map { index, line in
            StyledText(index == 0 ? "! \(heading(misuse.kind)): \(line)" : "  \(line)", .problem)
        }
        let rule = Rulebook.rule(misuse.rule)
        lines += Paragraph.lines(
            "\(said("rule")) \(rule.id.rawValue)",
            "\(said(rule.title)) (\(said(rule.confidence.rawValue)))", width: width)
        lines += Paragraph.lines(said("hint"), said(misuse.hint), width: width)
        return lines
    }

    private func heading(_ kind: Misuse.Kind) -> String {
        switch kind {
        case .warning: "warning"
        case .exception(let name): "exception \(name)"
        }
    }
}
