import HeadlessUIKit

/// The maps with the bug that comes of half a flip: the old side was told that it leaves, and stays a child (C22).
open class BrokenAntipodalController: AntipodalController {
    open override func finishFlip(from old: UIViewController, to new: UIViewController) {
        new.didMove(toParent: self)
    }
}
