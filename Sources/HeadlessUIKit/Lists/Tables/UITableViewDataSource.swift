/// Provides the content of a table view: U01.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Optional; the default is one section.
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
    /// The title above a section; optional, the default is none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below a section; optional, the default is none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// Returns one section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns no title.
    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    /// Returns no title.
    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }
}

/// The delegate of a table view: U04, U20.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    @available(iOS 6, *)
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat
    /// The height of the section's header: A161.
    func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat
    /// The height of the section's footer: A161.
    func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat
    /// Optional; the default is true.
    @available(iOS 6, *)
    func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool
    @available(iOS 6, *)
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    @available(iOS 6, *)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// The row to select instead; nil selects none.
    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// The row to deselect instead; nil deselects none.
    func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath?
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// The user tapped the detail button at the end of the row (U31).
    func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

/// The default implementations of the optional methods.
extension UITableViewDelegate {
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    /// Returns the table's `rowHeight`.
    public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }
    /// Returns the table's `sectionHeaderHeight`.
    public func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.sectionHeaderHeight }
    /// Returns the table's `sectionFooterHeight`.
    public func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { tableView.sectionFooterHeight }
    /// Returns true.
    public func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the same row.
    public func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Returns the same row.
    public func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
}
