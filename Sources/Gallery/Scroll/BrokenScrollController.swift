import HeadlessUIKit

/// A scroll controller with a bug: the pages are not children, although their views are in the
/// scroll view, so that they learn of no rotation (C12). Reported of pagers: controllers in a
/// scroll view hear of no new size (facebookarchive/AsyncDisplayKit, issue 1170), and of a
/// container that never calls `addChildViewController:`
/// (henrytkirk/HTKScrollingNavigationController, issue 2).
open class BrokenScrollController: ScrollController {
    open override func embed(_ page: UIViewController, in frame: CGRect) {
        page.view.frame = frame
        scrollView.addSubview(page.view)
    }

    open override func takeOut(_ page: UIViewController) {
        page.view.removeFromSuperview()
    }
}
