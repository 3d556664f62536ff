import HierarchyRecords

extension TreeBody {
    /// Deeper rows of the verbatim styles are not indented further; their depth is written out.
    private static var deepestIndent: Int { 256 }

    /// `  ^ p [appeared]`
    func appendCanonical<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        let node = node(row)
        line.appendSpaces(2 * min(row.depth, Self.deepestIndent))
        appendDepth(row, to: &line)
        if case .presented = node.relation { line.append("^ ") }
        line.append("\(node.name) [\(node.state)]")
    }

    /// `   | <App.Home 0x12c000040>, state: appeared, view: <UIView 0x12c000080>`
    func appendUIKit<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        let node = node(row)
        UIKitText.appendColumns(min(row.depth, Self.deepestIndent), to: &line)
        appendDepth(row, to: &line)
        let state = node.state == .unloaded ? AppearanceStateName.disappeared : node.state
        let controller = UIKitText.object(node.className, node.id)
        let facts = "\(controller), state: \(state), view: \(UIKitText.view(node.view))"
        switch node.relation {
        case .root: line.append(facts)
        case .child: line.append("| \(facts)")
        case .presented(_, let className, let id):
            line.append("+ \(facts), presented with: \(UIKitText.object(className, id))")
        }
    }

    private func appendDepth<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        if row.depth > Self.deepestIndent {
            line.append("\(glyphs.ellipsis) (depth \(row.depth)) ")
        }
    }
}
