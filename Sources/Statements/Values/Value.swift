import HeadlessUIKit

/// What an expression of a statement, or a property at the end of a path, stands for.
package enum Value {
    case void
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// A whole number of another type than `Int`.
    case sized(SizedInteger)
    case float(Float)
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
    /// A value of a user's `struct`.
    case structure(ScriptStructure)
    /// A set of options, by its bits.
    case options(TypeDescription, UInt)
    case function(ScriptFunction)
    case tuple([Value])
    /// Numbers between two ends, which are `.null` where the range is open.
    indirect case range(Value, Value, isClosed: Bool)
    /// An object that a variable names and does not hold; only variables store it.
    case weak(WeakReference)
    /// A value that stands where any may, with its own type, where that tells more than the value
    /// itself: an optional's, or a labelled tuple's.
    indirect case typed(Value, ValueType)

    /// Whether it is `nil`.
    var isNull: Bool { if case .null = self { true } else { false } }

    /// Whether it is `()`.
    var isVoid: Bool { if case .void = self { true } else { false } }
}

extension Value {
    /// Swift's `==`: objects by identity, values by value.
    @MainActor
    func equals(_ other: Value) -> Bool {
        if case .typed(let value, _) = other { return equals(value) }
        return switch self {
        case .typed(let value, _): value.equals(other)
        case .sized(let own): if case .sized(let value) = other { own == value } else { false }
        case .float(let own): if case .float(let value) = other { own == value } else { false }
        case .void: other.isVoid
        case .null, .weak, .function: isNull && other.isNull
        case .bool(let own): if case .bool(let value) = other { own == value } else { false }
        case .int(let own): if case .int(let value) = other { own == value } else { false }
        case .double(let own): if case .double(let value) = other { own == value } else { false }
        case .string(let own): if case .string(let value) = other { own == value } else { false }
        case .object(let own):
            if case .object(let object) = other { Value.areEqual(own, object) } else { false }
        case .choice(_, let own):
            if case .choice(_, let index) = other { own == index } else { false }
        case .options(_, let own):
            if case .options(_, let bits) = other { own == bits } else { false }
        case .point, .size, .rect, .insets, .vector, .transform, .transform3D:
            equalsStructure(other)
        case .array, .set, .dictionary, .tuple, .range, .carrying, .structure:
            equalsParts(of: other)
        }
    }

    /// Whether the geometry is the same.
    @MainActor
    private func equalsStructure(_ other: Value) -> Bool {
        if case .point(let own) = self, case .point(let value) = other { return own == value }
        if case .size(let own) = self, case .size(let value) = other { return own == value }
        if case .rect(let own) = self, case .rect(let value) = other { return own == value }
        if case .insets(let own) = self, case .insets(let value) = other { return own == value }
        if case .vector(let own) = self, case .vector(let value) = other { return own == value }
        if case .transform(let own) = self, case .transform(let value) = other {
            return own == value
        }
        guard case .transform3D(let own) = self, case .transform3D(let value) = other else {
            return false
        }
        return own == value
    }

    /// Whether it holds the same as the other value.
    @MainActor
    private func equalsParts(of other: Value) -> Bool {
        if case .array(let own) = self, case .array(let values) = other {
            return Value.areEqual(own, values)
        }
        if case .tuple(let own) = self, case .tuple(let values) = other {
            return Value.areEqual(own, values)
        }
        if case .set(let own) = self, case .set(let values) = other {
            return own.count == values.count
                && own.allSatisfy { element in values.contains { $0.equals(element) } }
        }
        if case .dictionary(let own) = self, case .dictionary(let entries) = other {
            return own.count == entries.count
                && own.allSatisfy { entry in
                    entries.contains { entry.key.equals($0.key) && entry.value.equals($0.value) }
                }
        }
        if case .range(let lower, let upper, let isClosed) = self,
            case .range(let otherLower, let otherUpper, let other) = other
        {
            return lower.equals(otherLower) && upper.equals(otherUpper) && isClosed == other
        }
        if case .structure(let own) = self, case .structure(let structure) = other {
            return own.kind === structure.kind && Value.areEqual(own.values, structure.values)
        }
        guard case .carrying(let type, let index, let own) = self,
            case .carrying(let other, index, let values) = other, type === other
        else { return false }
        return zip(own, values).allSatisfy { $0.equals($1) }
    }

    @MainActor
    private static func areEqual(_ own: [Value], _ others: [Value]) -> Bool {
        own.count == others.count && zip(own, others).allSatisfy { $0.equals($1) }
    }

    @MainActor
    private static func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
        if left === right { return true }
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
        case .structure(let structure): structure.kind.name
        case .typed(_, let type): type.name
        case .choice(let type, _), .options(let type, _), .carrying(let type, _, _): type.name
        case .array: "Array"
        case .set: "Set"
        case .dictionary: "Dictionary"
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .point, .size, .rect,
            .insets, .vector, .transform, .transform3D, .function, .tuple, .range, .weak:
            simpleType?.name ?? "Any"
        }
    }
}
