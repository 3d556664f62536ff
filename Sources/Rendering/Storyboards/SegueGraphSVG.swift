import HierarchyRecords

/// Draws a graph as a picture in SVG.
public struct SegueGraphSVG: Sendable {
    /// Makes an exporter.
    public init() {}

    /// A whole SVG document. It needs no font and no style sheet from elsewhere.
    public func document(_ graph: SegueGraph) -> String {
        let layout = SegueGraphLayout(graph)
        var parts = [head(graph, layout)]
        for step in SegueGraphWalk(graph) {
            switch step {
            case .opens(let scene, _), .leaf(let scene, _):
                parts.append(box(graph.scenes[scene], layout.boxes[scene]))
                parts += rows(graph.scenes[scene], layout.boxes[scene])
            case .closes: break
            }
        }
        parts += graph.scenes.indices.flatMap { arrows(graph, layout, from: $0) }
        parts.append("</svg>\n")
        return parts.joined(separator: "\n")
    }

    private func head(_ graph: SegueGraph, _ layout: SegueGraphLayout) -> String {
        let (width, height) = (text(layout.size.width), text(layout.size.height))
        let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) role="img">
            <!-- Exported by vcr. -->
            <title>\(XMLText.escape(graph.title()))</title>
            <style>
            text { font: 13px -apple-system, system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif; \
            fill: #1C1C1E; white-space: pre; }
            .name { font-weight: 600; font-size: 14px; } .row { fill: #6C6C70; font-size: 12px; }
            .scene { fill: #FFFFFF; stroke: #8E8E93; } .initial { stroke: #0A66C2; stroke-width: 3; }
            .reference { fill: none; stroke: #8E8E93; stroke-dasharray: 6 4; }
            .arrow { fill: none; stroke: #3A3A3C; stroke-width: 1.5; }
            .problem { fill: #B3261E; }
            </style>
            <defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" \
            markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="#3A3A3C"/></marker></defs>
            <rect width="100%" height="100%" fill="#EEF0F4"/>
            """
    }

    // MARK: Scenes

    private func box(_ scene: SegueGraph.Scene, _ frame: RectValue) -> String {
        let kind =
            scene.reference != nil ? "reference" : scene.isInitial ? "scene initial" : "scene"
        let size = "width=\"\(text(frame.width))\" height=\"\(text(frame.height))\""
        return
            "<rect class=\"\(kind)\" x=\"\(text(frame.x))\" y=\"\(text(frame.y))\" \(size) rx=\"8\"/>"
            + words(scene.name, .name, x: frame.x, y: frame.y + 20, room: frame.width, "name")
    }

    /// The class, then a row for each segue.
    private func rows(_ scene: SegueGraph.Scene, _ frame: RectValue) -> [String] {
        var y = frame.y + SegueGraphLayout.head - 8
        var rows: [String] = []
        if scene.reference == nil {
            rows.append(
                words(scene.className, .row, x: frame.x, y: y, room: frame.width, "row"))
        }
        y = frame.maxY - SegueGraphLayout.row * Double(scene.arrows.count)
        for arrow in scene.arrows {
            let isLost = arrow.target == nil && arrow.segue.unwindAction == nil
            rows.append(
                words(
                    PictureText.label(arrow), .row, x: frame.x, y: y + 8, room: frame.width,
                    isLost ? "row problem" : "row"))
            y += SegueGraphLayout.row
        }
        return rows
    }

    /// Cut to the room, by a guess at the width of the letters.
    private func words(
        _ words: String, _ font: PictureText.Font, x: Double, y: Double, room: Double,
        _ style: String
    ) -> String {
        let cut = TextWidth.truncate(words, to: PictureText.columns(in: room, font))
        return "<text class=\"\(style)\" x=\"\(text(x + 10))\" y=\"\(text(y))\">"
            + "\(XMLText.escape(cut))</text>"
    }

    // MARK: Segues

    private func arrows(
        _ graph: SegueGraph, _ layout: SegueGraphLayout, from index: Int
    ) -> [String] {
        let scene = graph.scenes[index], frame = layout.boxes[index]
        let held = scene.held.filter { graph.scenes[$0.scene].reference != nil }.map {
            arrow(
                x: frame.maxX, y: frame.y + 16, to: layout.boxes[$0.scene], .relationship)
        }
        var y = frame.maxY - SegueGraphLayout.row * Double(scene.arrows.count) + 4
        return held
            + scene.arrows.compactMap { each in
                defer { y += SegueGraphLayout.row }
                return each.target.map {
                    arrow(x: frame.maxX, y: y, to: layout.boxes[$0], each.segue.kind)
                }
            }
    }

    /// From the right side to the left side of what it leads to, or to its right side where that
    /// stands further left.
    private func arrow(
        x: Double, y: Double, to frame: RectValue, _ kind: SegueRecord.Kind
    ) -> String {
        let goesBack = frame.x < x
        let end = (x: goesBack ? frame.maxX : frame.x, y: frame.y + 16)
        let bend = goesBack ? max(x, end.x) + 60 : (x + end.x) / 2
        let dashes = SegueLine(kind).dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
        let path =
            "M\(text(x)) \(text(y))C\(text(bend)) \(text(y)) \(text(bend)) \(text(end.y)) "
            + "\(text(end.x)) \(text(end.y))"
        return "<path class=\"arrow\" d=\"\(path)\"\(dashes) marker-end=\"url(#head)\"/>"
    }

    private func text(_ number: Double) -> String { NumberText.short(number) }
}
