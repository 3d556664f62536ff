import HeadlessUIKit

/// A drawer with a bug: when the center is replaced, the end of the new controller's appearance is
/// forgotten, so that it never gets `viewDidAppear` (C31). Reported of MMDrawerController:
/// `setCenterViewController:…` begins and ends appearance in some ways through it and not in others
/// (griddynamics-archive/MMDrawerController, issue 138; issue 46 is what users see of it).
open class BrokenDrawerController: DrawerController {
    open override func finishReplacingCenter(by new: UIViewController) {
        new.didMove(toParent: self)
    }
}
