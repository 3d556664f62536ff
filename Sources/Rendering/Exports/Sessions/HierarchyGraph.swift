import HierarchyRecords

/// The controllers at the end of a session as a graph for graphviz: children below their parents, what is
/// presented at a dashed edge.
struct HierarchyGraph: SessionWriter {
    private let session: SessionRecord
    private var tree = HierarchySnapshot(nodes: [])

    init(_ session: SessionRecord) { self.session = session }

    mutating func add(_ step: SessionStep) { tree = step.tree }

    mutating func finish() -> String {
        var lines = [
            "// Exported by vcr.", "digraph session {",
            "  label=\(GraphText.forGraphviz(session.title));",
            "  node [shape=box, fontname=\"Helvetica\"];",
        ]
        for (index, node) in tree.nodes.enumerated() {
            let label = "\(node.name)\n\(node.className)\n\(node.state.rawValue)"
            lines.append("  n\(index) [label=\(GraphText.forGraphviz(label))];")
        }
        lines += tree.edges.map { edge in
            let look =
                edge.label.map { " [style=dashed, label=\(GraphText.forGraphviz($0))]" } ?? ""
            return "  n\(edge.from) -> n\(edge.to)\(look);"
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }
}

/// The same graph for Mermaid.
struct HierarchyFlowchart: SessionWriter {
    private var tree = HierarchySnapshot(nodes: [])

    init(_ session: SessionRecord) {}

    mutating func add(_ step: SessionStep) { tree = step.tree }

    mutating func finish() -> String {
        var lines = ["%% Exported by vcr.", "flowchart TD"]
        for (index, node) in tree.nodes.enumerated() {
            let label = [node.name, node.className, node.state.rawValue].map(SequenceDiagram.text)
            lines.append("    n\(index)[\"\(label.joined(separator: "<br>"))\"]")
        }
        lines += tree.edges.map { edge in
            let arrow = edge.label.map { "-. \"\(SequenceDiagram.text($0))\" .->" } ?? "-->"
            return "    n\(edge.from) \(arrow) n\(edge.to)"
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension HierarchySnapshot {
    /// From a controller to one below it, by position; a label where that one is presented.
    struct Edge {
        let from: Int
        let to: Int
        let label: String?
    }

    /// The edges of the tree. A presented controller stands behind its presenter's children, at their
    /// depth.
    var edges: [Edge] {
        var latest: [Int] = []
        var edges: [Edge] = []
        for (index, node) in nodes.enumerated() {
            latest.removeLast(max(0, latest.count - node.depth))
            if let above = latest.last {
                edges.append(Edge(from: above, to: index, label: node.relation.presentedAs))
            }
            latest.append(index)
        }
        return edges
    }
}
