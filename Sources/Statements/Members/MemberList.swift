import CommandLanguage

/// Collects the members of one type; the closures are written in terms of the model's own types.
///
/// The optimizer leaves what is generic here as it is: it would make one function more for each of
/// some thousand members, and a build would take a minute longer for it.
@MainActor
struct MemberList<Receiver: ScriptValue> {
    var members = TypeMembers()

    /// From here on the members are written by hand.
    mutating func beginByHand() { members.beginByHand() }

    // MARK: Properties

    /// A property of instances. `look` reads it without changing the world and answers nil where
    /// that cannot be done now; `override` is for the command `set`; `objection` says what is wrong
    /// with a value that cannot be assigned.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func property<Type: ScriptValue>(
        _ name: String, _ get: @escaping @MainActor (Receiver) -> Type,
        _ set: (@MainActor (inout Receiver, Type) -> Void)? = nil,
        look: (@MainActor (Receiver) -> Type?)? = nil,
        override: (@MainActor (inout Receiver, Type) -> Void)? = nil,
        objection: (@MainActor (Type) -> Message?)? = nil
    ) {
        members.properties.append(
            MemberProperty(
                name, type: Type.valueType, get: Self.getter(get),
                set: Self.setter(set, objection), look: Self.looker(look),
                override: Self.setter(override)))
    }

    /// A property like `view: UIView!`.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func unwrappedProperty<Type: ScriptValue>(
        _ name: String, _ get: @escaping @MainActor (Receiver) -> Type?,
        _ set: (@MainActor (inout Receiver, Type?) -> Void)? = nil,
        look: (@MainActor (Receiver) -> Type?)? = nil
    ) {
        members.properties.append(
            MemberProperty(
                name, type: Type.valueType, isImplicitlyUnwrapped: true, get: Self.getter(get),
                set: Self.setter(set), look: Self.looker(look)))
    }

    /// A property of the type itself.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func staticProperty<Type: ScriptValue>(
        _ name: String, _ get: @escaping @MainActor () -> Type
    ) {
        members.staticProperties.append(
            MemberProperty(name, type: Type.valueType, get: { _ in get().value }))
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private static func getter<Type: ScriptValue>(
        _ get: @escaping @MainActor (Receiver) -> Type
    ) -> MemberProperty.Getter {
        { (receiver) throws(ConversionFailure) in get(try object(receiver)).value }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private static func looker<Type: ScriptValue>(
        _ look: (@MainActor (Receiver) -> Type?)?
    ) -> MemberProperty.Getter? {
        guard let look else { return nil }
        return { (receiver) throws(ConversionFailure) in
            look(try object(receiver))?.value ?? .void
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private static func setter<Type: ScriptValue>(
        _ set: (@MainActor (inout Receiver, Type) -> Void)?,
        _ objection: (@MainActor (Type) -> Message?)? = nil
    ) -> MemberProperty.Setter? {
        guard let set else { return nil }
        return { (receiver, value) throws(ConversionFailure) in
            var object = try object(receiver)
            guard let value = Type.from(value) else { throw ConversionFailure(argument: 0) }
            if let text = objection?(value) { throw ConversionFailure(refusal: text) }
            set(&object, value)
            receiver = object.value
        }
    }

    // MARK: Methods

    /// A method of the type itself.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func staticMethod<each Parameter: ScriptValue, Result: ScriptValue>(
        _ name: String, defaults: [String: Value] = [:],
        _ body: @escaping @MainActor (repeat each Parameter) -> Result
    ) {
        members.staticMethods.append(
            MemberMethod(
                name, types: TypedArguments.types(repeat (each Parameter).self), defaults: defaults,
                result: Result.valueType
            ) { (_, arguments) throws(ConversionFailure) in
                var next = 0
                return body(
                    repeat try TypedArguments.next((each Parameter).self, of: arguments, &next)
                ).value
            })
    }

    /// A method of instances, named in full: `insertSubview(_:at:)`.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func method<each Parameter: ScriptValue, Result: ScriptValue>(
        _ name: String, defaults: [String: Value] = [:],
        _ body: @escaping @MainActor (Receiver) -> @MainActor (repeat each Parameter) -> Result
    ) {
        members.methods.append(
            MemberMethod(
                name, types: TypedArguments.types(repeat (each Parameter).self), defaults: defaults,
                result: Result.valueType
            ) { (receiver, arguments) throws(ConversionFailure) in
                var next = 0
                let method = body(try Self.object(receiver))
                return method(
                    repeat try TypedArguments.next((each Parameter).self, of: arguments, &next)
                ).value
            })
    }

    /// A method of instances that returns nothing.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func method<each Parameter: ScriptValue>(
        _ name: String, defaults: [String: Value] = [:],
        _ body: @escaping @MainActor (Receiver) -> @MainActor (repeat each Parameter) -> Void
    ) {
        members.methods.append(
            MemberMethod(
                name, types: TypedArguments.types(repeat (each Parameter).self), defaults: defaults,
                result: .void
            ) { (receiver, arguments) throws(ConversionFailure) in
                var next = 0
                let method = body(try Self.object(receiver))
                method(repeat try TypedArguments.next((each Parameter).self, of: arguments, &next))
                return .void
            })
    }

    /// A method that changes the value that it is called on.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func mutatingMethod<each Parameter: ScriptValue>(
        _ name: String,
        _ body: @escaping @MainActor (inout Receiver, repeat each Parameter) -> Void
    ) {
        members.methods.append(
            MemberMethod(
                name, parameters: TypedArguments.types(repeat (each Parameter).self), result: .void,
                mutate: { (receiver, arguments) throws(ConversionFailure) in
                    var next = 0
                    var value = try Self.object(receiver)
                    body(
                        &value,
                        repeat try TypedArguments.next((each Parameter).self, of: arguments, &next)
                    )
                    receiver = value.value
                    return .void
                }))
    }

    /// An initialiser that may give `nil`.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func failableInitialiser<each Parameter: ScriptValue>(
        _ name: String,
        _ body: @escaping @MainActor (repeat each Parameter) -> Receiver?
    ) {
        members.initialisers.append(
            MemberMethod(
                name, types: TypedArguments.types(repeat (each Parameter).self), defaults: [:],
                result: Receiver.valueType.wrapped
            ) { (_, arguments) throws(ConversionFailure) in
                var next = 0
                return body(
                    repeat try TypedArguments.next((each Parameter).self, of: arguments, &next)
                ).value
            })
    }

    /// An initialiser that is described elsewhere.
    mutating func addInitialiser(_ initialiser: MemberMethod) {
        members.initialisers.append(initialiser)
    }

    /// Members that are described elsewhere.
    mutating func add(_ methods: [MemberMethod]) { members.methods += methods }

    /// Properties that are described elsewhere.
    mutating func add(properties: [MemberProperty]) { members.properties += properties }

    mutating func addStatic(_ method: MemberMethod) { members.staticMethods.append(method) }

    /// A method of the type itself that returns nothing.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func staticMethod<each Parameter: ScriptValue>(
        _ name: String, defaults: [String: Value] = [:],
        _ body: @escaping @MainActor (repeat each Parameter) -> Void
    ) {
        members.staticMethods.append(
            MemberMethod(
                name, types: TypedArguments.types(repeat (each Parameter).self), defaults: defaults,
                result: .void
            ) { (_, arguments) throws(ConversionFailure) in
                var next = 0
                body(repeat try TypedArguments.next((each Parameter).self, of: arguments, &next))
                return .void
            })
    }

    /// An initialiser, named `init(x:y:)`.
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func initialiser<each Parameter: ScriptValue>(
        _ name: String, defaults: [String: Value] = [:],
        _ body: @escaping @MainActor (repeat each Parameter) -> Receiver
    ) {
        members.initialisers.append(
            MemberMethod(
                name, types: TypedArguments.types(repeat (each Parameter).self), defaults: defaults,
                result: Receiver.valueType
            ) { (_, arguments) throws(ConversionFailure) in
                var next = 0
                return body(
                    repeat try TypedArguments.next((each Parameter).self, of: arguments, &next)
                ).value
            })
    }

    private static func object(_ value: Value) throws(ConversionFailure) -> Receiver {
        if let receiver = Receiver.from(value) { return receiver }
        guard case .object(let object as DepartingObject) = value,
            let original = object.original, let receiver = Receiver.from(.object(original))
        else { throw ConversionFailure(argument: nil) }
        return receiver
    }
}

