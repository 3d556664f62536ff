extension Rulebook {
    /// Tabs, their bar and the list of More.
    static let tabs: [Rule] = [
        Rule(
            .c41, "Tab, first appearance", zh: "标签页，首次出现",
            "Only the selected child is loaded and appears.",
            evidence: [.source(.pgz), .source(.lxw)], .log),
        Rule(
            .c56, "The title of a stack's tab", zh: "导航栈的标签页标题",
            """
            The item of a stack in a tab bar that has no title and no tabBarItem of its own is \
            that of its root, so that the root's title names the tab.
            """,
            evidence: [
                .words(
                    """
                    three articles that agree, of 2016, 2017 and 2022: littlepotatosoftware.com, \
                    ios5.online, Youngminah/TIL issue 155 (tried)
                    """),
                .source(.docs, "UIViewController.title"),
            ], .documented),
        Rule(
            .c42, "Selecting another tab", zh: "选择另一个标签页",
            """
            Inside the setter the new controller is loaded and gets viewWillAppear, then the old \
            one gets viewWillDisappear. After the commit the old one gets viewDidDisappear, then \
            the new one viewDidAppear.
            """,
            evidence: [.source(.cat), .source(.pgz), .source(.lxw)], .log),
        Rule(
            .c59, "Two selections before the tabs are shown", zh: "标签页显示之前选择两次",
            """
            On iOS 9 to 11, where code selects one tab and then another one before the first was shown, \
            the first hears viewWillDisappear, although its view is not loaded and it has heard no \
            viewWillAppear. Both reports tell of two selections in short order, one of them in \
            viewDidLoad; that both come before the tab bar controller appears is assumed.
            """,
            evidence: [
                .source(.radar, "25744056, iOS 9.3", seen: "iOS 9.3"),
                .source(.radar, "35972275, iOS 11, beside state restoration", seen: "iOS 11"),
            ], .log, since: 9, through: 11),
        Rule(
            .c43, "A controller in a tab that was never shown", zh: "从没显示过的标签页里的控制器",
            """
            A controller that stands within the content of such a tab may be loaded, but does not \
            appear.
            """,
            evidence: [.source(.radar, "32106539")], .log),
        Rule(
            .r41, "Tabs by items", zh: "按条目设置的标签页",
            """
            Setting tabs or the selection sends the delegate didSelectTab at once. A user's tap \
            asks it shouldSelectTab first; the delegate's older methods are not called. Where the \
            selected tab is no longer among the tabs, the first is selected. viewControllers is \
            nil where tabs were set, and tabs is empty where viewControllers were set.
            """,
            evidence: [.source(.rSim, "tabs by items")], .measured, since: 18),
        Rule(
            .x09, "A selection fades", zh: "选择时的淡入淡出",
            """
            The selected tab fades in while the old one is still there. viewWillAppear and \
            viewWillDisappear come in the setter as ever (C42), viewDidDisappear and viewDidAppear \
            when the fade has ended, after half a second or a little more. All have false for \
            animated. Seen in apps that were built with Xcode 16.
            """,
            evidence: [.source(.classmethod)], .log, since: 18),
        Rule(
            .x10, "A tab controller loads its view as it is made", zh: "标签栏控制器一建立就加载视图",
            """
            loadView and viewDidLoad come inside of super.init, before the lines that follow it in \
            a subclass's initializer. iOS 26.1 does not do so; that 18 is the system that stopped \
            it is assumed.
            """,
            evidence: [.source(.hicka04)], .log, through: 17),
        Rule(
            .c61, "A tab bar tells its controller", zh: "标签栏告诉它的控制器",
            """
            A tab bar controller is its bar's delegate. tabBar(_:didSelect:) comes to it when the \
            user taps a tab that may be selected, the selected one too, and never when code \
            selects. Its selectedIndex is still the old one then.
            """,
            evidence: [
                .source(.docs, "UITabBarDelegate.tabBar(_:didSelect:)"),
                .words("that it comes after shouldSelect and before the selection is assumed"),
            ], .documented),
        Rule(
            .c63, "Groups of tabs", zh: "标签页组",
            """
            A group is one tab of the bar and shows its own controller, whichever of its children \
            is selected. With a managingNavigationController it shows that stack, which holds the \
            controllers of the groups and tabs on the way to the selected one; the delegate may \
            give others for each. Where a group is selected and none of its children was, the \
            child that defaultChildIdentifier names is selected, or the first.
            """,
            evidence: [
                .source(.forums, "threads 761231 and 793985: answers of an engineer of Apple's"),
                .source(
                    .docs,
                    """
                    UITabGroup; UITabBarControllerDelegate.tabBarController(_:displayedViewControllersFor:\
                    proposedViewControllers:)
                    """),
                .words("that the stack changes without an animation, before the wills, is assumed"),
            ], .documented, since: 18),
        Rule(
            .c64, "Hidden and disabled tabs", zh: "隐藏和停用的标签页",
            """
            A tab whose isHidden is true has no place in the bar. One whose isEnabled is false \
            (from 18.4 on) cannot be selected by the user; code can select it.
            """,
            evidence: [
                .source(.docs, "UITab.isHidden and isEnabled"),
                .words(
                    "that the first tab is selected where the selected one is hidden is assumed"),
            ], .documented, since: 18),
        Rule(
            .c66, "The accessory above the tab bar", zh: "标签栏上方的附件",
            """
            The content view of a bottomAccessory stands above the tab bar, over all tabs. UIKit sets its \
            frame, whatever size it asks for: on a phone it is 48 points high, 21 from either edge and 8 above \
            the bar. Beside a minimized bar (C67) it is 84 from either edge and 28 above the lower one. Its \
            tabAccessoryEnvironment is regular, and inline beside the bar. Where the bar is hidden it stays, \
            at the bottom. In a regular width of an iPad it has the size of its content.
            """,
            evidence: [
                .source(
                    .tabAccessory,
                    "360×48 at 21, 735, then 234×48 at 84, 798; the screen is 402×874"),
                .source(.docs, "UITabAccessory.Environment"),
                .source(.forums, "thread 799315: a phone and an iPad"),
                .words(
                    """
                    that the safe area ends above it, its places without a bar and on an iPad, and that the \
                    trait changes before the frame are assumed
                    """),
            ], .measured, since: 26),
        Rule(
            .c67, "Scrolling minimizes the tab bar", zh: "滚动时标签栏缩小",
            """
            On a phone a bar whose tabBarMinimizeBehavior is onScrollDown is minimized as soon as the user \
            scrolls the content of the tab down. It grows again when the content is back at its top, and at a \
            tap on it, which does nothing else. never and automatic leave it as it is. It follows the scroll \
            view that setContentScrollView names for the bottom edge, or else the controller's view or the \
            first subview of that.
            """,
            evidence: [
                .source(
                    .docs,
                    "UITabBarController.MinimizeBehavior; SwiftUI's of that name: only on iPhone"),
                .against(.docs, "the bar expands as soon as one scrolls back up"),
                .words(
                    """
                    react-native-screens, issues 3954 and 4312, and Apollo-Reborn, issue 196: it grows again at \
                    the top, or at a tap on it, and so it does in Apple's own apps
                    """),
                .words(
                    """
                    furbo.org on UITabAccessory: nothing moves where a scroll view is not the first subview
                    """),
                .words(
                    """
                    that onScrollUp is its mirror image, that frame and safe area of the bar stay, and that \
                    scrolling by code changes nothing are assumed
                    """),
            ], .documented, since: 26),
        Rule(
            .c68, "The sidebar of tabs", zh: "标签的侧边栏",
            """
            In a regular width of an iPad tabs may be a sidebar: where mode is tabSidebar, or where it is \
            automatic and a tab is a group. It is there in landscape and away in portrait, until code sets \
            sidebar.isHidden, and stands in the place of the bar. The content keeps its frame and gets a safe \
            area; with the layout tile its frame begins beside the sidebar. Before it comes or goes its \
            delegate gets sidebarVisibilityWillChange. On a phone nothing changes.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    Elevating your iPad app with a tab bar and sidebar; UITabBarController.Mode, Sidebar, \
                    Sidebar.Layout and Sidebar.Delegate
                    """),
                .words(
                    """
                    its width, which is that of a split's sidebar, that isHidden is the old value in the \
                    callback, and that size classes stay are assumed
                    """),
            ], .documented, since: 18),
        Rule(
            .a21, "Tapping the selected tab again", zh: "再点已选中的标签页",
            """
            The delegate is asked shouldSelect, a navigation controller in the tab pops to its \
            root, and the delegate gets didSelect.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    UITabBarController: a tap always displays the tab's root view, also where the tab is \
                    selected already; tabBarController(_:didSelect:): the controller may be the one that \
                    was selected
                    """),
                .words(
                    """
                    two answers on Stack Overflow that keep a stack from popping by tabBarController(_:shouldSelect:)
                    """),
            ], .documented),
        Rule(
            .a22, "More than five tabs", zh: "五个以上的标签页",
            """
            Where the width is compact the first four controllers keep their tabs, and the others \
            stand in the list of the More controller. When one of them is selected, the More \
            controller shows it on top of that list. Where the width becomes regular, the \
            controller that More showed has a tab of its own.
            """,
            evidence: [
                .source(.docs, "UITabBarController and moreNavigationController"),
                .words(
                    """
                    mixi-inc's iOSTraining, on tabs: from more controllers than five on four have tabs, and the \
                    rest is in More; what becomes of it in a regular width is assumed
                    """),
            ], .documented),
        Rule(
            .a25, "The user edits the tabs", zh: "用户编辑标签页",
            """
            The list of More has an Edit button where tabs may be moved. The delegate is told when \
            editing begins, and when Done ends it, with the new order and whether it differs; the \
            new order is set between the two. Here one tap on a tab that has no room in the bar \
            stands for the drag to it: the tab takes the last place there that may change.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    customizableViewControllers: More has an Edit button, by which the user rearranges those \
                    that are in this array; at first all are; the delegate's three methods
                    """),
                .words("that the order is set between the two is assumed"),
            ], .documented),
        Rule(
            .a114, "Tabs in a narrow window of an iPad", zh: "iPad 窄窗口里的标签页",
            """
            In a compact width the tab bar stands at the bottom, as a phone's does, and content \
            ends above it.
            """,
            evidence: [.source(.docs, "UITabBarController on iPadOS 18")], .assumed, since: 18),
    ]
}
