import HierarchyRecords

/// The user's fingers and keyboard.
@MainActor
package final class UserInput {
    private unowned let simulator: Simulator
    /// The fingers on the screen.
    private(set) lazy var fingers = Fingers(simulator)
    /// The recognizers that follow the fingers.
    private(set) lazy var gestures = GestureArena(simulator)
    /// The number of nested changes of the first responder that are running.
    @Counted var focusDepth = 0
    @Counted var keyboard = KeyboardState()
    /// The touch methods that are running, each within the one before it.
    @Counted var hearings: Set<Hearing> = []

    /// A responder that is being told of a touch.
    struct Hearing: Hashable {
        let responder: ObjectID
        let callback: Callback
    }

    init(_ simulator: Simulator) { self.simulator = simulator }
}
