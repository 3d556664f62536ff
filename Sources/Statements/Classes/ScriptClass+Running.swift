import CommandLanguage
import HeadlessUIKit

extension ScriptClass {
    /// Runs code of the type itself; nothing where the class's world is gone.
    func run(_ code: CheckedClosure?, _ arguments: [Value]) -> Value {
        guard let code, let evaluator else { return .void }
        return evaluator.call(code, with: arguments)
    }

    /// Runs code of the class on an object of it; nothing where the class's world is gone.
    func call(_ code: CheckedClosure?, on object: AnyObject, _ arguments: [Value]) -> Value {
        guard let code, let evaluator else { return .void }
        return evaluator.call(code, with: [.object(object)] + arguments)
    }

    /// What the class and its superclasses do when the object goes, the class first.
    @_semantics("optimize.sil.specialize.generic.never")
    func runDeinit(of object: any ScriptedObject) {
        let departing = DepartingScriptedObject(scripted: object)
        var kind: ScriptClass? = self
        while let current = kind {
            if let code = current.deinitialiser { _ = call(code, on: departing, []) }
            kind = current.superclass
        }
        departing.hasGone = true
    }

    // MARK: Properties

    /// What the property is now; a lazy one is made, a weak one may have become `nil`.
    func get(_ member: ScriptMember, of object: any ScriptedObject) -> Value {
        guard let index = member.index else { return call(member.call, on: object, []) }
        if member.isTracked { object.script.noteRead(of: index) }
        let value = object.script.values[index]
        if case .weak(let reference) = value {
            return reference.object.map { .object($0) } ?? .null
        }
        guard member.isLazy, case .void = value else { return value }
        let made = call(member.initial, on: object, [])
        object.script.values[index] = made
        return made
    }

    /// Sets the property, and tells its observers.
    func set(_ member: ScriptMember, of object: any ScriptedObject, to value: Value) {
        guard member.index != nil else {
            _ = call(member.set, on: object, [value])
            return
        }
        let old = member.didSet == nil ? .void : get(member, of: object)
        if member.willSet != nil { _ = call(member.willSet, on: object, [value]) }
        if member.isTracked {
            object.script.noteChange(of: member, to: value) {
                object.script.store(value, in: member)
            }
        } else {
            object.script.store(value, in: member)
        }
        if member.didSet != nil { _ = call(member.didSet, on: object, [old]) }
    }

    // MARK: Objects

    /// Makes an object and runs an initialiser; `nil` where that one fails.
    package func make(_ initialiser: ScriptInitialiser, _ arguments: [Value]) -> Value {
        make(initialiser, arguments, as: nil)
    }

    /// The same of a generic class with arguments.
    func make(
        _ initialiser: ScriptInitialiser, _ arguments: [Value], as type: TypeDescription?
    ) -> Value {
        if isStructure { return makeStructure(initialiser, arguments, as: type) }
        let instance = ScriptInstance(self, as: type)
        let object = foundation.make(instance, by: initialiser, arguments)
        warnOfTraits(object)
        var succeeds = true
        let body = { succeeds = self.run(initialiser, on: object, arguments) }
        if initialiser.name == "init(coder:)",
            case .object(let coder as InterfaceCoder) = arguments.first
        {
            coder.logging(object, body)
        } else {
            body()
        }
        return succeeds ? .object(object) : .null
    }

    /// E60: once a class, with its first object.
    private func warnOfTraits(_ object: any ScriptedObject) {
        guard overrides[OverridableMember.traitCollection.rawValue] != nil, !hasWarnedOfTraits,
            let responder = object as? UIResponder
        else { return }
        hasWarnedOfTraits = true
        responder.simulator.reportOverriddenTraits(of: responder.objectID)
    }

    /// Runs an initialiser on an object that was just made, and says whether it succeeded.
    func run(
        _ initialiser: ScriptInitialiser, on object: any ScriptedObject, _ arguments: [Value]
    ) -> Bool {
        if initialiser.isModel, let standard = standardInitialiser, initialiser.isConvenience {
            let known = initialisers.first { $0.name == standard.name }
            let designated =
                known ?? foundation.initialisers.first { $0.name == standard.name } ?? initialiser
            guard run(designated, on: object, standard.arguments) else { return false }
            initialiser.model(object, arguments)
            return true
        }
        let isDelegating = initialiser.isConvenience && !initialiser.isModel
        if !isDelegating { prepare(object) }
        if isDelegating || initialiser.owner === self {
            let result = call(initialiser.code, on: object, arguments)
            return !(initialiser.isFailable && result.isNull)
        }
        if let superclass { return superclass.run(initialiser, on: object, arguments) }
        initialiser.model(object, arguments)
        return true
    }

    /// What `init()` of the model's class calls; a text view's with a container, where the class has that one of its own.
    private var standardInitialiser: (name: String, arguments: [Value])? {
        guard let standard = foundation.standardInitialiser else { return nil }
        let longer = "init(frame:textContainer:)"
        let hasLonger = initialisers.contains { $0.name == longer && !$0.isModel }
        return hasLonger ? (longer, standard.arguments + [.null]) : standard
    }

    /// Gives the class's own stored properties what they are before anything is assigned.
    private func prepare(_ object: any ScriptedObject) {
        for member in stored where !member.isLazy {
            guard let index = member.index, case .void = object.script.values[index] else {
                continue
            }
            if let zero = member.zero {
                object.script.values[index] = zero
            } else if member.initial != nil {
                object.script.store(call(member.initial, on: object, []), in: member)
            } else if member.startsAsNil {
                object.script.values[index] = .null
            }
        }
    }
}

extension ScriptInstance {
    /// Keeps the value, weakly where the property says so.
    func store(_ value: Value, in member: ScriptMember) {
        guard let index = member.index else { return }
        // What goes only now may run code that reads the object.
        let before = values[index]
        defer { withExtendedLifetime(before) {} }
        values[index] = value.held(by: member)
    }

    /// Takes the value of a plain stored property, which is to be given it back; nil where more
    /// belongs to reading or setting it.
    func take(_ member: ScriptMember) -> Value? {
        guard let index = member.index, !member.isWeak, !member.isObserved, !member.isTracked
        else { return nil }
        let value = values[index]
        if value.isVoid { return nil }
        values[index] = .void
        return value
    }
}
