import HeadlessUIKit

/// What an expression of a statement, or a property at the end of a path, stands for.
package enum Value {
    case void
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case object(AnyObject)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case insets(UIEdgeInsets)
    case vector(CGVector)
    indirect case transform(CGAffineTransform)
    indirect case transform3D(CATransform3D)
    case array([Value])
    /// Values without equals among them, in the order in which they came.
    case set([Value])
    case dictionary([(key: Value, value: Value)])
    /// A member of an enumeration, by its position among the type's choices.
    case choice(TypeDescription, Int)
    /// A member of an enumeration with what it carries.
    case carrying(TypeDescription, Int, [Value])
    /// A set of options, by its bits.
    case options(TypeDescription, UInt)
    case function(ScriptFunction)
    case tuple([Value])
    /// Numbers between two ends, which are `.null` where the range is open.
    indirect case range(Value, Value, isClosed: Bool)
    /// An object that a variable names and does not hold; only variables store it.
    case weak(WeakReference)

    /// Whether it is `nil`.
    var isNull: Bool { if case .null = self { true } else { false } }
}

/// A closure of a statement, or a function that the model handed out.
package final class ScriptFunction {
    typealias Running = @MainActor ([Value]) throws(StatementStop) -> Value

    /// Takes exactly the arguments that its type tells.
    let call: @MainActor ([Value]) -> Value
    /// The same for code that can be stopped; nil for a function of the model.
    let run: Running?
    /// What a closure of a statement holds of its surroundings, by name.
    package private(set) var captures: [(captured: Frame.Captured, name: String)] = []

    init(_ call: @escaping @MainActor ([Value]) -> Value) {
        self.call = call
        run = nil
    }

    init(
        running run: @escaping Running, calling call: @escaping @MainActor ([Value]) -> Value,
        captures: [(captured: Frame.Captured, name: String)] = []
    ) {
        self.call = call
        self.run = run
        self.captures = captures
    }
}

extension Value {
    /// Swift's `==`: objects by identity, values by value.
    @MainActor
    func equals(_ other: Value) -> Bool {
        switch (self, other) {
        case (.null, .null), (.void, .void): true
        case (.object(let left), .object(let right)): Value.areEqual(left, right)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
        case (.set(let left), .set(let right)):
            left.count == right.count
                && left.allSatisfy { element in right.contains { $0.equals(element) } }
        case (.dictionary(let left), .dictionary(let right)):
            left.count == right.count
                && left.allSatisfy { entry in
                    right.contains { entry.key.equals($0.key) && entry.value.equals($0.value) }
                }
        case (.tuple(let left), .tuple(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
        case (.range(let low, let high, let closed), .range(let otherLow, let otherHigh, let other)):
            low.equals(otherLow) && high.equals(otherHigh) && closed == other
        case (.choice(_, let left), .choice(_, let right)): left == right
        case (.carrying(let type, let left, let own), .carrying(let other, let right, let others)):
            type === other && left == right && zip(own, others).allSatisfy { $0.equals($1) }
        case (.options(_, let left), .options(_, let right)): left == right
        default: equalsPlainly(other)
        }
    }

    private func equalsPlainly(_ other: Value) -> Bool {
        switch (self, other) {
        case (.bool(let left), .bool(let right)): left == right
        case (.int(let left), .int(let right)): left == right
        case (.double(let left), .double(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.point(let left), .point(let right)): left == right
        case (.size(let left), .size(let right)): left == right
        case (.rect(let left), .rect(let right)): left == right
        case (.insets(let left), .insets(let right)): left == right
        case (.vector(let left), .vector(let right)): left == right
        case (.transform(let left), .transform(let right)): left == right
        case (.transform3D(let left), .transform3D(let right)): left == right
        default: false
        }
    }

    @MainActor
    private static func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
        if left === right || Value.object(left).isSameStructure(as: .object(right)) {
            return true
        }
        if let left = left as? ScriptIndexPath, let right = right as? ScriptIndexPath {
            return left.path == right.path
        }
        if let left = left as? UIColor, let right = right as? UIColor { return left == right }
        if let left = left as? UITraitCollection, let right = right as? UITraitCollection {
            return left.changes(from: right).isEmpty
        }
        if let left = left as? TypeReference, let right = right as? TypeReference {
            return left.described === right.described
        }
        return false
    }
}

extension Value {
    /// The name of the value's type, as `type(of:)` prints it.
    @MainActor
    var typeName: String {
        switch self {
        case .object(let object): MemberTable.type(of: object)?.name ?? "AnyObject"
        case .choice(let type, _), .options(let type, _), .carrying(let type, _, _): type.name
        case .array: "Array"
        case .set: "Set"
        case .dictionary: "Dictionary"
        default: simpleType?.name ?? "Any"
        }
    }
}
