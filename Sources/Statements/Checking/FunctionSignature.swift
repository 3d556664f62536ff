import CommandLanguage

/// A function that code declared: what its calls must look like, and what they run.
package final class FunctionSignature {
    /// In full: `move(_:to:)`.
    let name: String
    let method: MemberMethod
    let declaration: FunctionDeclaration
    /// The checked body; nil until a call needs it or the declaration could be checked.
    var body: CheckedClosure?

    init(name: String, method: MemberMethod, declaration: FunctionDeclaration) {
        self.name = name
        self.method = method
        self.declaration = declaration
    }

    /// Whether it is a variable that is computed each time that its name is read.
    var isGetter: Bool { declaration.modifiers.contains(.getter) }

    /// The type of the function as a value.
    var type: ValueType { .function(method.parameters.map(\.type), method.result) }
}
