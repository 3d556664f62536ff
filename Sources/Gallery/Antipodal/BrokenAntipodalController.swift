import HeadlessUIKit

/// The maps with a bug: the end of a flip does not remove the old controller, although it was told
/// that it would leave; it stays a child (C22). Reported of containers that change their content:
/// the child that was replaced stays where it is (Baseflow/Xamarin-Sidebar, pull request 18;
/// justeat/ScrollingStackViewController, issue 20).
open class BrokenAntipodalController: AntipodalController {
    open override func finishFlip(from old: UIViewController, to new: UIViewController) {
        new.didMove(toParent: self)
    }
}
