import HeadlessUIKit

/// A notification, which statements hold as an object.
@MainActor
final class ScriptNotification: ScriptObject {
    let notification: Notification
    init(_ notification: Notification) { self.notification = notification }

    /// As Swift prints it.
    var text: String {
        "name = \(notification.name.rawValue), object = \(Self.text(of: notification.object)), "
            + "userInfo = "
            + (notification.userInfo.map { _ in information.printedText } ?? "nil")
    }

    private static func text(of object: Any?) -> String {
        object == nil ? "nil" : "Optional(\(Value.carried(object).printedText))"
    }

    /// What came along, in the order of its keys' texts.
    var information: Value { Information(notification.userInfo).value }
}

extension Notification: ScriptValue {
    static var valueType: ValueType { .named(.notification) }
    static func from(_ value: Value) -> Notification? {
        ScriptNotification.from(value)?.notification
    }
    var value: Value { .object(ScriptNotification(self)) }
}

extension Notification.Name: ScriptValue {
    static var valueType: ValueType { .named(.notificationName) }
    static func from(_ value: Value) -> Notification.Name? {
        String.from(value).map { Notification.Name($0) }
    }
    var value: Value { .string(rawValue) }
}

/// A closure that is given a notification.
struct NotificationBlock: ScriptValue {
    fileprivate let function: ScriptFunction?
    let run: (Notification) -> Void

    static var valueType: ValueType { .function([.named(.notification)], .void) }
    static func from(_ value: Value) -> NotificationBlock? {
        guard case .function(let function) = value else { return nil }
        return NotificationBlock(function: function) { _ = function.call([$0.value]) }
    }
    var value: Value { .function(ScriptFunction { _ in .void }) }
}

/// What a notification carries: a value of statements as the model holds it.
final class CarriedValue: Hashable {
    let value: Value
    private let text: String

    @MainActor
    init(_ value: Value) {
        self.value = value
        text = value.typeName + value.swiftText
    }

    static func == (left: CarriedValue, right: CarriedValue) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

@MainActor
extension Value {
    /// The value as a notification carries it; nil for `nil`.
    var carried: Any? {
        switch self {
        case .null, .void: nil
        case .object(let object): (object as? DepartingObject)?.original ?? object
        case .string(let text): text
        case .bool, .int, .double, .sized, .float, .point, .size, .rect, .insets, .vector,
            .transform, .transform3D, .array, .set, .dictionary, .choice, .carrying, .structure,
            .options, .function, .tuple, .range, .weak, .typed:
            CarriedValue(self)
        }
    }

    /// What a notification carried.
    static func carried(_ any: Any?) -> Value {
        switch any {
        case nil: .null
        case let value as CarriedValue: value.value
        case let text as String: .string(text)
        case let rect as CGRect: .rect(rect)
        case let flag as Bool: .bool(flag)
        case let number as Int: .int(number)
        case let number as Double: .double(number)
        case let object?: .object(object as AnyObject)
        }
    }

    /// The entries of a dictionary as a notification carries them; nil for `nil`.
    fileprivate var information: [AnyHashable: Any]? {
        guard case .dictionary(let entries) = self else { return nil }
        var result: [AnyHashable: Any] = [:]
        for entry in entries {
            let known: AnyHashable
            if case .string(let text) = entry.key {
                known = text
            } else {
                known = CarriedValue(entry.key)
            }
            result[known] = entry.value.carried ?? CarriedValue(.null)
        }
        return result
    }
}

/// `[AnyHashable: Any]?`
struct Information: ScriptValue {
    let value: Value
    /// The entries as the model holds them; nil for `nil`.
    var entries: [AnyHashable: Any]? { value.information }

    fileprivate init(value: Value) { self.value = value }

    /// The entries in the order of their keys' texts.
    init(_ entries: [AnyHashable: Any]?) {
        guard let entries else {
            value = .null
            return
        }
        let known = entries.map {
            DictionaryEntry(Value.carried($0.key.base), Value.carried($0.value))
        }
        value = .dictionary(known.sorted { $0.key.swiftText < $1.key.swiftText })
    }

