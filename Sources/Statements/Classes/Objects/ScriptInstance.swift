import HeadlessUIKit
import HierarchyRecords

/// What an object of a user's class has beyond the model's class under it.
@MainActor
package final class ScriptInstance {
    package let kind: ScriptClass
    /// The stored properties, those of superclasses first.
    var values: [Value]
    /// The member that is called as `super.member` and has not been reached yet.
    var superCall: OverridableMember?

    init(_ kind: ScriptClass) {
        self.kind = kind
        values = Array(repeating: .void, count: kind.storedCount)
    }

    isolated deinit {
        if !values.isEmpty { kind.releases.letGo(of: &values) }
    }

    /// What the class runs in the place of the model's member; nil where it has nothing to say, and
    /// where the member was called on `super`.
    func override(_ member: OverridableMember) -> ScriptMember? {
        guard let own = kind.overrides[member.rawValue] else { return nil }
        if superCall == member {
            superCall = nil
            return nil
        }
        return own
    }
}

extension ScriptInstance {
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
package protocol ScriptedObject: ScriptedDelegate, SelectiveDelegate {
    var script: ScriptInstance { get }
}

extension ScriptedObject {
    /// Runs an override, which takes what the framework gave it and returns nothing.
    @_semantics("optimize.sil.specialize.generic.never")
    func run(_ override: ScriptMember, _ arguments: [Value] = []) {
        _ = script.kind.call(override.call, on: self, arguments)
    }

    /// What an overridden method returns; nil where the class does not override it.
    @_semantics("optimize.sil.specialize.generic.never")
    func result<Type: ScriptValue>(of member: OverridableMember, _ arguments: [Value]) -> Type? {
        guard let override = script.override(member) else { return nil }
        return Type.from(script.kind.call(override.call, on: self, arguments))
    }

    /// The value of an overridden property; nil where the class does not override it.
    @_semantics("optimize.sil.specialize.generic.never")
    func read<Type: ScriptValue>(_ member: OverridableMember) -> Type? {
        guard let override = script.override(member) else { return nil }
        return Type.from(script.kind.call(override.call, on: self, []))
    }

    /// Sets an overridden property, and says whether the class overrides it.
    @_semantics("optimize.sil.specialize.generic.never")
    func write<Type: ScriptValue>(_ member: OverridableMember, _ value: Type) -> Bool {
        guard let override = script.override(member) else { return false }
        guard let set = override.set else { return false }
        _ = script.kind.call(set, on: self, [value.value])
        return true
    }
}

/// What gets callbacks that the log shows.
@MainActor
protocol CallbackOwner: AnyObject {
    func wasSent(_ callback: Callback) -> Bool
    func runByHand(_ override: @escaping () -> Void, call: () -> Void)
}

extension UIResponder: CallbackOwner {}
extension UIPresentationController: CallbackOwner {}

extension ScriptedObject where Self: CallbackOwner {
    /// Runs an override of a callback; where user code called it by hand, the model's own
    /// implementation logs it first.
    @_semantics("optimize.sil.specialize.generic.never")
    func perform(
        _ override: ScriptMember, _ callback: Callback, _ arguments: [Value] = [],
        byHand: () -> Void
    ) {
        if wasSent(callback) { return run(override, arguments) }
        runByHand({ [unowned self] in run(override, arguments) }, call: byHand)
    }
}
