/// An initialiser of a user's class, its own or the model's.
@MainActor
package final class ScriptInitialiser {
    /// In full: `init(title:)`.
    package let name: String
    package let parameters: [MethodParameter]
    /// The class that declares it; nil for one of the model's.
    private(set) weak var owner: ScriptClass?
    /// Whether it is one of the model's that the class inherits.
    package let isModel: Bool
    let isConvenience: Bool
    let isRequired: Bool
    let isFailable: Bool
    /// Whether it was declared with `throws`.
    var canThrow = false
    /// Whether it is `init!`.
    var givesImplicitlyUnwrapped = false
    /// Whether it is the one that a structure without one has: what a property starts with is the argument.
    var isMemberwise = false
    /// What it takes by the type parameters of its class; nil where those are not in it.
    var open: [MethodParameter]?
    /// The body, once it was checked.
    var code: CheckedClosure?
    /// What one of the model's does to an object that is there already.
    let model: (any ScriptedObject, [Value]) -> Void

    /// One that a class declares.
    init(
        _ name: String, _ parameters: [MethodParameter], owner: ScriptClass, isConvenience: Bool,
        isRequired: Bool, isFailable: Bool
    ) {
        self.name = name
        self.parameters = parameters
        isModel = false
        self.owner = owner
        self.isConvenience = isConvenience
        self.isRequired = isRequired
        self.isFailable = isFailable
        model = { _, _ in }
    }

    /// One of the model's, whose work `adopt` does on the object. The class hears of nothing that
    /// happens meanwhile.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Own, each Parameter: ScriptValue>(
        _ name: String, isConvenience: Bool = false, defaults: [String: Value] = [:],
        _ adopt: @escaping @MainActor (Own, repeat each Parameter) -> Void
    ) {
        self.name = name
        let method = MemberMethod(
            name, types: TypedArguments.types(repeat (each Parameter).self), defaults: defaults,
            result: .void
        ) { _, _ in .void }
        parameters = method.parameters
        isModel = true
        self.isConvenience = isConvenience
        isRequired = false
        isFailable = false
        model = { object, arguments in
            guard let own = object as? Own else { return }
            object.script.unheard {
                var next = 0
                do throws(ConversionFailure) {
                    adopt(
                        own,
                        repeat try TypedArguments.next((each Parameter).self, of: arguments, &next)
                    )
                } catch {
                    preconditionFailure("the arguments of '\(name)' were checked")
                }
            }
        }
    }

    /// One of an app's compiled class, which makes the object.
    init(adopted name: String, _ types: [ValueType], defaults: [String: Value]) {
        self.name = name
        parameters =
            MemberMethod(name, types: types, defaults: defaults, result: .void) { _, _ in .void }
            .parameters
        isModel = true
        isConvenience = false
        isRequired = false
        isFailable = false
        model = { _, _ in }
    }

    /// One of the model's.
    init(
        _ name: String, _ types: [ValueType] = [], isConvenience: Bool = false,
        isRequired: Bool = false,
        _ model: @escaping (any ScriptedObject, [Value]) -> Void = { _, _ in }
    ) {
        self.name = name
        let method = MemberMethod(name, types: types, defaults: [:], result: .void) { _, _ in .void
        }
        parameters = method.parameters
        isModel = true
        self.isConvenience = isConvenience
        self.isRequired = isRequired
        isFailable = false
        self.model = model
    }

    /// The place of the argument that is what the property starts with; nil where there is none.
    func argument(for member: ScriptMember) -> Int? {
        isMemberwise ? parameters.firstIndex { $0.label == member.name } : nil
    }
}
