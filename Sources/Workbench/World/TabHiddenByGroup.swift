import CommandLanguage
import HeadlessUIKit
import Statements

/// A tab that is selected in a group, and whose controller is not shown: the group has no stack of its own (C63).
@MainActor
struct TabHiddenByGroup {
    let owner: UITabBarController
    let tab: UITab
    let group: UITabGroup

    /// Nil where the controller is no tab bar controller, or shows what is selected.
    init?(in controller: UIViewController) {
        guard let owner = controller as? UITabBarController, let tab = owner.selectedTab,
            let group = tab.parent, tab.hasController, tab.managingTabGroup == nil
        else { return nil }
        (self.owner, self.tab, self.group) = (owner, tab, group)
    }

    /// The line that gives the group of that identifier a stack, in the tab bar controller that code calls `tabs`.
    nonisolated static func lineOfStack(
        for identifier: String, in tabs: String, _ language: SourceLanguage
    ) -> String {
        let id = Value.quoted(identifier)
        return language == .swift
            ? "(\(tabs).tab(forIdentifier: \(id)) as? UITabGroup)?.managingNavigationController = "
                + "UINavigationController()"
            : "((UITabGroup *)[\(tabs) tabForIdentifier:@\(id)]).managingNavigationController = "
                + "[UINavigationController new];"
    }
}
