import HeadlessUIKit
import HierarchyRecords

// What the overrides of the generated classes call: the member of the session's class. Where it has none, they go on
// with the model's, without a closure, since there are thousands of them.

extension ScriptedObject {
    /// The value of a property; nil where the class does not override it, or gives a value of another
    /// type.
    @_semantics("optimize.sil.specialize.generic.never")
    func read<Type: ScriptValue>(_ member: OverridableMember, _ type: Type.Type) -> Type? {
        guard let own = script.override(member) else { return nil }
        return Type.from(script.kind.call(own.call, on: self, []))
    }

    /// Sets an overridden property, and says whether the class overrides it.
    @_semantics("optimize.sil.specialize.generic.never")
    func write<Type: ScriptValue>(_ member: OverridableMember, _ value: Type) -> Bool {
        guard let set = script.override(member)?.set else { return false }
        _ = script.kind.call(set, on: self, [value.value])
        return true
    }

    /// Runs an override, which takes what the framework gave it and returns nothing.
    @_semantics("optimize.sil.specialize.generic.never")
    func run(_ override: ScriptMember, _ arguments: [Value] = []) {
        _ = script.kind.call(override.call, on: self, arguments)
    }

    /// What an override returns; nil where that is of another type.
    @_semantics("optimize.sil.specialize.generic.never")
    func answer<Answer: ScriptValue>(
        _ override: ScriptMember, _ type: Answer.Type, _ arguments: [Value] = []
    ) -> Answer? {
        Answer.from(script.kind.call(override.call, on: self, arguments))
    }
}

extension Value {
    /// What code gave as the sender of an action.
    init(sender: Any?) {
        self = (sender as AnyObject?).map { .object($0) } ?? .null
    }
}
