import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A row that is still selected when what it led to has gone again (U02, U04).
enum RowStaysSelected: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard let table = view as? UITableView, let path = table.indexPathForSelectedRow,
                !table.allowsMultipleSelection, !table.isEditing, table.isSeen,
                let owner = table.nearestOwner, !(owner is UITableViewController),
                world.hasComeBack(to: owner, sinceSelectionIn: table)
            else { return nil }
            return finding(table, path, owner, in: world)
        }
    }

    private static func finding(
        _ table: UITableView, _ path: IndexPath, _ owner: UIViewController,
        in world: ExaminedWorld
    ) -> Finding {
        let name = world.code(table)
        let isSwift = world.language == .swift
        let now =
            isSwift
            ? "\(name).deselectRow(at: IndexPath(row: \(path.row), section: \(path.section)), "
                + "animated: true)"
            : "[\(name) deselectRowAtIndexPath:[NSIndexPath indexPathForRow:\(path.row) "
                + "inSection:\(path.section)] animated:YES];"
        return Finding(
            "row-stays-selected", rule: .u02, objects: [name, world.name(owner)],
            "row \(path.row) of \(name) is still selected, though what it led to has gone: only a "
                + "UITableViewController clears the selection by itself",
            mend: [
                now,
                (isSwift ? "deselectRow(at: indexPath, animated: true)" : "deselectRowAtIndexPath:")
                    + " in didSelectRow, or in viewWillAppear of "
                    + world.log.objects.className(owner.objectID),
            ])
    }
}

extension ExaminedWorld {
    /// Whether something that the selection of a row brought has left the screen again.
    fileprivate func hasComeBack(
        to owner: UIViewController, sinceSelectionIn table: UITableView
    ) -> Bool {
        guard let told = table.delegate.map({ world.simulator.objectID(of: $0) }) else {
            return false
        }
        var departed: Set<ObjectID> = []
        var hasLeft = false
        for event in log.events.reversed() {
            if event.callback == .tableDidSelect, event.object == told { return hasLeft }
            if event.callback == .viewDidDisappear { departed.insert(event.object) }
            if event.callback == .viewDidAppear, event.object != owner.objectID,
                departed.contains(event.object)
            {
                hasLeft = true
            }
        }
        return false
    }
}
