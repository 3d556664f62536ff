import HierarchyRecords

// What a collection view asks its data source and tells its delegate about cells.

extension UICollectionView: ListView {
    private var collectionDelegate: UICollectionViewDelegate? {
        delegate as? UICollectionViewDelegate
    }
    var hasDataSource: Bool { dataSource != nil }

    func askForNumberOfSections() -> Int {
        guard let dataSource else { return 0 }
        var sections = 0
        simulator.ask(.collectionNumberOfSections, of: dataSource, rule: .u06) {
            sections = dataSource.numberOfSections(in: self)
        }
        return sections
    }

    func askForNumberOfElements(inSection section: Int) -> Int {
        guard let dataSource else { return 0 }
        var items = 0
        simulator.ask(
            .collectionNumberOfItems, of: dataSource, simulator.argument(section: section),
            rule: .u06
        ) { items = dataSource.collectionView(self, numberOfItemsInSection: section) }
        return items
    }

    func askForCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let dataSource else { return nil }
        var cell: UICollectionViewCell?
        simulator.ask(
            .collectionCellForItem, of: dataSource, simulator.argument(path), rule: .u06
        ) { cell = dataSource.collectionView(self, cellForItemAt: path) }
        return cell
    }

    func tellWillDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
        tell(.collectionWillDisplay, path, rule: .u06) {
            $0.collectionView(self, willDisplay: cell, forItemAt: path)
        }
    }

    func tellDidEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
        tell(.collectionDidEndDisplaying, path, rule: .u20) {
            $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
    }

    func tell(
        _ callback: Callback, _ path: IndexPath, rule: RuleID = .u08,
        _ body: (UICollectionViewDelegate) -> Void
    ) {
        guard let collectionDelegate, !simulator.isStopped else { return }
        simulator.ask(callback, of: collectionDelegate, simulator.argument(path), rule: rule) {
            body(collectionDelegate)
        }
    }

    static var kind: Misuse.ListKind { .collection }

    func insert(_ cell: UICollectionViewCell) { addSubview(cell) }

    func setSelected(_ isSelected: Bool, _ cell: UICollectionViewCell, animated: Bool) {
        cell.isSelected = isSelected
    }

    func deselectElement(at path: IndexPath, animated: Bool) {
        deselectItem(at: path, animated: animated)
    }
}
