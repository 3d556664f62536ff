import HeadlessUIKit

/// Everything that can be read of an object: for checks that compare worlds.
extension Evaluator {
    /// One property of an object.
    package struct Reading {
        package let name: String
        private let body: @MainActor () -> Value?

        fileprivate init(_ name: String, _ body: @escaping @MainActor () -> Value?) {
            self.name = name
            self.body = body
        }

        /// What a look reads of it; nil where that is not possible now.
        @MainActor package func value() -> Value? { body() }
    }

    /// All properties of an object: those that the session's classes store, then those of the model, where
    /// what code overrides is read as the model has it. No code of the session runs.
    package func readings(of object: AnyObject) -> [Reading] {
        let script = (object as? any ScriptedObject)?.script
        var readings =
            script?.storedValues.map { member in Reading(member.name) { member.value } } ?? []
        var type = script?.kind.foundation.description ?? MemberTable.type(of: object)
        while let current = type {
            readings += current.members.properties.map { property in
                Reading(property.name) { [unowned self] in model(property, of: object) }
            }
            type = current.superclass
        }
        return readings
    }

    private func model(_ property: MemberProperty, of object: AnyObject) -> Value? {
        let outer = isFailing
        isFailing = true
        defer { isFailing = outer }
        return try? (property.look ?? property.get)(.object(object))
    }

    /// The names and labels of the functions that code declared.
    package var functionTitles: [String] {
        variables.functionNames.flatMap { name in variables.functions(name).map(\.name) }
    }

    /// The names to which code gave a value that is no object, and the values.
    package var valueLines: [String] {
        variables.values.map { "\($0.name) = \($0.value.swiftText)" }
    }
}
