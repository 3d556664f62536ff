import HeadlessUIKit
import HierarchyRecords

/// An object of a user's class that may be a data source, a delegate or an updater: the model's calls
/// reach the class's methods of those names; where there is none, the protocol's own answer stands.
@MainActor
protocol ScriptedListener: ScriptedObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate, UISearchResultsUpdating,
    UISearchControllerDelegate, SelectiveListener
{}

extension PlainObject: ScriptedListener {}
extension ScriptedViewController: ScriptedListener {}
extension ScriptedView: ScriptedListener {}
extension ScriptedResponder: ScriptedListener {}
extension ScriptedNavigationController: ScriptedListener {}
extension ScriptedTabBarController: ScriptedListener {}
extension ScriptedTableViewController: UISearchResultsUpdating, UISearchControllerDelegate {}
extension ScriptedCollectionViewController: UISearchResultsUpdating, UISearchControllerDelegate {}

extension ScriptedListener {
    /// What the class's method of that full name returns; nil where there is none.
    @_semantics("optimize.sil.specialize.generic.never")
    fileprivate func asked<Result: ScriptValue>(
        _ name: String, _ arguments: [Value]
    ) -> Result? {
        guard let method = script.kind.method(named: name) else { return nil }
        return Result.from(script.kind.call(method.call, on: self, arguments))
    }

    /// Calls the class's method of that full name, where there is one.
    @_semantics("optimize.sil.specialize.generic.never")
    fileprivate func tell(_ name: String, _ arguments: [Value]) {
        if let method = script.kind.method(named: name) { run(method, arguments) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func numberOfSections(in tableView: UITableView) -> Int {
        asked("numberOfSections(in:)", [tableView.value]) ?? 1
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        asked("tableView(_:numberOfRowsInSection:)", [tableView.value, section.value]) ?? 0
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        asked("tableView(_:cellForRowAt:)", [tableView.value, path.value])
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        asked("tableView(_:titleForHeaderInSection:)", [tableView.value, section.value]) ?? nil
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        asked("tableView(_:heightForRowAt:)", [tableView.value, path.value]) ?? tableView.rowHeight
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
        asked("tableView(_:shouldHighlightRowAt:)", [tableView.value, path.value]) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
        asked("tableView(_:willSelectRowAt:)", [tableView.value, path.value]) ?? path
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
        asked("tableView(_:willDeselectRowAt:)", [tableView.value, path.value]) ?? path
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) {
        tell("tableView(_:willDisplay:forRowAt:)", [tableView.value, cell.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) {
        tell("tableView(_:didEndDisplaying:forRowAt:)", [tableView.value, cell.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
        tell("tableView(_:didHighlightRowAt:)", [tableView.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
        tell("tableView(_:didUnhighlightRowAt:)", [tableView.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        tell("tableView(_:didSelectRowAt:)", [tableView.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
        tell("tableView(_:didDeselectRowAt:)", [tableView.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        tell("scrollViewDidScroll(_:)", [scrollView.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        asked("numberOfSections(in:)", [collectionView.value]) ?? 1
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        asked("collectionView(_:numberOfItemsInSection:)", [collectionView.value, section.value])
            ?? 0
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
    {
        asked("collectionView(_:cellForItemAt:)", [collectionView.value, path.value])
            ?? UICollectionViewCell(frame: .zero)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath)
        -> Bool
    {
        asked("collectionView(_:shouldHighlightItemAt:)", [collectionView.value, path.value])
            ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath)
        -> Bool
    {
        asked("collectionView(_:shouldSelectItemAt:)", [collectionView.value, path.value]) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt path: IndexPath)
        -> Bool
    {
        asked("collectionView(_:shouldDeselectItemAt:)", [collectionView.value, path.value])
            ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt path: IndexPath
    ) {
        tell(
            "collectionView(_:willDisplay:forItemAt:)",
            [collectionView.value, cell.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt path: IndexPath
    ) {
        tell(
            "collectionView(_:didEndDisplaying:forItemAt:)",
            [collectionView.value, cell.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt path: IndexPath) {
        tell("collectionView(_:didHighlightItemAt:)", [collectionView.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        tell("collectionView(_:didUnhighlightItemAt:)", [collectionView.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
        tell("collectionView(_:didSelectItemAt:)", [collectionView.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
        tell("collectionView(_:didDeselectItemAt:)", [collectionView.value, path.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        tell("scrollViewWillBeginDragging(_:)", [scrollView.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        tell("scrollViewWillBeginDecelerating(_:)", [scrollView.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        tell("scrollViewDidEndDecelerating(_:)", [scrollView.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        tell("scrollViewDidEndScrollingAnimation(_:)", [scrollView.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        tell("scrollViewDidChangeAdjustedContentInset(_:)", [scrollView.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        tell(
            "scrollViewDidEndDragging(_:willDecelerate:)",
            [scrollView.value, willDecelerate.value])
    }
}

extension UISearchResultsUpdating where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func updateSearchResults(for searchController: UISearchController) {
        _ = answer("updateSearchResults(for:)", [searchController.value])
    }
}

extension UISearchControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func willPresentSearchController(_ searchController: UISearchController) {
        _ = answer("willPresentSearchController(_:)", [searchController.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func didPresentSearchController(_ searchController: UISearchController) {
        _ = answer("didPresentSearchController(_:)", [searchController.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func willDismissSearchController(_ searchController: UISearchController) {
        _ = answer("willDismissSearchController(_:)", [searchController.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func didDismissSearchController(_ searchController: UISearchController) {
        _ = answer("didDismissSearchController(_:)", [searchController.value])
    }
}

extension PlainObject: NamedStranger {
    var classNameInLog: String { script.kind.name }
    var nameInLog: String? { script.kind.interpreter?.variables.names.name(of: self) }
}
