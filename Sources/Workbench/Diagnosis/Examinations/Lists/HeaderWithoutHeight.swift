import HeadlessUIKit
import HierarchyRecords

/// A view above or below the rows of a table that has something to show and no height (U38).
enum HeaderWithoutHeight: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsPlacedByTables.compactMap {
            finding($0.property, $0.view, of: $0.table, in: world)
        }
    }

    private static func finding(
        _ property: String, _ view: UIView, of table: UITableView, in world: ExaminedWorld
    ) -> Finding? {
        guard view.frame.height == 0, !view.subviews.isEmpty else { return nil }
        let path = "\(world.world.code(of: table)).\(property)"
        let isSwift = world.language == .swift
        return Finding(
            "header-without-height", rule: .u38, objects: [path],
            "\(path) is 0 points high, and what is in it is not seen: a table takes the height of its "
                + "frame, and no constraint gives it one",
            mend: [
                isSwift ? "\(path)!.frame.size.height = 60" : "set the height of its frame",
                isSwift ? "\(path) = \(path)" : "\(path) = \(path);",
                "or in viewDidLayoutSubviews the height that systemLayoutSizeFitting(_:) tells, where it has "
                    + "changed",
            ])
    }
}
