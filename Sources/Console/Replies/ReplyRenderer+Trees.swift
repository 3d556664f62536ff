import HierarchyRecords
import Rendering
import Workbench

extension ReplyRenderer {
    /// Writes a tree of controllers as it was asked for.
    func write(_ tree: HierarchySnapshot, _ request: TreeRequest) {
        let selection = TreeSelection(
            maximumDepth: request.depth, only: Set(request.only))
        let style = TreeRenderer.Style(request.style) ?? (display.isLinear ? .plain : .pretty)
        let renderer = TreeRenderer(
            style, encoding: encoding, width: columns, selection: selection)
        renderer.write(tree, changes: request.difference, to: &output.data)
        output.flushIfFull()
    }

    /// Writes a tree of views.
    func write(_ views: ViewSnapshot) {
        let renderer = ViewTreeRenderer(
            display.isLinear ? .plain : .pretty, encoding: encoding, width: columns)
        renderer.write(views, to: &output.data)
        output.flushIfFull()
    }

    /// Writes the tree as it stands, with what changed since it was last written so.
    func writeTree() {
        let tree = workbench.snapshot
        let difference = SnapshotDifference(from: lastTree, to: tree)
        lastTree = tree
        write(tree, TreeRequest(difference: difference))
    }

    /// The terminal's columns; nil where the output is no terminal.
    private var columns: Int? { terminal.isTerminal ? terminal.width : nil }
}

extension TreeRenderer.Style {
    fileprivate init?(_ style: TreeRequest.Style?) {
        switch style {
        case .pretty: self = .pretty
        case .plain: self = .plain
        case .canonical: self = .canonical
        case .uikit: self = .uikit
        case nil: return nil
        }
    }
}
