import HeadlessUIKit

/// A scroll controller with a bug that users of such containers meet: rotation does not reach the pages, since their views
/// stand in the scroll view and they are no children (C12).
open class BrokenScrollController: ScrollController {
    open override func embed(_ page: UIViewController, in frame: CGRect) {
        page.view.frame = frame
        scrollView.addSubview(page.view)
    }

    open override func takeOut(_ page: UIViewController) {
        page.view.removeFromSuperview()
    }
}