    static var valueType: ValueType { .optional(.dictionary(.any, .any)) }
    static func from(_ value: Value) -> Information? { Information(value: value) }
}

extension AnyTarget {
    /// The object itself, also while it is going away.
    fileprivate var observer: AnyObject? { (object as? DepartingObject)?.original ?? object }
}

extension TypeDescription {
    static let notificationName = TypeDescription(
        "Notification.Name", value: Notification.Name.self
    ) { type in
        type.initialiser("init(_:)") { (name: String) in Notification.Name(name) }
        type.initialiser("init(rawValue:)") { (name: String) in Notification.Name(name) }
        type.property("rawValue", { $0.rawValue })
    }

    static let notification = TypeDescription("Notification", class: ScriptNotification.self) {
        type in
        type.initialiser(
            "init(name:object:userInfo:)", defaults: ["object": .null, "userInfo": .null]
        ) { (name: Notification.Name, object: OptionalElement, information: Information) in
            ScriptNotification(
                Notification(
                    name: name, object: object.value.carried,
                    userInfo: information.value.information))
        }
        type.property("name", { $0.notification.name })
        type.property("object", { OptionalElement(value: .carried($0.notification.object)) })
        type.property("userInfo", { Information($0.notification.userInfo) })
    }
}

/// Any value or none, for parameters that need an argument all the same.
private struct OptionalElement: ScriptValue {
    let value: Value
    static var valueType: ValueType { .optional(.any) }
    static func from(_ value: Value) -> OptionalElement? { OptionalElement(value: value) }
}

extension SimulatedNotificationCenter: ScriptObject {}

extension TypeDescription {
    static let notificationCenter = TypeDescription(
        "NotificationCenter", class: SimulatedNotificationCenter.self
    ) { type in
        type.initialiser("init()") { SimulatedNotificationCenter() }
        type.staticProperty("default") { SimulatedNotificationCenter.default }
        type.addObserving()
        type.addPosting()
    }
}

extension MemberList<SimulatedNotificationCenter> {
    fileprivate mutating func addObserving() {
        method("addObserver(_:selector:name:object:)") { center in
            {
                (
                    observer: AnyTarget, selector: String, name: Notification.Name?,
                    object: OptionalElement
                ) in
                guard let known = observer.observer else { return }
                center.addObserver(
                    known, method: AnyTarget(object: known).methodName(selector), name: name,
                    object: object.value.carried
                ) { [weak known] notification in
                    let target = AnyTarget(object: known)
                    target.send(selector, from: ScriptNotification(notification))
                }
            }
        }
        method("addObserver(forName:object:queue:using:)") { center in
            {
                (
                    name: Notification.Name?, object: OptionalElement,
                    queue: MainOperationQueue?, block: NotificationBlock
                ) in
                block.function?.keeper = .observer(name?.rawValue)
                let token = center.addObserver(
                    forName: name, object: object.value.carried, using: block.run)
                return ScriptElement(value: .object(token))
            }
        }
        method("removeObserver(_:)") { center in
            { (observer: AnyTarget) in
                guard let observer = observer.observer else { return }
                center.removeObserver(observer)
            }
        }
        method("removeObserver(_:name:object:)") { center in
            { (observer: AnyTarget, name: Notification.Name?, object: OptionalElement) in
                guard let observer = observer.observer else { return }
                center.removeObserver(observer, name: name, object: object.value.carried)
            }
        }
    }

    fileprivate mutating func addPosting() {
        method("post(_:)") { center in { (notification: Notification) in center.post(notification) }
        }
        method("post(name:object:userInfo:)", defaults: ["userInfo": .null]) { center in
            { (name: Notification.Name, object: OptionalElement, information: Information) in
                center.post(
                    name: name, object: object.value.carried,
                    userInfo: information.value.information)
            }
        }
    }
}
