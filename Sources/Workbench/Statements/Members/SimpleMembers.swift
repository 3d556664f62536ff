import HeadlessUIKit

extension TypeDescription {
    static let bool = TypeDescription("Bool", value: Bool.self) { _ in }

    static let int = TypeDescription("Int", value: Int.self) { type in
        type.initialiser("init(_:)") { (number: Int) in number }
        type.initialiser("init(_:)") { (number: Double) in Int(clamping: number) }
    }

    static let double = TypeDescription("Double", value: Double.self) { type in
        type.initialiser("init(_:)") { (number: Double) in number }
        type.initialiser("init(_:)") { (number: Int) in Double(number) }
        type.method("rounded()") { number in { number.rounded() } }
        type.staticProperty("pi") { Double.pi }
    }

    static let string = TypeDescription("String", value: String.self) { type in
        type.property("count", { $0.count })
        type.property("isEmpty", { $0.isEmpty })
    }

    /// What arrays of any element answer; `first` and `last` are typed by the checker.
    static let array = TypeDescription("Array", value: ScriptArray.self) { type in
        type.property("count", { $0.values.count })
        type.property("isEmpty", { $0.values.isEmpty })
        type.property("first", { $0.values.first.map(ScriptElement.init) })
        type.property("last", { $0.values.last.map(ScriptElement.init) })
        type.method("contains(_:)") { array in
            { (element: ScriptElement) in array.values.contains { $0.equals(element.value) } }
        }
        type.method("firstIndex(of:)") { array in
            { (element: ScriptElement) in array.values.firstIndex { $0.equals(element.value) } }
        }
    }
}

extension Int {
    /// The nearest whole number towards zero, without the trap of the plain conversion.
    fileprivate init(clamping number: Double) {
        self =
            Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : number > 0 ? .max : 0)
    }
}

/// An array, whatever its elements.
struct ScriptArray: ScriptValue {
    let values: [Value]

    static var valueType: ValueType { .array(.any) }
    static func from(_ value: Value) -> ScriptArray? {
        if case .array(let values) = value { ScriptArray(values: values) } else { nil }
    }
    var value: Value { .array(values) }
}

/// An element of an array; in the table it stands for the array's element type.
struct ScriptElement: ScriptValue {
    let value: Value

    static var valueType: ValueType { .any }
    static func from(_ value: Value) -> ScriptElement? { ScriptElement(value: value) }
}
