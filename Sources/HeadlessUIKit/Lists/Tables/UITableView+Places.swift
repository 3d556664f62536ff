import HierarchyRecords

// Where the rows, headers and footers of a table stand.

extension UITableView {
    /// The height of a row whose cell asks for none.
    private static var standardHeight: CGFloat { 44 }

    /// Asks the delegate for the height of each row; these questions are not logged.
    func measure() {
        places = TablePlaces()
        places.width = storedBounds.width
        stretchHeader()
        var y = tableHeaderView?.frame.height ?? 0
        for (section, count) in counts.known.enumerated() {
            places.begin(at: y, header: headerHeight(of: section))
            for row in 0..<min(count, ListLimit.elements - places.ends.count) {
                let path = IndexPath(row: row, section: section)
                let height = askedHeight(at: path)
                places.add(
                    height ?? fitted[path] ?? estimate, isAutomatic: height == nil && fitsRows)
            }
            places.end(footer: footerHeight(of: section))
            y = places.sections.last?.end ?? y
        }
        placeFooter()
    }

    /// U38: a table gives its header its own width.
    private func stretchHeader() {
        guard let tableHeaderView, storedBounds.width > 0,
            tableHeaderView.storedBounds.width != storedBounds.width
        else { return }
        tableHeaderView.frame.size.width = storedBounds.width
    }

    /// Measures again after the table took another width: rows that fit their cells change with it.
    func measureIfResized() {
        guard counts.sections != nil, places.width != storedBounds.width else { return }
        fitted = [:]
        measure()
    }

    /// The height that the file, the delegate or the table names; nil where it is left to the cell.
    private func askedHeight(at path: IndexPath) -> CGFloat? {
        let own =
            staticRows?.height(at: path) ?? tableDelegate?.tableView(self, heightForRowAt: path)
        let asked = own.flatMap { $0.isFinite ? $0 : nil } ?? rowHeight
        if asked == Self.automaticDimension { return nil }
        return asked >= 0 ? asked : rowHeight >= 0 ? rowHeight : Self.standardHeight
    }

    /// A160: rows fit their cells from iOS 8 on, before 11 only where the height is estimated.
    private var fitsRows: Bool {
        simulator.systemVersion >= 11 ? estimatedRowHeight != 0 : estimatedRowHeight > 0
    }

    /// The height of an automatic row whose cell was not asked for yet.
    private var estimate: CGFloat {
        fitsRows && estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardHeight
    }

    private func placeFooter() {
        var y = places.sections.last?.end ?? tableHeaderView?.frame.height ?? 0
        if let tableFooterView {
            tableFooterView.frame.origin = CGPoint(x: 0, y: y)
            y += tableFooterView.frame.height
        }
        contentSize = CGSize(width: storedBounds.width, height: y)
    }

    // MARK: Rows that fit their cells

    /// A160: gives an automatic row the height that the constraints in its cell ask for; says whether
    /// that moves the rows below.
    func fit(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
        guard fitted[path] == nil, let position = counts.position(of: path),
            position < places.ends.count, places.isAutomatic[position]
        else { return false }
        let height = cell.fittingHeight(in: self) ?? standardHeight(for: cell)
        fitted[path] = height
        let edges = places.edges(of: position, at: path)
        guard height != edges.bottom - edges.top else { return false }
        places.grow(position, at: path, by: height - (edges.bottom - edges.top))
        placeFooter()
        return true
    }

    /// E83: constraints that ask for no height are warned of, once in an app's life.
    private func standardHeight(for cell: UITableViewCell) -> CGFloat {
        if cell.contentView.hasConstraintsInside, !simulator.hasWarnedOfHeights {
            simulator.hasWarnedOfHeights = true
            simulator.report(
                .ambiguousHeight(of: simulator.describe(cell), ios: simulator.systemVersion),
                about: cell.objectID)
        }
        return Self.standardHeight
    }

    // MARK: Places

    func frame(at path: IndexPath) -> CGRect? {
        guard let position = counts.position(of: path), position < places.ends.count else {
            return nil
        }
        let edges = places.edges(of: position, at: path)
        return CGRect(
            x: sideInset, y: edges.top, width: max(0, storedBounds.width - 2 * sideInset),
            height: edges.bottom - edges.top)
    }

    /// A159: rows of an inset grouped table leave the system's margin at both sides.
    var sideInset: CGFloat { style == .insetGrouped ? systemMargin : 0 }

    /// The margin that the system wants at the sides of a table of its width (A127).
    var systemMargin: CGFloat { simulator.systemMargin(width: storedBounds.width) }

    func path(at y: CGFloat) -> IndexPath? {
        let position = places.firstPosition(endingBelow: y)
        guard let path = counts.path(at: position), position < places.ends.count,
            places.edges(of: position, at: path).top <= y
        else { return nil }
        return path
    }

    func visiblePaths() -> [IndexPath] {
        guard storedBounds.height > 0, isInWindow else { return [] }
        var position = places.firstPosition(endingBelow: storedBounds.minY)
        var paths: [IndexPath] = []
        while position < places.ends.count, let path = counts.path(at: position),
            places.edges(of: position, at: path).top < storedBounds.maxY
        {
            paths.append(path)
            position += 1
        }
        return paths
    }
}
