import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A tab whose own title was replaced by the title of the controller that it shows (C56).
enum TabRenamed: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let tabs = world.controllers.filter { $0.parent is UITabBarController }
        if tabs.isEmpty { return [] }
        let shown = Set(tabs.compactMap { $0.tabBarItemIfMade?.title })
        let lost = world.titlesGivenToTabs.filter { !shown.contains($0) }
        guard lost.count == 1, let title = lost.first else { return [] }
        return tabs.compactMap { finding($0, title, in: world) }
    }

    private static func finding(
        _ tab: UIViewController, _ title: String, in world: ExaminedWorld
    ) -> Finding? {
        let root = (tab as? UINavigationController)?.viewControllers.first ?? tab
        guard let now = root.title, tab.tabBarItemIfMade?.title == now,
            let declared = world.declaredClass(of: root.objectID),
            let (method, setting) = declared.settings(where: { $0.path == "title" }).first
        else { return nil }
        let name = world.name(root)
        let place = declared.text(of: setting.span, in: method)
        let prefix = declared.declaration.language == .swift ? "" : "self."
        return Finding(
            "tab-renamed", rule: .c56, objects: [name],
            "the tab of \(name) is called '\(now)', and not '\(title)' any more: title names the tab, "
                + "too (\(place))",
            mend: [
                world.setting("\(world.code(root)).tabBarItem.title", to: title),
                "\(prefix)navigationItem.title = … in place of title (\(place))",
            ])
    }
}

extension ExaminedWorld {
    /// The titles that code gives to items of tabs, as it spells them.
    fileprivate var titlesGivenToTabs: Set<String> {
        let settings =
            classes.flatMap { $0.bodies.flatMap { CodeSetting.all(in: $0.statements) } }
            + loose.flatMap { CodeSetting.all(in: $0) }
        return Set(settings.compactMap(\.titleOfTab))
    }
}

extension CodeSetting {
    /// The title that it gives to the item of a tab.
    fileprivate var titleOfTab: String? {
        if property == "title", owner == "tabBarItem" || owner.hasSuffix(".tabBarItem") {
            return value.literalText
        }
        guard property == "tabBarItem" else { return nil }
        if case .link(.call(_, let arguments)) = value.unchained.kind {
            return arguments.first { $0.label == "title" }?.value.literalText
        }
        guard case .message(_, let selector, let values) = value.unchained.kind,
            selector.hasPrefix("initWithTitle:")
        else { return nil }
        return values.first?.literalText
    }
}
