import HierarchyRecords

extension Simulator {
    /// Turns the interface, as a user who turns the device. False where it stays as it is, since the
    /// controller that decides does not support that orientation (S05).
    @discardableResult
    public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard !isStopped else { return true }
        turnDevice(for: orientation)
        guard !isStopped, orientation != self.orientation else { return true }
        guard supportedOrientations.contains(orientation.mask) else { return false }
        return change(to: device, orientation)
    }

    /// The device is turned first, and says so, whether or not the interface follows.
    private func turnDevice(for orientation: UIInterfaceOrientation) {
        let held = UIDeviceOrientation(orientation)
        guard held != heldDevice.orientation else { return }
        heldDevice.orientation = held
        notifications.post(name: UIDevice.orientationDidChangeNotification, object: heldDevice)
    }

    /// Puts another device in the place of this one; the interface stands as it did if it can.
    public func change(to device: SimulatedDevice) {
        guard !isStopped, device != self.device else { return }
        change(to: device, orientation)
    }

    /// A change inside the announcements of another waits until the next turn.
    @discardableResult
    private func change(to device: SimulatedDevice, _ orientation: UIInterfaceOrientation) -> Bool {
        guard !isChangingScreen else {
            runLoop.perform { self.change(to: device, orientation) }
            return true
        }
        isChangingScreen = true
        ScreenChange(self, device: device, orientation: orientation).perform()
        isChangingScreen = false
        return true
    }

    /// S05: the controller that decides: the topmost one that covers the whole screen.
    public var orientationOwner: UIViewController? {
        var owner = window.rootViewController
        while let presented = owner?.presentedApart,
            let style = presented.optional?.presentation?.controller?.shownStyle,
            style == .fullScreen || style == .overFullScreen
        { owner = presented }
        return owner
    }

    /// What the application and that controller support, upside down only on an iPad.
    private var supportedOrientations: UIInterfaceOrientationMask {
        let application: UIInterfaceOrientationMask = device.isPad ? .all : .allButUpsideDown
        guard let owner = orientationOwner else { return application }
        if systemVersion < 16, !owner.shouldAutorotate { return orientation.mask }
        return application.intersection(owner.supportedInterfaceOrientations)
    }

    /// T03: the interface turns for a root that does not support the way it stands; nobody hears of
    /// the size.
    func turnForRoot(_ root: UIViewController) {
        let supported = supportedOrientations
        let inOrder: [UIInterfaceOrientation] = [
            .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        guard !isStopped, !isChangingScreen, !supported.contains(orientation.mask),
            let turned = inOrder.first(where: { supported.contains($0.mask) })
        else { return }
        if systemVersion < 13 { root.appearance.hasInitialTraits = true }
        isChangingScreen = true
        ScreenChange(self, device: device, orientation: turned).perform(tellsSize: false)
        isChangingScreen = false
    }
}
