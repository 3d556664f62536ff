import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// UIKit's containers, and the plain controller.
extension StockClass {
    static let plain = StockClass("UIViewController") { _ in UIViewController() }

    static let stack = StockClass("UINavigationController", word: "nav") { _ in
        UINavigationController()
    }.with {
        $0.content = Content(
            of: UINavigationController.self, rootRefusal: nil,
            calls: { names, shape in
                shape.isRoot
                    ? [".pushViewController(\(names[0]), animated: false)"]
                    : [Content.list(of: names)]
            },
            steps: { stack, controllers, shape in
                shape.isRoot
                    ? [{ stack.pushViewController(controllers[0], animated: false) }]
                    : [{ stack.viewControllers = controllers }]
            })
        $0.inside = Inside(
            of: UINavigationController.self, property: "navigationController",
            facts: { [Fact("viewControllers", $1.names($0.viewControllers))] },
            front: { $0.topViewController })
    }

    static let tabs = StockClass("UITabBarController", word: "tab") { _ in
        UITabBarController()
    }.with {
        $0.content = Content(
            of: UITabBarController.self, rootRefusal: "tabs have no root: say 'with A B C'",
            calls: { names, _ in [Content.list(of: names)] },
            steps: { tabs, controllers, _ in [{ tabs.viewControllers = controllers }] })
        $0.inside = Inside(
            of: UITabBarController.self, property: "tabBarController",
            facts: {
                [
                    Fact("viewControllers", $1.names($0.controllersOfTabs)),
                    Fact("selectedViewController", $1.name($0.selectedViewController)),
                ] + ($0.isBarMinimized ? [Fact("tabBar", "minimized")] : [])
            },
            front: { tabs in
                // A22: a controller that has no room in the bar is shown by the one of More.
                tabs.selectedViewController.map { selected in
                    selected.parent.flatMap { $0.parent === tabs ? $0 : nil } ?? selected
                }
            })
    }

    static let pages = StockClass("UIPageViewController", word: "page") {
        UIPageViewController(
            transitionStyle: $0.curls ? .pageCurl : .scroll, navigationOrientation: .horizontal)
    }.with {
        $0.arguments = {
            "(transitionStyle: .\($0.curls ? "pageCurl" : "scroll"), "
                + "navigationOrientation: .horizontal)"
        }
        // The first page is shown; the list is the source of the others.
        $0.content = Content(
            of: UIPageViewController.self, rootRefusal: "pages have no root: say 'with A B C'",
            calls: { names, _ in
                [".setViewControllers([\(names[0])], direction: .forward, animated: false)"]
            },
            steps: { pages, controllers, _ in
                let list = PageList(controllers)
                pages.dataSource = list
                pages.heldDataSource = list
                return [
                    {
                        pages.setViewControllers(
                            [controllers[0]], direction: .forward, animated: false)
                    }
                ]
            })
        $0.inside = Inside(
            of: UIPageViewController.self, front: { $0.viewControllers?.first })
    }

    static let split = StockClass("UISplitViewController", word: "split") {
        $0.isClassic
            ? UISplitViewController()
            : UISplitViewController(style: $0.count > 2 ? .tripleColumn : .doubleColumn)
    }.with {
        $0.arguments = {
            $0.isClassic ? "()" : "(style: .\($0.count > 2 ? "tripleColumn" : "doubleColumn"))"
        }
        $0.content = columns
        $0.inside = Inside(
            of: UISplitViewController.self, property: "splitViewController",
            front: { $0.viewControllers.last })
    }

    private static let columns = Content(
        of: UISplitViewController.self, rootRefusal: "a split has no root: say 'with A B'",
        limit: {
            Content.Limit(most: $0.isClassic ? 2 : 3, container: "a split", places: "columns")
        },
        calls: { names, shape in
            if shape.isClassic { return [Content.list(of: names)] }
            return zip(shape.columns, names).map { ".setViewController(\($1), for: .\($0))" }
        },
        steps: { split, controllers, shape in
            if shape.isClassic { return [{ split.viewControllers = controllers }] }
            return zip(shape.columns, controllers).map { column, controller in
                { split.setViewController(controller, for: column) }
            }
        })
}

extension StockClass.Shape {
    /// Where the controllers of a split with columns stand.
    fileprivate var columns: [UISplitViewController.Column] {
        count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
}
