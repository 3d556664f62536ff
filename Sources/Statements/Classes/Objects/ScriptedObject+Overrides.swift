import HeadlessUIKit
import HierarchyRecords

extension ScriptedObject {
    /// Runs what the class has in the place of the model's member, or else the model's own.
    @_semantics("optimize.sil.specialize.generic.never")
    func override(
        _ member: OverridableMember, _ arguments: [Value] = [], model: () -> Void
    ) {
        guard let own = script.override(member) else { return model() }
        run(own, arguments)
    }
}

extension ScriptedObject where Self: CallbackOwner {
    /// The same for a callback, which is logged where user code called it by hand.
    @_semantics("optimize.sil.specialize.generic.never")
    func override(
        _ member: OverridableMember, of callback: Callback, _ arguments: [Value] = [],
        model: () -> Void
    ) {
        guard let own = script.override(member) else { return model() }
        perform(own, callback, arguments, byHand: model)
    }

    /// The same for one that takes arguments and answers.
    @_semantics("optimize.sil.specialize.generic.never")
    func answer<Answer: ScriptValue>(
        _ member: OverridableMember, _ callback: Callback, _ arguments: [Value],
        model: () -> Answer
    ) -> Answer {
        guard let own = script.override(member) else { return model() }
        var answer: Answer?
        let override = { [unowned self] in
            answer = Answer.from(script.kind.call(own.call, on: self, arguments))
        }
        if wasSent(callback) { override() } else { runByHand(override) { _ = model() } }
        return answer ?? model()
    }

    /// The same for one that answers yes or no.
    @_semantics("optimize.sil.specialize.generic.never")
    func result(
        of member: OverridableMember, _ callback: Callback, model: () -> Bool
    ) -> Bool {
        guard let own = script.override(member) else { return model() }
        var answer = false
        let override = { [unowned self] in
            answer = Bool.from(script.kind.call(own.call, on: self, [])) ?? false
        }
        if wasSent(callback) { override() } else { runByHand(override) { _ = model() } }
        return answer
    }
}

extension Value {
    /// What code gave as the sender of an action.
    init(sender: Any?) {
        self = (sender as AnyObject?).map { .object($0) } ?? .null
    }
}
