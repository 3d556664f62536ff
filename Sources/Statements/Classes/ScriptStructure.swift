/// A value of a user's `struct`. Who has it has the properties for himself: they are copied with it
/// when one of the owners changes them.
package struct ScriptStructure {
    let kind: ScriptClass
    /// The stored properties, in order.
    package internal(set) var values: NestedList<Value>
}

@MainActor
extension ScriptStructure {
    /// A value whose properties are not set yet.
    init(_ kind: ScriptClass, as type: TypeDescription? = nil) {
        self.kind = kind
        values = NestedList(repeating: .void, count: kind.storedCount)
        if let type, let place = kind.placeOfType { values[place] = .object(TypeReference(type)) }
    }

    /// The structure, with its arguments where it is generic.
    var type: TypeDescription {
        kind.placeOfType == nil ? kind.description : kind.type(of: values)
    }

    /// A stored property as it is now; a weak one may have become `nil`.
    subscript(_ member: ScriptMember) -> Value {
        guard let index = member.index else { return .void }
        guard case .weak(let reference) = values[index] else { return values[index] }
        return reference.object.map { .object($0) } ?? .null
    }

    /// `Point(x: 1.0, y: 2.0)`, as Swift prints it.
    var printedText: String {
        text { value, member in value.debugText(of: member.type) }
    }

    /// As Swift source spells it.
    var swiftText: String { text { value, _ in value.spelledText } }

    private func text(_ spell: (Value, ScriptMember) -> String) -> String {
        let parts = kind.stored.map { "\($0.name): \(spell(self[$0], $0))" }
        return "\(type.name)(\(parts.joined(separator: ", ")))"
    }

    /// Keeps the value, weakly where the property says so.
    mutating func store(_ value: Value, in member: ScriptMember) {
        guard let index = member.index else { return }
        values[index] = value.held(by: member)
    }
}

extension Value {
    /// The value as a property of that kind keeps it.
    @MainActor
    func held(by member: ScriptMember) -> Value {
        guard member.isWeak, case .object(let object) = self else { return self }
        return .weak(WeakReference(object))
    }

    /// Changes a structure in place; a value of any other kind stays as it is.
    mutating func editStructure<Result>(
        _ body: (inout ScriptStructure) throws(ConversionFailure) -> Result
    ) throws(ConversionFailure) -> Result {
        guard case .structure(var structure) = self else { throw ConversionFailure(argument: nil) }
        self = .void
        defer { self = .structure(structure) }
        return try body(&structure)
    }
}
