import HierarchyRecords

/// Writes what differs: between two moments of a world, or between what was expected and what is.
public struct DifferenceRenderer: Sendable {
    private let glyphs: Glyphs
    private let said: Wording

    /// Makes a renderer; of the encoding only the signs matter.
    public init(encoding: TextEncoding = .plain, said: @escaping Wording = { $0 }) {
        glyphs = encoding.glyphs
        self.said = said
    }

    /// One line a controller that the change touched: sign, name, and what became of it.
    public func lines(
        from old: HierarchySnapshot, to new: HierarchySnapshot
    ) -> [StyledText] {
        let before = NodeIndex(old)
        let after = NodeIndex(new)
        return SnapshotDifference(from: old, to: new).changes.compactMap { id, change in
            guard let place = change == .removed ? before[id] : after[id] else { return nil }
            var line = StyledText(change.glyph(glyphs) + " ", change.role)
            line.append(place.node.name, .object)
            line.append(" \(describe(change, from: before[id], to: place))")
            return line
        }
    }

    /// Expected lines that are missing (`- `), actual lines that are too many (`+ `), and, indented
    /// alike, lines of both; of more than `2 * context` of those in a row only the outer ones.
    public func lines(
        expected: [String], actual: [String], context: Int? = nil
    ) -> [StyledText] {
        lines(LineDifference(expected: expected, actual: actual).lines, context: context)
    }

    /// The lines of a difference, likewise.
    func lines(_ lines: [LineDifference.Line], context: Int?) -> [StyledText] {
        LineFolding(lines, context: context).parts.map { part in
            switch part {
            case .line(let line): draw(line)
            case .folded(let count):
                StyledText(
                    "  \(glyphs.ellipsis) " + said("% lines agree").filled(with: "\(count)"), .dim)
            }
        }
    }

    private func draw(_ line: LineDifference.Line) -> StyledText {
        switch line.side {
        case .both: StyledText("  " + line.text)
        case .expected: StyledText("- " + line.text, .removed)
        case .actual: StyledText("+ " + line.text, .added)
        }
    }

    private func describe(
        _ change: SnapshotDifference.Change, from old: NodeIndex.Place?, to new: NodeIndex.Place
    ) -> String {
        switch change {
        case .added: "is new, \(new.relation), \(new.node.state)"
        case .removed: "is gone, was \(new.relation)"
        case .moved:
            (["moved from \(old?.relation ?? "nowhere") to \(new.relation)"]
                + facts(old?.node, new.node)).joined(separator: ", ")
        case .changed: facts(old?.node, new.node).joined(separator: ", ")
        }
    }

    private func facts(
        _ old: HierarchySnapshot.Node?, _ new: HierarchySnapshot.Node
    ) -> [String] {
        guard let old else { return [] }
        var facts: [String] = []
        if old.name != new.name { facts.append(change("name", old.name, new.name)) }
        if old.state != new.state { facts.append(change("state", "\(old.state)", "\(new.state)")) }
        if old.view != new.view { facts.append(change("view", view(old.view), view(new.view))) }
        let traits = TraitRenderer.differences(new.traits, from: old.traits)
        if !traits.isEmpty { facts.append("traits now \(traits)") }
        return facts
    }

    private func change(_ what: String, _ old: String, _ new: String) -> String {
        "\(what) \(old) \(glyphs.arrow) \(new)"
    }

    private func view(_ view: HierarchySnapshot.View?) -> String {
        guard let view else { return "not loaded" }
        let rect = view.frame
        let numbers = [rect.x, rect.y, rect.width, rect.height].map(NumberText.of)
        return numbers.joined(separator: " ") + (view.isInWindow ? "" : " not in the window")
    }
}
