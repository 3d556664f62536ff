import HierarchyRecords

/// The device, how the interface stands on it, and how much of its screen the window has.
@MainActor
public final class Display {
    public internal(set) var device: SimulatedDevice
    /// How the interface stands on the device.
    public internal(set) var orientation = UIInterfaceOrientation.portrait
    /// How much of the screen the window has.
    public internal(set) var share = ScreenShare.full
    /// Whether the app has the screen to itself, as its UIRequiresFullScreen says (A113).
    package var requiresFullScreen = false
    /// The device as code asks for it, with the way in which the user holds it.
    let heldDevice = UIDevice()

    /// Whether a change of the whole screen is being announced.
    var isChanging = false
    /// Whether a change of size is on its way down the tree (T06).
    var isSpreadingSize = false
    /// The change of the whole screen whose animation runs.
    var transition: ScreenTransitionCoordinator?
    private var limit = ScreenChangeLimit()

    init(_ device: SimulatedDevice) { self.device = device }

    /// What the device shows at the window's edges.
    var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(in: orientation) }

    /// Counts a change that is made while the run loop runs, in the commit of that number; false where
    /// the changes have no end, because of what the owner answers.
    func mayChangeAgain(
        inCommit number: UInt32, because owner: @autoclosure () -> ObjectID
    ) -> Bool {
        limit.allowsAnother(inCommit: number, because: owner())
    }

    /// The controller or window whose changes of the screen had no end since this was asked last.
    package func takeEndless() -> ObjectID? {
        defer { limit = ScreenChangeLimit() }
        return limit.endless
    }
}

/// How often the screen changed while the run loop ran: in all, and within one commit.
private struct ScreenChangeLimit {
    /// AD-HOC: how often the screen changes at most while the run loop runs: code that turns it again
    /// whenever it turns ends here.
    private static let limit = 200
    /// AD-HOC: how often it changes at most within one commit: code that turns it in layout ends here,
    /// before layout gives up (A93).
    private static let limitOfCommit = 8

    private var total = 0
    private var inCommit = 0
    private var commit: UInt32 = 0
    private(set) var endless: ObjectID?

    mutating func allowsAnother(
        inCommit number: UInt32, because owner: @autoclosure () -> ObjectID
    ) -> Bool {
        total += 1
        if commit != number { (commit, inCommit) = (number, 0) }
        inCommit += 1
        if total <= Self.limit, inCommit <= Self.limitOfCommit { return true }
        endless = owner()
        return false
    }
}
