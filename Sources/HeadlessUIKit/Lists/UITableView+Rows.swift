import HierarchyRecords

extension UITableView {
    /// The height of a row without a height of its own.
    private static var standardHeight: CGFloat { 44 }

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

    /// Asks the delegate for the height of each row; these questions are not logged.
    func measure() {
        ends = []
        var y = tableHeaderView?.frame.height ?? 0
        let height = rowHeight == Self.automaticDimension ? Self.standardHeight : max(0, rowHeight)
        for (section, count) in counts.known.enumerated() {
            for row in 0..<min(count, ListLimit.elements - ends.count) {
                let path = IndexPath(row: row, section: section)
                let own =
                    staticRows?.height(at: path)
                    ?? tableDelegate?.tableView(self, heightForRowAt: path)
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

    func frame(at path: IndexPath) -> CGRect? {
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

    func visiblePaths() -> [IndexPath] {
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

    /// Puts a view behind the rows, as large as the table.
    func replaceBackground(_ old: UIView?, with new: UIView?) {
        if old === new { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        insertSubview(new, at: 0)
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
        if let waiting = reusedCell(identifier) { return waiting }
        if let make = makers[identifier] { return make() }
        return classes[identifier]?.init(registeredAs: identifier)
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
