/// The type of an expression or a member.
package indirect enum ValueType {
    case void
    /// The type of a `nil` whose optional type is not known.
    case null
    case named(TypeDescription)
    case optional(ValueType)
    case array(ValueType)
    case set(ValueType)
    case dictionary(ValueType, ValueType)
    case function([ValueType], ValueType)
    case tuple([TupleElement])
    /// Of numbers, open at an end or not.
    case range(ValueType)
    /// What a call of a generic method settles.
    case generic(GenericName)
    /// A type that no table describes.
    case any

    /// The type inside an optional; itself where it is none.
    var unwrapped: ValueType {
        if case .optional(let inner) = self { inner.unwrapped } else { self }
    }

    /// The optional of it; optionals do not nest.
    var wrapped: ValueType {
        switch self {
        case .optional, .null: self
        case .void, .named, .array, .set, .dictionary, .function, .tuple, .range, .generic, .any:
            .optional(self)
        }
    }

    /// Whether `nil` is one of its values.
    package var isOptional: Bool {
        switch self {
        case .optional, .null, .any: true
        case .void, .named, .array, .set, .dictionary, .function, .tuple, .range, .generic: false
        }
    }

    /// The description of a named type.
    var description: TypeDescription? { if case .named(let type) = self { type } else { nil } }

    /// Whether both are the same named type.
    func isNamed(_ type: TypeDescription) -> Bool { description === type }
}

/// An element of a tuple's type.
package struct TupleElement {
    let label: String?
    let type: ValueType
}

/// The type parameters of generic methods, the model's and the user's, and of the user's generic types.
package struct GenericName: Hashable {
    let rawValue: String
    /// The name of the type whose parameter it is; nil for one of a method.
    var owner: String?

    static let element = GenericName(rawValue: "Element")
    static let key = GenericName(rawValue: "Key")
    static let value = GenericName(rawValue: "Value")
    static let result = GenericName(rawValue: "Result")
    static let receiver = GenericName(rawValue: "Self")
}

@MainActor
extension ValueType {
    static var bool: ValueType { .named(.bool) }
    static var int: ValueType { .named(.int) }
    static var double: ValueType { .named(.double) }
    static var string: ValueType { .named(.string) }

    /// As Swift spells it: `UIViewController?`, `[UIView]`, `(Bool) -> Void`.
    var name: String {
        switch self {
        case .void: "Void"
        case .null: "nil"
        case .named(let type): type.name
        case .optional(let inner):
            if case .function = inner { "(\(inner.name))?" } else { inner.name + "?" }
        case .array(let element): "[\(element.name)]"
        case .set(let element): "Set<\(element.name)>"
        case .dictionary(let key, let value): "[\(key.name): \(value.name)]"
        case .function(let parameters, let result):
            "(\(parameters.map(\.name).joined(separator: ", "))) -> \(result.name)"
        case .tuple(let elements):
            "("
                + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.name }
                .joined(separator: ", ") + ")"
        case .range(let bound): "Range<\(bound.name)>"
        case .generic(let name): name.rawValue
        case .any: "Any"
        }
    }

    /// The same without Swift's short forms: `Array<Int>`.
    var longName: String {
        switch self {
        case .optional(let inner): "Optional<\(inner.longName)>"
        case .array(let element): "Array<\(element.longName)>"
        case .set(let element): "Set<\(element.longName)>"
        case .dictionary(let key, let value): "Dictionary<\(key.longName), \(value.longName)>"
        case .function(let parameters, let result):
            "(\(parameters.map(\.longName).joined(separator: ", "))) -> "
                + (result.isVoid ? "()" : result.longName)
        case .tuple(let elements):
            "("
                + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.longName }
                .joined(separator: ", ") + ")"
        case .range(let bound): "Range<\(bound.longName)>"
        case .void, .null, .named, .generic, .any: name
        }
    }

    /// Whether a value of this type can stand where `target` is needed, as that session has the types.
    func fits(_ target: ValueType, in classes: ClassTable) -> Bool {
        if isAny || target.isErased { return true }
        switch target {
        case .any: return true
        case .void: return isVoid
        case .null, .generic: return false
        case .optional(let other):
            if case .optional(let inner) = self { return inner.fits(other, in: classes) }
            return isNull || fits(other, in: classes)
        case .named(let other):
            if other === TypeDescription.boxedNumber, isNumber || isNamed(.bool) { return true }
            if case .named(let type) = self {
                return type.inherits(from: other, in: classes) || other.isUntold && type.isClass
            }
        case .array(let other):
            if case .array(let element) = self { return element.fits(other, in: classes) }
        case .set(let other):
            if case .set(let element) = self { return element.fits(other, in: classes) }
        case .dictionary(let otherKey, let otherValue):
            guard case .dictionary(let key, let value) = self else { return false }
            return key.fits(otherKey, in: classes) && value.fits(otherValue, in: classes)
        case .function(let others, let other):
            guard case .function(let parameters, let result) = self else { return false }
            return parameters.count == others.count
                && (result.fits(other, in: classes) || other.isVoid)
        case .tuple(let others):
            guard case .tuple(let own) = self, own.count == others.count else { return false }
            return zip(own, others).allSatisfy { $0.type.fits($1.type, in: classes) }
        case .range(let other):
            if case .range(let bound) = self { return bound.fits(other, in: classes) }
        }
        return false
    }

    /// Whether it tells more than a value of it by itself: that the value was optional, or the labels
    /// of a tuple.
    var tellsMore: Bool {
        switch self {
        case .optional: true
        case .array(let element), .set(let element), .range(let element): element.tellsMore
        case .dictionary(let key, let value): key.tellsMore || value.tellsMore
        case .tuple(let elements): elements.contains { $0.label != nil || $0.type.tellsMore }
        case .void, .null, .named, .function, .generic, .any: false
        }
    }

    /// Whether it is `Void`.
    var isVoid: Bool { if case .void = self { true } else { false } }

    /// Whether it is `Bool`, or an optional of it.
    package var isBool: Bool { unwrapped.description === TypeDescription.bool }
}
