extension UIViewController {
    /// S06: how it is shown at first where it covers the screen: as the interface stands if it
    /// supports that.
    var defaultPreferredOrientation: UIInterfaceOrientation {
        let supported = supportedInterfaceOrientations
        return ([simulator.orientation] + UIInterfaceOrientation.inOrder).first {
            supported.contains($0.mask)
        } ?? simulator.orientation
    }

    /// Says that `supportedInterfaceOrientations` answers otherwise now: it is asked again later in
    /// the turn, and the interface turns where it must, or where the device is held so (A74).
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard !simulator.isStopped else { return }
        simulator.runLoop.perform { [simulator] in simulator.reviseOrientation() }
    }

    /// Turns the interface to how the device is held, where that is supported (A74).
    public class func attemptRotationToDeviceOrientation() {
        Simulator.current.reviseOrientation()
    }

    /// How the interface stood up to iOS 12, when controllers were told.
    public var interfaceOrientation: UIInterfaceOrientation { simulator.orientation }
}
