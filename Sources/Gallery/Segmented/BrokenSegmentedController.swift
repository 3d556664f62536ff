import HeadlessUIKit

/// A segmented controller with a bug that users of such containers meet: children that wait for `didMove(toParent:)` wait
/// for ever, since the end of an exchange forgets it (C11). Reported of containers that exchange their child:
/// MarioIannotta/PullUpController, pull request 74; wix/react-native-navigation, pull request 6692.
open class BrokenSegmentedController: SegmentedController {
    open override func finishExchange(of old: UIViewController, for new: UIViewController) {
        old.removeFromParent()
    }
}