extension TypeDescription {
    /// A class of the model.
    @_semantics("optimize.sil.specialize.generic.never")
    convenience init<Type: ScriptObject>(
        _ name: String, class type: Type.Type, superclass: TypeDescription? = nil,
        _ fill: @escaping @MainActor (inout MemberList<Type>) -> Void
    ) {
        self.init(
            name, .object(isInstance: { $0 is Type }), superclass: superclass,
            modelType: type
        ) { Self.members(fill) }
    }

    /// A protocol of the model; `wrapper` holds an object that conforms.
    @_semantics("optimize.sil.specialize.generic.never")
    convenience init<Type: ScriptValue>(
        _ name: String, protocol wrapper: Type.Type, isInstance: @escaping (AnyObject) -> Bool,
        _ fill: @escaping @MainActor (inout MemberList<Type>) -> Void
    ) {
        self.init(name, .object(isInstance: isInstance)) { Self.members(fill) }
    }

    /// A structure or a simple type.
    @_semantics("optimize.sil.specialize.generic.never")
    convenience init<Type: ScriptValue>(
        _ name: String, value type: Type.Type,
        _ fill: @escaping @MainActor (inout MemberList<Type>) -> Void
    ) {
        self.init(name, .simple) { Self.members(fill) }
    }

    /// A structure of the model that statements hold in a box.
    @_semantics("optimize.sil.specialize.generic.never")
    convenience init<Type: ScriptBoxed>(
        _ name: String, boxed type: Type.Type,
        _ fill: @escaping @MainActor (inout MemberList<Type>) -> Void = { _ in }
    ) {
        self.init(name, .simple, isBoxed: true) { Self.members(fill) }
    }

    /// An enumeration of the model, or a structure with a name for each of its values; the names are
    /// in the order of `Type.choices`.
    @_semantics("optimize.sil.specialize.generic.never")
    convenience init<Type: ScriptChoice>(
        _ name: String, choices names: [String], of type: Type.Type,
        _ fill: @escaping @MainActor (inout MemberList<Type>) -> Void = { _ in }
    ) {
        self.init(name, .choices(names)) {
            var members = Self.members(fill)
            RawValues.add(to: &members, of: type)
            return members
        }
    }

    /// An enumeration that statements declare; its members come later.
    convenience init(_ name: String, choices names: [String]) {
        self.init(name, .choices(names)) { TypeMembers() }
    }

    /// An option set.
    @_semantics("optimize.sil.specialize.generic.never")
    convenience init<Type: ScriptOptions>(_ name: String, options: [(String, Type)]) {
        self.init(name, .options(options.map { (name: $0.0, bits: $0.1.rawValue) })) {
            MemberTable.type(named: name).map(RawValues.members(ofOptions:)) ?? TypeMembers()
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private static func members<Type: ScriptValue>(
        _ fill: (inout MemberList<Type>) -> Void
    ) -> TypeMembers {
        var list = MemberList<Type>()
        fill(&list)
        return list.members
    }
}
