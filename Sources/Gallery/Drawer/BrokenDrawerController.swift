import HeadlessUIKit

/// A drawer with a bug that users of such drawers meet: a centre that replaces another never hears `viewDidAppear`, since
/// the end of its appearance is forgotten (C31). Reported of MMDrawerController: `setCenterViewController:…` begins and
/// ends appearance in some ways through it and not in others (griddynamics-archive/MMDrawerController, issue 138; issue 46
/// is what users see of it).
open class BrokenDrawerController: DrawerController {
    open override func finishReplacingCenter(by new: UIViewController) {
        new.didMove(toParent: self)
    }
}
