import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A back button that was given to the controller it is seen on, and large titles that the bar does not want (B20).
enum BackItemAstray: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller -> [Finding] in
            guard let stack = controller as? UINavigationController,
                let top = stack.topViewController, stack.viewIfLoaded?.window != nil
            else { return [] }
            let unused = [unusedAction(stack, in: world)].compactMap(\.self)
            guard let item = top.navigationItemIfMade else { return unused }
            return [back(item, top, stack, in: world), largeTitle(item, top, stack, in: world)]
                .compactMap(\.self) + unused
        }
    }

    /// The back button on a controller is the one below's to say. A class that goes on to others may mean those.
    private static func back(
        _ item: UINavigationItem, _ top: UIViewController, _ stack: UINavigationController,
        in world: ExaminedWorld
    ) -> Finding? {
        guard item.backBarButtonItem != nil, let below = stack.viewControllers.dropLast().last,
            below.navigationItemIfMade?.backBarButtonItem == nil
        else { return nil }
        let declared = world.declaredClass(of: top.objectID)
        if declared?.goesOn ?? false { return nil }
        let names = (top: world.name(top), below: world.name(below))
        let place = declared?.placeOfSetting { $0.path == "navigationItem.backBarButtonItem" }
        let line =
            "\(world.code(below)).navigationItem.backBarButtonItem = "
            + "\(world.code(top)).navigationItem.backBarButtonItem"
        return Finding(
            "back-item-astray", rule: .b20, objects: [names.top, names.below],
            "the backBarButtonItem of \(names.top) is not the one that is seen on it: that leads back to "
                + "\(names.below), and is \(names.below)'s" + (place?.inParentheses ?? ""),
            mend: [world.language == .swift ? line : line + ";"])
    }

    /// B56: a back button goes back, and sends nothing.
    private static func unusedAction(
        _ stack: UINavigationController, in world: ExaminedWorld
    ) -> Finding? {
        let owner = stack.viewControllers.first {
            $0.navigationItemIfMade?.backBarButtonItem?.primaryAction != nil
        }
        guard let owner else { return nil }
        let name = world.name(owner)
        let place = world.declaredClass(of: owner.objectID)?.placeOfSetting {
            $0.path == "navigationItem.backBarButtonItem"
        }
        return Finding(
            "back-item-action", rule: .b56, objects: [name, "backBarButtonItem"],
            "the action of \(name).navigationItem.backBarButtonItem never comes: a back button takes its "
                + "title from it, and goes back" + (place?.inParentheses ?? ""),
            mend: [
                "in viewWillDisappear of the controller that is left: if isMovingFromParent, what the action "
                    + "does",
                "or its navigationItem.leftBarButtonItem, whose action comes, and which pops itself",
            ])
    }

    private static func largeTitle(
        _ item: UINavigationItem, _ top: UIViewController, _ stack: UINavigationController,
        in world: ExaminedWorld
    ) -> Finding? {
        guard world.world.simulator.systemVersion >= 11, item.largeTitleDisplayMode == .always,
            stack.madeBar?.prefersLargeTitles != true
        else { return nil }
        let bar = "\(world.code(stack)).navigationBar.prefersLargeTitles"
        return Finding(
            "large-title-unwanted", .advice, rule: .b20,
            objects: [world.name(top), world.name(stack)],
            "\(world.name(top)) wants a large title, and the bar of \(world.name(stack)) shows none: "
                + "prefersLargeTitles is false",
            mend: [bar + (world.language == .swift ? " = true" : " = YES;")])
    }
}

extension DeclaredClass {
    /// Whether it pushes or shows others, on which its back button would be seen.
    fileprivate var goesOn: Bool {
        ["pushViewController", "show", "showViewController", "performSegue", "prepare"]
            .contains(where: calls)
            || !methods(named: "prepare").isEmpty || !methods(named: "prepareForSegue").isEmpty
    }
}
