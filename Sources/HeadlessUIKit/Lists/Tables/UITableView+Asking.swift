import HierarchyRecords

// What a table view asks its data source and tells its delegate about cells.

extension UITableView: ListView {
    var tableDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }
    var hasDataSource: Bool { dataSource != nil }

    func askForNumberOfSections() -> Int {
        guard let dataSource else { return 0 }
        var sections = 0
        simulator.ask(.tableNumberOfSections, of: dataSource, rule: .u01) {
            sections = dataSource.numberOfSections(in: self)
        }
        return sections
    }

    func askForNumberOfElements(inSection section: Int) -> Int {
        guard let dataSource else { return 0 }
        var rows = 0
        simulator.ask(
            .tableNumberOfRows, of: dataSource, simulator.argument(section: section), rule: .u01
        ) { rows = dataSource.tableView(self, numberOfRowsInSection: section) }
        return rows
    }

    func askForCell(at path: IndexPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        var cell: UITableViewCell?
        simulator.ask(
            .tableCellForRow, of: dataSource, simulator.argument(path), rule: .u01
        ) { cell = dataSource.tableView(self, cellForRowAt: path) }
        return cell
    }

    func tellWillDisplay(_ cell: UITableViewCell, at path: IndexPath) {
        tell(.tableWillDisplay, path, rule: .u01) {
            $0.tableView(self, willDisplay: cell, forRowAt: path)
        }
    }

    func tellDidEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
        tell(.tableDidEndDisplaying, path, rule: .u20) {
            $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
    }

    func tell(
        _ callback: Callback, _ path: IndexPath, rule: RuleID = .u04,
        _ body: (UITableViewDelegate) -> Void
    ) {
        guard let tableDelegate else { return }
        simulator.ask(callback, of: tableDelegate, simulator.argument(path), rule: rule) {
            body(tableDelegate)
        }
    }

    static var kind: Misuse.ListKind { .table }

    func place(_ cell: UITableViewCell, at path: IndexPath) {
        cell.frame = frame(at: path) ?? cell.frame
    }

    func noteMoved(by map: RowMap, anew: Set<IndexPath>) {
        var heights: [IndexPath: CGFloat] = [:]
        for (path, height) in fitted where !anew.contains(path) {
            if let place = map.place(of: path) { heights[place] = height }
        }
        fitted = heights
    }

    /// A160: the content has the height that was measured before its constraints count in the table.
    func insert(_ cell: UITableViewCell) {
        cell.layOutContent(in: self)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }

    func setSelected(_ isSelected: Bool, _ cell: UITableViewCell, animated: Bool) {
        cell.setSelected(isSelected, animated: animated)
    }

    func deselectElement(at path: IndexPath, animated: Bool) {
        deselectRow(at: path, animated: animated)
    }
}
