import HierarchyRecords

/// A session as JSON: one object with its steps, as `docs/session.schema.json` describes it. A tree stands
/// where it differs from that of the step before.
struct SessionJSON: SessionWriter {
    private let session: SessionRecord
    private let events = EventRenderer(.json)
    private var bytes: [UInt8] = []
    private var tree: HierarchySnapshot?

    init(_ session: SessionRecord) {
        self.session = session
        JSONText.append("{\"v\":1", to: &bytes)
        JSONText.append(key: "kind", "session", to: &bytes)
        JSONText.append(key: "title", session.title, to: &bytes)
        JSONText.append(key: "ios", to: &bytes)
        JSONText.append(session.system.description, to: &bytes)
        JSONText.append(key: "device", session.device, to: &bytes)
        JSONText.append(key: "steps", to: &bytes)
        JSONText.append("[", to: &bytes)
    }

    mutating func add(_ step: SessionStep) {
        JSONText.append(tree == nil ? "\n" : ",\n", to: &bytes)
        JSONText.append("{\"step\":\(step.number)", to: &bytes)
        JSONText.append(key: "source", step.source, to: &bytes)
        JSONText.append(key: "outcome", step.outcome.rawValue, to: &bytes)
        JSONText.append(key: "time", to: &bytes)
        JSONText.append(JSONText.number(step.time), to: &bytes)
        append(step.events)
        JSONText.append(key: "output", step.output, to: &bytes)
        if step.tree != tree { append(step.tree) }
        JSONText.append("}", to: &bytes)
        tree = step.tree
    }

    private mutating func append(_ indices: Range<Int>) {
        JSONText.append(key: "events", to: &bytes)
        JSONText.append("[", to: &bytes)
        for index in indices {
            if index > indices.lowerBound { JSONText.append(",", to: &bytes) }
            events.write(session.log.events[index], index: index, in: session.log, to: &bytes)
            bytes.removeLast()
        }
        JSONText.append("]", to: &bytes)
    }

    private mutating func append(_ tree: HierarchySnapshot) {
        JSONText.append(key: "tree", to: &bytes)
        JSONText.append("[", to: &bytes)
        for (index, node) in tree.nodes.enumerated() {
            if index > 0 { JSONText.append(",", to: &bytes) }
            append(node)
        }
        JSONText.append("]", to: &bytes)
    }

    private mutating func append(_ node: HierarchySnapshot.Node) {
        JSONText.append("{\"depth\":\(node.depth)", to: &bytes)
        JSONText.append(key: "name", node.name, to: &bytes)
        JSONText.append(key: "class", node.className, to: &bytes)
        JSONText.append(key: "state", node.state.rawValue, to: &bytes)
        JSONText.append(key: "presented", node.relation.presentedAs, to: &bytes)
        JSONText.append("}", to: &bytes)
    }

    mutating func finish() -> String {
        JSONText.append("\n]}\n", to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
