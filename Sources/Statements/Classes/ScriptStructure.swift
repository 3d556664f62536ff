import HeadlessUIKit

// Objects of a user's `struct`: each variable has its own.

extension PlainObject {
    /// Another object with the same values.
    fileprivate var copy: PlainObject {
        let instance = ScriptInstance(script.kind)
        instance.values = script.values
        return PlainObject(instance)
    }
}

extension Value {
    /// What a variable gets of it: of a structure a copy.
    @MainActor
    var copied: Value { structure.map { .object($0.copy) } ?? self }

    /// The object of a structure that it is.
    @MainActor
    fileprivate var structure: PlainObject? {
        guard case .object(let object) = self, type(of: object) == PlainObject.self else {
            return nil
        }
        let plain = object as? PlainObject
        return plain?.script.kind.isStructure == true ? plain : nil
    }

    /// `Point(x: 1, y: 2)`; nil where it is no structure.
    @MainActor
    var structureText: String? {
        structure.map { object in
            let parts = object.script.storedValues.map { "\($0.name): \($0.value.swiftText)" }
            return "\(object.script.kind.name)(\(parts.joined(separator: ", ")))"
        }
    }

    /// Whether both are of one structure and have the same values.
    @MainActor
    func isSameStructure(as other: Value) -> Bool {
        guard let first = structure?.script, let second = other.structure?.script,
            first.kind === second.kind
        else { return false }
        return zip(first.values, second.values).allSatisfy { $0.equals($1) }
    }
}
