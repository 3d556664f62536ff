import HierarchyRecords

/// The branches in front of a tree's rows, kept from row to row so that each costs one copy.
struct TreeArt {
    private let ellipsis: String
    private let branch: ArraySlice<UInt8>
    private let lastBranch: ArraySlice<UInt8>
    private let trunk: ArraySlice<UInt8>
    private let gap = Array("   ".utf8)[...]
    /// Rows deeper than this get its art, and their depth in words.
    private let deepest: Int
    /// The trunks of the levels above the present row.
    private var trunks: [UInt8] = []
    /// Where each level's trunk ends.
    private var ends: [Int] = []

    /// Art for a terminal of that width; nil where the output is no terminal.
    init(glyphs: Glyphs, width: Int?) {
        ellipsis = glyphs.ellipsis
        branch = Array(glyphs.branch.utf8)[...]
        lastBranch = Array(glyphs.lastBranch.utf8)[...]
        trunk = Array(glyphs.trunk.utf8)[...]
        deepest =
            width.map { max(4, min(HierarchySnapshot.deepestIndent, $0 / 6)) }
            ?? HierarchySnapshot.deepestIndent
    }

    /// Appends what stands before the row. Rows must come in order.
    mutating func append<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        guard row.depth > 0 else { return }
        let levels = min(row.depth, deepest) - 1
        let trunks = trunks[..<(levels == 0 ? 0 : ends[levels - 1])]
        line.append(art: trunks, columns: 3 * levels, .dim)
        line.append(art: row.hasLaterSibling ? branch : lastBranch, columns: 3, .dim)
        if row.depth > deepest {
            line.append("\(ellipsis) (depth \(row.depth)) ", .dim)
        } else {
            push(row.hasLaterSibling ? trunk : gap, level: row.depth)
        }
    }

    /// Appends what stands before a line about the row, below it; `isParent` where rows of its own
    /// follow.
    func appendBelow<Line: LineBuilder>(
        _ row: TreeLayout.Row, isParent: Bool, to line: inout Line
    ) {
        let levels = min(row.depth, deepest)
        line.append(art: trunks[..<(levels == 0 ? 0 : ends[levels - 1])], columns: 3 * levels, .dim)
        line.append(art: isParent && row.depth < deepest ? trunk : gap, columns: 3, .dim)
    }

    private mutating func push(_ trunk: ArraySlice<UInt8>, level: Int) {
        ends.removeLast(max(0, ends.count - level + 1))
        trunks.removeLast(trunks.count - (ends.last ?? 0))
        trunks.append(contentsOf: trunk)
        ends.append(trunks.count)
    }
}
