import HierarchyRecords

extension TreeBody {
    /// `p: appeared, new, level 1, presented by home as pageSheet, view 393 by 842`
    func appendLinear<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        let node = node(row)
        line.append(node.name, .object)
        line.append(": ")
        line.append("\(node.state)", node.state.role)
        if let change = change(row) {
            line.append(said(", %").filled(with: said(change.word)), change.role)
        }
        line.append(said(", level %, %").filled(with: "\(row.depth)", place(row)))
        if let name = className(row) { line.append(said(", class %").filled(with: name)) }
        if let path = path(row) { line.append(said(", property %").filled(with: path)) }
        line.append(said(", %").filled(with: describe(node.view)))
        let traits = traits(row)
        if !traits.isEmpty { line.append(said(", traits %").filled(with: traits), .traits) }
        if row.hidden > 0 {
            line.append(
                said(", %").filled(with: said("% more below").filled(with: "\(row.hidden)")))
        }
    }

    private func place(_ row: TreeLayout.Row) -> String {
        guard let parent = parent(row) else { return word("root", said) }
        if let style = node(row).relation.presentedAs(said) {
            return said("presented by % %").filled(with: parent.name, style)
        }
        let place = node(row).place.map { said(", %").filled(with: $0.spoken(said)) } ?? ""
        return said("child of %").filled(with: parent.name) + place
    }

    private func describe(_ view: HierarchySnapshot.View?) -> String {
        guard let view else { return said("view not loaded") }
        let width = NumberText.of(view.frame.width)
        let height = NumberText.of(view.frame.height)
        return said("view % by %").filled(with: width, height)
            + (view.isInWindow ? "" : said(", %").filled(with: said("not in the window")))
    }
}
