import HeadlessUIKit

/// Members that an extension adds to a type, the user's or the model's. They stand in no table of a class: where a
/// subclass overrides one, which `@objc` allows, the object's own class is asked first.
@MainActor
struct ScriptExtension {
    let world: ClassTable

    /// A method; one that `changes` what it is called on is called on a place.
    func method(
        _ member: ScriptMember, _ parameters: [MethodParameter], result: ValueType, changes: Bool
    ) -> MemberMethod {
        let mutate: MemberMethod.Mutation = { [weak world] receiver, arguments in
            world?.run(member.call, changing: &receiver, arguments) ?? .void
        }
        return MemberMethod(
            member.name, parameters: parameters, result: result,
            call: { [weak world] (receiver, arguments) throws(ConversionFailure) in
                guard let world else { return .void }
                let value = world.run(member.call, [receiver] + arguments)
                return try world.checked(value, as: result, of: receiver)
            },
            mutate: changes ? mutate : nil)
    }

    /// A method that subclasses may override.
    func overridableMethod(
        _ member: ScriptMember, _ parameters: [MethodParameter], result: ValueType
    ) -> MemberMethod {
        let method = MemberMethod(member.name, parameters: parameters, result: result) {
            [weak world] receiver, arguments in
            let own = receiver.overriding(member) ?? member
            return world?.run(own.call, [receiver] + arguments) ?? .void
        }
        method.extended = member
        return method
    }

    /// An initialiser, whose code makes the value, or sets the properties of one of the session's structures.
    func initialiser(
        _ member: ScriptMember, _ parameters: [MethodParameter], result: ValueType,
        of structure: ScriptClass?
    ) -> MemberMethod {
        MemberMethod(member.name, parameters: parameters, result: result) {
            [weak world, weak structure] receiver, arguments in
            var made = structure?.makeUninitialised(as: receiver.describedType) ?? .void
            let ended = world?.run(member.call, changing: &made, arguments) ?? .void
            return result.isOptional && ended.isNull ? .null : made
        }
    }

    /// A property; `changes` says whether its setter changes the value that it belongs to.
    func property(
        _ member: ScriptMember, type: ValueType, isSettable: Bool, changes: Bool
    ) -> MemberProperty {
        let set: MemberProperty.Setter = { [weak world] receiver, value in
            if changes {
                _ = world?.run(member.set, changing: &receiver, [value])
            } else {
                _ = world?.run(member.set, [receiver, value])
            }
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
            [weak world] (receiver, arguments) throws(ConversionFailure) in
            guard let world else { return .void }
            let value = world.run(member.call, [receiver] + arguments)
            return try world.checked(value, as: result, of: receiver)
        }
    }

    func staticProperty(
        _ member: ScriptMember, of owner: TypeDescription, type: ValueType, isSettable: Bool
    ) -> MemberProperty {
        var kept: Value?
        let get: MemberProperty.Getter = { [weak world] receiver in
            if let kept { return kept }
            if member.startsAsNil { return .null }
            let value = world?.run(member.initial ?? member.call, [receiver]) ?? .void
            if member.initial != nil { kept = value }
            return value
        }
        let set: MemberProperty.Setter = { [weak world, weak owner] _, value in
            let own = owner.map { Value.object(TypeReference($0)) } ?? .void
            if let set = member.set {
                _ = world?.run(set, [own, value])
                return
            }
            let old = member.didSet == nil ? .void : (try? get(.void)) ?? .void
            if member.willSet != nil { _ = world?.run(member.willSet, [own, value]) }
            kept = value
            if member.didSet != nil { _ = world?.run(member.didSet, [own, old]) }
        }
        let property = MemberProperty(
            member.name, type: type, get: get, set: isSettable ? set : nil)
        property.isRecorded = false
        return property
    }
}

extension ClassTable {
    /// The value, which must be of the class that was asked where the method gives `Self`: its caller reads the members
    /// of that class.
    fileprivate func checked(
        _ value: Value, as result: ValueType, of receiver: Value
    ) throws(ConversionFailure) -> Value {
        guard case .generic(let name) = result.unwrapped, name == .receiver,
            case .object(let made) = value, case .object(let asked) = receiver,
            let due = (asked as? TypeReference)?.described ?? MemberTable.type(of: asked)
        else { return value }
        guard due.hasInstance(made, in: self) else { throw ConversionFailure(argument: nil) }
        return value
    }

    /// Runs code of a value that changes the value.
    func run(
        _ code: CheckedClosure?, changing value: inout Value, _ arguments: [Value]
    ) -> Value {
        guard let code, let evaluator else { return .void }
        return evaluator.call(code, changing: &value, with: arguments)
    }

