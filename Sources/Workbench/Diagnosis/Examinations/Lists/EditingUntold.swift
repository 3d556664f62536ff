import HeadlessUIKit
import HierarchyRecords

/// A controller that edits while its table does not: only a `UITableViewController` hands `setEditing` on (B41).
enum EditingUntold: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard controller.isEditing, !(controller is UITableViewController),
                controller.viewIfLoaded?.window != nil
            else { return nil }
            let tables = controller.ownViews(UITableView.self)
            guard let table = tables.first, !tables.contains(where: \.isEditing) else { return nil }
            return finding(controller, table, in: world)
        }
    }

    private static func finding(
        _ controller: UIViewController, _ table: UITableView, in world: ExaminedWorld
    ) -> Finding {
        let names = (own: world.name(controller), table: world.code(table))
        let declared = world.declaredClass(of: controller.objectID)
        return Finding(
            "editing-untold", rule: .b41, objects: [names.own, names.table],
            "\(names.own) is editing, and its table \(names.table) is not: setEditing of a plain "
                + "UIViewController tells no table",
            mend: [
                world.language == .swift
                    ? "\(names.table).setEditing(true, animated: true)"
                    : "[\(names.table) setEditing:YES animated:YES];"
            ] + (declared.map { [override($0, names.table, names.own)] } ?? []))
    }

    /// The method that the class lacks.
    private static func override(
        _ declared: DeclaredClass, _ table: String, _ owner: String
    ) -> String {
        let own = table.inside(owner)
        if declared.declaration.language == .swift {
            return "override func setEditing(_ editing: Bool, animated: Bool) { "
                + "super.setEditing(editing, animated: animated); "
                + "\(own).setEditing(editing, animated: animated) } in \(declared.name)"
        }
        return "- (void)setEditing:(BOOL)editing animated:(BOOL)animated { "
            + "[super setEditing:editing animated:animated]; "
            + "[self.\(own) setEditing:editing animated:animated]; } in \(declared.name)"
    }
}
