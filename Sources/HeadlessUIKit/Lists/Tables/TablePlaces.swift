import HierarchyRecords

/// Where the sections and rows of a table stand, in points below the upper edge of its content.
struct TablePlaces {
    /// A section: its header, its rows, its footer.
    struct Section {
        /// The upper edge and the height of the header.
        var header: CGFloat
        var headerHeight: CGFloat
        /// The upper edge of the footer, which is the lower edge of the last row, and its height.
        var footer: CGFloat
        var footerHeight: CGFloat

        var rows: CGFloat { header + headerHeight }
        var end: CGFloat { footer + footerHeight }
    }

    /// The lower edge of each row, from top to bottom.
    private(set) var ends: [CGFloat] = []
    /// Whether the row has the height that its cell asks for.
    private(set) var isAutomatic: [Bool] = []
    private(set) var sections: [Section] = []
    /// The width for which they were measured.
    var width: CGFloat = 0

    /// Begins a section below `y`.
    mutating func begin(at y: CGFloat, header: CGFloat) {
        sections.append(
            Section(header: y, headerHeight: header, footer: y + header, footerHeight: 0))
    }

    mutating func add(_ height: CGFloat, isAutomatic automatic: Bool) {
        guard let last = sections.indices.last else { return }
        sections[last].footer += height
        ends.append(sections[last].footer)
        isAutomatic.append(automatic)
    }

    mutating func end(footer: CGFloat) {
        guard let last = sections.indices.last else { return }
        sections[last].footerHeight = footer
    }

    /// The upper and the lower edge of the row at that position, counted through all sections.
    func edges(of position: Int, at path: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
        (path.row == 0 ? sections[path.section].rows : ends[position - 1], ends[position])
    }

    /// Makes the row so much higher, and moves what is below it.
    mutating func grow(_ position: Int, at path: IndexPath, by difference: CGFloat) {
        for index in position..<ends.count { ends[index] += difference }
        sections[path.section].footer += difference
        for index in path.section + 1..<sections.count {
            sections[index].header += difference
            sections[index].footer += difference
        }
    }

    /// The first row that ends below that height, found by binary search because rows are in order.
    func firstPosition(endingBelow y: CGFloat) -> Int { Self.first(ends.count) { ends[$0] > y } }

    /// The first section that ends below that height.
    func firstSection(endingBelow y: CGFloat) -> Int {
        Self.first(sections.count) { sections[$0].end > y }
    }

    private static func first(_ count: Int, where isBelow: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBelow(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
