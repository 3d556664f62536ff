/// The branches in front of a tree's rows, kept from row to row so that each costs one copy.
struct TreeArt {
    private let glyphs: Glyphs
    /// Rows deeper than this get its art, and their depth in words.
    private let deepest: Int
    /// The trunks of the levels above the present row.
    private var trunks: [UInt8] = []
    /// Where each level's trunk ends.
    private var ends: [Int] = []

    /// Art for a terminal of that width; nil where the output is no terminal.
    init(glyphs: Glyphs, width: Int?) {
        self.glyphs = glyphs
        deepest = width.map { max(4, min(64, $0 / 6)) } ?? 64
    }

    /// Appends what stands before the row. Rows must come in order.
    mutating func append<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        guard row.depth > 0 else { return }
        let levels = min(row.depth, deepest) - 1
        let art = trunks[..<(levels == 0 ? 0 : ends[levels - 1])]
        let branch = row.hasLaterSibling ? glyphs.branch : glyphs.lastBranch
        line.append(.dim) {
            $0.append(contentsOf: art)
            $0.append(contentsOf: branch.utf8)
        }
        if row.depth > deepest {
            line.append("\(glyphs.ellipsis) (depth \(row.depth)) ", .dim)
        } else {
            push(row.hasLaterSibling ? glyphs.trunk : "   ", level: row.depth)
        }
    }

    private mutating func push(_ trunk: String, level: Int) {
        ends.removeLast(max(0, ends.count - level + 1))
        trunks.removeLast(trunks.count - (ends.last ?? 0))
        trunks.append(contentsOf: trunk.utf8)
        ends.append(trunks.count)
    }
}
