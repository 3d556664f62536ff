import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Items of a toolbar that is hidden, or that were given to the navigation controller (B20).
enum ToolbarHidden: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let stack = controller as? UINavigationController,
                let top = stack.topViewController, stack.viewIfLoaded?.window != nil
            else { return nil }
            let isTold = !(top.toolbarItems ?? []).isEmpty
            if !isTold, !(stack.toolbarItems ?? []).isEmpty {
                return ofStack(stack, top, in: world)
            }
            return isTold && stack.isToolbarHidden ? hidden(stack, top, in: world) : nil
        }
    }

    private static func ofStack(
        _ stack: UINavigationController, _ top: UIViewController, in world: ExaminedWorld
    ) -> Finding {
        let names = (stack: world.name(stack), top: world.name(top))
        let line = "\(world.code(top)).toolbarItems = \(world.code(stack)).toolbarItems"
        return Finding(
            "item-of-stack", rule: .b20, objects: [names.stack, names.top],
            "\(names.stack).toolbarItems has items, and no toolbar shows them: the toolbar of "
                + "\(names.stack) shows those of the controller on top, \(names.top)",
            mend: [world.language == .swift ? line : line + ";"])
    }

    private static func hidden(
        _ stack: UINavigationController, _ top: UIViewController, in world: ExaminedWorld
    ) -> Finding {
        let names = (stack: world.name(stack), top: world.name(top))
        let code = world.code(stack)
        return Finding(
            "toolbar-hidden", .advice, rule: .b20, objects: [names.top, names.stack],
            "\(names.top).toolbarItems has items, and the toolbar of \(names.stack) is hidden, as it is "
                + "at first",
            mend: [
                world.language == .swift
                    ? "\(code).isToolbarHidden = false" : "\(code).toolbarHidden = NO;"
            ])
    }
}
