import HeadlessUIKit

/// What an expression of a statement, or a property at the end of a path, stands for.
enum Value {
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
    indirect case transform(CGAffineTransform)
    case array([Value])
    case dictionary([(key: Value, value: Value)])
    /// A member of an enumeration, by its position among the type's choices.
    case choice(TypeDescription, Int)
    /// A set of options, by its bits.
    case options(TypeDescription, UInt)
    case function(ScriptFunction)

    /// Whether it is `nil`.
    var isNull: Bool { if case .null = self { true } else { false } }
}

/// A closure of a statement, or a function that the model handed out.
final class ScriptFunction {
    /// Takes exactly the arguments that its type tells.
    let call: @MainActor ([Value]) -> Value

    init(_ call: @escaping @MainActor ([Value]) -> Value) { self.call = call }
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
        case (.dictionary(let left), .dictionary(let right)):
            left.count == right.count
                && left.allSatisfy { entry in
                    right.contains { entry.key.equals($0.key) && entry.value.equals($0.value) }
                }
        case (.choice(_, let left), .choice(_, let right)): left == right
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
        case (.transform(let left), .transform(let right)): left == right
        default: false
        }
    }

    @MainActor
    private static func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
        if left === right { return true }
        if let left = left as? UIColor, let right = right as? UIColor { return left == right }
        if let left = left as? UITraitCollection, let right = right as? UITraitCollection {
            return left.values == right.values
        }
        return false
    }
}
