extension HierarchySnapshot {
    /// The lines that `expect tree` compares: two spaces of indent a level, then the node.
    public var canonicalLines: [String] {
        nodes.map { String(repeating: "  ", count: $0.depth) + $0.canonicalText }
    }
}

extension HierarchySnapshot.Node {
    /// `home [appeared]`, or `^ p [appeared]` for a controller that is presented.
    public var canonicalText: String {
        if case .presented = relation { "^ \(name) [\(state)]" } else { "\(name) [\(state)]" }
    }
}