    /// Runs code of the session.
    func run(_ code: CheckedClosure?, _ arguments: [Value]) -> Value {
        guard let code, let evaluator else { return .void }
        return evaluator.call(code, with: arguments)
    }
}

// The members that a protocol promises: the object's own class has them.

extension ClassTable {
    /// A method that a protocol promises; `standard` is what its extension does where a class has
    /// none.
    func requirement(
        _ name: String, _ parameters: [MethodParameter], result: ValueType, changes: Bool,
        isOptional: Bool = false
    ) -> MemberMethod {
        let call: MemberMethod.Call = {
            [weak self] (receiver, arguments) throws(ConversionFailure) in
            guard let method = try? Self.method(name, of: receiver, in: self) else {
                if isOptional { return .null }
                throw ConversionFailure(argument: nil)
            }
            return try method.call(receiver, arguments)
        }
        let mutate: MemberMethod.Mutation = {
            [weak self] (receiver, arguments) throws(ConversionFailure) in
            let method = try Self.method(name, of: receiver, in: self)
            guard let mutate = method.mutate else { return try method.call(receiver, arguments) }
            return try mutate(&receiver, arguments)
        }
        return MemberMethod(
            name, parameters: parameters, result: result, call: call, mutate: changes ? mutate : nil
        )
    }

    private static func method(
        _ name: String, of receiver: Value, in classes: ClassTable?
    ) throws(ConversionFailure) -> MemberMethod {
        let base = String(name.prefix { $0 != "(" })
        guard let type = receiver.memberType,
            let method = classes?.methods(base, of: type).first(where: { $0.name == name })
        else { throw ConversionFailure(argument: nil) }
        return method
    }

    /// A property of the type itself that a protocol promises.
    func staticRequirement(_ name: String, type: ValueType) -> MemberProperty {
        let property = MemberProperty(
            name, type: type,
            get: { [weak self] receiver throws(ConversionFailure) in
                guard case .object(let reference as TypeReference) = receiver, let self,
                    !reference.described.isProtocol,
                    let own = reference.described.inheritedStatic(name, in: self)
                else { throw ConversionFailure(argument: nil) }
                return try own.get(receiver)
            })
        property.isRecorded = false
        return property
    }

    /// A method of the type itself that a protocol promises.
    func staticRequirement(
        _ name: String, _ parameters: [MethodParameter], result: ValueType
    ) -> MemberMethod {
        MemberMethod(name, parameters: parameters, result: result) {
            [weak self] receiver, arguments throws(ConversionFailure) in
            guard case .object(let reference as TypeReference) = receiver, let self,
                !reference.described.isProtocol,
                let own = reference.described.lineage(in: self)
                    .flatMap(\.members.staticMethods).first(where: { $0.name == name })
            else { throw ConversionFailure(argument: nil) }
            return try own.call(receiver, arguments)
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

    /// The property of that name that the value itself has, whatever it is taken for.
    func property(_ name: String, ofValue receiver: Value) -> MemberProperty? {
        try? Self.property(name, of: receiver, in: self)
    }

    /// The method of that name in full that the value itself has.
    func method(_ name: String, ofValue receiver: Value) -> MemberMethod? {
        try? Self.method(name, of: receiver, in: self)
    }

    private static func property(
        _ name: String, of receiver: Value, in classes: ClassTable?
    ) throws(ConversionFailure) -> MemberProperty {
        guard let type = receiver.memberType, let property = classes?.property(name, of: type)
        else { throw ConversionFailure(argument: nil) }
        return property
    }
}

extension Value {
    /// What the object's own class has in the place of a member of an extension.
    @MainActor
    fileprivate func overriding(_ member: ScriptMember) -> ScriptMember? {
        guard case .object(let object) = self else { return nil }
        return (object as? any ScriptedObject)?.script.kind.member(member.key)
    }

    /// The type whose members the value itself answers, whatever it is taken for.
    @MainActor
    var memberType: ValueType? {
        switch self {
        case .object(let object): MemberTable.type(of: object).map { .named($0) }
        case .structure(let structure): .named(structure.type)
        case .choice(let type, _), .carrying(let type, _, _), .options(let type, _): .named(type)
        case .array: .array(.any)
        case .set: .set(.any)
        case .dictionary: .dictionary(.any, .any)
        case .range: .range(.any)
        case .typed(let value, _): value.memberType
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .point, .size, .rect,
            .insets, .vector, .transform, .transform3D, .function, .tuple, .weak:
            simpleType.map { .named($0) }
        }
    }
}
