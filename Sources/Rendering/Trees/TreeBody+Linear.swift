import HierarchyRecords

extension TreeBody {
    /// `p: appeared, new, level 1, presented by home as pageSheet, view 393 by 842`
    func appendLinear<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        let node = node(row)
        line.append(node.name, .object)
        line.append(": ")
        line.append("\(node.state)", node.state.role)
        if let change = change(row) { line.append(", \(change.word)", change.role) }
        line.append(", level \(row.depth), \(place(row))")
        if let name = className(row) { line.append(", class \(name)") }
        line.append(", \(describe(node.view))")
        let traits = traits(row)
        if !traits.isEmpty { line.append(", traits \(traits)", .traits) }
        if row.hidden > 0 { line.append(", \(row.hidden) more below") }
    }

    private func place(_ row: TreeLayout.Row) -> String {
        guard let parent = parent(row) else { return "root" }
        if let style = node(row).relation.presentedAs {
            return "presented by \(parent.name) \(style)"
        }
        let place = node(row).place.map { ", \($0.spoken)" } ?? ""
        return "child of \(parent.name)\(place)"
    }

    private func describe(_ view: HierarchySnapshot.View?) -> String {
        guard let view else { return "view not loaded" }
        let width = NumberText.of(view.frame.width)
        let height = NumberText.of(view.frame.height)
        return "view \(width) by \(height)" + (view.isInWindow ? "" : ", not in the window")
    }
}
