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
    @Counted private var lostRequests: [LostRequest] = []
    /// The touch methods that are running, each within the one before it.
    @Counted var hearings: Set<Hearing> = []

    private struct LostRequest {
        private(set) weak var responder: UIResponder?
    }

    /// Those that asked to be first responder where nothing could keep the request: in no window, and in
    /// no controller's view (U23).
    package var respondersRefused: [UIResponder] { lostRequests.compactMap(\.responder) }

    /// The most requests that are remembered.
    private static let mostLostRequests = 32

    func noteLostRequest(of responder: UIResponder) {
        forgetLostRequest(of: responder)
        if lostRequests.count == Self.mostLostRequests { lostRequests.removeFirst() }
        lostRequests.append(LostRequest(responder: responder))
    }

    /// The responder has asked again, where it could be heard.
    func forgetLostRequest(of responder: UIResponder) {
        if lostRequests.isEmpty { return }
        lostRequests.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// A responder that is being told of a touch.
    struct Hearing: Hashable {
        let responder: ObjectID
        let callback: Callback
    }

    init(_ simulator: Simulator) { self.simulator = simulator }
}
