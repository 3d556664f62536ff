import HeadlessUIKit
import HierarchyRecords

/// Why a list asks for no cell, in values that can be compared.
struct ListContent: Equatable {
    /// As code writes it: `list.tableView`.
    let list: String
    /// The view around it, as code writes it; nil where it is in none.
    let superview: String?
    let isInWindow: Bool
    /// `height is 0 (390×0)`; nil where there is room for a row.
    let emptySize: String?
    /// How many rows or items it knows of.
    let count: Int
    /// How many its data source answers now.
    let answered: Int
    /// The method of the data source that gives the number.
    let question: Callback
}

extension ListContent {
    /// The callbacks about cells, which come for what is seen.
    static let ofCells: Set<Callback> = [
        .tableCellForRow, .tableWillDisplay, .collectionCellForItem, .collectionWillDisplay,
    ]

    /// Nil for what is no list. The data source is asked, so that this is for worlds beside the user's alone.
    @MainActor
    init?(asking teller: AnyObject, in world: World) {
        switch teller {
        case let table as UITableView:
            let known = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
            self.init(
                table, world.code(of: table), known.reduce(0, +), Self.rows(of: table),
                table.dataSource?.numberOfSections(in: table) == 0
                    ? .tableNumberOfSections : .tableNumberOfRows,
                in: world)
        case let items as UICollectionView:
            let known = (0..<items.numberOfSections).map { items.numberOfItems(inSection: $0) }
            self.init(
                items, world.code(of: items), known.reduce(0, +), Self.items(of: items),
                items.dataSource?.numberOfSections(in: items) == 0
                    ? .collectionNumberOfSections : .collectionNumberOfItems,
                in: world)
        default: return nil
        }
    }

    @MainActor
    private init(
        _ view: UIScrollView, _ code: String, _ count: Int, _ answered: Int,
        _ question: Callback, in world: World
    ) {
        let owner = view.nearestOwner as? UITableViewController
        list = owner?.view === view ? owner.map { world.code(of: $0) + ".tableView" } ?? code : code
        superview = view.superview.map { world.code(of: $0) }
        isInWindow = view.window != nil
        let size = view.bounds.size
        let empty = size.height <= 0 ? "height" : size.width <= 0 ? "width" : nil
        emptySize = empty.map {
            "\($0) is 0 (\(Decimal.text(size.width))×\(Decimal.text(size.height)))"
        }
        self.count = count
        self.answered = answered
        self.question = question
    }

    /// More sections than these are not counted.
    private static let largestCount = 1_000

    @MainActor
    private static func rows(of table: UITableView) -> Int {
        guard let source = table.dataSource else { return 0 }
        return total(of: source.numberOfSections(in: table)) {
            source.tableView(table, numberOfRowsInSection: $0)
        }
    }

    @MainActor
    private static func items(of list: UICollectionView) -> Int {
        guard let source = list.dataSource else { return 0 }
        return total(of: source.numberOfSections(in: list)) {
            source.collectionView(list, numberOfItemsInSection: $0)
        }
    }

    private static func total(of sections: Int, _ count: (Int) -> Int) -> Int {
        (0..<min(max(0, sections), largestCount)).reduce(0) { $0 &+ count($1) }
    }
}
