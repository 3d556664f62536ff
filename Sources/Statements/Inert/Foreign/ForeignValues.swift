import HeadlessUIKit

/// What members give that belong to frameworks beside UIKit and that no table has.
extension ClassTable {
    /// What such a member was set to, or what is as good as nothing.
    func foreignValue(_ member: String, of owner: Value) -> Value {
        inertValues.value(of: member, owner) ?? .foreignNothing
    }

    /// A property of a value whose type is not known: the value's own where it has it.
    func foreignProperty(
        _ name: String, of receiver: Value
    ) throws(ConversionFailure) -> Value {
        if let inert = receiver.inertOfC { return inert.answer(name, []) }
        if let own = property(name, ofValue: receiver) { return try own.get(receiver) }
        if receiver.number != nil || receiver.isTrue, let number = NumberMembers.property(name) {
            return try number.get(receiver)
        }
        return foreignValue(name, of: receiver)
    }

    /// Sets such a property.
    func setForeign(
        _ name: String, of receiver: inout Value, _ value: Value
    ) throws(ConversionFailure) {
        Changes.note()
        if let inert = receiver.inertOfC {
            _ = inert.answer("set\(name.capitalisedFirst):", [value])
        } else if let set = property(name, ofValue: receiver)?.set {
            try set(&receiver, value)
        } else {
            inertValues.keep(name, of: receiver, value)
        }
    }

    /// A method of a value whose type is not known: the value's own where it has it.
    func callForeign(
        _ name: String, on receiver: Value, _ arguments: [Value]
    ) throws(ConversionFailure) -> Value {
        if receiver.inertOfC == nil, let own = method(name, ofValue: receiver) {
            return try own.call(receiver, arguments)
        }
        return .foreignNothing
    }

    /// The value where one of that type is due: what is as good as nothing becomes what the type has at first.
    func settled(_ value: Value, as type: ValueType) -> Value {
        value.inertOfC == nil ? value : emptyValue(of: type, for: .null)
    }
}

@MainActor
extension Value {
    /// What stands for a value that nothing here knows.
    static var foreignNothing: Value {
        .object(InertObjectOfC("NSObject", isNothing: true))
    }
}

@MainActor
extension ValueType {
    /// The type of what frameworks beside UIKit give, of which nothing is known.
    static var foreign: ValueType { .named(.foreign) }

    /// Whether nothing is known of its values before they are there.
    var isForeign: Bool { description === TypeDescription.foreign || description?.stubUse != nil }

    /// The same, or that of which nothing is known for `Any`.
    var orForeign: ValueType {
        switch self {
        case .any: .foreign
        case .optional(.any): .foreign
        case .void, .null, .named, .optional, .array, .set, .dictionary, .function, .tuple, .range,
            .generic:
            self
        }
    }
}

@MainActor
extension CheckedExpression {
    /// A value of which nothing is known, where one of that type is due; any other as it is.
    func settled(as type: ValueType, in classes: ClassTable) -> CheckedExpression {
        self.type.unwrapped.description?.stubUse?.stands(as: type)
        guard self.type.isForeign, !type.isAny, !type.isVoid, !type.isGeneric else { return self }
        return .computed([self], type, at: span) {
            [weak classes] _, values throws(StatementStop) in
            classes?.settled(values[0], as: type) ?? values[0]
        }
    }
}
