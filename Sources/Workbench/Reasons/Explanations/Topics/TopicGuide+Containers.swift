import HierarchyRecords

extension TopicGuide {
    /// UIKit's own containers.
    static let containers = [navigation, tabs, pages, splits]

    private static let navigation = TopicGuide(
        "navigation", "Navigation",
        alsoFor: ["nav", "stacks", "navigation-controller", "uinavigationcontroller-stack"],
        "A stack of controllers, of which the topmost is seen.",
        points: [
            Fact("push", "puts one on top: the one below disappears, and stays a child"),
            Fact("pop", "takes the top away: it is let go of, and the one below appears again"),
            Fact("A swipe", "from the edge pops with the finger, and may be cancelled on its way"),
            Fact("stack", "replaces all of it; only the top before and after hear of appearance"),
            Fact("The bar", "shows each controller's navigationItem; its back button pops"),
            Fact("The delegate", "hears willShow and didShow, whoever began it"),
        ],
        commands: ["push", "pop", "popto", "poptoroot", "stack", "swipe", "show"],
        callbacks: [.navigationWillShow, .navigationDidShow, .barShouldPop, .barDidPop],
        members: [
            "UINavigationController", "UIViewController.navigationItem",
            "UIViewController.navigationController",
        ],
        rules: [.c08, .c34, .c36, .c38, .c39, .c40, .r42, .e24],
        example: "new a; new b; new n as nav root a; root n; push b; pop")

    private static let tabs = TopicGuide(
        "tabs", "Tabs", alsoFor: ["tab", "tabbar", "tab-bar"],
        "Controllers side by side, of which one is selected and seen.",
        points: [
            Fact(
                "All are children",
                "from the beginning; a tab's view loads when it is first selected"),
            Fact("select", "is code's way: no delegate is asked"),
            Fact(
                "tap",
                "is the user's way: shouldSelect and didSelect come, also for the same tab again"),
            Fact("More than five", "go into a list under More where the width is compact"),
            Fact("UITab", "describes a tab from iOS 18 on"),
        ],
        commands: ["select", "tap", "new"],
        callbacks: [.tabShouldSelect, .tabDidSelect],
        members: [
            "UITabBarController", "UITabBarController.selectedIndex", "UITabBarController.tabs",
            "UIViewController.tabBarItem",
        ],
        rules: [.c09, .c41, .c42, .c43, .a21, .a22, .r41, .x09],
        example: "new a; new b; new t as tab with a b; root t; select b; tap a")

    private static let pages = TopicGuide(
        "pages", "Pages", alsoFor: ["paging", "page-view", "curl"],
        "Controllers that the user turns one after the other, as pages.",
        points: [
            Fact("Shown pages", "alone are children; the data source gives their neighbours"),
            Fact("page", "is code's way: no delegate hears of it"),
            Fact(
                "swipe",
                "is the user's way: willTransitionTo, then didFinishAnimating with completed"),
            Fact(
                "Cancelled", "the page that was coming disappears again, and is no child any more"),
            Fact("curl or scroll", "is chosen when it is made; the orders of callbacks differ"),
        ],
        commands: ["page", "swipe", "progress", "finish", "cancel", "new"],
        callbacks: [.pageWillTransition, .pageDidFinish, .pageBefore, .pageAfter, .pageCompletion],
        members: [
            "UIPageViewController",
            "UIPageViewController.setViewControllers(_:direction:animated:completion:)",
        ],
        rules: [.c44, .c45, .c46, .c47, .c48, .c49, .r43, .x08],
        example: "new a; new b; new p as page with a b; root p; swipe forward; finish")

    private static let splits = TopicGuide(
        "splits", "Splits", alsoFor: ["split", "columns", "split-view", "masterdetail"],
        "Columns side by side in a wide window, one stack in a narrow one.",
        points: [
            Fact(
                "Columns",
                "are primary, supplementary and secondary; compact is for a narrow window"),
            Fact(
                "To collapse",
                "is to become one stack when the width gets compact, expanding goes back"),
            Fact("The delegate", "chooses which column is on top when it collapses"),
            Fact(
                "showdetail", "puts a controller into the last column, or pushes it when collapsed"),
            Fact("displaymode", "says which columns are seen, beside or over the others"),
        ],
        commands: ["column", "displaymode", "showdetail", "trait", "multitask", "device"],
        callbacks: [
            .splitWillShow, .splitWillHide, .splitTopColumn, .splitDidCollapse, .splitDidExpand,
            .splitWillChange,
        ],
        members: [
            "UISplitViewController", "UISplitViewController.isCollapsed",
            "UISplitViewController.show(_:)",
            "UIViewController.showDetailViewController(_:sender:)",
        ],
        rules: [.c50, .c51, .c52, .r31, .r33, .r34, .r35, .p26],
        example:
            "device iPad; new a; new b; new s as split with a b; root s; trait compact; trait regular"
    )
}
