import HierarchyRecords

extension Simulator {
    /// Turns the interface, as a user who turns the device. False where it stays as it is, since the
    /// controller that decides does not support that orientation (S05).
    @discardableResult
    public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard !isStopped else { return true }
        turnDevice(for: orientation)
        guard !isStopped, orientation != display.orientation else { return true }
        guard supportedOrientations.contains(orientation.mask) else { return false }
        return change(to: display.device, orientation, display.share)
    }

    /// The device is turned first, and says so, whether or not the interface follows.
    private func turnDevice(for orientation: UIInterfaceOrientation) {
        let held = UIDeviceOrientation(orientation)
        guard held != display.heldDevice.orientation else { return }
        display.heldDevice.orientation = held
        system.notifications.post(
            name: UIDevice.orientationDidChangeNotification, object: display.heldDevice)
    }

    /// Puts another device in the place of this one; the interface stands as it did if it can.
    public func change(to device: SimulatedDevice) {
        guard !isStopped, device != display.device else { return }
        if !device.isPad { closeOtherScenes() }
        guard !isStopped else { return }
        change(to: device, display.orientation, device.isPad ? display.share : .full)
    }

    /// Gives the window another share of an iPad's screen (A71, A72).
    public func change(to share: ScreenShare) {
        guard !isStopped, display.device.isPad, share != display.share else { return }
        change(to: display.device, display.orientation, share)
    }

    /// A change inside the announcements of another waits until the next turn.
    @discardableResult
    func change(
        to device: SimulatedDevice, _ orientation: UIInterfaceOrientation, _ share: ScreenShare
    ) -> Bool {
        guard !display.isChanging else {
            runLoop.perform { self.change(to: device, orientation, share) }
            return true
        }
        guard mayChangeAgain else { return true }
        display.isChanging = true
        ScreenChange(self, device: device, orientation: orientation, share: share).perform()
        display.isChanging = false
        return true
    }

    private var mayChangeAgain: Bool {
        guard runLoop.isRunning else { return true }
        return display.mayChangeAgain(
            inCommit: layout.number, because: (orientationOwner ?? window).objectID)
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

    /// What the application and that controller support, upside down only on an iPad (S07).
    var supportedOrientations: UIInterfaceOrientationMask {
        supportedOrientations(under: orientationOwner)
    }

    func supportedOrientations(under owner: UIViewController?) -> UIInterfaceOrientationMask {
        let application: UIInterfaceOrientationMask =
            display.device.isPad ? .all : .allButUpsideDown
        guard let owner, heedsMasks else { return application }
        if systemVersion < 16, !owner.shouldAutorotate { return display.orientation.mask }
        let common = application.intersection(owner.supportedInterfaceOrientations)
        if common.isEmpty, systemVersion < 13 {
            _ = refuse(.noCommonOrientation(className(of: owner)), about: owner)
        }
        return common
    }

    /// A113: an app that shares an iPad's screen turns however it is held.
    var heedsMasks: Bool {
        !display.device.isPad || display.requiresFullScreen || systemVersion < 9
    }

    private func className(of owner: UIViewController) -> String {
        log.objects.className(owner.objectID)
    }
}
