import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A split that collapsed before it had its delegate, which would say what is on top (B22, C51).
enum SplitUnasked: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let split = controller as? UISplitViewController, split.isCollapsed,
                split.hasCollapsedUnasked
            else { return nil }
            guard let delegate = split.delegate as? any ScriptedObject else {
                return startsWithDetail(split, in: world)
            }
            guard [.splitCollapseSecondary, .splitTopColumn].contains(where: delegate.implements)
            else { return nil }
            return finding(split, split.delegate as AnyObject, in: world)
        }
    }

    /// A split without a delegate that puts its detail on top of the list where it collapses.
    private static func startsWithDetail(
        _ split: UISplitViewController, in world: ExaminedWorld
    ) -> Finding? {
        guard split.delegate == nil,
            let primary = split.viewControllers.first as? UINavigationController,
            let detail = primary.topViewController, primary.viewControllers.count > 1,
            split.arrangementOfDetail(detail)
        else { return nil }
        let names = (split: world.code(split), detail: world.name(detail))
        let isSwift = world.language == .swift
        return Finding(
            "split-on-detail", .advice, rule: .c51, objects: [world.name(split), names.detail],
            "\(world.name(split)) has collapsed with \(names.detail) on top, and its list below: it has no "
                + "delegate that says otherwise",
            mend: [
                isSwift
                    ? "func splitViewController(_ splitViewController: UISplitViewController, "
                        + "collapseSecondary secondary: UIViewController, onto primary: UIViewController) "
                        + "-> Bool { true }"
                    : "- (BOOL)splitViewController:collapseSecondaryViewController:onto"
                        + "PrimaryViewController: with return YES",
                "\(names.split).delegate = self" + (isSwift ? "" : ";")
                    + " before the split is shown",
            ])
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

extension UISplitViewController {
    /// Whether it put that controller on its primary's stack when it collapsed: a stack within a stack.
    fileprivate func arrangementOfDetail(_ detail: UIViewController) -> Bool {
        style == .unspecified && detail is UINavigationController
    }
}
