import HeadlessUIKit
import HierarchyRecords

/// A list whose delegate waits for selections, and which lets none be made (U04, U08). One that is edited is left alone:
/// then it lets none be made by itself (U39).
enum SelectionSwitchedOff: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.window.subtreeOfViews.compactMap { view in
            guard let list = view as? UIScrollView, let told = world.toldOfSelection(list),
                let rule = list.ruleOfRefusal
            else { return nil }
            let name = world.world.code(of: list)
            return Finding(
                "selection-switched-off", rule: rule, objects: [name],
                "\(name) lets nothing be selected, so that \(told) does not come: its allowsSelection "
                    + "is false",
                mend: [
                    world.language == .swift
                        ? "\(name).allowsSelection = true" : "\(name).allowsSelection = YES;"
                ])
        }
    }
}

extension UIScrollView {
    /// The rule of selections where a list that is not edited lets none be made.
    fileprivate var ruleOfRefusal: RuleID? {
        if let table = self as? UITableView {
            return table.isEditing || table.allowsSelection ? nil : .u04
        }
        if let items = self as? UICollectionView { return items.allowsSelection ? nil : .u08 }
        return nil
    }
}
