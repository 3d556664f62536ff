import HierarchyRecords

/// Writes what a diagnosis has found: each finding with its rule, UIKit's words, the step since
/// which it is so, and what mends it; findings that differ in a name alone together. UIKit's words and lines to type are never wrapped.
public struct FindingRenderer: Sendable {
    /// The columns that texts are wrapped to; nil does not wrap.
    public var width: Int?

    private let said: Wording
    private let sentence: @Sendable (Finding) -> String
    private let mend: Wording

    /// Makes a renderer; `sentence` says what a finding is, and `mend` what mends it, in the person's language.
    public init(
        width: Int? = nil, said: @escaping Wording = { $0 }, mend: @escaping Wording = { $0 },
        sentence: @escaping @Sendable (Finding) -> String = { $0.text }
    ) {
        self.width = width
        self.said = said
        self.mend = mend
        self.sentence = sentence
    }

    /// What was looked at, where nothing was found.
    private static let lookedAt =
        "looked at parents, appearance, presentations, bars, layout, lists, touches, delegates, memory, "
        + "storyboards and the code; 'why not NAME.CALLBACK' asks for what did not come"

    /// The lines of all findings; what was looked at where there are none.
    public func lines(_ findings: [Finding]) -> [StyledText] {
        if findings.isEmpty {
            return [StyledText(said("nothing is wrong"))]
                + TextWrapping.wrap(said(Self.lookedAt), to: max(20, width ?? .max)).map {
                    StyledText($0)
                }
        }
        return FindingGroup.groups(of: findings).flatMap(lines)
    }

    private func lines(_ group: FindingGroup) -> [StyledText] {
        let finding = group.first
        let mark = finding.gravity == .fault ? "!" : "?"
        let rule = Rulebook.rule(finding.rule)
        let room = width.map { max(20, $0 - 2) }
        var lines = TextWrapping.wrap(sentence(finding), to: room).enumerated().map { index, line in
            StyledText(
                (index == 0 ? mark + " " : "  ") + line,
                finding.gravity == .fault ? .problem : .strong)
        }
        if let symptom = finding.symptom {
            lines += Paragraph.lines(said("seen"), said(symptom), width: width)
        }
        if let reason = finding.reason {
            lines += Paragraph.lines(said("because"), said(reason), width: width)
        }
        lines += Paragraph.lines(
            "\(said("rule")) \(rule.id.rawValue)",
            "\(said(rule.title)) (\(said(rule.confidence.rawValue)))", width: width)
        if let wording = finding.wording {
            lines += Paragraph.lines(said("UIKit says"), wording, width: nil)
        }
        if let since = finding.since {
            let source = since.source.split(separator: "\n").first.map(String.init) ?? ""
            let step =
                since.earliest.map { "\(said("one of the steps")) \($0) \(said("to")) " } ?? said(
                    "step") + " "
            lines += Paragraph.lines(said("since"), "\(step)\(since.step): \(source)", width: width)
        }
        if let others = group.others {
            lines += Paragraph.lines(said("also"), others, width: width)
        }
        return lines + mending(finding)
    }

    /// What mends a finding, a line each.
    public func mending(_ finding: Finding) -> [StyledText] {
        finding.mend.enumerated().flatMap { index, line in
            Paragraph.lines(index == 0 ? said("mend") : "", mend(line), width: nil)
        }
    }
}
