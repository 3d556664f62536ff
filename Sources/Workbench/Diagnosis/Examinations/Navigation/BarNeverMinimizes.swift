import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A tab bar that scrolling is to minimize, and that follows no scroll view of its tab (C67).
enum BarNeverMinimizes: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let tabs = controller as? UITabBarController, tabs.isBarMinimizable,
                tabs.scrollViewOfTab == nil, let content = tabs.contentOfTab,
                let list = content.viewIfLoaded?.tallContent
            else { return nil }
            return finding(list, content, of: tabs, in: world)
        }
    }

    private static func finding(
        _ list: UIScrollView, _ content: UIViewController, of tabs: UITabBarController,
        in world: ExaminedWorld
    ) -> Finding {
        let (bar, name, scroll) = (world.name(tabs), world.code(content), world.code(list))
        return Finding(
            "bar-never-minimizes", .advice, rule: .c67, objects: [bar, scroll],
            "the tab bar of \(bar) is to be minimized by scrolling, and does not follow \(scroll): that is "
                + "neither the view of \(name) nor its first subview",
            mend: [
                world.language == .swift
                    ? "\(name).setContentScrollView(\(scroll), for: .bottom)"
                    : "[\(name) setContentScrollView:\(scroll) forEdge:NSDirectionalRectEdgeBottom];"
            ])
    }
}

extension UIView {
    /// The first scroll view in it whose content is higher than it is.
    fileprivate var tallContent: UIScrollView? {
        subtree.lazy.compactMap { $0 as? UIScrollView }
            .first { $0.contentSize.height > $0.bounds.height }
    }
}
