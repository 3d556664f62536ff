import HierarchyRecords

/// Rows in sections, one below the other: U01, U04, U05, U20.
open class UITableView: UIScrollView {
    /// How sections are set apart.
    public enum Style: Int, Sendable, CaseIterable { case plain, grouped, insetGrouped }

    /// Where a row comes to stand that is scrolled to.
    public enum ScrollPosition: Int, Sendable, CaseIterable { case none, top, middle, bottom }

    /// How rows come and go; the log does not depend on it.
    public enum RowAnimation: Int, Sendable, CaseIterable {
        case fade, right, left, top, bottom, none, middle, automatic
    }

    /// The height that says that rows are as high as they need; they need 44 points here.
    public static let automaticDimension: CGFloat = -1

    public let style: Style
    /// What is asked for the content; a new one is asked anew.
    open weak var dataSource: UITableViewDataSource? {
        didSet { if dataSource !== oldValue { forgetRows() } }
    }
    /// In points, or `automaticDimension`.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { setNeedsLayout() } }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    /// Stands above the first row, with the height of its frame.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// Stands below the last row, with the height of its frame.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

    var counts = ListCounts()
    var cells = ListCells<UITableViewCell>()
    var selection = ListSelection()
    var classes: [String: UITableViewCell.Type] = [:]
    var makers: [String: () -> UITableViewCell] = [:]
    /// Where each row ends, from the top on, once there are rows.
    var ends: [CGFloat] = []

    /// A table of that style without rows.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// A plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    // MARK: Rows

    /// Asks the data source anew: for the numbers at once, for cells in the next layout (U01).
    open func reloadData() {
        forgetRows()
        countRows()
    }

    /// What the data source says; asked for if nobody has yet.
    open var numberOfSections: Int {
        countRowsIfNeeded()
        return counts.known.count
    }

    /// How many rows the section has; none for a section that is not there.
    open func numberOfRows(inSection section: Int) -> Int {
        countRowsIfNeeded()
        return counts.known.indices.contains(section) ? counts.known[section] : 0
    }

    /// From the top on.
    open var visibleCells: [UITableViewCell] { cells.inOrder }

    /// From the top on.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.paths }

    /// The cell of a row that is visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.visible[indexPath] }

    /// Where a visible cell stands; nil for any other cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.path(of: cell) }

    /// Where the row stands in the content; nothing for a row that is not there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(at: indexPath) ?? .zero }

    /// The row at that point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point.y) }

    /// Scrolls the row into view; a row that is not there is left alone.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) { scroll(toRow: indexPath, scrollPosition, animated: animated) }

    /// Asks for these rows' cells anew, in the next layout.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        drop(indexPaths)
    }

    // MARK: Cells

    /// Cells of that class are made for the identifier.
    open func register(
        _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
    ) { classes[identifier] = cellClass }

    /// A cell that waits under the identifier, or a new one of the class that is registered for it.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeue(identifier)
    }

    /// As the other one; raises where nothing is registered (E65).
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell { dequeueOrRaise(identifier) }

    // MARK: Selection

    /// The row that was selected first.
    open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

    /// In the order in which they were selected; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.paths.isEmpty ? nil : selection.paths
    }

    /// Selects the row; the delegate hears nothing (U05).
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { select(indexPath, scrollPosition, animated: animated) }

    /// Deselects the row; the delegate hears nothing (U05).
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Layout

    /// Lays out the rows that are visible now (U01).
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }
}
