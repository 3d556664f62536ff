/// What the type parameters of one call stand for.
struct GenericBindings {
    private var types: [GenericName: ValueType] = [:]
    /// What stands for all others; nil where they stay as they are.
    private var standIn: ValueType?

    /// Anything in the place of every type parameter.
    static var anything: GenericBindings {
        var bindings = GenericBindings([:])
        bindings.standIn = .any
        return bindings
    }

    /// Those that the receiver tells.
    @MainActor
    init(receiver: ValueType) {
        switch receiver {
        case .array(let element), .set(let element), .range(let element),
            .optional(let element):
            types[.element] = element
        case .dictionary(let key, let value):
            types[.key] = key
            types[.value] = value
            types[.element] = .tuple([
                TupleElement(label: "key", type: key), TupleElement(label: "value", type: value),
            ])
        case .named(let type) where type === TypeDescription.string: types[.element] = .string
        case .named: types[.receiver] = receiver
        case .void, .null, .function, .tuple, .generic, .any: break
        }
    }

    /// Those of a function whose calls told nothing.
    init(_ types: [GenericName: ValueType]) { self.types = types }

    /// Those of a generic type with its arguments.
    init(_ names: [GenericName], _ arguments: [ValueType]) {
        types = Dictionary(zip(names, arguments)) { first, _ in first }
    }

    /// What the parameter stands for; nil as long as nothing told it.
    func type(of name: GenericName) -> ValueType? { types[name] }

    /// The type with what is known in the place of its parameters.
    @MainActor
    func resolve(_ type: ValueType) -> ValueType {
        switch type {
        case .generic(let name): types[name] ?? standIn ?? type
        case .optional(let inner): resolve(inner).wrapped
        case .array(let element): .array(resolve(element))
        case .set(let element): .set(resolve(element))
        case .dictionary(let key, let value): .dictionary(resolve(key), resolve(value))
        case .function(let parameters, let result):
            .function(parameters.map(resolve), resolve(result))
        case .tuple(let elements):
            .tuple(elements.map { TupleElement(label: $0.label, type: resolve($0.type)) })
        case .range(let bound): .range(resolve(bound))
        case .named(let named):
            named.binding?.isOpen == true ? .named(named.resolved(by: self)) : type
        case .void, .null, .any: type
        }
    }

    /// Learns from an argument what the parameters of its type stand for.
    @MainActor
    mutating func learn(_ type: ValueType, from given: ValueType) {
        switch type {
        case .generic(let name):
            if case .generic(name) = given { return }
            if types[name] == nil, !given.isNull { types[name] = given }
        case .optional(let inner): learn(inner, from: given.unwrapped)
        case .array(let element): if case .array(let other) = given { learn(element, from: other) }
        case .set(let element): if case .set(let other) = given { learn(element, from: other) }
        case .range(let bound): if case .range(let other) = given { learn(bound, from: other) }
        case .dictionary(let key, let value):
            guard case .dictionary(let otherKey, let other) = given else { return }
            learn(key, from: otherKey)
            learn(value, from: other)
        case .function(_, let result):
            if case .function(_, let other) = given { learn(result, from: other) }
        case .tuple(let elements):
            guard case .tuple(let others) = given, others.count == elements.count else { return }
            for (element, other) in zip(elements, others) { learn(element.type, from: other.type) }
        case .named(let named):
            guard let binding = named.binding, binding.isOpen,
                let others = given.description?.arguments(of: binding.template)
            else { return }
            for (own, other) in zip(binding.arguments, others) { learn(own, from: other) }
        case .void, .null, .any: break
        }
    }
}

@MainActor
extension ValueType {
    /// With anything in the place of type parameters.
    var erased: ValueType { isGeneric ? GenericBindings.anything.resolve(self) : self }

    /// What a literal may go by: nothing where only the literal tells what a type parameter is.
    var expectation: ValueType? {
        if case .function = unwrapped { return self }
        return isGeneric ? nil : self
    }

    /// Whether a type parameter is left in it.
    var isGeneric: Bool {
        switch self {
        case .generic: true
        case .optional(let inner), .array(let inner), .set(let inner), .range(let inner):
            inner.isGeneric
        case .dictionary(let key, let value): key.isGeneric || value.isGeneric
        case .function(let parameters, let result):
            result.isGeneric || parameters.contains { $0.isGeneric }
        case .tuple(let elements): elements.contains { $0.type.isGeneric }
        case .named(let type): type.binding?.isOpen ?? false
        case .void, .null, .any: false
        }
    }

    /// What `for … in` and the methods of sequences take from it; nil where it is no sequence.
    var sequenceElement: ValueType? {
        switch self {
        case .array, .set, .dictionary, .range:
            GenericBindings(receiver: self).resolve(.generic(.element))
        case .named(let type) where type === TypeDescription.string: self
        case .any: .any
        case .named, .void, .null, .optional, .function, .tuple, .generic: nil
        }
    }
}
