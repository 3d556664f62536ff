import HeadlessUIKit

/// Members that an extension adds to a type, the user's or the model's. They are not overridden, so
/// they stand in no table of a class.
@MainActor
struct ScriptExtension {
    let world: ClassTable

    func method(
        _ member: ScriptMember, _ parameters: [MethodParameter], result: ValueType
    ) -> MemberMethod {
        MemberMethod(member.name, parameters: parameters, result: result) {
            [weak world] receiver, arguments in
            world?.run(member.call, [receiver] + arguments) ?? .void
        }
    }

    func property(_ member: ScriptMember, type: ValueType, isSettable: Bool) -> MemberProperty {
        let set: MemberProperty.Setter = { [weak world] receiver, value in
            _ = world?.run(member.set, [receiver, value])
        }
        return MemberProperty(
            member.name, type: type,
            get: { [weak world] in world?.run(member.call, [$0]) ?? .void },
            set: isSettable ? set : nil)
    }

    func staticMethod(
        _ member: ScriptMember, _ parameters: [MethodParameter], result: ValueType
    ) -> MemberMethod {
        MemberMethod(member.name, parameters: parameters, result: result) {
            [weak world] _, arguments in
            world?.run(member.call, [.void] + arguments) ?? .void
        }
    }

    func staticProperty(_ member: ScriptMember, type: ValueType, isSettable: Bool) -> MemberProperty
    {
        var kept: Value?
        let get: MemberProperty.Getter = { [weak world] _ in
            if let kept { return kept }
            let value = world?.run(member.initial ?? member.call, [.void]) ?? .void
            if member.initial != nil { kept = value }
            return value
        }
        let set: MemberProperty.Setter = { [weak world] _, value in
            guard let set = member.set else { return kept = value }
            _ = world?.run(set, [.void, value])
        }
        return MemberProperty(member.name, type: type, get: get, set: isSettable ? set : nil)
    }
}

extension ClassTable {
    /// Runs code of the session.
    func run(_ code: CheckedClosure?, _ arguments: [Value]) -> Value {
        guard let code, let interpreter else { return .void }
        return interpreter.call(code, with: arguments)
    }
}

// The members that a protocol promises: the object's own class has them.

extension ClassTable {
    /// A method that a protocol promises; `standard` is what its extension does where a class has
    /// none.
    func requirement(
        _ name: String, _ parameters: [MethodParameter], result: ValueType
    ) -> MemberMethod {
        let base = String(name.prefix { $0 != "(" })
        return MemberMethod(name, parameters: parameters, result: result) {
            [weak self] (receiver: Value, arguments: [Value]) throws(ConversionFailure) -> Value in
            guard case .object(let object) = receiver, let type = MemberTable.type(of: object),
                let method = self?.methods(base, of: .named(type)).first(where: { $0.name == name })
            else { throw ConversionFailure(argument: nil) }
            return try method.call(receiver, arguments)
        }
    }

    /// A property that a protocol promises.
    func requirement(_ name: String, type: ValueType, isSettable: Bool) -> MemberProperty {
        let set: MemberProperty.Setter = {
            [weak self] receiver, value throws(ConversionFailure) in
            try Self.property(name, of: receiver, in: self).set?(&receiver, value)
        }
        return MemberProperty(
            name, type: type,
            get: { [weak self] receiver throws(ConversionFailure) in
                try Self.property(name, of: receiver, in: self).get(receiver)
            }, set: isSettable ? set : nil)
    }

    private static func property(
        _ name: String, of receiver: Value, in classes: ClassTable?
    ) throws(ConversionFailure) -> MemberProperty {
        guard case .object(let object) = receiver, let type = MemberTable.type(of: object),
            let property = classes?.property(name, of: .named(type))
        else { throw ConversionFailure(argument: nil) }
        return property
    }
}
