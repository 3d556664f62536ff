/// What a page controller tells its delegate, of the user's gestures only (C47).
@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Sent before the first will.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// Sent after the last did.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Asked of pages that curl when the interface turns; the delegate sets the pages that fit.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    /// Nothing where it is not implemented.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Nothing where it is not implemented.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    /// The spine stays where it is not implemented.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}

/// What a page controller asks for the pages that the user's gestures lead to.
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before; nil at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after; nil at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots a page control shows; none where it is not implemented.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which of them stands for the page.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// No page control where it is not implemented.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        NSNotFound
    }
    /// The first where it is not implemented.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
