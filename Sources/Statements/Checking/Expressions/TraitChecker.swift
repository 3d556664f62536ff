import CommandLanguage
import HeadlessUIKit

/// `traits[Trait.self]`, of a collection or of traits that can be changed.
@MainActor
struct TraitChecker {
    let line: LineUnderCheck

    /// What the brackets name as a property; nil where they hold no trait.
    func property(
        _ arguments: [Argument], of receiver: ValueType
    ) throws(Diagnostic) -> MemberProperty? {
        guard let type = receiver.description, let trait = traitType(arguments) else { return nil }
        let isMutable = type.isDeclared(as: .mutableTraits)
        guard isMutable || type.isDeclared(as: .traitCollection) else { return nil }
        guard let id = trait.traitID,
            let valueType = trait.staticType("defaultValue", in: line.classes)
        else {
            throw Diagnostic(
                .wrongType, at: arguments[0].value.span,
                "type '\(trait.name)' does not conform to protocol 'UITraitDefinition'")
        }
        let model: TypeDescription = isMutable ? .mutableTraits : .traitCollection
        if let known = model.property(id.name) { return known }
        return ownProperty(trait, type: valueType, isSettable: isMutable)
    }

    private func traitType(_ arguments: [Argument]) -> TypeDescription? {
        guard arguments.count == 1, arguments[0].label == nil,
            case .link(.member(let base, "self", isOptional: false)) = arguments[0].value.kind
        else { return nil }
        return line.types.reference(base)
    }

    private func ownProperty(
        _ trait: TypeDescription, type: ValueType, isSettable: Bool
    ) -> MemberProperty {
        let reference = TraitReference(TypeReference(trait))
        let set: MemberProperty.Setter = { receiver, value in
            if let traits = UIMutableTraits.from(receiver) { reference?.set(value, in: traits) }
        }
        let property = MemberProperty(
            "[\(trait.name).self]", type: type,
            get: { receiver in
                let collection =
                    UITraitCollection.from(receiver)
                    ?? UIMutableTraits.from(receiver)?.traitCollection
                return collection.flatMap { reference?.value(in: $0) } ?? .null
            }, set: isSettable ? set : nil)
        property.isRecorded = false
        return property
    }
}
