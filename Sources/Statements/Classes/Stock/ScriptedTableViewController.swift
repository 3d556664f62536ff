import HeadlessUIKit
import HierarchyRecords

/// A table controller of a user's class: what the class overrides runs in the place of UIKit's own members, which are
/// then its `super`.
final class ScriptedTableViewController: UITableViewController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        result(of: .`numberOfSections(in:)`, [tableView.value])
            ?? super.numberOfSections(in: tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        result(of: .`tableView(_:numberOfRowsInSection:)`, [tableView.value, section.value])
            ?? super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
        -> UITableViewCell
    {
        result(of: .`tableView(_:cellForRowAt:)`, [tableView.value, path.value])
            ?? super.tableView(tableView, cellForRowAt: path)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
        -> String?
    {
        result(of: .`tableView(_:titleForHeaderInSection:)`, [tableView.value, section.value])
            ?? super.tableView(tableView, titleForHeaderInSection: section)
    }

    override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        result(of: .`tableView(_:heightForRowAt:)`, [tableView.value, path.value])
            ?? super.tableView(tableView, heightForRowAt: path)
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool
    {
        result(of: .`tableView(_:shouldHighlightRowAt:)`, [tableView.value, path.value])
            ?? super.tableView(tableView, shouldHighlightRowAt: path)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath?
    {
        result(of: .`tableView(_:willSelectRowAt:)`, [tableView.value, path.value])
            ?? super.tableView(tableView, willSelectRowAt: path)
    }

    override func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath)
        -> IndexPath?
    {
        result(of: .`tableView(_:willDeselectRowAt:)`, [tableView.value, path.value])
            ?? super.tableView(tableView, willDeselectRowAt: path)
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) {
        override(
            .`tableView(_:willDisplay:forRowAt:)`, [tableView.value, cell.value, path.value]
        ) { super.tableView(tableView, willDisplay: cell, forRowAt: path) }
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) {
        override(
            .`tableView(_:didEndDisplaying:forRowAt:)`, [tableView.value, cell.value, path.value]
        ) { super.tableView(tableView, didEndDisplaying: cell, forRowAt: path) }
    }

    override func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
        override(.`tableView(_:didHighlightRowAt:)`, [tableView.value, path.value]) {
            super.tableView(tableView, didHighlightRowAt: path)
        }
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
        override(.`tableView(_:didUnhighlightRowAt:)`, [tableView.value, path.value]) {
            super.tableView(tableView, didUnhighlightRowAt: path)
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        override(.`tableView(_:didSelectRowAt:)`, [tableView.value, path.value]) {
            super.tableView(tableView, didSelectRowAt: path)
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
        override(.`tableView(_:didDeselectRowAt:)`, [tableView.value, path.value]) {
            super.tableView(tableView, didDeselectRowAt: path)
        }
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        override(.`scrollViewDidScroll(_:)`, [scrollView.value]) {
            super.scrollViewDidScroll(scrollView)
        }
    }
}
