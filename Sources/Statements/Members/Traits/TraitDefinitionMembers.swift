import HeadlessUIKit

// Traits that a session defines: from iOS 17.

extension TypeDescription {
    static let traitDefinition = traitProtocol("UITraitDefinition")
    static let integerTraitDefinition = traitProtocol("UINSIntegerTraitDefinition")
    static let numberTraitDefinition = traitProtocol("UICGFloatTraitDefinition")
    static let objectTraitDefinition = traitProtocol("UIObjectTraitDefinition")

    /// Swift's protocol, and Objective-C's by the type of the value.
    static let traitProtocols: [TypeDescription] = [
        .traitDefinition, .integerTraitDefinition, .numberTraitDefinition, .objectTraitDefinition,
    ]

    private static func traitProtocol(_ name: String) -> TypeDescription {
        let type = TypeDescription(name, .object(isInstance: { _ in false })) {
            var members = TypeMembers()
            members.staticProperties.append(
                MemberProperty("defaultValue", type: .generic(.value), get: { _ in .null }))
            return members
        }
        type.isProtocol = true
        return type
    }

    /// The trait that the type defines; nil where it defines none.
    package var traitID: TraitID? {
        if let known = TraitID.builtIn.first(where: { $0.definitionName == name }) { return known }
        let isDefinition = Self.traitProtocols.contains { isDeclared(as: $0) }
        return isDefinition && !isProtocol ? .custom(traitIdentifier) : nil
    }

    /// Its own name, unless it says otherwise.
    package var traitIdentifier: String { staticValue("identifier").flatMap(String.from) ?? name }

    /// As `traits` prints it.
    package var traitName: String { staticValue("name").flatMap(String.from) ?? name }

    /// What a definition says of itself though it does not write it.
    func traitDefault(_ name: String) -> MemberProperty? {
        guard traitID != nil else { return nil }
        return switch name {
        case "identifier", "name":
            MemberProperty(name, type: .string, get: { [self] _ in .string(self.name) })
        case "affectsColorAppearance": MemberProperty(name, type: .bool, get: { _ in .bool(false) })
        default: nil
        }
    }

    var ownTrait: OwnTrait {
        let colours = staticValue("affectsColorAppearance").flatMap(Bool.from) ?? false
        return OwnTrait(
            traitIdentifier, affectsColours: colours, definition: TypeReference(self))
    }

    /// What the type itself says under that name: by a property or, in Objective-C, a method.
    package func staticValue(_ name: String) -> Value? {
        let classes = session ?? .ofNoSession
        if let property = inheritedStatic(name, in: classes) { return try? property.get(.void) }
        return staticMethod(name, in: classes).flatMap { try? $0.call(.void, []) }
    }

    /// The type of what it says under that name.
    func staticType(_ name: String, in classes: ClassTable) -> ValueType? {
        inheritedStatic(name, in: classes)?.type ?? staticMethod(name, in: classes)?.result
    }

    private func staticMethod(_ name: String, in classes: ClassTable) -> MemberMethod? {
        lineage(in: classes).lazy.flatMap(\.members.staticMethods).first {
            $0.base == name && $0.parameters.isEmpty
        }
    }
}

// Objective-C's messages, by the type of the value.

extension MemberList where Receiver == UITraitCollection {
    mutating func addTraitValues() {
        method("value(forNSIntegerTrait:)") { traits in
            { (trait: TraitReference) in trait.value(in: traits).wholeNumber ?? 0 }
        }
        method("value(forCGFloatTrait:)") { traits in
            { (trait: TraitReference) in CGFloat(trait.value(in: traits).number ?? 0) }
        }
        method("object(forTrait:)") { traits in
            { (trait: TraitReference) in ScriptElement(value: trait.value(in: traits)) }
        }
        method("replacing(_:value:)") { traits in
            { (trait: TraitReference, value: ScriptElement) in
                traits.modifyingTraits { trait.set(value.value, in: $0) }
            }
        }
        method("changedTraits(from:)") { traits in
            { (other: UITraitCollection?) in
                traits.definitionsChanged(from: other).compactMap(TraitReference.init(definition:))
            }
        }
        staticProperty("systemTraitsAffectingColorAppearance") {
            UITraitCollection.systemTraitsAffectingColorAppearance
                .compactMap(TraitReference.init(definition:))
        }
        staticProperty("systemTraitsAffectingImageLookup") {
            UITraitCollection.systemTraitsAffectingImageLookup
                .compactMap(TraitReference.init(definition:))
        }
    }
}

extension MemberList where Receiver == UIMutableTraits {
    mutating func addTraitValues() {
        method("setNSIntegerValue(_:forTrait:)") { traits in
            { (value: Int, trait: TraitReference) in trait.set(.int(value), in: traits) }
        }
        method("setCGFloatValue(_:forTrait:)") { traits in
            { (value: CGFloat, trait: TraitReference) in trait.set(value.value, in: traits) }
        }
        method("setObject(_:forTrait:)") { traits in
            { (value: ScriptElement, trait: TraitReference) in trait.set(value.value, in: traits) }
        }
    }
}
