import HeadlessUIKit

/// `Timer` on the simulated run loop.
@MainActor
final class ScriptTimer: ScriptObject {
    let interval: Double
    let repeats: Bool
    private let block: (ScriptTimer) -> Void
    private(set) var isValid = true

    init(interval: Double, repeats: Bool, block: @escaping (ScriptTimer) -> Void) {
        self.interval = max(interval, 0.0001)
        self.repeats = repeats
        self.block = block
    }

    /// Waits for the next time it is due; a timer that repeats keeps no run loop from its rest.
    func schedule() {
        let loop = Simulator.current.runLoop
        let fires: @MainActor () -> Void = { [self] in
            guard isValid else { return }
            fire()
            if repeats, isValid { schedule() }
        }
        if repeats {
            loop.performIfRunning(after: interval, fires)
        } else {
            loop.perform(after: interval, fires)
        }
    }

    func fire() {
        guard isValid else { return }
        if !repeats { isValid = false }
        block(self)
    }

    func invalidate() { isValid = false }
}

/// A closure that is given the timer.
struct TimerBlock: ScriptValue {
    let run: (ScriptTimer) -> Void

    static var valueType: ValueType { .function([.named(.timer)], .void) }
    static func from(_ value: Value) -> TimerBlock? {
        guard case .function(let function) = value else { return nil }
        return TimerBlock { _ = function.call([.object($0)]) }
    }
    var value: Value { .function(ScriptFunction { _ in .void }) }
}

/// What a timer holds until it is invalidated: its target.
struct TimerTarget: ScriptValue {
    let object: AnyObject

    static var valueType: ValueType { .any }
    static func from(_ value: Value) -> TimerTarget? {
        if case .object(let object) = value { TimerTarget(object: object) } else { nil }
    }
    var value: Value { .object(object) }
}

extension TypeDescription {
    static let timer = TypeDescription("Timer", class: ScriptTimer.self) { type in
        type.staticMethod("scheduledTimer(withTimeInterval:repeats:block:)") {
            (interval: TimeInterval, repeats: Bool, block: TimerBlock) in
            let timer = ScriptTimer(interval: interval, repeats: repeats, block: block.run)
            timer.schedule()
            return timer
        }
        type.staticMethod("scheduledTimer(timeInterval:target:selector:userInfo:repeats:)") {
            (
                interval: TimeInterval, target: TimerTarget, selector: String,
                information: ScriptElement?, repeats: Bool
            ) in
            let timer = ScriptTimer(interval: interval, repeats: repeats) { timer in
                AnyTarget(object: target.object).send(selector, from: timer)
            }
            timer.schedule()
            return timer
        }
        type.property("isValid", { $0.isValid })
        type.property("timeInterval", { $0.repeats ? $0.interval : 0 })
        type.method("fire()", ScriptTimer.fire)
        type.method("invalidate()", ScriptTimer.invalidate)
    }
}
