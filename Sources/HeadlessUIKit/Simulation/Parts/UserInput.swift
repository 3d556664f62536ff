/// What the user does with fingers and keys.
@MainActor
package final class UserInput {
    private unowned let simulator: Simulator
    /// The fingers on the screen.
    private(set) lazy var fingers = Fingers(simulator)
    /// The recognizers that follow the fingers.
    private(set) lazy var gestures = GestureArena(simulator)
    /// How many changes of the first responder run inside each other.
    var focusDepth = 0
    var keyboard = KeyboardState()

    init(_ simulator: Simulator) { self.simulator = simulator }
}
