import HierarchyRecords
import Rendering
import Workbench

extension TreeAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) { renderer.answer { renderer.write(tree, request) } }
}

extension ViewTreeAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) { renderer.answer { renderer.write(views, style) } }
}

extension ScreenAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        renderer.answer { renderer.write(screen, request) }
    }
}

extension ReplyRenderer {
    /// Writes a tree of controllers as it was asked for.
    func write(_ tree: HierarchySnapshot, _ request: TreeRequest) {
        let selection = TreeSelection(
            maximumDepth: request.depth, only: Set(request.only))
        let style = TreeRenderer.Style(request.style) ?? (display.isLinear ? .plain : .pretty)
        var renderer = TreeRenderer(
            style, encoding: encoding, width: columns, selection: selection,
            said: workbench.phrases.said)
        renderer.paths = request.paths
        write { bytes in
            renderer.write(tree, changes: request.difference, to: &bytes) {
                !workbench.isInterrupted()
            }
        }
    }

    /// Writes a tree of views as it was asked for.
    fileprivate func write(_ views: ViewSnapshot, _ style: ViewTreeAnswer.Style?) {
        let style = ViewTreeRenderer.Style(style) ?? (display.isLinear ? .plain : .pretty)
        let renderer = ViewTreeRenderer(
            style, encoding: encoding, width: columns, said: workbench.phrases.said)
        write { bytes in
            renderer.write(views, to: &bytes) { !workbench.isInterrupted() }
        }
    }

    /// Writes what `body` makes, which may let the line of progress be written meanwhile.
    private func write(_ body: (inout [UInt8]) -> Void) {
        var bytes: [UInt8] = []
        body(&bytes)
        output.data += bytes
        output.flushIfFull()
    }

    /// Writes a screen, as large as the terminal or as it was asked for.
    fileprivate func write(_ screen: ScreenSnapshot, _ request: ScreenRequest) {
        let style = ScreenRenderer.Style(request.style) ?? (display.isLinear ? .plain : .pretty)
        // Below the picture stands the prompt.
        let rows = terminal.isTerminal ? terminal.height - 1 : ReplyRenderer.rowsElsewhere
        let renderer = ScreenRenderer(
            style, encoding: encoding, columns: request.columns ?? terminal.width,
            rows: request.rows ?? rows, said: workbench.phrases.said)
        let drawing = ScreenDrawing(
            screen, before: request.before, said: workbench.phrases.said)
        write(renderer.lines(drawing))
    }

    /// How high a screen is drawn where there is no terminal.
    private static let rowsElsewhere = 40

    /// A screen in SVG.
    func picture(_ screen: ScreenSnapshot, before: ViewSnapshot?) -> String {
        let said = workbench.phrases.said
        return ScreenSVG(title: screen.device.name, said: said)
            .document(ScreenDrawing(screen, before: before, said: said))
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

extension ViewTreeRenderer.Style {
    fileprivate init?(_ style: ViewTreeAnswer.Style?) {
        switch style {
        case .pretty: self = .pretty
        case .plain: self = .plain
        case .uikit: self = .uikit
        case nil: return nil
        }
    }
}

extension ScreenRenderer.Style {
    fileprivate init?(_ style: ScreenRequest.Style?) {
        switch style {
        case .pretty: self = .pretty
        case .ascii: self = .ascii
        case .plain: self = .plain
        case nil: return nil
        }
    }
}
