extension Simulator {
    /// Hears of each view of which the bounds, the center or the size of the content were set; for a module
    /// over the model that observes values by their keys.
    @_spi(Kit)
    public var geometryWatcher: ((UIView) -> Void)? {
        get { gates.watcher }
        set { gates.watcher = newValue }
    }

    /// Virtual time in seconds since the world began.
    public var now: Double { recorder.now }

    /// Whether nothing is left to do.
    public var isIdle: Bool { runLoop.isIdle }

    /// Runs turns and timers until nothing is left to do; false if code keeps the loop busy for
    /// ever.
    @discardableResult
    public func runUntilIdle() -> Bool {
        defer { animations.endTimed() }
        return runLoop.runUntilIdle()
    }

    /// Lets virtual time pass.
    public func advance(by seconds: Double) { runLoop.advance(by: seconds) }

    /// Exactly one turn: what waits for it, or otherwise the timers that are due now.
    package func takeOneTurn() { runLoop.takeOneTurn() }

    /// One turn of the run loop.
    public func runTurn() { runLoop.runTurn() }

    /// Runs a block in the next turn.
    public func performLater(_ work: @escaping @MainActor () -> Void) { runLoop.perform(work) }
}
