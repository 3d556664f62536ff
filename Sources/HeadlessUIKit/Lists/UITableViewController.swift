import HierarchyRecords

/// A controller whose view is a table: U02, U03.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private var style: UITableView.Style
    private var hasReloaded = false

    /// Whether the selection goes when the table is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    /// A controller with a table of that style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller with a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// What a storyboard calls.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Takes the style before the view is loaded.
    package func adopt(style: UITableView.Style) { self.style = style }

    /// The view, or the one that took its place; reading it loads the view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// R23: a table, which is empty until it comes to a container.
    override func makeRootView(_ frame: CGRect) -> UIView {
        let table = UITableView(frame: .zero, style: style)
        table.dataSource = self
        table.delegate = self
        return table
    }

    // U02: reload once, clear the selection every time.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let table = viewIfLoaded as? UITableView, !simulator.isStopped else { return }
        if !hasReloaded {
            hasReloaded = true
            table.reloadData()
        }
        if clearsSelectionOnViewWillAppear { clearSelection(of: table) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (viewIfLoaded as? UITableView)?.flashScrollIndicators()
    }

    /// U03: a finger that drives the transition may bring the selection back.
    private func clearSelection(of table: UITableView) {
        guard !table.allowsMultipleSelection, let selected = table.indexPathForSelectedRow else {
            return
        }
        guard let coordinator = transitionCoordinator, coordinator.isInteractive else {
            return table.deselectRow(at: selected, animated: false)
        }
        coordinator.animate(alongsideTransition: nil) { [weak table] context in
            if !context.isCancelled { table?.deselectRow(at: selected, animated: true) }
        }
    }

    // MARK: What subclasses override

    /// One.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// None.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// A new cell that shows nothing.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    /// None.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }

    /// Nothing.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Nothing.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// The table's `rowHeight`.
    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }

    /// True.
    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Nothing.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Nothing.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// That row itself.
    open func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Nothing.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// That row itself.
    open func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Nothing.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
