import HeadlessUIKit
import HierarchyRecords

/// What an object of a user's class has beyond the model's class under it.
@MainActor
package final class ScriptInstance {
    package let kind: ScriptClass
    /// The stored properties, those of superclasses first.
    @Counted var values: [Value]
    /// The member that is called as `super.member` and has not been reached yet.
    var superCall: OverridableMember?

    /// Of the properties of an observable class: which callbacks have read them since they changed last.
    @Counted private var readers: [Int: [ObservationReader]] = [:]

    /// Whether the class hears of what happens to the object; it does not while the model makes it.
    private var isHeard = true

    init(_ kind: ScriptClass, as type: TypeDescription? = nil) {
        self.kind = kind
        values = Array(repeating: .void, count: kind.storedCount)
        if let type, let place = kind.placeOfType { values[place] = .object(TypeReference(type)) }
    }

    /// The class of the object, with its arguments where it is generic.
    var type: TypeDescription {
        kind.placeOfType == nil ? kind.description : kind.type(of: values)
    }

    isolated deinit {
        if !values.isEmpty { kind.releases.letGo(of: &values) }
    }

    /// What the class runs in the place of the model's member; nil where it has nothing to say, where the
    /// member was called on `super`, and where it came with a later system, which calls it first.
    func override(_ member: OverridableMember) -> ScriptMember? {
        guard let own = method(for: member) else { return nil }
        if superCall == member {
            superCall = nil
            return nil
        }
        return own
    }

    private func method(for member: OverridableMember) -> ScriptMember? {
        guard let own = kind.overrides[member.rawValue], isHeard else { return nil }
        if let first = own.since, !MemberTable.isAvailable(ios: first) { return nil }
        return own
    }
}

// L17: a callback that reads an observable object is asked for again, once, when that changes.

extension ScriptInstance {
    /// A property is read, in a callback or not.
    func noteRead(of index: Int) {
        guard let reader = kind.evaluator?.simulator.observation.reader else { return }
        let known = readers[index, default: []].filter(\.isAlive)
        if known.contains(where: { $0.isSame(as: reader) }) { return }
        readers[index] = known + [reader]
    }

    /// A property is set; what is equal to what was there is no change.
    func noteChange(of member: ScriptMember, to value: Value, _ store: () -> Void) {
        guard let index = member.index, let due = readers[index] else { return store() }
        let isSame = values[index].equals(value)
        store()
        if isSame { return }
        readers[index] = nil
        for reader in due { reader.askAgain() }
    }
}

// Callbacks come by the dispatch, which asks before it calls the model's class.

extension ScriptInstance: Behaviour {
    package func hears(_ callback: Callback) -> Bool { method(for: callback) != nil }

    package func run(
        _ callback: Callback, on object: AnyObject, _ values: [CallbackValue]
    ) -> CallbackValue? {
        guard let own = method(for: callback) else { return nil }
        return CallbackValue(kind.call(own.call, on: object, values.map { Value($0) }))
    }

    private func method(for callback: Callback) -> ScriptMember? {
        OverridableMember.method(of: callback).flatMap { method(for: $0) }
    }
}

extension Value {
    @MainActor
    fileprivate init(_ value: CallbackValue) {
        self =
            switch value {
            case .flag(let flag): flag.value
            case .object(let object): object.map { .object($0) } ?? .null
            case .controllers(let controllers): controllers.value
            case .size(let size): size.value
            case .text(let text): text.value
            case .anything(let sender):
                (sender as? any ScriptValue)?.value ?? ScriptElement(sender).value
            case .container(let container): ContentContainerReference(container).value
            case .coordinator(let coordinator): TransitionCoordinatorReference(coordinator).value
            }
    }
}

extension CallbackValue {
    /// What a method answers; nil where no callback answers that.
    @MainActor
    fileprivate init?(_ answer: Value) {
        if let flag = Bool.from(answer) {
            self = .flag(flag)
        } else if let controllers = [UIViewController].from(answer) {
            self = .controllers(controllers)
        } else {
            return nil
        }
    }
}

extension ScriptInstance {
    /// Runs what the model does to make the object: its class hears of nothing meanwhile.
    func unheard<Result>(_ body: () -> Result) -> Result {
        let outer = isHeard
        isHeard = false
        defer { isHeard = outer }
        return body()
    }

    /// The methods of the class, own and inherited, as Swift refers to them: `save(_:)`.
    package var methodNames: [String] { kind.methodNames }

    /// The stored properties that have values, those of superclasses first.
    package var storedValues: [(name: String, value: Value)] {
        properties.map { member in
            guard case .weak(let reference) = member.value else { return member }
            return (member.name, reference.object.map { .object($0) } ?? .null)
        }
    }

    /// Those that hold their values strongly.
    package var heldValues: [(name: String, value: Value)] {
        properties.filter { if case .weak = $0.value { false } else { true } }
    }

    /// The weak properties whose objects are gone.
    package var namesOfLostObjects: [String] {
        properties.compactMap { member in
            guard case .weak(let reference) = member.value, reference.object == nil else {
                return nil
            }
            return member.name
        }
    }

    private var properties: [(name: String, value: Value)] {
        var kinds: [ScriptClass] = []
        var next: ScriptClass? = kind
        while let current = next {
            kinds.insert(current, at: 0)
            next = current.superclass
        }
        return kinds.flatMap(\.stored).compactMap { member in
            guard let index = member.index, !values[index].isVoid else { return nil }
            return (member.name, values[index])
        }
    }
}

/// An object of a user's class.
@MainActor
package protocol ScriptedObject: ScriptedDelegate, SelectiveDelegate, AdoptedObject {
    var script: ScriptInstance { get }
}

extension ScriptedObject {
    /// Called at the end of its initialiser.
    func wasMade() {}

    /// For initialisers that no object of a session's class is made by.
    nonisolated static func hasNoScript() -> Never {
        preconditionFailure("an object of a session's class has a script")
    }
}

extension ScriptedObject where Self: BehaviourHolder {
    func wasMade() { behaviour = script }
}

extension ScriptedViewController {
    func wasMade() {
        behaviour = script
        if script.kind.overridesNoCallback { expectsNoCallbacks() }
    }
}

extension ScriptedView {
    func wasMade() {
        behaviour = script
        if script.kind.overridesNoCallback { expectsNoCallbacks() }
    }
}
