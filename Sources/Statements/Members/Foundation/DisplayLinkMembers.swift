import HeadlessUIKit

/// `CADisplayLink` on the simulated run loop: it calls its target for each frame, 60 times a second of the clock.
@MainActor
final class ScriptDisplayLink: ScriptObject, RepeatingCaller {
    /// The seconds between two frames of the display.
    static let frame = 1.0 / 60

    /// Whose method it calls; nil after its end.
    @Counted private(set) var target: AnyObject?
    private let selector: String
    @Counted private(set) var isValid = true
    /// Whether it is on the run loop.
    @Counted private var isAdded = false
    @Counted var isPaused = false
    /// How many frames a second it asks for; as many as the display has where it is 0.
    @Counted var preferredFramesPerSecond = 0
    /// When the frame began that it tells of, in seconds of the clock.
    @Counted private(set) var timestamp = 0.0

    let callsEachFrame = true

    init(target: AnyObject, selector: String) { (self.target, self.selector) = (target, selector) }

    /// The seconds between two calls.
    var interval: Double {
        preferredFramesPerSecond > 0 ? 1 / Double(min(preferredFramesPerSecond, 60)) : Self.frame
    }

    /// When the next frame begins.
    var targetTimestamp: Double { timestamp + interval }

    /// Begins, and is known as long as it calls.
    func add() {
        guard isValid, !isAdded else { return }
        isAdded = true
        becomeKnown()
        schedule()
    }

    func remove() { isAdded = false }

    /// Ends it, and lets go of whom it calls.
    func invalidate() {
        (isValid, isAdded) = (false, false)
        target = nil
    }

    /// Waits for the next frame; it keeps no run loop from its rest.
    private func schedule() {
        SimulatedRunLoop.main.performIfRunning(after: interval) { [self] in
            guard isAdded else { return }
            timestamp = SimulatedRunLoop.main.now
            if !isPaused, let target { AnyTarget(object: target).send(selector, from: self) }
            if isAdded { schedule() }
        }
    }
}

extension TypeDescription {
    static let displayLink: TypeDescription = TypeDescription(
        "CADisplayLink", class: ScriptDisplayLink.self
    ) {
        type in
        type.addInitialiser(
            MemberMethod(
                "init(target:selector:)", types: [.any, .string], defaults: [:],
                result: .named(.displayLink)
            ) { (_, arguments) throws(ConversionFailure) in
                guard let target = TimerTarget.from(arguments[0]),
                    let selector = String.from(arguments[1])
                else { throw ConversionFailure(argument: 0) }
                return .object(ScriptDisplayLink(target: target.object, selector: selector))
            })
        type.property("duration") { _ in ScriptDisplayLink.frame }
        type.property("timestamp", { $0.timestamp })
        type.property("targetTimestamp", { $0.targetTimestamp })
        type.property("isPaused", { $0.isPaused }, { $0.isPaused = $1 })
        type.property(
            "preferredFramesPerSecond", { $0.preferredFramesPerSecond },
            { $0.preferredFramesPerSecond = $1 })
        type.method("add(to:forMode:)") { link in
            { (_: MainRunLoop, _: RunLoopMode) in link.add() }
        }
        type.method("remove(from:forMode:)") { link in
            { (_: MainRunLoop, _: RunLoopMode) in link.remove() }
        }
        type.method("invalidate()", ScriptDisplayLink.invalidate)
    }
}
