/// Which inert members a value is read from, so that nothing inert is taken for true.
@MainActor
extension CheckedExpression {
    /// The names of inert properties on which the value itself depends.
    var inertMembers: [String] {
        switch kind {
        case .member(.property(let base, let property, _)):
            property.isInert ? ["\(base.type.name).\(property.name)"] : base.inertMembers
        case .member(.staticProperty(let property)): property.isInert ? [property.name] : []
        case .operation(.prefix(_, let value)), .operation(.cast(let value, _, _)),
            .optional(.chain(let value)), .optional(.link(let value)),
            .optional(.unwrap(let value)):
            value.inertMembers
        case .operation(.infix(_, let left, let right)): left.inertMembers + right.inertMembers
        case .literal(.interpolation(let parts)): parts.flatMap(\.inertMembers)
        case .member, .constant, .name, .element, .literal, .operation, .call, .closure, .attempt,
            .address:
            []
        }
    }
}
