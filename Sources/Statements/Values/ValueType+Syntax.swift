import CommandLanguage

@MainActor
extension ValueType {
    /// The type as code there would spell it, for declarations that are made of what is known.
    func syntax(at span: SourceSpan) -> TypeSyntax { TypeSyntax(spelled(at: span), span: span) }

    private func spelled(at span: SourceSpan) -> TypeSyntax.Kind {
        func generic(_ name: String, _ argument: ValueType) -> TypeSyntax.Kind {
            .generic(
                TypeSyntax(.name(name), span: span), arguments: [argument.syntax(at: span)])
        }
        switch self {
        case .void, .null, .generic, .any: return .name(name)
        case .named(let type):
            if let binding = type.binding {
                return .generic(
                    TypeSyntax(.name(binding.template.name), span: span),
                    arguments: binding.arguments.map { $0.syntax(at: span) })
            }
            guard let pointer = type.pointerParts else { return .name(type.name) }
            return generic(pointer.name, .named(pointer.pointee))
        case .optional(let inner): return .optional(inner.syntax(at: span))
        case .array(let element): return .array(element.syntax(at: span))
        case .set(let element): return generic("Set", element)
        case .range(let bound): return generic("Range", bound)
        case .dictionary(let key, let value):
            return .dictionary(key: key.syntax(at: span), value: value.syntax(at: span))
        case .function(let parameters, let result):
            return .function(
                TypeSyntax.Function(
                    parameters.map { $0.syntax(at: span) }, result: result.syntax(at: span)))
        case .tuple(let elements):
            return .tuple(
                elements.map {
                    TypeSyntax.Element(label: $0.label, type: $0.type.syntax(at: span))
                })
        }
    }
}
