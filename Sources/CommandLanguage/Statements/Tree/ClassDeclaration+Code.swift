/// The code that stands in a type, for whoever looks through all of it.
extension ClassDeclaration {
    /// The bodies of its members, then those of the types declared within.
    public var bodies: [[Statement]] {
        (methods + initialisers).map(\.body)
            + storedProperties.flatMap { [$0.willSet, $0.didSet].compactMap { $0?.body } }
            + computedProperties.flatMap { [$0.getter] + [$0.setter].compactMap { $0?.body } }
            + [deinitialiser].compactMap(\.self) + innerTypes.flatMap(\.bodies)
    }

    /// The values that its properties have at first, and those of arguments that are left out; then
    /// those of the types declared within.
    public var initialValues: [Expression] {
        storedProperties.compactMap(\.initialValue)
            + (methods + initialisers).flatMap(\.parameters).compactMap(\.defaultValue)
            + innerTypes.flatMap(\.initialValues)
    }

    private var innerTypes: [ClassDeclaration] { types + enumerations.flatMap(\.members) }
}
