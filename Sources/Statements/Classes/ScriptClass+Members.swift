import HeadlessUIKit

// The members of a user's class as statements see them. A member is looked up in the object's own
// class when it is used, so that a subclass's override answers.

extension ScriptClass {
    /// A property of instances; `nil` cannot be set where `isSettable` says no.
    func property(
        _ member: ScriptMember, type: ValueType, isImplicitlyUnwrapped: Bool, isSettable: Bool
    ) -> MemberProperty? {
        if isStructure {
            return structureProperty(
                member, type: type, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
                isSettable: isSettable)
        }
        guard let place = place(of: member.key) else { return nil }
        let set: MemberProperty.Setter = { receiver, value throws(ConversionFailure) in
            let object = try ScriptClass.object(receiver)
            object.script.kind.set(object.script.kind.table[place], of: object, to: value)
        }
        let property = ScriptClass.unrecorded(
            member.name, type, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
            get: { receiver throws(ConversionFailure) in
                let object = try ScriptClass.object(receiver)
                let member = object.script.kind.table[place]
                try member.checkAlive(in: object.script.values)
                return object.script.kind.get(member, of: object)
            }, set: isSettable ? set : nil)
        property.take = { receiver in
            guard let object = try? ScriptClass.object(receiver) else { return nil }
            return object.script.take(object.script.kind.table[place])
        }
        return property
    }

    /// A stored property as the class's own initialisers set it: constants too, and no observer
    /// hears of it.
    func unobserved(
        _ member: ScriptMember, type: ValueType, isImplicitlyUnwrapped: Bool
    ) -> MemberProperty {
        if isStructure {
            return unobservedOfStructure(
                member, type: type, isImplicitlyUnwrapped: isImplicitlyUnwrapped)
        }
        return ScriptClass.unrecorded(
            member.name, type, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
            get: { (receiver: Value) throws(ConversionFailure) -> Value in
                let object = try ScriptClass.object(receiver)
                return object.script.kind.get(member, of: object)
            },
            set: { (receiver: inout Value, value: Value) throws(ConversionFailure) in
                try ScriptClass.object(receiver).script.store(value, in: member)
            })
    }

    /// A property of the type itself, which is made when it is first read.
    func staticProperty(_ member: ScriptMember, type: ValueType, isSettable: Bool) -> MemberProperty
    {
        let set: MemberProperty.Setter = { _, value in self.setStatic(member, to: value) }
        let property = ScriptClass.unrecorded(
            member.name, type, isImplicitlyUnwrapped: false,
            get: { self.staticValue(member, of: $0) }, set: isSettable ? set : nil)
        property.take = { _ in
            if member.isObserved || member.initial == nil { return nil }
            let value = self.staticValue(member, of: .void)
            self.statics[member.name] = .void
            return value
        }
        return property
    }

    private func staticValue(_ member: ScriptMember, of receiver: Value) -> Value {
        if let value = statics[member.name] {
            if case .weak(let reference) = value {
                return reference.object.map { .object($0) } ?? .null
            }
            return value
        }
        guard let initial = member.initial else {
            return member.startsAsNil ? .null : run(member.call, [receiver])
        }
        let value = run(initial, [.void])
        statics[member.name] = value
        return value
    }

    private func setStatic(_ member: ScriptMember, to value: Value) {
        let own = Value.object(TypeReference(description))
        if let set = member.set {
            _ = run(set, [own, value])
            return
        }
        let old = member.didSet == nil ? .void : staticValue(member, of: .void)
        if member.willSet != nil { _ = run(member.willSet, [own, value]) }
        let stored = member.isWeak && !member.isUnowned ? value.held(.weak) : value
        let before = statics.updateValue(stored, forKey: member.name)
        withExtendedLifetime(before) {}
        if member.didSet != nil { _ = run(member.didSet, [own, old]) }
    }

    /// A method of instances.
    func method(
        _ member: ScriptMember, _ parameters: [MethodParameter], result: ValueType,
        changes: Bool = false
    ) -> MemberMethod? {
        if isStructure {
            return structureMethod(member, parameters, result: result, changes: changes)
        }
        guard let place = place(of: member.key) else { return nil }
        let method = MemberMethod(member.name, parameters: parameters, result: result) {
            (receiver: Value, arguments: [Value]) throws(ConversionFailure) -> Value in
            let object = try ScriptClass.object(receiver)
            let kind = object.script.kind
            return kind.call(kind.table[place].call, on: object, arguments)
        }
        method.place = place
        return method
    }

    /// A method of the type itself.
    func staticMethod(
        _ member: ScriptMember, _ parameters: [MethodParameter], result: ValueType
    ) -> MemberMethod {
        MemberMethod(member.name, parameters: parameters, result: result) { receiver, arguments in
            self.run(member.call, [receiver] + arguments)
        }
    }

