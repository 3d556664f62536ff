import HierarchyRecords

/// Writes a broken contract in full: UIKit's own text, the rule, and what to do instead.
public struct MisuseRenderer: Sendable {
    /// The columns that rule and hint are wrapped to; nil does not wrap. UIKit's text never wraps.
    public var width: Int?

    /// Makes a renderer.
    public init(width: Int? = nil) { self.width = width }

    /// The misuse's lines.
    public func lines(_ misuse: Misuse) -> [StyledText] {
        let text = misuse.text.split(separator: "\n", omittingEmptySubsequences: false)
        var lines = text.enumerated().map { index, line in
            StyledText(index == 0 ? "! \(heading(misuse.kind)): \(line)" : "  \(line)", .problem)
        }
        let rule = Rulebook.rule(misuse.rule)
        let evidence = "\(rule.confidence.rawValue)"
        lines += Paragraph.lines(
            "rule \(rule.id.rawValue)", "\(rule.title) (\(evidence))", width: width)
        lines += Paragraph.lines("hint", misuse.hint, width: width)
        return lines
    }

    private func heading(_ kind: Misuse.Kind) -> String {
        switch kind {
        case .warning: "warning"
        case .exception(let name): "exception \(name)"
        }
    }
}
