import HeadlessUIKit

/// `DispatchQueue.main`, which runs blocks in the next turn of the run loop. So do the queues in the background, of the
/// system and of the code's own: nothing runs beside the run loop.
final class MainQueue: ScriptObject {
    static let main = MainQueue()
    static let global = MainQueue(label: "com.apple.root.default-qos")
    let label: String

    init(label: String = "com.apple.main-thread") { self.label = label }
}

/// `OperationQueue.main`, and queues of the code's own, which do the same.
final class MainOperationQueue: ScriptObject {
    static let main = MainOperationQueue()
}

/// How urgent the work of a queue is, which changes nothing here.
enum QueueUrgency: ScriptChoice {
    case background, utility, `default`, userInitiated, userInteractive, unspecified

    static var type: TypeDescription { .dispatchUrgency }
    static let choices: [Self] = [
        .background, .utility, .default, .userInitiated, .userInteractive, .unspecified,
    ]
}

/// How a queue runs its blocks, which changes nothing here.
struct QueueAttributes: ScriptOptions {
    let rawValue: UInt

    static var type: TypeDescription { .dispatchAttributes }
    static let concurrent = QueueAttributes(rawValue: 1)
    static let initiallyInactive = QueueAttributes(rawValue: 2)
}

/// How a queue runs one block among others, which changes nothing here.
enum QueueFlags: ScriptChoice {
    case assignCurrentContext, barrier, detached, enforceQoS, inheritQoS, noQoS

    static var type: TypeDescription { .dispatchFlags }
    static let choices: [Self] = [
        .assignCurrentContext, .barrier, .detached, .enforceQoS, .inheritQoS, .noQoS,
    ]
}

/// A moment of the run loop's time, in seconds.
struct DispatchMoment: ScriptValue {
    let seconds: Double

    static var valueType: ValueType { .named(.dispatchTime) }
    static func from(_ value: Value) -> DispatchMoment? { Double.from(value).map(Self.init) }
    var value: Value { .double(seconds) }
}

/// A span of time, in seconds.
struct DispatchInterval: ScriptValue {
    let seconds: Double

    static var valueType: ValueType { .named(.dispatchTimeInterval) }
    static func from(_ value: Value) -> DispatchInterval? { Double.from(value).map(Self.init) }
    var value: Value { .double(seconds) }
}

extension TypeDescription {
    static let dispatchQueue = TypeDescription("DispatchQueue", class: MainQueue.self) { type in
        type.staticProperty("main") { MainQueue.main }
        type.staticMethod("global()") { MainQueue.global }
        type.staticMethod("global(qos:)") { (_: QueueUrgency) in MainQueue.global }
        type.initialiser("init(label:)") { (label: String) in MainQueue(label: label) }
        type.initialiser("init(label:qos:)") { (label: String, _: QueueUrgency) in
            MainQueue(label: label)
        }
        type.initialiser("init(label:attributes:)") { (label: String, _: QueueAttributes) in
            MainQueue(label: label)
        }
        type.initialiser("init(label:qos:attributes:)") {
            (label: String, _: QueueUrgency, _: QueueAttributes) in MainQueue(label: label)
        }
        type.property("label", { $0.label })
        type.method("async(execute:)") { _ in
            { (work: Block<>) in SimulatedRunLoop.main.perform { work.run() } }
        }
        type.method("async(flags:execute:)") { _ in
            { (_: QueueFlags, work: Block<>) in SimulatedRunLoop.main.perform { work.run() } }
        }
        type.method("async(group:execute:)") { _ in
            { (group: AnyTarget, work: Block<>) in
                let kept = group.object
                group.send("enter", [])
                SimulatedRunLoop.main.perform {
                    work.run()
                    withExtendedLifetime(kept) { group.send("leave", []) }
                }
            }
        }
        type.add([syncing])
        type.method("asyncAfter(deadline:execute:)") { _ in
            { (deadline: DispatchMoment, work: Block<>) in
                let loop = SimulatedRunLoop.main
                loop.perform(after: deadline.seconds - loop.now) { work.run() }
            }
        }
    }

    static let operationQueue = TypeDescription("OperationQueue", class: MainOperationQueue.self) {
        type in
        type.staticProperty("main") { MainOperationQueue.main }
        type.initialiser("init()") { MainOperationQueue() }
        type.method("addOperation(_:)") { _ in
            { (work: Block<>) in SimulatedRunLoop.main.perform { work.run() } }
        }
    }

    static let dispatchUrgency = TypeDescription(
        "DispatchQoS.QoSClass",
        choices: QueueUrgency.choices.map { "\($0)" })

    static let dispatchAttributes = TypeDescription(
        "DispatchQueue.Attributes",
        options: [
            ("concurrent", QueueAttributes.concurrent),
            ("initiallyInactive", .initiallyInactive),
        ])

    /// What is waited for runs at once, and gives what its code gives.
    private static let syncing = MemberMethod(
        "sync(execute:)", parameters: [.function([], .generic(.result))], result: .generic(.result)
    ) { (_, arguments) throws(ConversionFailure) in
        try SequenceMembers.function(arguments, at: 0).call([])
    }

    static let dispatchFlags = TypeDescription(
        "DispatchWorkItemFlags", choices: QueueFlags.choices.map { "\($0)" })

    static let dispatchTime = TypeDescription("DispatchTime", value: DispatchMoment.self) { type in
        type.staticMethod("now()") { DispatchMoment(seconds: SimulatedRunLoop.main.now) }
        type.staticProperty("distantFuture") { DispatchMoment(seconds: .infinity) }
    }

    static let dispatchTimeInterval = TypeDescription(
        "DispatchTimeInterval", value: DispatchInterval.self
    ) { type in
        type.staticProperty("never") { DispatchInterval(seconds: .infinity) }
        type.staticMethod("seconds(_:)") { (count: Int) in DispatchInterval(seconds: Double(count))
        }
        type.staticMethod("milliseconds(_:)") { (count: Int) in
            DispatchInterval(seconds: Double(count) / 1e3)
        }
        type.staticMethod("microseconds(_:)") { (count: Int) in
            DispatchInterval(seconds: Double(count) / 1e6)
        }
        type.staticMethod("nanoseconds(_:)") { (count: Int) in
            DispatchInterval(seconds: Double(count) / 1e9)
        }
    }
}