    /// What makes an object.
    func maker(_ initialiser: ScriptInitialiser) -> MemberMethod {
        let type = ValueType.named(description)
        let open = open(initialiser)
        let method = MemberMethod(
            initialiser.name,
            parameters: description.generics.isEmpty
                ? open?.parameters ?? initialiser.parameters : initialiser.parameters,
            result: initialiser.isFailable && declaration?.language == .swift ? type.wrapped : type
        ) { receiver, arguments in
            self.make(initialiser, arguments, as: receiver.describedType)
        }
        method.open = open
        method.canThrow = initialiser.canThrow
        method.givesImplicitlyUnwrapped = initialiser.givesImplicitlyUnwrapped
        return method
    }

    /// What an initialiser of its own or of a superclass takes, by the type parameters; nil where none are in it.
    private func open(_ initialiser: ScriptInitialiser) -> OpenSignature? {
        let type = description.open
        guard let parameters = initialiser.open, let owner = initialiser.owner,
            let arguments = type.arguments(of: owner.description)
        else { return nil }
        let bindings = GenericBindings(owner.description.generics, arguments)
        let result = ValueType.named(type)
        return OpenSignature(
            parameters: parameters.map { $0.bound(by: bindings) },
            result: initialiser.isFailable ? result.wrapped : result)
    }

    /// A property of the user's code, whose assignments the log does not keep.
    fileprivate static func unrecorded(
        _ name: String, _ type: ValueType, isImplicitlyUnwrapped: Bool,
        get: @escaping MemberProperty.Getter, set: MemberProperty.Setter?
    ) -> MemberProperty {
        let property = MemberProperty(
            name, type: type, isImplicitlyUnwrapped: isImplicitlyUnwrapped, get: get, set: set)
        property.isRecorded = false
        return property
    }

    /// The object of a class of the user's that the value is.
    static func object(_ value: Value) throws(ConversionFailure) -> any ScriptedObject {
        guard case .object(let object) = value, let scripted = object as? any ScriptedObject else {
            throw ConversionFailure(argument: nil)
        }
        return scripted
    }
}

// What `super` reaches: the implementation of the superclass, whatever the object's own class has.

extension ScriptClass {
    /// A method of a superclass of this class, called past the overrides of subclasses.
    func superMethod(_ method: MemberMethod) -> MemberMethod {
        let model = OverridableMember.named(method.name)
        let own =
            method.place.flatMap { superclass?.table[$0] } ?? implementation(of: model)
            ?? method.extended.map { superclass?.member($0.key) ?? $0 }
        let callback = model?.callback(ofView: foundation.modelType is UIView.Type)
        let reached = MemberMethod(
            method.name, parameters: method.parameters, result: method.result
        ) {
            (receiver: Value, arguments: [Value]) throws(ConversionFailure) -> Value in
            let object = try ScriptClass.object(receiver)
            if let own { return object.script.kind.call(own.call, on: object, arguments) }
            object.script.superCall = model
            defer { object.script.superCall = nil }
            guard let callback, let holder = object.holderOfBehaviour else {
                return try method.call(receiver, arguments)
            }
            return try holder.callSuper(callback) { () throws(ConversionFailure) in
                try method.call(receiver, arguments)
            }
        }
        reached.reachesSuper = true
        return reached
    }

    private func implementation(of model: OverridableMember?) -> ScriptMember? {
        model.flatMap { superclass?.overrides[$0.rawValue] }
    }

    /// A property of a superclass, read and set past the overrides of subclasses.
    func superProperty(_ property: MemberProperty) -> MemberProperty {
        let model = OverridableMember.named(property.name)
        let own = superclass?.member(property.name) ?? implementation(of: model)
        let get: MemberProperty.Getter = { receiver throws(ConversionFailure) in
            let object = try ScriptClass.object(receiver)
            if let own { return object.script.kind.get(own, of: object) }
            object.script.superCall = model
            defer { object.script.superCall = nil }
            return try property.get(receiver)
        }
        let set: MemberProperty.Setter = { receiver, value throws(ConversionFailure) in
            let object = try ScriptClass.object(receiver)
            if let own { return object.script.kind.set(own, of: object, to: value) }
            object.script.superCall = model
            defer { object.script.superCall = nil }
            try property.set?(&receiver, value)
        }
        let reached = ScriptClass.unrecorded(
            property.name, property.type, isImplicitlyUnwrapped: property.isImplicitlyUnwrapped,
            get: get, set: property.set == nil ? nil : set)
        reached.reachesSuper = true
        return reached
    }
}

extension ScriptedObject {
    /// The object itself, or the one that it stands for, where callbacks are sent to it.
    fileprivate var holderOfBehaviour: (any BehaviourHolder)? {
        ((self as? DepartingObject)?.original ?? self) as? any BehaviourHolder
    }
}

extension ScriptMember {
    /// Swift's own words where it is unowned, and what it leads to is gone.
    func checkAlive(in values: some Collection<Value>) throws(ConversionFailure) {
        guard isUnowned, let index, case .weak(let reference) = values.dropFirst(index).first,
            reference.object == nil
        else { return }
        throw ConversionFailure(
            fatalError:
                "Attempted to read an unowned reference but the object was already deallocated"
        )
    }
}
