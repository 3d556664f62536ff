import HeadlessUIKit

/// A segmented controller with a bug: the end of an exchange forgets `didMove(toParent:)`, so that
/// children that wait for it wait for ever (C11). Reported of containers that exchange their child:
/// MarioIannotta/PullUpController, pull request 74; wix/react-native-navigation, pull request 6692.
open class BrokenSegmentedController: SegmentedController {
    open override func finishExchange(of old: UIViewController, for new: UIViewController) {
        old.removeFromParent()
    }
}
