import HierarchyRecords

/// A view of rows in sections, one below the other: U01, U04, U05, U20.
open class UITableView: UIScrollView {
    /// How sections are separated.
    public enum Style: Int, Sendable, CaseIterable { case plain, grouped, insetGrouped }

    /// Where a row is placed after scrolling to it.
    public enum ScrollPosition: Int, Sendable, CaseIterable { case none, top, middle, bottom }

    /// How rows are inserted and deleted; this has no effect on the log.
    public enum RowAnimation: Int, Sendable, CaseIterable {
        case fade, right, left, top, bottom, none, middle, automatic
    }

    /// The row height that lets rows size themselves: as high as the constraints in their cells ask for,
    /// or else 44 points (A160).
    @available(iOS 5, *)
    public static let automaticDimension: CGFloat = -1

    /// The style for which the table was made.
    @Counted public private(set) var style = Style.plain
    /// The data source; a new one is asked for everything again.
    open weak var dataSource: UITableViewDataSource? {
        didSet {
            Changes.note()
            if dataSource !== oldValue { forgetRows() }
        }
    }
    /// The height of rows in points, or `automaticDimension`.
    @Counted open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { setNeedsLayout() } }
    }
    /// The height of automatic rows until they are seen; zero for rows that do not size themselves.
    @available(iOS 7, *)
    @Counted open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { setNeedsLayout() } }
    }
    /// The height of headers, or `automaticDimension`: A161.
    @Counted open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of footers, or `automaticDimension`: A161.
    @Counted open var sectionFooterHeight = UITableView.automaticDimension
    /// The space above each header of a plain table, or `automaticDimension`: A161.
    @available(iOS 15, *)
    @Counted open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// Whether taps select rows.
    @Counted open var allowsSelection = true
    /// Whether several rows can be selected at once.
    @available(iOS 5, *)
    @Counted open var allowsMultipleSelection = false
    /// Whether taps select rows while the table is edited (U39).
    @Counted open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected at once while the table is edited.
    @available(iOS 5, *)
    @Counted open var allowsMultipleSelectionDuringEditing = false
    /// Whether rows show what deletes, inserts or moves them.
    @Counted open var isEditing = false
    /// Shows or hides the controls for editing rows; they are not simulated.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// How rows are separated.
    @Counted open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The color of the lines between rows.
    @Counted open var separatorColor: UIColor?
    /// How far the lines between rows keep from the edges, in points.
    @available(iOS 7, *)
    @Counted open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// A view behind the rows, which is as large as the table.
    @Counted open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }
    /// A view above the first row, with the height of its frame.
    @Counted open var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView) }
    }
    /// A view below the last row, with the height of its frame.
    @Counted open var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView) }
    }

    @Counted var counts = ListCounts()
    @Counted var cells = ListCells<UITableViewCell>()
    @Counted var selection = ListSelection()
    @Counted var classes: [String: UITableViewCell.Type] = [:]
    @Counted var makers: [String: () -> UITableViewCell] = [:]
    /// Where the rows stand; empty until they are counted.
    @Counted var places = TablePlaces()
    /// The heights that cells asked for.
    @Counted var fitted: [IndexPath: CGFloat] = [:]
    /// The changes of rows that were announced and have not ended (U32).
    @Counted var updates = RowUpdates()
    /// The titles that can be seen.
    @Counted var titles: [SectionEdge: SectionTitle] = [:]

    /// Creates a table view of that style.
    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
        alwaysBounceVertical = true
    }

    /// Takes the frame and the style with which code makes the table.
    package func adopt(frame: CGRect, style: Style) {
        adopt(frame: frame)
        self.style = style
    }

    /// Takes the style that a file gives it.
    func decodeStyle(_ name: String?) { style = name.flatMap(Style.init(named:)) ?? .plain }

    /// Creates a plain table view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Decodes the table view from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        alwaysBounceVertical = true
    }

    /// The cells that stand in a storyboard; nil for a table with a data source of its own.
    @Counted var staticRows: StaticRows?

    // MARK: Rows

    /// Discards all data; the data source is asked for the numbers at once, for cells in the next
    /// layout (U01).
    open func reloadData() {
        forgetRows()
        count()
        cells.areStale = true
    }

    /// The number of sections; asks the data source if that is still to be done.
    open var numberOfSections: Int { countOfSections() }

    /// The number of rows in the section; zero if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int { countOfElements(inSection: section) }

    /// The visible cells from top to bottom.
    open var visibleCells: [UITableViewCell] { cells.inOrder }

    /// The index paths of the visible rows from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.paths }

    /// The cell of a row; nil if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.visible[indexPath] }

    /// The index path of a visible cell; nil for any other cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.path(of: cell) }

    /// The frame of the row within the content; zero if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { frame(at: indexPath) ?? .zero }

    /// The row at that point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point.y) }

    /// Scrolls to the row; has no effect if there is no such row.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) { scroll(toRow: indexPath, scrollPosition, animated: animated) }

    // MARK: Changes

    /// Asks the data source for new cells for these rows (U32).
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(indexPaths.map { .reload($0) }, isAnimated: animation != .none)
    }

    /// Shows rows that the data source has from now on; the paths are those after the change (U32).
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(indexPaths.map { .insert($0) }, isAnimated: animation != .none)
    }

    /// Takes out rows that the data source has no more; the paths are those before the change (U32).
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(indexPaths.map { .delete($0) }, isAnimated: animation != .none)
    }

    /// Moves a row that the data source has elsewhere from now on (U32).
    @available(iOS 5, *)
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([.move(from: indexPath, to: newIndexPath)])
    }

    /// Begins changes that count together (U32).
    open func beginUpdates() { beginUpdatesOfElements() }

    /// Ends changes that count together: the data source is asked again (U32).
    open func endUpdates() { endUpdatesOfElements() }

    /// Makes changes that count together; the completion is called when their animation ends (U32).
    @available(iOS 11, *)
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdatesOfElements()
        updates?()
        endUpdatesOfElements(completion)
    }

    // MARK: Cells

    /// Registers a class for creating cells with that identifier.
    @available(iOS 6, *)
    open func register(
        _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
    ) { classes[identifier] = cellClass as? UITableViewCell.Type }

    /// Returns a cell that waits for reuse, or a new one of the registered class; nil if there is
    /// none.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeue(identifier)
    }

    /// Like the method without an index path, but raises an exception if nothing is registered
    /// (E65).
    @available(iOS 6, *)
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell { dequeueOrRaise(identifier) }

    // MARK: Selection

    /// The index path of the row that was selected first.
    open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

    /// The index paths in the order in which the rows were selected; nil if none is.
    @available(iOS 5, *)
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.paths.isEmpty ? nil : selection.paths
    }

    /// Selects the row without telling the delegate (U05).
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { select(indexPath, scrollPosition, animated: animated) }

    /// Deselects the row without telling the delegate (U05).
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: The finger

    /// The row under the finger (U04).
    @Counted var pressed: IndexPath?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let path = path(at: touch.location(in: self).y) else {
            return super.touchesBegan(touches, with: event)
        }
        press(path)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard pressed != nil else { return super.touchesEnded(touches, with: event) }
        liftFinger(selects: true)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard pressed != nil else { return super.touchesCancelled(touches, with: event) }
        liftFinger(selects: false)
    }

    /// Lays out the rows that are visible now (U01).
    open override func layoutSubviews() {
        super.layoutSubviews()
        measureIfResized()
        layOutCells()
        layOutTitles()
        backgroundView?.frame = bounds
    }
}
