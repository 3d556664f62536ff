import HeadlessUIKit
import HierarchyRecords

/// A view above or below the rows of a table that gives up its frame for constraints (U38).
enum FooterByConstraints: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsPlacedByTables.compactMap {
            finding($0.property, $0.view, of: $0.table, in: world)
        }
    }

    private static func finding(
        _ property: String, _ view: UIView, of table: UITableView, in world: ExaminedWorld
    ) -> Finding? {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return nil }
        let owner = table.nearestOwner as? UITableViewController
        let isOwn = owner?.view === table
        let list =
            isOwn ? owner.map { world.code($0) + ".tableView" } ?? "" : world.world.code(of: table)
        let path = "\(list).\(property)"
        let isSwift = world.language == .swift
        let mask = "translatesAutoresizingMaskIntoConstraints"
        let receiver = isSwift ? "\(path)!" : path
        return Finding(
            "footer-by-constraints", rule: .u38, objects: [path, world.name(view)],
            "\(path) has \(mask) false: a table gives it its place and its height by its frame, and what "
                + "is placed by constraints stays at the table's top",
            mend: [
                isSwift ? "\(receiver).\(mask) = true" : "\(receiver).\(mask) = YES;",
                "its constraints for width and height away, and the height in its frame: a view with "
                    + "constraints of its own goes into it as a subview",
            ])
    }
}

extension ExaminedWorld {
    /// The views above and below the rows of each table in the window, with the table's property.
    var viewsPlacedByTables: [(table: UITableView, property: String, view: UIView)] {
        viewsInWindow.compactMap { $0 as? UITableView }.flatMap { table in
            [
                ("tableHeaderView", table.tableHeaderView),
                ("tableFooterView", table.tableFooterView),
            ]
            .compactMap { property, view in view.map { (table, property, $0) } }
        }
    }
}

extension UIView {
    /// Whether a table places it, above or below its rows.
    var isPlacedByTable: Bool {
        guard let table = superview as? UITableView else { return false }
        return table.tableHeaderView === self || table.tableFooterView === self
    }
}
