import HierarchyRecords
import Rendering
import Workbench

extension SegueAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        renderer.answer { renderer.write(document, request) }
    }
}

extension ReplyRenderer {
    /// Writes the graph of a storyboard, as wide as the terminal.
    fileprivate func write(_ document: InterfaceDocument, _ request: SegueRequest) {
        let style = SegueGraphRenderer.Style(request.style) ?? (display.isLinear ? .plain : .pretty)
        let renderer = SegueGraphRenderer(
            style, encoding: encoding, columns: terminal.width, said: workbench.phrases.said)
        write(
            renderer.lines(SegueGraph(document, name: request.name)) {
                !workbench.isInterrupted()
            })
    }

    /// The graph of a storyboard as text of that form.
    static func graph(_ document: InterfaceDocument, name: String, _ format: GraphFormat) -> String
    {
        let graph = SegueGraph(document, name: name)
        return switch format {
        case .svg: SegueGraphSVG().document(graph)
        case .mermaid: SegueGraphText.mermaid.document(graph)
        case .dot: SegueGraphText.dot.document(graph)
        }
    }
}

extension SegueGraphRenderer.Style {
    fileprivate init?(_ style: SegueRequest.Style?) {
        switch style {
        case .pretty: self = .pretty
        case .ascii: self = .ascii
        case .plain: self = .plain
        case nil: return nil
        }
    }
}
