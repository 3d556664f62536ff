/// An initialiser of a user's class, its own or the model's.
@MainActor
package final class ScriptInitialiser {
    /// In full: `init(title:)`.
    package let name: String
    package let parameters: [MethodParameter]
    /// The class that declares it; nil for one of the model's.
    private(set) weak var owner: ScriptClass?
    let isModel: Bool
    let isConvenience: Bool
    let isRequired: Bool
    let isFailable: Bool
    /// Whether it was declared with `throws`.
    var canThrow = false
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
}
