extension StepWriter {
    /// Writes what gives pages their neighbours: a class once, and a source for each controller.
    func writePages(_ pages: [String], of name: String) {
        let count = interpreter.world.pageLists.count
        if count == 0 { declare(Self.pageListClass) }
        let source = plan.unusedName(count == 0 ? "pageList" : "pageList\(count + 1)")
        declare("let \(source) = PageList(pages: [\(pages.joined(separator: ", "))])")
        write("\(name).dataSource = \(source)")
        write("\(name).setViewControllers([\(pages[0])], direction: .forward, animated: false)")
    }

    /// Loops, for Objective-C has them too.
    private static let pageListClass = """
        class PageList: NSObject, UIPageViewControllerDataSource {
            let pages: [UIViewController]

            init(pages: [UIViewController]) { self.pages = pages }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? {
                var before: UIViewController?
                for page in pages {
                    if page === viewController { return before }
                    before = page
                }
                return nil
            }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? {
                var isNext = false
                for page in pages {
                    if isNext { return page }
                    isNext = page === viewController
                }
                return nil
            }

            func presentationCount(for pageViewController: UIPageViewController) -> Int {
                pages.count
            }

            func presentationIndex(for pageViewController: UIPageViewController) -> Int {
                let shown = pageViewController.viewControllers?.first
                var index = 0
                for page in pages {
                    if page === shown { return index }
                    index += 1
                }
                return 0
            }
        }
        """
}
