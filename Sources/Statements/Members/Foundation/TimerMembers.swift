import HeadlessUIKit

/// `Timer` on the simulated run loop.
@MainActor
final class ScriptTimer: ScriptObject, RepeatingCaller {
    let interval: Double
    let repeats: Bool
    /// Whether it was put on the run loop.
    @Counted private var isStarted = false
    /// Whose method it calls; nil where it calls a closure, and after its end.
    @Counted private(set) var target: AnyObject?
    @Counted private var block: ((ScriptTimer) -> Void)?
    @Counted private(set) var isValid = true
    let callsEachFrame = false

    init(
        interval: Double, repeats: Bool, target: AnyObject?,
        block: @escaping (ScriptTimer) -> Void
    ) {
        self.interval = max(interval, 0.0001)
        self.repeats = repeats
        self.target = target
        self.block = block
    }

    /// Waits for the next time it is due; a timer that repeats keeps no run loop from its rest.
    private func schedule() {
        let loop = SimulatedRunLoop.main
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

    /// Begins, and is known as long as it repeats.
    func start() {
        guard isValid, !isStarted else { return }
        isStarted = true
        if repeats { becomeKnown() }
        schedule()
    }

    func fire() {
        guard isValid, let block else { return }
        if !repeats { invalidate() }
        block(self)
    }

    /// Ends it, and lets go of whom it calls.
    func invalidate() {
        isValid = false
        (target, block) = (nil, nil)
    }
}

/// `RunLoop.main`, which is every thread's here: it starts timers that were made without one.
final class MainRunLoop: ScriptObject {
    static let main = MainRunLoop()
}

/// When a timer of a run loop fires, which changes nothing here: nothing keeps the loop from its timers.
enum RunLoopMode: ScriptChoice {
    case common, `default`, tracking

    static var type: TypeDescription { .runLoopMode }
    static let choices: [Self] = [.common, .default, .tracking]
}

/// A closure that is given the timer.
struct TimerBlock: ScriptValue {
    fileprivate let function: ScriptFunction?
    let run: (ScriptTimer) -> Void

    static var valueType: ValueType { .function([.named(.timer)], .void) }
    static func from(_ value: Value) -> TimerBlock? {
        guard case .function(let function) = value else { return nil }
        return TimerBlock(function: function) { _ = function.call([.object($0)]) }
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
    static let runLoopMode = TypeDescription(
        "RunLoop.Mode", choices: ["common", "default", "tracking"])

    static let runLoop = TypeDescription("RunLoop", class: MainRunLoop.self) { type in
        type.staticProperty("main") { MainRunLoop.main }
        type.staticProperty("current") { MainRunLoop.main }
        type.method("add(_:forMode:)") { _ in
            { (timer: ScriptTimer, _: RunLoopMode) in timer.start() }
        }
    }

    static let timer = TypeDescription("Timer", class: ScriptTimer.self) { type in
        type.addStatic(
            making("scheduledTimer(withTimeInterval:repeats:block:)", typesOfBlock, parts: ofBlock))
        type.addStatic(
            making(
                "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)", typesOfTarget,
                parts: ofTarget))
        // These wait for a run loop.
        type.addInitialiser(
            making(
                "init(timeInterval:repeats:block:)", typesOfBlock, isStarted: false, parts: ofBlock)
        )
        type.addInitialiser(
            making(
                "init(timeInterval:target:selector:userInfo:repeats:)", typesOfTarget,
                isStarted: false,
                parts: ofTarget))
        type.initialiser("init()") {
            let idle = ScriptTimer(interval: 0, repeats: false, target: nil) { _ in }
            idle.invalidate()
            return idle
        }
        type.property("isValid", { $0.isValid })
        type.property("timeInterval", { $0.repeats ? $0.interval : 0 })
        type.method("fire()", ScriptTimer.fire)
        type.method("invalidate()", ScriptTimer.invalidate)
    }

    private typealias TimerParts = (
        repeats: Bool, target: AnyObject?, block: @MainActor (ScriptTimer) -> Void
    )

    private static let typesOfBlock: [ValueType] = [.double, .bool, TimerBlock.valueType]

    private static func ofBlock(_ arguments: [Value]) -> TimerParts? {
        let block = TimerBlock.from(arguments[2])
        if arguments[1].isTrue { block?.function?.keeper = .timer }
        return (arguments[1].isTrue, nil, { block?.run($0) })
    }

    private static let typesOfTarget: [ValueType] = [.double, .any, .string, .any.wrapped, .bool]

    private static func ofTarget(_ arguments: [Value]) -> TimerParts? {
        guard let target = TimerTarget.from(arguments[1]), let selector = String.from(arguments[2])
        else { return nil }
        return (
            arguments[4].isTrue, target.object,
            { AnyTarget(object: target.object).send(selector, from: $0) }
        )
    }

    /// What makes a timer; the interval comes first.
    private static func making(
        _ name: String, _ types: [ValueType], isStarted: Bool = true,
        parts: @escaping @MainActor ([Value]) -> TimerParts?
    ) -> MemberMethod {
        MemberMethod(name, types: types, defaults: [:], result: .named(.timer)) {
            (_, arguments) throws(ConversionFailure) in
            guard let interval = Double.from(arguments[0]), let parts = parts(arguments) else {
                throw ConversionFailure(argument: 1)
            }
            if interval.isNaN {
                throw ConversionFailure(refusal: "the interval of a timer is a number, not nan")
            }
            let timer = ScriptTimer(
                interval: interval, repeats: parts.repeats, target: parts.target,
                block: parts.block)
            if isStarted { timer.start() }
            return .object(timer)
        }
    }
}
