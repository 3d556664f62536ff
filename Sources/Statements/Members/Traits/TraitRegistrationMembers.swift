import HeadlessUIKit

/// A trait by its definition: `UITraitUserInterfaceStyle.self`.
@MainActor
struct TraitReference: ScriptValue {
    let id: TraitID
    private let reference: TypeReference

    /// Nil where the type defines no trait.
    init?(_ reference: TypeReference) {
        guard let id = reference.described.traitID else { return nil }
        self.id = id
        self.reference = reference
    }

    /// What the model holds as the definition: one of its own types, or a user's.
    init?(definition: Any) {
        if let reference = definition as? TypeReference {
            self.init(reference)
        } else if let trait = definition as? UITrait,
            let type = MemberTable.type(named: trait.identifier)
        {
            self.init(TypeReference(type))
        } else {
            return nil
        }
    }

    static var valueType: ValueType { .named(.anyClass) }
    static func from(_ value: Value) -> TraitReference? {
        TypeReference.from(value).flatMap(TraitReference.init)
    }
    var value: Value { .object(reference) }

    private var described: TypeDescription { reference.described }

    /// The value among these traits, or the definition's default.
    func value(in traits: UITraitCollection) -> Value {
        if let property = TypeDescription.traitCollection.property(id.name),
            let value = try? property.get(.object(traits))
        {
            return value
        }
        let own = traits.own(described.traitIdentifier) as? TraitValue
        return own?.value ?? described.staticValue("defaultValue") ?? .null
    }

    /// Gives the trait a value among traits that can be changed.
    func set(_ value: Value, in traits: UIMutableTraits) {
        var receiver = Value.object(traits)
        if let property = TypeDescription.mutableTraits.property(id.name) {
            try? property.set?(
                &receiver, value.converted(to: property.type, in: .ofNoSession) ?? value)
        } else {
            traits.own.set(described.ownTrait, to: TraitValue(value: value))
        }
    }
}

/// What a user's trait is somewhere.
package struct TraitValue: OwnTraitValue, CustomStringConvertible {
    package let value: Value

    package func isSame(as other: Any) -> Bool {
        (other as? TraitValue).map { value.equals($0.value) } ?? false
    }
    package var description: String { "\(value)" }
}

/// What sets traits one by one: `{ traits in traits.userInterfaceStyle = .dark }`.
struct TraitMutations: ScriptValue {
    let run: (UIMutableTraits) -> Void

    static var valueType: ValueType { .function([.named(.mutableTraits)], .void) }
    static func from(_ value: Value) -> TraitMutations? {
        guard case .function(let function) = value else { return nil }
        return TraitMutations { _ = function.call([.object($0)]) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                if let traits = arguments.first.flatMap(UIMutableTraits.from) { run(traits) }
                return .void
            })
    }
}

/// What hears of changes of traits: the environment, and its traits of before.
@MainActor
struct TraitListener: ScriptValue {
    let run: (any UITraitEnvironment, UITraitCollection) -> Void

    static var valueType: ValueType {
        .function([.generic(.receiver), .named(.traitCollection)], .void)
    }
    static func from(_ value: Value) -> TraitListener? {
        guard case .function(let function) = value else { return nil }
        return TraitListener { _ = function.call([.object($0), .object($1)]) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                guard case .object(let object)? = arguments.first,
                    let environment = object as? any UITraitEnvironment, arguments.count > 1,
                    let previous = UITraitCollection.from(arguments[1])
                else { return .void }
                run(environment, previous)
                return .void
            })
    }
}

extension TypeDescription {
    /// UIKit's own definitions of traits.
    static let traitDefinitions: [TypeDescription] = TraitID.builtIn.map { id in
        TypeDescription(id.definitionName, .object(isInstance: { _ in false })) {
            var list = MemberList<UITraitChangeRegistration>()
            list.staticProperty("identifier") { id.definitionName }
            list.staticProperty("name") { id.shortName }
            list.staticProperty("affectsColorAppearance") { id.affectsColours }
            var members = list.members
            if let property = TypeDescription.traitCollection.property(id.name) {
                members.staticProperties.append(defaultValue(of: property))
            }
            return members
        }
    }
}

extension TypeDescription {
    /// The value of the trait in an environment for which none was set.
    private static func defaultValue(of property: MemberProperty) -> MemberProperty {
        let unspecified = UITraitCollection()
        return MemberProperty(
            "defaultValue", type: property.type,
            get: { (_) throws(ConversionFailure) in try property.get(.object(unspecified)) })
    }
}

extension MemberList where Receiver: ScriptObject & UITraitEnvironment {
    /// `registerForTraitChanges` in its three forms.
    mutating func addTraitRegistration() {
        method("registerForTraitChanges(_:handler:)") { environment in
            { (traits: [TraitReference], handler: TraitListener) in
                environment.register(Set(traits.map(\.id)), handler.run)
            }
        }
        method("registerForTraitChanges(_:target:action:)") { environment in
            { (traits: [TraitReference], target: AnyTarget, action: String) in
                environment.register(Set(traits.map(\.id))) {
                    target.send(action, [.object($0), .object($1)])
                }
            }
        }
        method("registerForTraitChanges(_:action:)") { environment in
            { (traits: [TraitReference], action: String) in
                environment.register(Set(traits.map(\.id))) {
                    AnyTarget(object: $0).send(action, [.object($0), .object($1)])
                }
            }
        }
    }
}
