// The members of a user's structure. What changes a value is given the value itself, and its caller
// keeps what became of it.

extension ScriptClass {
    /// A property of a structure's values.
    func structureProperty(
        _ member: ScriptMember, type: ValueType, isImplicitlyUnwrapped: Bool, isSettable: Bool
    ) -> MemberProperty {
        let set: MemberProperty.Setter = { receiver, value in
            self.set(member, of: &receiver, to: value)
        }
        let property = MemberProperty(
            member.name, type: type, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
            get: { (receiver) throws(ConversionFailure) in
                if case .structure(let own) = receiver { try member.checkAlive(in: own.values) }
                return self.get(member, of: receiver)
            }, set: isSettable ? set : nil)
        property.isRecorded = false
        property.take = taker(of: member)
        if member.isLazy { property.mutatingGetter = mutatingGetter(of: member, type) }
        return property
    }

    /// A stored property as the structure's own initialisers and observers set it.
    func unobservedOfStructure(
        _ member: ScriptMember, type: ValueType, isImplicitlyUnwrapped: Bool
    ) -> MemberProperty {
        let property = MemberProperty(
            member.name, type: type, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
            get: { receiver in self.get(member, of: receiver) },
            set: { (receiver, value) throws(ConversionFailure) in
                try receiver.editStructure { structure in structure.store(value, in: member) }
            })
        property.isRecorded = false
        property.take = taker(of: member)
        return property
    }

    /// All stored properties as initialisers set them, by name; none where it is no structure.
    var unobservedOfStructure: [String: MemberProperty] {
        guard isStructure else { return [:] }
        return stored.reduce(into: [:]) { found, member in
            let isUnwrapped = description.property(member.name)?.isImplicitlyUnwrapped ?? false
            found[member.name] = unobservedOfStructure(
                member, type: member.type, isImplicitlyUnwrapped: isUnwrapped)
        }
    }

    /// Takes the value of a plain stored property out of the structure, which gets it back.
    private func taker(of member: ScriptMember) -> MemberProperty.Taker? {
        guard let index = member.index, !member.isWeak, !member.isObserved else { return nil }
        return { receiver in
            try? receiver.editStructure { structure in
                let value = structure.values[index]
                structure.values[index] = .void
                return value
            }
        }
    }

    private func mutatingGetter(of member: ScriptMember, _ type: ValueType) -> MemberMethod {
        MemberMethod(
            "\(member.name)()", parameters: [], result: type,
            mutate: { receiver, _ in
                let value = self.get(member, of: receiver)
                _ = try? receiver.editStructure { $0.store(value, in: member) }
                return value
            })
    }

    private func get(_ member: ScriptMember, of receiver: Value) -> Value {
        guard member.index != nil else { return run(member.call, [receiver]) }
        guard case .structure(let structure) = receiver else { return .void }
        let value = structure[member]
        guard member.isLazy, value.isVoid else { return value }
        return run(member.initial, [receiver])
    }

    /// Sets the property, and tells its observers.
    private func set(_ member: ScriptMember, of receiver: inout Value, to value: Value) {
        guard member.index != nil else {
            _ = run(member.set, changing: &receiver, [value])
            return
        }
        let old = member.didSet == nil ? .void : get(member, of: receiver)
        if member.willSet != nil { _ = run(member.willSet, changing: &receiver, [value]) }
        _ = try? receiver.editStructure { $0.store(value, in: member) }
        if member.didSet != nil { _ = run(member.didSet, changing: &receiver, [old]) }
    }

    /// A method of a structure's values; one that `changes` them is called on a place.
    func structureMethod(
        _ member: ScriptMember, _ parameters: [MethodParameter], result: ValueType, changes: Bool
    ) -> MemberMethod {
        let mutate: MemberMethod.Mutation = { receiver, arguments in
            self.run(member.call, changing: &receiver, arguments)
        }
        return MemberMethod(
            member.name, parameters: parameters, result: result,
            call: { receiver, arguments in self.run(member.call, [receiver] + arguments) },
            mutate: changes ? mutate : nil)
    }

    // MARK: Making

    /// Makes a value; `nil` where the initialiser fails.
    func makeStructure(
        _ initialiser: ScriptInitialiser, _ arguments: [Value], as type: TypeDescription? = nil
    ) -> Value {
        var made = Value.structure(ScriptStructure(self, as: type))
        return run(initialiser, changing: &made, arguments) ? made : .null
    }

    /// A value whose properties have what they are declared with, and nothing else yet.
    func makeUninitialised(as type: TypeDescription? = nil) -> Value {
        var made = Value.structure(ScriptStructure(self, as: type))
        for member in stored where !member.isLazy { setUp(member, of: &made) }
        return made
    }

    /// Runs an initialiser on a value that was just made, and says whether it succeeded.
    func run(
        _ initialiser: ScriptInitialiser, changing value: inout Value, _ arguments: [Value]
    ) -> Bool {
        var arguments = arguments
        for member in stored where !member.isLazy {
            guard let place = initialiser.argument(for: member), place < arguments.count else {
                setUp(member, of: &value)
                continue
            }
            // The value of the declaration is made only where no argument is given.
            guard arguments[place].isVoid else { continue }
            setUp(member, of: &value)
            if case .structure(let made) = value { arguments[place] = made[member] }
        }
        let result = run(initialiser.code, changing: &value, arguments)
        return !(initialiser.isFailable && result.isNull)
    }

    /// Gives a stored property what it is before anything is assigned.
    private func setUp(_ member: ScriptMember, of value: inout Value) {
        guard case .structure(let structure) = value, structure[member].isVoid,
            member.initial != nil || member.startsAsNil
        else { return }
        let initial = member.initial.map { run($0, [value]) } ?? .null
        _ = try? value.editStructure { $0.store(initial, in: member) }
    }

    /// Runs code that changes the value; nothing where the class's world is gone.
    private func run(
        _ code: CheckedClosure?, changing value: inout Value, _ arguments: [Value]
    ) -> Value {
        guard let code, let evaluator else { return .void }
        return evaluator.call(code, changing: &value, with: arguments)
    }
}
