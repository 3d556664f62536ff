import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A split that collapsed before it had its delegate, which would say what is on top (B22, C51).
enum SplitUnasked: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let split = controller as? UISplitViewController, split.isCollapsed,
                split.hasCollapsedUnasked, let delegate = split.delegate as? any ScriptedObject,
                [.splitCollapseSecondary, .splitTopColumn].contains(where: delegate.implements)
            else { return nil }
            return finding(split, split.delegate as AnyObject, in: world)
        }
    }

    private static func finding(
        _ split: UISplitViewController, _ delegate: AnyObject, in world: ExaminedWorld
    ) -> Finding {
        let id = world.world.simulator.objectID(of: delegate)
        let names = (split: world.code(split), delegate: world.world.name(of: delegate))
        let place = world.setting(in: id) { _, setting in
            setting.property == "delegate"
                && (setting.owner.hasSuffix("splitViewController") || setting.owner.isEmpty)
        }
        let line = "\(names.split).delegate = \(names.delegate)"
        return Finding(
            "delegate-late", rule: .b22, objects: [names.delegate, names.split],
            "\(names.delegate) became the delegate of \(names.split) too late: that had collapsed "
                + "before, and asked nobody what is to be on top"
                + (place?.text.inParentheses ?? ""),
            mend: [
                (world.language == .swift ? line : line + ";") + " before the split is shown"
                    + (place == nil
                        ? "" : ": where it is made, and not in \(names.delegate)'s class")
            ])
    }
}
