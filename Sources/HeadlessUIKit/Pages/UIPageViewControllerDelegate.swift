/// The delegate of a page view controller, which is told about the user's gestures only (C47).
@preconcurrency @MainActor
@available(iOS 5, *)
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Sent before the first `viewWillAppear`.
    @available(iOS 6, *)
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// Sent after the last `viewDidDisappear`.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Asked when the interface rotates, if pages curl; the delegate sets pages that fit its
    /// answer.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    /// Returns the present spine location.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}

/// Provides the pages to which the user's gestures lead.
@preconcurrency @MainActor
@available(iOS 5, *)
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The previous page; nil at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The next page; nil at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots in the page control; without this method there is no page control.
    @available(iOS 6, *)
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the dot for the page.
    @available(iOS 6, *)
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns zero: no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        NSNotFound
    }
    /// Returns the first index.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
