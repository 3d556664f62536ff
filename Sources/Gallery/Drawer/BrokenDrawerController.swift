import HeadlessUIKit

/// A drawer with a bug that users of such drawers meet: a centre that replaces another never hears `viewDidAppear`, since
/// the end of its appearance is forgotten (C31).
open class BrokenDrawerController: DrawerController {
    open override func finishReplacingCenter(by new: UIViewController) {
        new.didMove(toParent: self)
    }
}
