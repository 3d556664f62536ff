import HeadlessUIKit

/// `DispatchQueue.main`, which runs blocks in the next turn of the run loop.
final class MainQueue: ScriptObject {
    static let main = MainQueue()
}

/// `OperationQueue.main`, which does the same.
final class MainOperationQueue: ScriptObject {
    static let main = MainOperationQueue()
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
        type.method("async(execute:)") { _ in
            { (work: Block<>) in SimulatedRunLoop.main.perform { work.run() } }
        }
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
        type.method("addOperation(_:)") { _ in
            { (work: Block<>) in SimulatedRunLoop.main.perform { work.run() } }
        }
    }

    static let dispatchTime = TypeDescription("DispatchTime", value: DispatchMoment.self) { type in
        type.staticMethod("now()") { DispatchMoment(seconds: SimulatedRunLoop.main.now) }
    }

    static let dispatchTimeInterval = TypeDescription(
        "DispatchTimeInterval", value: DispatchInterval.self
    ) { type in
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
