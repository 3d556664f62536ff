/// The type of an expression or a member.
indirect enum ValueType {
    case void
    /// The type of `nil` where nothing tells what it is the absence of.
    case null
    case named(TypeDescription)
    case optional(ValueType)
    case array(ValueType)
    case dictionary(ValueType, ValueType)
    case function([ValueType], ValueType)
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
        default: .optional(self)
        }
    }

    /// Whether `nil` is one of its values.
    var isOptional: Bool {
        switch self {
        case .optional, .null, .any: true
        default: false
        }
    }

    /// The type with `element` in the place of `Any`: what arrays answer is told in terms of any
    /// element.
    func replacingAny(with element: ValueType) -> ValueType {
        switch self {
        case .any: element
        case .optional(let inner): inner.replacingAny(with: element).wrapped
        default: self
        }
    }

    /// The description of a named type.
    var description: TypeDescription? { if case .named(let type) = self { type } else { nil } }

    /// Whether both are the same named type.
    func isNamed(_ type: TypeDescription) -> Bool { description === type }
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
        case .dictionary(let key, let value): "[\(key.name): \(value.name)]"
        case .function(let parameters, let result):
            "(\(parameters.map(\.name).joined(separator: ", "))) -> \(result.name)"
        case .any: "Any"
        }
    }

    /// Whether a value of this type can stand where `target` is needed.
    func fits(_ target: ValueType) -> Bool {
        switch (self, target) {
        case (_, .any), (.any, _), (.void, .void): true
        case (.null, .optional): true
        case (.optional(let inner), .optional(let other)): inner.fits(other)
        case (_, .optional(let other)): fits(other)
        case (.named(let type), .named(let other)): type.inherits(from: other)
        case (.array(let element), .array(let other)): element.fits(other)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            key.fits(otherKey) && value.fits(otherValue)
        case (.function(let left, let result), .function(let right, let other)):
            left.count == right.count && (result.fits(other) || other.isVoid)
        default: false
        }
    }

    /// Whether it is `Void`.
    var isVoid: Bool { if case .void = self { true } else { false } }
}
