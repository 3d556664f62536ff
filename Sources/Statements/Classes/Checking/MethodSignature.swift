import CommandLanguage

extension MemberMethod {
    /// Takes over what the head of its declaration says beside names and types.
    @MainActor
    func adopt(_ signature: MethodSignature) {
        canThrow = signature.canThrow
        throwsAgain = signature.throwsAgain
        constraints = signature.constraints
        givesImplicitlyUnwrapped = signature.givesImplicitlyUnwrapped
    }
}

/// What tells one method from others.
@MainActor
struct MethodSignature {
    /// In full: `move(_:to:)`.
    let name: String
    /// The name with the types.
    let key: String
    let parameters: [MethodParameter]
    let result: ValueType
    /// What its type parameters must be.
    var constraints: [GenericName: ValueType] = [:]
    var canThrow = false
    /// Whether it throws only what a closure that it is given throws.
    var throwsAgain = false
    /// Whether its result is written as `UIView!`.
    var givesImplicitlyUnwrapped = false
    /// What `Self` is in the body.
    var own: ValueType?

    init(_ base: String, _ parameters: [MethodParameter], result: ValueType) {
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        let types = parameters.map(\.type.name).joined(separator: ",")
        name = "\(base)(\(labels))"
        key = "\(name)|\(types)"
        self.parameters = parameters
        self.result = result
    }

    /// The parameters as the body knows them.
    func locals(of method: FunctionDeclaration) -> [PendingCode.Parameter] {
        zip(method.parameters, parameters).map { declared, known in
            PendingCode.Parameter(
                name: declared.name, type: erased(known.type),
                defaultValue: declared.defaultValue, isInout: known.isInout,
                isImplicitlyUnwrapped: method.language == .swift
                    && declared.type.isImplicitlyUnwrapped,
                isAnyObject: method.language == .swift
                    && declared.type.unwrapped.isNamed("AnyObject"))
        }
    }

    /// The type as the body knows it, where type parameters are what they must be.
    func erased(_ type: ValueType) -> ValueType {
        guard type.isGeneric else { return type }
        var known = constraints
        if let own { known[.receiver] = own }
        return GenericBindings(known).resolve(type)
    }

    /// What the names of the type parameters mean in the body.
    var genericTypes: [String: ValueType] {
        Dictionary(uniqueKeysWithValues: constraints.map { ($0.key.rawValue, $0.value) })
    }
}
