import HierarchyRecords

/// A tree as `tree` draws it, with branches, classes, sizes and traits, or indented by whatever blanks: a
/// person pastes what is on the screen into `expect tree { … }`.
struct DrawnTree {
    private let lines: [String]

    /// Takes the lines of a block, without the blanks that stand before all of them.
    init(_ lines: [String]) { self.lines = lines }

    /// What `expect tree` compares; a line in which no controller can be read makes them nil.
    var canonicalLines: [String]? {
        var columns: [Int] = []
        var result: [String] = []
        for line in lines {
            let margin = line.prefix { Self.art.contains($0) }
            guard let node = Self.node(line.dropFirst(margin.count)) else { return nil }
            while let last = columns.last, last >= margin.count { columns.removeLast() }
            let blanks = String(repeating: "  ", count: columns.count)
            result.append(HierarchySnapshot.canonicalLine(blanks + node))
            columns.append(margin.count)
        }
        return result
    }

    /// The signs of branches, also where the terminal knows no Unicode, and blanks.
    private static let art: Set<Character> = [" ", "\t", "├", "└", "│", "─", "|", "`", "+", "-"]

    /// `^ m [appeared]` of `^ m: Menu [appeared] pageSheet 393×793`.
    private static func node(_ text: Substring) -> String? {
        guard let open = text.lastIndex(of: "["), let close = text[open...].firstIndex(of: "]")
        else { return nil }
        let rest = text[text.index(after: close)...]
        guard rest.isEmpty || rest.first == " " else { return nil }
        let name = text[..<open].split(separator: ": ", maxSplits: 1).first ?? ""
        let trimmed = name.split(separator: " ").joined(separator: " ")
        return trimmed.isEmpty ? nil : "\(trimmed) \(text[open...close])"
    }
}
