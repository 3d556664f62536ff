import HeadlessUIKit

/// What a change of UIKit's own containers costs, however much stands in them.
@MainActor
enum ContainerWorkloads {
    /// The changes, each there and back, with all callbacks and layout.
    enum Change: String, CaseIterable {
        case push, select, page

        var title: String {
            switch self {
            case .push: "a push and a pop"
            case .select: "two selections"
            case .page: "a page forward and one back"
            }
        }
    }

    /// How many controllers stand in the container, few and many.
    nonisolated static let sizes = [5, 5_000]

    /// Nanoseconds of the change there and back, in a visible container of that many controllers.
    static func nanoseconds(of change: Change, among count: Int) -> Double {
        let work = prepare(change, count)
        run(work, times: 1_000)
        let batches = (0..<20).map { _ in
            let begin = monotonicSeconds()
            run(work, times: 500)
            return (monotonicSeconds() - begin) / 500 * 1e9
        }
        return median(batches)
    }

    private static func run(_ work: [() -> Void], times: Int) {
        let simulator = Simulator.current
        for _ in 0..<times {
            for part in work {
                part()
                simulator.runUntilIdle()
            }
        }
        simulator.truncateLog(to: 0)
    }

    /// The change and its way back.
    private static func prepare(_ change: Change, _ count: Int) -> [() -> Void] {
        let controllers = (0..<count).map { _ in UIViewController() }
        switch change {
        case .push: return pushes(controllers)
        case .select: return selections(controllers)
        case .page: return pages(controllers)
        }
    }

    private static func pushes(_ controllers: [UIViewController]) -> [() -> Void] {
        let stack = UINavigationController()
        stack.viewControllers = controllers
        show(stack)
        let top = UIViewController()
        return [
            { stack.pushViewController(top, animated: false) },
            { _ = stack.popViewController(animated: false) },
        ]
    }

    private static func selections(_ controllers: [UIViewController]) -> [() -> Void] {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        show(tabs)
        return [{ tabs.selectedIndex = 1 }, { tabs.selectedIndex = 0 }]
    }

    private static func pages(_ controllers: [UIViewController]) -> [() -> Void] {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([controllers[0]], direction: .forward, animated: false)
        show(pages)
        return [
            { pages.setViewControllers([controllers[1]], direction: .forward, animated: false) },
            { pages.setViewControllers([controllers[0]], direction: .reverse, animated: false) },
        ]
    }

    private static func show(_ root: UIViewController) {
        let window = Simulator.current.window!
        window.rootViewController = root
        window.makeKeyAndVisible()
        Simulator.current.runUntilIdle()
    }
}
