import HierarchyRecords

/// Writes a graph in the languages of other programs that draw.
public enum SegueGraphText: String, CaseIterable, Sendable {
    /// For Mermaid, as Markdown pages have it.
    case mermaid
    /// For Graphviz.
    case dot

    /// The whole text, each line with its newline.
    public func document(_ graph: SegueGraph) -> String {
        var lines = head(graph)
        for step in SegueGraphWalk(graph) { lines.append(line(step, graph)) }
        for (index, scene) in graph.scenes.enumerated() {
            for held in scene.held where graph.scenes[held.scene].reference != nil {
                lines.append(edge(index, held.scene, "holds", .relationship))
            }
            for (number, arrow) in scene.arrows.enumerated() {
                lines += edges(arrow, number: number, from: index)
            }
        }
        if self == .dot { lines.append("}") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func head(_ graph: SegueGraph) -> [String] {
        switch self {
        case .mermaid: ["%% Exported by vcr.", "flowchart LR"]
        case .dot:
            [
                "// Exported by vcr.", "digraph \(quoted(graph.name)) {",
                "  rankdir=LR; compound=true; node [shape=box];",
            ]
        }
    }

    // MARK: Scenes

    private func line(_ step: SegueGraphWalk.Step, _ graph: SegueGraph) -> String {
        switch step {
        case .opens(let scene, let depth): opening(scene, graph, indent(depth))
        case .leaf(let scene, let depth): indent(depth) + node(scene, graph.scenes[scene])
        case .closes(_, let depth): indent(depth) + (self == .mermaid ? "end" : "}")
        }
    }

    private func opening(_ index: Int, _ graph: SegueGraph, _ indent: String) -> String {
        let scene = graph.scenes[index]
        switch self {
        case .mermaid: return "\(indent)subgraph n\(index)[\(quoted(label(scene)))]"
        case .dot:
            return "\(indent)subgraph cluster\(index) { label=\(quoted(label(scene)));\n"
                + "\(indent)  n\(index) [label=\(quoted(scene.className)), style=dashed];"
        }
    }

    private func node(_ index: Int, _ scene: SegueGraph.Scene) -> String {
        let isReference = scene.reference != nil
        switch self {
        case .mermaid:
            let (open, close) = isReference ? ("([", "])") : ("[", "]")
            return "n\(index)\(open)\(quoted(label(scene)))\(close)"
        case .dot:
            let shape = isReference ? ", shape=oval, style=dashed" : ""
            return "n\(index) [label=\(quoted(label(scene)))\(shape)];"
        }
    }

    private func label(_ scene: SegueGraph.Scene) -> String {
        scene.name + (scene.isInitial ? " (initial)" : "")
    }

    /// Deep scenes stand no further in, so that the text does not grow with the square of the depth.
    private func indent(_ depth: Int) -> String {
        String(repeating: "  ", count: min(depth, 20) + 1)
    }

    // MARK: Segues

    /// A segue that leads to no scene gets a node of its own.
    private func edges(
        _ arrow: SegueGraph.Arrow, number: Int, from source: Int
    ) -> [String] {
        let segue = arrow.segue
        let word = PictureText.words(arrow)
        if let target = arrow.target { return [edge(source, target, word, segue.kind)] }
        let name = "u\(source)_\(number)"
        let label = quoted(segue.unwindAction ?? "no \(segue.destination)")
        let node =
            self == .mermaid ? "  \(name){{\(label)}}" : "  \(name) [label=\(label), shape=cds];"
        return [node, edge("n\(source)", name, word, segue.kind)]
    }

    private func edge(
        _ source: Int, _ target: Int, _ word: String, _ kind: SegueRecord.Kind
    ) -> String {
        edge("n\(source)", "n\(target)", word, kind)
    }

    private func edge(
        _ source: String, _ target: String, _ word: String, _ kind: SegueRecord.Kind
    ) -> String {
        let line = SegueLine(kind)
        return switch self {
        case .mermaid: "  \(source) \(line.mermaid)|\(quoted(word))| \(target)"
        case .dot: "  \(source) -> \(target) [label=\(quoted(word)), style=\(line.dot)];"
        }
    }

    /// A text in quotes: what would end it, or a terminal must not see, is spelt out.
    private func quoted(_ text: String) -> String {
        switch self {
        case .mermaid:
            "\"\(GraphText.forMermaid(text, spelling: "\"\\#<>&`".unicodeScalars))\""
        case .dot: GraphText.forGraphviz(text)
        }
    }
}

/// How the lines of a kind of segue are drawn.
struct SegueLine {
    let mermaid: String
    let dot: String
    /// The dashes of a line in a picture; nil for a line without gaps.
    let dashes: String?

    init(_ kind: SegueRecord.Kind) {
        switch kind {
        case .show, .push, .showDetail, .replace: (mermaid, dot, dashes) = ("-->", "solid", nil)
        case .presentation, .modal, .custom: (mermaid, dot, dashes) = ("==>", "bold", nil)
        case .popoverPresentation, .popover: (mermaid, dot, dashes) = ("-.->", "dashed", "8 5")
        case .unwind: (mermaid, dot, dashes) = ("-.->", "dotted", "2 4")
        case .embed, .relationship: (mermaid, dot, dashes) = ("---", "solid", nil)
        }
    }
}
