extension TypeDescription {
    /// Whether it inherits from a class of which no table tells what it answers, or is one.
    func isBelowAbsent(in classes: ClassTable) -> Bool {
        isScripted && lineage(in: classes).contains(where: \.isInertWithoutList)
    }

    /// Whether it is a class of the frameworks of which no table tells what it answers.
    var isInertWithoutList: Bool {
        isInert && SelectorTable.find(objectiveCName)?.isListed != true
    }
}

extension Evaluator {
    /// What an object of an inert class answers that code knows as `id`; nil where its class has no such message.
    func inertAnswer(_ selector: String, _ arguments: [Value], of receiver: Value) -> Value? {
        guard case .object(let object) = receiver, let type = MemberTable.type(of: object),
            let owner = type.lineage(in: variables.classes).first(where: \.isInert)
        else { return nil }
        let found = SelectorTable.entry(selector, of: owner.objectiveCName, \.instance)?.entry
        guard let entry = found ?? (owner.isInertWithoutList ? .init(of: selector) : nil) else {
            return nil
        }
        return answer(selector, entry, [receiver] + arguments, .any)
    }

    /// What an inert member does: it keeps what is set, and gives it back.
    func answer(
        _ selector: String, _ entry: SelectorTable.Entry, _ values: [Value], _ type: ValueType
    ) -> Value {
        let key = Value.string("inert " + (entry.sets ?? entry.gives ?? selector))
        if values[0].isNull { return Value.zero(of: type) }
        if entry.sets != nil, values.count > 1 {
            associations.set(values[1], of: values[0], at: key)
            return .void
        }
        let kept = entry.gives == nil ? .null : associations.value(of: values[0], at: key)
        return kept.isNull ? emptyValue(of: type, for: values[0]) : kept
    }

    /// The one object that the message to the class gives.
    func sharedInert(_ name: String, _ selector: String) -> InertObjectOfC {
        let key = "\(name) \(selector)"
        if let known = inertObjects[key] { return known }
        let made = InertObjectOfC(name)
        inertObjects[key] = made
        return made
    }

    /// What an inert member gives that nobody set: the receiver where that is of the class, another
    /// object of the class where one can be made, or the type's zero.
    func emptyValue(of type: ValueType, for receiver: Value) -> Value {
        if type.isNamed(.string) { return .string("") }
        switch type {
        case .any: return .object(InertObjectOfC("NSObject", isNothing: true))
        case .optional(.named(let description)) where description.isClass:
            if case .object(let object) = receiver,
                description.hasInstance(object, in: variables.classes)
            {
                return receiver
            }
            guard case .method(let maker, _)? = description.objectiveC.initialisers["init"],
                maker.parameters.allSatisfy({ $0.defaultValue != nil }),
                let made = try? maker.call(.void, maker.parameters.map { $0.defaultValue ?? .void })
            else { return .null }
            return made
        case .optional, .void, .null, .named, .array, .set, .dictionary, .function, .tuple, .range,
            .generic:
            return Value.zero(of: type)
        }
    }
}
