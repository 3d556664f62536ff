import CommandLanguage
import HeadlessUIKit

/// What a session says of an app that does not start as its author may expect.
extension Session {
    /// Says once, at the first root, that the class of the app's delegate has no object yet.
    func noteDelegateWithoutLaunch() {
        guard !isReplaying, world.root == nil, world.simulator.application.delegate == nil,
            let delegate = world.appAsDeclared.delegate ?? world.appAsDeclared.sceneDelegate
        else { return }
        note("'\(delegate)' is not made: 'launch' starts the app by its delegate")
    }

    /// Says after a launch that the app shows nothing.
    func noteWindowWithoutLaunch() {
        let window: UIWindow = world.simulator.window
        guard !isReplaying, !world.simulator.isStopped, window.isHidden else { return }
        note(
            "the app shows nothing: its code has made no window, or has not called "
                + "makeKeyAndVisible()")
    }
}
