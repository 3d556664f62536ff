import HierarchyRecords

extension UITableView {
    /// The height of a row without a height of its own.
    private static var standardHeight: CGFloat { 44 }

    var tableDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }

    // MARK: Counting

    /// Discards all that is known about the rows; the next layout asks the data source again.
    func forgetRows() {
        counts.forget()
        ends = []
        selection.removeAll()
        setNeedsLayout()
    }

    /// The number of rows in each section, if the data source was asked already; reading this does
    /// not ask it.
    package var countsIfKnown: [Int]? { counts.sections }

    func countRowsIfNeeded() { if counts.sections == nil { countRows() } }

    /// U01: asks the data source for the number of sections, then for the rows in each.
    func countRows() {
        guard let dataSource, !simulator.isStopped else { return counts.set([]) }
        var sections = 0
        simulator.ask(.tableNumberOfSections, of: dataSource, rule: .u01) {
            sections = dataSource.numberOfSections(in: self)
        }
        var rows: [Int] = []
        for section in 0..<min(max(0, sections), ListLimit.sections) {
            var count = 0
            simulator.ask(
                .tableNumberOfRows, of: dataSource, simulator.argument(section: section),
                rule: .u01
            ) { count = dataSource.tableView(self, numberOfRowsInSection: section) }
            rows.append(min(max(0, count), ListLimit.rows))
        }
        counts.set(rows)
        measure()
    }

    /// Asks the delegate for the height of each row; these questions are not logged.
    private func measure() {
        ends = []
        var y = tableHeaderView?.frame.height ?? 0
        let height = rowHeight == Self.automaticDimension ? Self.standardHeight : max(0, rowHeight)
        for (section, count) in counts.known.enumerated() {
            for row in 0..<min(count, ListLimit.rows - ends.count) {
                let path = IndexPath(row: row, section: section)
                let own = tableDelegate?.tableView(self, heightForRowAt: path)
                y += own.map { $0 >= 0 && $0.isFinite ? $0 : height } ?? height
                ends.append(y)
            }
        }
        if let tableFooterView {
            tableFooterView.frame.origin = CGPoint(x: 0, y: y)
            y += tableFooterView.frame.height
        }
        contentSize = CGSize(width: storedBounds.width, height: y)
    }

    // MARK: Places

    func rect(at path: IndexPath) -> CGRect? {
        guard let position = counts.position(of: path), position < ends.count else { return nil }
        let top = position == 0 ? tableHeaderView?.frame.height ?? 0 : ends[position - 1]
        return CGRect(x: 0, y: top, width: storedBounds.width, height: ends[position] - top)
    }

    func path(at y: CGFloat) -> IndexPath? {
        guard y >= tableHeaderView?.frame.height ?? 0 else { return nil }
        return counts.path(at: firstPosition(endingBelow: y))
    }

    /// The first row that ends below that height, found by binary search because rows are in order.
    private func firstPosition(endingBelow y: CGFloat) -> Int {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private var visiblePaths: [IndexPath] {
        guard storedBounds.height > 0, isInWindow else { return [] }
        var position = firstPosition(endingBelow: storedBounds.minY)
        var paths: [IndexPath] = []
        while position < ends.count, position == 0 || ends[position - 1] < storedBounds.maxY {
            guard let path = counts.path(at: position) else { break }
            paths.append(path)
            position += 1
        }
        return paths
    }

    // MARK: Layout

    /// U01, U20: removes the cells that are no longer visible, then adds those that became visible,
    /// from top to bottom.
    func layOutRows() {
        guard isInWindow, !simulator.isStopped else { return }
        if counts.sections == nil {
            drop(cells.paths)
            countRows()
        }
        let wanted = visiblePaths
        let kept = Set(wanted)
        drop(cells.paths.filter { !kept.contains($0) })
        for path in wanted {
            guard !simulator.isStopped else { return }
            if let cell = cells.visible[path] {
                cell.frame = rect(at: path) ?? cell.frame
            } else {
                showCell(at: path)
            }
        }
        // D04: adding the cells does not call for a second layout of the table.
        layoutState.needsLayout = counts.sections == nil
    }

    private func showCell(at path: IndexPath) {
        guard let dataSource else { return }
        var asked: UITableViewCell?
        simulator.ask(
            .tableCellForRow, of: dataSource, simulator.argument(path), rule: .u01
        ) { asked = dataSource.tableView(self, cellForRowAt: path) }
        guard let cell = asked, !simulator.isStopped, counts.contains(path) else { return }
        if let other = cells.path(of: cell) { _ = cells.remove(at: other) }
        cell.frame = rect(at: path) ?? .zero
        cell.isSelected = selection.contains(path)
        cells.show(cell, at: path)
        if let tableDelegate {
            simulator.ask(
                .tableWillDisplay, of: tableDelegate, simulator.argument(path), rule: .u01
            ) { tableDelegate.tableView(self, willDisplay: cell, forRowAt: path) }
        }
        insertSubview(cell, at: 0)
    }

    /// U20: removes cells and keeps them for reuse.
    func drop(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cells.remove(at: path) else { continue }
            cell.removeFromSuperview()
            cells.keep(cell, as: cell.reuseIdentifier)
            if let tableDelegate {
                simulator.ask(
                    .tableDidEndDisplaying, of: tableDelegate, simulator.argument(path), rule: .u20
                ) { tableDelegate.tableView(self, didEndDisplaying: cell, forRowAt: path) }
            }
        }
        if !paths.isEmpty { setNeedsLayout() }
    }

    func replace(_ old: UIView?, with new: UIView?) {
        if old === new { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        if counts.sections != nil { measure() }
        setNeedsLayout()
    }

    // MARK: Reuse

    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let waiting = cells.take(identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        if let make = makers[identifier] { return make() }
        return classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
    }

    func dequeueOrRaise(_ identifier: String) -> UITableViewCell {
        if let cell = dequeue(identifier) { return cell }
        simulator.report(.unregisteredCell(identifier), about: objectID)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Registers code that creates cells for the identifier, where there is no cell class to
    /// register.
    package func register(identifier: String, make: @escaping () -> UITableViewCell) {
        makers[identifier] = make
    }
}

/// The largest numbers of sections and rows that are shown; an app is limited by its memory only.
enum ListLimit {
    static let sections = 10_000
    static let rows = 1_000_000
}
