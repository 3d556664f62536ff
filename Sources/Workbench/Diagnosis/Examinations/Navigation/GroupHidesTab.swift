import HeadlessUIKit
import HierarchyRecords

/// A tab that is selected in a group, and whose controller is not shown: the group has no stack of its own (C63).
enum GroupHidesTab: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap(TabHiddenByGroup.init).map { finding($0, in: world) }
    }

    private static func finding(_ hidden: TabHiddenByGroup, in world: ExaminedWorld) -> Finding {
        let name = world.name(hidden.owner)
        return Finding(
            "group-hides-tab", .advice, rule: .c63, objects: [name],
            "the tab \(hidden.tab.title) of \(name) is selected, and its controller is not shown: the group "
                + "\(hidden.group.title) shows its own controller, whatever is selected within it",
            mend: [
                TabHiddenByGroup.lineOfStack(
                    for: hidden.group.identifier, in: world.code(hidden.owner), world.language)
            ])
    }
}
