import HierarchyRecords

extension TreeBody {
    /// `+ ├─ ^ p: SheetController [appeared] pageSheet 393×842 horizontal regular (new)`
    mutating func appendPretty<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        appendLead(row, to: &line)
        appendText(row, to: &line)
    }

    /// The mark of a change, and the branches.
    mutating func appendLead<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        appendChangeMark(row, to: &line)
        art.append(row, to: &line)
    }

    /// What stands before a line that goes on with the row's text.
    func appendLeadBelow<Line: LineBuilder>(
        _ row: TreeLayout.Row, isParent: Bool, to line: inout Line
    ) {
        if changes != nil { line.appendSpaces(2) }
        art.appendBelow(row, isParent: isParent, to: &line)
    }

    /// What is told of the controller.
    func appendText<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        let node = node(row)
        let style = shownStyle(node.relation)
        if style != nil { line.append(glyphs.presented + " ", .presentation) }
        line.append(shortened(node.name), .object)
        if let name = className(row) { line.append(": \(shortened(name))") }
        if let path = path(row) { line.append(" = \(shortened(path))", .dim) }
        line.append(" [\(node.state)]", node.state.role)
        if let place = node.place { line.append(" \(place.words(said))", place.role) }
        if let style { line.append(" \(style)", .presentation) }
        appendView(node.view, to: &line)
        let traits = traits(row)
        if !traits.isEmpty {
            line.append(" ")
            line.append(traits, .traits)
        }
        if let change = change(row) { line.append(" " + said("(\(change.word))"), change.role) }
        if row.hidden > 0 {
            line.append(
                " \(glyphs.ellipsis) " + said("% more below").filled(with: "\(row.hidden)"), .dim)
        }
    }

    private func appendChangeMark<Line: LineBuilder>(
        _ row: TreeLayout.Row, to line: inout Line
    ) {
        guard changes != nil else { return }
        guard let change = change(row) else { return line.appendSpaces(2) }
        line.append(change.glyph(glyphs) + " ", change.role)
    }

    private func appendView<Line: LineBuilder>(
        _ view: HierarchySnapshot.View?, to line: inout Line
    ) {
        guard let view else { return line.append(" " + said("not loaded"), .dim) }
        let width = NumberText.of(view.frame.width)
        let height = NumberText.of(view.frame.height)
        line.append(" \(width)\(glyphs.times)\(height)")
        if !view.isInWindow { line.append(" " + said("not in the window"), .dim) }
    }

    /// `pageSheet`, or `as popover, adapted to formSheet` where another style is shown than was
    /// set.
    private func shownStyle(_ relation: HierarchySnapshot.Relation) -> String? {
        guard case .presented(let style, let asked, _, _) = relation else { return nil }
        return asked == nil ? style : relation.presentedAs(said)
    }

    private func shortened(_ name: String) -> String {
        name.utf8.count <= nameColumns
            ? name : TextWidth.truncate(name, to: nameColumns, ellipsis: glyphs.ellipsis)
    }
}
