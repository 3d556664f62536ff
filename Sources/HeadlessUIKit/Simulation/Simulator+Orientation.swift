import HierarchyRecords

/// How often the screen changed while the run loop ran: in all, and within one commit.
struct ScreenChanges {
    var total = 0
    var inCommit = 0
    var commit: UInt32 = 0
}

extension Simulator {
    /// Turns the interface, as a user who turns the device. False where it stays as it is, since the
    /// controller that decides does not support that orientation (S05).
    @discardableResult
    public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard !isStopped else { return true }
        turnDevice(for: orientation)
        guard !isStopped, orientation != self.orientation else { return true }
        guard supportedOrientations.contains(orientation.mask) else { return false }
        return change(to: device, orientation, screenShare)
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
        if !device.isPad { closeOtherScenes() }
        guard !isStopped else { return }
        change(to: device, orientation, device.isPad ? screenShare : .full)
    }

    /// Gives the window another share of an iPad's screen (A71, A72).
    public func change(to share: ScreenShare) {
        guard !isStopped, device.isPad, share != screenShare else { return }
        change(to: device, orientation, share)
    }

    /// A change inside the announcements of another waits until the next turn.
    @discardableResult
    func change(
        to device: SimulatedDevice, _ orientation: UIInterfaceOrientation, _ share: ScreenShare
    ) -> Bool {
        guard !isChangingScreen else {
            runLoop.perform { self.change(to: device, orientation, share) }
            return true
        }
        guard mayChangeAgain else { return true }
        isChangingScreen = true
        ScreenChange(self, device: device, orientation: orientation, share: share).perform()
        isChangingScreen = false
        return true
    }

    /// AD-HOC: how often the screen changes at most while the run loop runs: code that turns it again
    /// whenever it turns ends here.
    private static let changeLimit = 200
    /// AD-HOC: how often it changes at most within one commit: code that turns it in layout ends here,
    /// before layout gives up (A93).
    private static let changeLimitOfCommit = 8

    private var mayChangeAgain: Bool {
        guard runLoop.isRunning else { return true }
        screenChanges.total += 1
        if screenChanges.commit != layout.number {
            screenChanges.commit = layout.number
            screenChanges.inCommit = 0
        }
        screenChanges.inCommit += 1
        if screenChanges.total <= Self.changeLimit,
            screenChanges.inCommit <= Self.changeLimitOfCommit
        {
            return true
        }
        endlessScreen = (orientationOwner ?? window).objectID
        return false
    }

    /// Whose changes of the screen had no end since this was asked last.
    package func takeEndlessScreen() -> ObjectID? {
        defer {
            screenChanges = ScreenChanges()
            endlessScreen = nil
        }
        return endlessScreen
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
        let application: UIInterfaceOrientationMask = device.isPad ? .all : .allButUpsideDown
        guard let owner, heedsMasks else { return application }
        if systemVersion < 16, !owner.shouldAutorotate { return orientation.mask }
        let common = application.intersection(owner.supportedInterfaceOrientations)
        if common.isEmpty, systemVersion < 13 {
            _ = refuse(.noCommonOrientation(className(of: owner)), about: owner)
        }
        return common
    }

    /// A113: an app that shares an iPad's screen turns however it is held.
    var heedsMasks: Bool { !device.isPad || requiresFullScreen || systemVersion < 9 }

    private func className(of owner: UIViewController) -> String {
        log.objects.className(owner.objectID)
    }
}
