/// A generic type and what its type parameters stand for: `Box` and `Int` of `Box<Int>`.
@MainActor
final class TypeBinding {
    let template: TypeDescription
    let arguments: [ValueType]
    /// Whether a type parameter is left in an argument.
    let isOpen: Bool
    /// What the members were made of.
    var revision = -1

    init(_ template: TypeDescription, _ arguments: [ValueType]) {
        self.template = template
        self.arguments = arguments
        isOpen = arguments.contains { $0.isGeneric }
    }

    /// The arguments as values.
    private(set) lazy var references: [Value] = arguments.map { .object(TypeReference($0)) }

    private var bindings: GenericBindings { GenericBindings(template.generics, arguments) }

    /// The members of the generic type as this one has them; those that `where` gives to other arguments stay out.
    var boundMembers: TypeMembers {
        let (own, bindings) = (template.members, bindings)
        var bound = TypeMembers()
        bound.properties = own.properties.filter { fits($0.conditions) }
            .map { $0.bound(by: bindings) }
        bound.methods = own.methods.filter { fits($0.conditions) }.map { $0.bound(by: bindings) }
        bound.staticProperties = own.staticProperties.filter { fits($0.conditions) }
            .map { $0.bound(by: bindings) }
        bound.staticMethods = own.staticMethods.filter { fits($0.conditions) }
            .map { $0.bound(by: bindings) }
        let variant = template.bound(to: arguments)
        bound.initialisers = own.initialisers.filter { fits($0.conditions) }
            .map { $0.bound(by: bindings, making: variant) }
        return bound
    }

    /// Whether the arguments are what `where` says of them, as far as they are known.
    private func fits(_ conditions: [GenericName: ValueType]) -> Bool {
        if conditions.isEmpty { return true }
        let (bindings, classes) = (bindings, template.session ?? .ofNoSession)
        return conditions.allSatisfy { name, type in
            guard let own = bindings.type(of: name), !own.isGeneric else { return true }
            return own.fits(type, in: classes)
        }
    }

    /// The superclass, with the arguments that these ones tell.
    var superclass: TypeDescription? {
        guard let open = template.openSuperclass else { return template.superclass }
        if let known = knownSuperclass, known.template === open.template { return known }
        knownSuperclass = open.resolved(by: bindings)
        return knownSuperclass
    }

    private var knownSuperclass: TypeDescription?

    /// What a case of an enumeration carries.
    func carried(by index: Int) -> [TupleElement] {
        let open = template.openCarried.isEmpty ? template.carried : template.openCarried
        guard open.indices.contains(index) else { return [] }
        return open[index].map { TupleElement(label: $0.label, type: bindings.resolve($0.type)) }
    }
}

extension TypeDescription {
    /// The generic type where it is one with arguments; itself otherwise.
    var template: TypeDescription { binding?.template ?? self }

    /// The superclass as the type knows it, with arguments where it is generic.
    var above: TypeDescription? { binding == nil ? superclass : binding?.superclass }

    /// The type with those arguments; itself where nothing is known of any of them.
    func bound(to arguments: [ValueType]) -> TypeDescription {
        guard !generics.isEmpty, arguments.count == generics.count,
            !arguments.allSatisfy(\.isUntoldParameter)
        else { return self }
        let texts = arguments.map(\.longName)
        let full = "\(name)<\(texts.joined(separator: ", "))>"
        // Types of one name may be others: a type that was declared anew, type parameters of two types.
        let known = variants[full]?.first { $0.binding?.isSame(arguments) == true }
        if let known { return known }
        let made = TypeDescription(full, binding: TypeBinding(self, arguments))
        variants[full, default: []].append(made)
        return made
    }

    /// Lets go of all members, also of those that it has with arguments: the world of the session is dropped.
    func forgetMembers() {
        define(TypeMembers())
        for variant in variants.values.joined() { variant.forgetMembers() }
        variants = [:]
    }

    /// With what its own type parameters are called as arguments.
    var open: TypeDescription { bound(to: generics.map { .generic($0) }) }

    /// The same with what is known in the place of type parameters in its arguments.
    func resolved(by bindings: GenericBindings) -> TypeDescription {
        guard let binding else { return self }
        return binding.template.bound(to: binding.arguments.map { bindings.resolve($0) })
    }

    /// What it, or a type above it, gives to that generic type; nil where nothing tells that.
    func arguments(of template: TypeDescription) -> [ValueType]? {
        binding(of: template)?.arguments
    }

    /// The argument at that place as a value.
    func reference(_ index: Int, of template: TypeDescription) -> Value? {
        guard let binding = binding(of: template), !binding.isOpen else { return nil }
        return binding.references[index]
    }

    private func binding(of template: TypeDescription) -> TypeBinding? {
        var type: TypeDescription? = self
        while let current = type {
            if let binding = current.binding, binding.template === template { return binding }
            type = current.above
        }
        return nil
    }

    /// Whether both are one generic type, with arguments that may be the same.
    func isVariant(of other: TypeDescription) -> Bool {
        guard template === other.template else { return false }
        guard let binding, let others = other.binding else { return true }
        return zip(binding.arguments, others.arguments).allSatisfy { own, other in
            let classes = session ?? .ofNoSession
            return own.isGeneric || other.isGeneric
                || own.fits(other, in: classes) && other.fits(own, in: classes)
        }
    }
}

