import HierarchyRecords

extension Simulator {
    /// Turns the device, as a user does, and the interface with it. False if the interface stays as
    /// it is, because the controller that decides does not support that orientation (S05), or one has locked it (S11).
    @discardableResult
    public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard !isStopped else { return true }
        turnDevice(for: orientation)
        guard !isStopped, orientation != display.orientation else { return true }
        guard !isOrientationLocked, supportedOrientations.contains(orientation.mask) else {
            return false
        }
        return change(to: display.device, orientation, display.share)
    }

    /// Turns the device and posts its notification, whether or not the interface follows.
    private func turnDevice(for orientation: UIInterfaceOrientation) {
        let held = UIDeviceOrientation(orientation)
        guard held != display.heldDevice.orientation else { return }
        display.heldDevice.orientation = held
        system.notifications.post(
            name: UIDevice.orientationDidChangeNotification, object: display.heldDevice)
    }

    /// Replaces the device by another one; the orientation of the interface is kept if possible.
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

    /// Changes the screen. If another change is being announced, waits for the next turn.
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

    /// S05: the controller that decides on the orientation: the topmost one that covers the whole
    /// screen.
    public var orientationOwner: UIViewController? {
        var owner = window.rootViewController
        while let presented = owner?.presentedApart,
            let style = presented.optional?.presentation?.controller?.shownStyle,
            style == .fullScreen || style == .overFullScreen
        { owner = presented }
        return owner
    }

    /// The orientations that both the application and that controller support; upside down only on
    /// an iPad (S07).
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

    /// A113: whether the supported orientations count at all: an app that can share an iPad's
    /// screen turns to every orientation.
    var heedsMasks: Bool {
        !display.device.isPad || display.requiresFullScreen || systemVersion < 9
    }

    private func className(of owner: UIViewController) -> String {
        log.objects.className(owner.objectID)
    }
}
