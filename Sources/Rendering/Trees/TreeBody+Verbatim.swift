import HierarchyRecords

extension TreeBody {
    /// `  ^ p [appeared]`
    func appendCanonical<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        let deepest = HierarchySnapshot.deepestIndent
        line.appendSpaces(2 * min(row.depth, deepest))
        if row.depth > deepest { line.append("\(glyphs.ellipsis) (depth \(row.depth)) ") }
        line.append(node(row).canonicalText)
    }

    /// `   | <App.Home 0x12c000040>, state: appeared, view: <UIView 0x12c000080>`
    func appendUIKit<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        let node = node(row)
        UIKitText.appendColumns(row.depth, ellipsis: glyphs.ellipsis, to: &line)
        let state = node.state == .unloaded ? AppearanceStateName.disappeared : node.state
        let controller = UIKitText.object(node.className, node.id)
        let facts = "\(controller), state: \(state), view: \(UIKitText.view(node.view))"
        switch node.relation {
        case .root: line.append(facts)
        case .child: line.append("| \(facts)")
        case .presented(_, _, let className, let id):
            line.append("+ \(facts), presented with: \(UIKitText.object(className, id))")
        }
    }
}
