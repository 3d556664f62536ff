/// How far a world has come with what leaves no event. Two that are equal, with no event between them,
/// are those of one and the same world.
package struct SilentState: Equatable {
    private let now: Double
    /// Turns of the run loop.
    private let commits: UInt32
    private let viewsToLayOut: Int
    private let waitingWork: Int
    /// Events that came too late, behind an exception.
    private let missedEvents: Int
    /// Changes that neither an event nor the run loop shows.
    private let quietChanges: Int

    @MainActor
    fileprivate init(of simulator: Simulator) {
        now = simulator.recorder.now
        commits = simulator.layout.number
        viewsToLayOut = simulator.layout.waiting
        waitingWork = simulator.core.deferred.count
        missedEvents = simulator.recorder.missed
        quietChanges = simulator.core.quietChanges
    }
}

extension Simulator {
    package var silentState: SilentState { SilentState(of: self) }

    /// To be called where a call changes one thing after another without an event, and may be refused
    /// between two of them.
    func noteQuietChange() { core.quietChanges &+= 1 }
}
