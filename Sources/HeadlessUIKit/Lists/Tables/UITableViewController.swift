import HierarchyRecords

/// A controller whose view is a table view: U02, U03.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @Counted private var style: UITableView.Style
    @Counted private var hasReloaded = false

    /// Whether the selection is cleared when the view is about to appear.
    @Counted open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller whose table view has that style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a plain table view.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes the controller from a storyboard.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Sets the style before the view is loaded.
    package func adopt(style: UITableView.Style) { self.style = style }

    /// The table view: the controller's view, or the table view that replaced it. Reading it loads
    /// the view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The control by which the user pulls to refresh: the table view's. Reading it loads the view.
    @available(iOS 6, *)
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Turns editing on or off, for the table view as well.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        viewIfLoaded.flatMap { $0 as? UITableView }?.setEditing(editing, animated: animated)
    }

    /// R23: creates a table view, whose frame is empty until a container sizes it.
    override func makeRootView(_ frame: CGRect) -> UIView {
        let table = UITableView(frame: .zero, style: style)
        table.dataSource = self
        table.delegate = self
        return table
    }

    // U02: reload the data once, clear the selection every time.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let table = viewIfLoaded as? UITableView, !simulator.isStopped else { return }
        if !hasReloaded {
            hasReloaded = true
            table.reloadData()
        }
        if clearsSelectionOnViewWillAppear { table.clearSelection(appearingIn: self) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (viewIfLoaded as? UITableView)?.flashScrollIndicators()
    }

    // MARK: What subclasses override

    /// Returns the number of the storyboard's sections, or one section.
    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.staticRows?.sections.count ?? 1
    }

    /// Returns the number of the storyboard's rows, or no rows.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.rows(inSection: section) ?? 0
    }

    /// Returns the storyboard's cell, or a new empty one.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.staticRows?.cell(at: indexPath)
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns the storyboard's title, or none.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { tableView.staticRows?.title(ofSection: section) }

    /// Returns the storyboard's footer, or none.
    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { tableView.staticRows?.footer(ofSection: section) }

    /// Returns the table's `sectionHeaderHeight`.
    open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.sectionHeaderHeight }

    /// Returns the table's `sectionFooterHeight`.
    open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { tableView.sectionFooterHeight }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    @available(iOS 6, *)
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Returns the table's `rowHeight`.
    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }

    /// Returns true.
    @available(iOS 6, *)
    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing.
    @available(iOS 6, *)
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Does nothing.
    @available(iOS 6, *)
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the same row.
    open func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Returns the same row.
    open func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    @available(iOS 11, *)
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