extension TypeBinding {
    /// Whether those are its arguments, and no others of the same names.
    fileprivate func isSame(_ others: [ValueType]) -> Bool {
        zip(arguments, others).allSatisfy { $0.isSame(as: $1) }
    }
}

extension ValueType {
    /// Whether both are one type, of the same descriptions and type parameters.
    @MainActor
    fileprivate func isSame(as other: ValueType) -> Bool {
        switch (self, other) {
        case (.void, .void), (.null, .null), (.any, .any): true
        case (.named(let own), .named(let other)): own === other
        case (.generic(let own), .generic(let other)): own == other
        case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)),
            (.set(let own), .set(let other)), (.range(let own), .range(let other)):
            own.isSame(as: other)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            key.isSame(as: otherKey) && value.isSame(as: otherValue)
        case (.function(let parameters, let result), .function(let others, let otherResult)):
            parameters.count == others.count && result.isSame(as: otherResult)
                && zip(parameters, others).allSatisfy { $0.isSame(as: $1) }
        case (.tuple(let elements), .tuple(let others)):
            elements.count == others.count
                && zip(elements, others).allSatisfy {
                    $0.label == $1.label && $0.type.isSame(as: $1.type)
                }
        case (.void, _), (.null, _), (.any, _), (.named, _), (.generic, _), (.optional, _),
            (.array, _), (.set, _), (.range, _), (.dictionary, _), (.function, _), (.tuple, _):
            false
        }
    }
}

extension ValueType {
    /// Whether it is what a type parameter is of which nothing is known.
    @MainActor
    fileprivate var isUntoldParameter: Bool { description === TypeDescription.erased }
}

// MARK: Members of a generic type with arguments

/// What a method of a generic type takes and gives, by the type parameters.
struct OpenSignature {
    let parameters: [MethodParameter]
    let result: ValueType
}

extension MemberProperty {
    /// The same property where the type parameters of its type are known.
    @MainActor
    func bound(by bindings: GenericBindings) -> MemberProperty {
        guard let open else { return self }
        let made = MemberProperty(
            name, type: bindings.resolve(open), isImplicitlyUnwrapped: isImplicitlyUnwrapped,
            get: get, set: set, look: look, override: override)
        made.take = take
        made.mutatingGetter = mutatingGetter
        made.isRecorded = isRecorded
        made.since = since
        made.constant = constant
        made.isInert = isInert
        return made
    }
}

extension MemberMethod {
    /// The same method where the type parameters of its type are known.
    @MainActor
    func bound(by bindings: GenericBindings) -> MemberMethod {
        guard let open else { return self }
        return copied(
            open.parameters.map { $0.bound(by: bindings) }, bindings.resolve(open.result),
            call: call)
    }

    /// The initialiser that makes a value of the generic type with arguments.
    @MainActor
    func bound(by bindings: GenericBindings, making type: TypeDescription) -> MemberMethod {
        let given = (open?.parameters ?? parameters).map { $0.bound(by: bindings) }
        let made = ValueType.named(type)
        return copied(
            given, result.isOptional ? made.wrapped : made, call: making(type).call)
    }

    /// The initialiser that makes a value of that type, whatever it takes.
    @MainActor
    func making(_ type: TypeDescription) -> MemberMethod {
        let (call, reference) = (call, Value.object(TypeReference(type)))
        return copied(parameters, result) { _, arguments throws(ConversionFailure) in
            try call(reference, arguments)
        }
    }

    /// The same method with the type parameters of its type as its own, which a call settles.
    @MainActor
    func opened(
        by constraints: [GenericName: ValueType], of type: TypeDescription
    ) -> MemberMethod {
        let made = ValueType.named(type.open)
        let own = base == "init" ? (result.isOptional ? made.wrapped : made) : result
        let method = copied(open?.parameters ?? parameters, open?.result ?? own, call: call)
        method.constraints.merge(constraints) { own, _ in own }
        return method
    }

    private func copied(
        _ parameters: [MethodParameter], _ result: ValueType, call: @escaping Call
    ) -> MemberMethod {
        let made = MemberMethod(
            name, parameters: parameters, result: result, call: call, mutate: mutate)
        made.isInert = isInert
        made.place = place
        made.extended = extended
        made.isCase = isCase
        made.canThrow = canThrow
        made.isOptional = isOptional
        made.givesImplicitlyUnwrapped = givesImplicitlyUnwrapped
        made.since = since
        made.constraints = constraints
        return made
    }
}

extension MethodParameter {
    /// The same parameter where type parameters are known.
    @MainActor
    func bound(by bindings: GenericBindings) -> MethodParameter {
        var made = MethodParameter(
            label: label, type: bindings.resolve(type), defaultValue: defaultValue)
        made.isInout = isInout
        made.isVariadic = isVariadic
        made.named = named.map { bindings.resolve($0) }
        made.isAutoclosure = isAutoclosure
        made.givesPlace = givesPlace
        return made
    }
}

extension Value {
    /// The type that it refers to; nil where it is no type.
    @MainActor
    var describedType: TypeDescription? {
        if case .object(let reference as TypeReference) = self { reference.described } else { nil }
    }
}
