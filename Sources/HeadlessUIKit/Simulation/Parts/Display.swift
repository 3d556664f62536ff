import HierarchyRecords

/// The device, the orientation of the interface on it, and the window's share of the screen.
@preconcurrency @MainActor
public final class Display {
    /// The device that is simulated.
    @Counted public internal(set) var device: SimulatedDevice
    /// The orientation of the interface.
    @Counted public internal(set) var orientation = UIInterfaceOrientation.portrait
    /// The window's share of the screen.
    @Counted public internal(set) var share = ScreenShare.full
    /// Whether the app has the screen to itself, as its UIRequiresFullScreen says (A113).
    @Counted package var requiresFullScreen = false
    /// Whether the system takes pictures of the app when it has entered the background (X06).
    @Counted package var takesSnapshots = true
    /// The device as an app sees it, with the orientation in which the user holds it.
    let heldDevice = UIDevice()

    /// Whether a change of the whole screen is being announced.
    @Counted var isChanging = false
    /// Whether a change of size is being passed down the tree (T06).
    @Counted var isSpreadingSize = false
    /// The coordinator of the change of the whole screen whose animation is running.
    @Counted var transition: ScreenTransitionCoordinator?
    @Counted private var limit = ScreenChangeLimit()

    init(_ device: SimulatedDevice) { self.device = device }

    /// Counts a change that is made while the run loop is running, in the commit of that number.
    /// Returns false, and notes the owner, if there were too many.
    func mayChangeAgain(
        inCommit number: UInt32, because owner: @autoclosure () -> ObjectID
    ) -> Bool {
        limit.allowsAnother(inCommit: number, because: owner())
    }

    /// The controller or window that caused too many changes since this was last called.
    package func takeEndless() -> ObjectID? {
        guard limit.isCounting else { return nil }
        defer { limit = ScreenChangeLimit() }
        return limit.endless
    }
}

/// Counts the changes of the screen while the run loop is running: in all, and within one commit.
private struct ScreenChangeLimit {
    /// AD-HOC: the largest number of changes while the run loop is running. It ends code that turns
    /// the screen again whenever it turns.
    private static let limit = 200
    /// AD-HOC: the largest number of changes within one commit. It ends code that turns the screen
    /// in layout, before the limit of layout passes does (A93).
    private static let limitOfCommit = 8

    private var total = 0
    private var inCommit = 0
    private var commit: UInt32 = 0
    private(set) var endless: ObjectID?

    /// Whether the screen has changed since it was made.
    var isCounting: Bool { total > 0 }

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
