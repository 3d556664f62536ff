extension HierarchySnapshot {
    /// Deeper nodes are not indented further; their depth is written out. So a chain of any length is
    /// written in time and space linear in its length.
    public static let deepestIndent = 64

    /// The lines that `expect tree` compares: two spaces of indent a level, then the node.
    public var canonicalLines: [String] {
        nodes.map { Self.indent($0.depth) + $0.canonicalText }
    }

    /// A line as `canonicalLines` has it, however deep it is indented and whatever sign stands for
    /// the levels that are left out.
    public static func canonicalLine(_ line: String) -> String {
        let width = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        guard width >= 2 * deepestIndent else { return line }
        let text = line.dropFirst(width)
        if width == 2 * deepestIndent, text.hasPrefix("... (depth ") {
            return String(line.prefix(width)) + "…" + text.dropFirst(3)
        }
        guard width > 2 * deepestIndent, width % 2 == 0 else { return line }
        return indent(width / 2) + text
    }

    private static func indent(_ depth: Int) -> String {
        let spaces = String(repeating: "  ", count: min(depth, deepestIndent))
        return depth > deepestIndent ? spaces + "… (depth \(depth)) " : spaces
    }
}

extension HierarchySnapshot.Node {
    /// `home [appeared]`, or `^ p [appeared]` for a controller that is presented.
    public var canonicalText: String {
        if case .presented = relation { "^ \(name) [\(state)]" } else { "\(name) [\(state)]" }
    }
}
