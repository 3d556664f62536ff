import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A tab that is selected in a group, and whose controller is not shown: the group has no stack of its own (C63).
enum GroupHidesTab: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let tabs = controller as? UITabBarController, let tab = tabs.selectedTab,
                let group = tab.parent, tab.hasController, tab.managingTabGroup == nil
            else { return nil }
            return finding(tab, group, of: tabs, in: world)
        }
    }

    private static func finding(
        _ tab: UITab, _ group: UITabGroup, of tabs: UITabBarController, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(tabs)
        return Finding(
            "group-hides-tab", .advice, rule: .c63, objects: [name],
            "the tab \(tab.title) of \(name) is selected, and its controller is not shown: the group "
                + "\(group.title) shows its own controller, whatever is selected within it",
            mend: [mend(group, world.code(tabs), world.language)])
    }

    private static func mend(
        _ group: UITabGroup, _ tabs: String, _ language: SourceLanguage
    ) -> String {
        let id = Value.quoted(group.identifier)
        return language == .swift
            ? "(\(tabs).tab(forIdentifier: \(id)) as? UITabGroup)?.managingNavigationController = "
                + "UINavigationController()"
            : "((UITabGroup *)[\(tabs) tabForIdentifier:@\(id)]).managingNavigationController = "
                + "[UINavigationController new];"
    }
}
