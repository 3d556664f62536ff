// Members of the model that only code of sessions uses. No class of the model's own overrides them for the classes of
// sessions: these are asked here, before the model's member is read, set or called.

extension MemberList {
    /// A property that a session's class may override as `member`.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func property<Type: ScriptValue>(
        _ name: String, asking member: OverridableMember,
        _ get: @escaping @MainActor (Receiver) -> Type,
        _ set: (@MainActor (inout Receiver, Type) -> Void)? = nil,
        look: (@MainActor (Receiver) -> Type?)? = nil
    ) {
        property(name, get, set, look: look)
        members.properties.last?.ask(member, Type.self)
    }

    /// A property like `view: UIView!` that a session's class may override as `member`.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func unwrappedProperty<Type: ScriptValue>(
        _ name: String, asking member: OverridableMember,
        _ get: @escaping @MainActor (Receiver) -> Type?,
        _ set: (@MainActor (inout Receiver, Type?) -> Void)? = nil,
        look: (@MainActor (Receiver) -> Type?)? = nil
    ) {
        unwrappedProperty(name, get, set, look: look)
        members.properties.last?.ask(member, Type?.self)
    }

    /// A method that a session's class may override as `member`.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func method<each Parameter: ScriptValue, Result: ScriptValue>(
        _ name: String, asking member: OverridableMember, defaults: [String: Value] = [:],
        _ body: @escaping @MainActor (Receiver) -> @MainActor (repeat each Parameter) -> Result
    ) {
        method(name, defaults: defaults, body)
        members.methods.last?.ask(member) { (own, arguments) throws(ConversionFailure) in
            var next = 0
            let given = TypedArguments.values(
                repeat try TypedArguments.next((each Parameter).self, of: arguments, &next))
            return Result.from(own.call(given))?.value
        }
    }

    /// A method that returns nothing, and that a session's class may override as `member`.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func method<each Parameter: ScriptValue>(
        _ name: String, asking member: OverridableMember, defaults: [String: Value] = [:],
        _ body: @escaping @MainActor (Receiver) -> @MainActor (repeat each Parameter) -> Void
    ) {
        method(name, defaults: defaults, body)
        members.methods.last?.ask(member) { (own, arguments) throws(ConversionFailure) in
            var next = 0
            let given = TypedArguments.values(
                repeat try TypedArguments.next((each Parameter).self, of: arguments, &next))
            _ = own.call(given)
            return .void
        }
    }
}

@MainActor
extension MemberProperty {
    /// Is what the class of the object has in its place, where that overrides it and gives a value of the type.
    @_semantics("optimize.sil.specialize.generic.never")
    fileprivate func ask<Type: ScriptValue>(_ member: OverridableMember, _ type: Type.Type) {
        let (get, set) = (get, set)
        func asking(_ setter: @escaping Setter) -> Setter {
            { (receiver, value) throws(ConversionFailure) in
                guard let own = Override(member, of: receiver), own.isSettable else {
                    return try setter(&receiver, value)
                }
                guard let value = Type.from(value) else { throw ConversionFailure(argument: 0) }
                own.set(value.value)
            }
        }
        replace(
            get: { (receiver) throws(ConversionFailure) in
                guard let own = Override(member, of: receiver),
                    let value = Type.from(own.call([]))?.value
                else { return try get(receiver) }
                return value
            }, set: set.map(asking), look: look)
    }
}

@MainActor
extension MemberMethod {
    /// Is what the class of the object has in its place, where that overrides it; nil of `answer` is an answer of
    /// another type, for which the model's own stands.
    fileprivate func ask(
        _ member: OverridableMember,
        answer: @escaping @MainActor (Override, [Value]) throws(ConversionFailure) -> Value?
    ) {
        let call = call
        replace { (receiver, arguments) throws(ConversionFailure) in
            guard let own = Override(member, of: receiver),
                let value = try answer(own, arguments)
            else { return try call(receiver, arguments) }
            return value
        }
    }
}

/// What a session's class has in the place of a member of the model.
@MainActor
private struct Override {
    private let object: any ScriptedObject
    private let member: ScriptMember

    /// Nil where the class does not override the member, and behind `super`.
    init?(_ member: OverridableMember, of receiver: Value) {
        guard case .object(let object) = receiver, let object = object as? any ScriptedObject,
            let own = object.script.override(member)
        else { return nil }
        (self.object, self.member) = (object, own)
    }

    /// Whether it sets the property as well.
    var isSettable: Bool { member.set != nil }

    func call(_ arguments: [Value]) -> Value {
        object.script.kind.call(member.call, on: object, arguments)
    }

    func set(_ value: Value) { _ = object.script.kind.call(member.set, on: object, [value]) }
}
