import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A row that is still selected when what it led to has gone again (U02, U04).
enum RowStaysSelected: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard let table = view as? UITableView, let path = table.indexPathForSelectedRow,
                !table.allowsMultipleSelection, !table.isEditing, table.isSeen,
                let owner = table.nearestOwner,
                let isClearing = world.comingBack(to: owner, sinceSelectionIn: table),
                !isClearing || !(owner is UITableViewController)
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
        let reason =
            owner is UITableViewController
            ? "a UITableViewController clears the selection in viewWillAppear, which does not come "
                + "where the table was not covered, as by a sheet"
            : "only a UITableViewController clears the selection by itself"
        return Finding(
            "row-stays-selected", rule: .u02, objects: [name, world.name(owner)],
            "row \(path.row) of \(name) is still selected, though what it led to has gone: \(reason)",
            mend: [
                now,
                (isSwift ? "deselectRow(at: indexPath, animated: true)" : "deselectRowAtIndexPath:")
                    + (owner is UITableViewController
                        ? " in didSelectRow, or in presentationControllerDidDismiss"
                        : " in didSelectRow, or in viewWillAppear of "
                            + world.log.objects.className(owner.objectID)),
            ])
    }
}

extension ExaminedWorld {
    /// Whether the owner of a table has appeared again since the selection of a row; nil where nothing that the
    /// selection brought has left the screen again.
    fileprivate func comingBack(
        to owner: UIViewController, sinceSelectionIn table: UITableView
    ) -> Bool? {
        guard let told = table.delegate.map({ world.simulator.objectID(of: $0) }) else {
            return nil
        }
        var departed: Set<ObjectID> = []
        var hasLeft = false
        var appeared = false
        for event in log.events.reversed() {
            if event.callback == .tableDidSelect, event.object == told {
                return hasLeft ? appeared : nil
            }
            if event.callback == .viewWillAppear, event.object == owner.objectID { appeared = true }
            if event.callback == .viewDidDisappear { departed.insert(event.object) }
            if event.callback == .viewDidAppear, event.object != owner.objectID,
                departed.contains(event.object)
            {
                hasLeft = true
            }
        }
        return nil
    }
}
