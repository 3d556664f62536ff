extension UIViewController {
    /// S06: the default is the present orientation of the interface, if the controller supports it.
    var defaultPreferredOrientation: UIInterfaceOrientation {
        let supported = supportedInterfaceOrientations
        return ([simulator.display.orientation] + UIInterfaceOrientation.inOrder).first {
            supported.contains($0.mask)
        } ?? simulator.display.orientation
    }

    /// Tells the system that `supportedInterfaceOrientations` has changed. It is asked again later
    /// in the turn; the interface rotates if it must, or if the device is held that way (A74).
    @available(iOS 16, *)
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard !simulator.isStopped else { return }
        simulator.runLoop.perform { [simulator] in simulator.reviseOrientation() }
    }

    /// Rotates the interface to the orientation of the device, if that is supported (A74).
    @available(iOS 5, *)
    public class func attemptRotationToDeviceOrientation() {
        Simulator.current.reviseOrientation()
    }

    /// The orientation of the interface, as controllers read it up to iOS 12.
    @available(iOS, deprecated: 8)
    public var interfaceOrientation: UIInterfaceOrientation { simulator.display.orientation }
}
