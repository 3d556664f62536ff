/// A class for one page controller, as an app would write it: its pages are those that `new` listed,
/// and it is the source of them itself.
struct PagesClass {
    private let owner: String
    private let superclass: String

    /// A class for the controller of that name.
    init(owner: String, superclass: String) {
        self.owner = owner
        self.superclass = superclass
    }

    /// `GuidePageViewController`
    var name: String {
        owner.swiftIdentifier.filter { $0 != "`" }.capitalisedFirst + "PageViewController"
    }

    /// The whole declaration. It has plain loops, since it may be rewritten in Objective-C.
    var declaration: String {
        """
        class \(name): \(superclass), UIPageViewControllerDataSource {
            var pages: [UIViewController] = []

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
                return pages.count
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
}
