extension UITabBarController {
    /// X09: how long one tab fades into another, in seconds; 0.5 to 0.7 were logged.
    static let fadeDuration: TimeInterval = 0.5

    /// X09: whether a selection fades, which it does from iOS 18 on.
    var fades: Bool { simulator.systemVersion >= 18 && isShown }

    /// X09: both views are there while the new one fades in; the dids wait for the end.
    func fade(_ transition: ContainerTransition, to new: UIViewController) {
        install(new)
        // The dids say why they are late.
        for controller in [transition.old, new] { controller?.inPlace.appearance.rule = .x09 }
        let path = MotionPath(
            view: transitionView.wrapper(of: new).objectID, from: ViewMotion(fade: 0),
            to: ViewMotion())
        simulator.animations.add(
            TimedMovement([path], duration: Self.fadeDuration, in: simulator.runLoop))
        simulator.runLoop.performAfterCommit { transition.isSeen = true }
        simulator.runLoop.perform(after: Self.fadeDuration) { self.end(transition) }
    }

    /// A fade that is seen ends at once where other tabs are shown or set.
    func endFades() {
        for transition in transitions where transition.isSeen { end(transition) }
    }
}
