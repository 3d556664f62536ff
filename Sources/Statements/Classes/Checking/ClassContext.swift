import CommandLanguage

/// What the code of a class is checked in.
struct ClassContext {
    /// The type of `self`.
    let description: TypeDescription
    /// Nil in an extension of one of the model's types.
    var kind: ScriptClass?
    /// Whether there is a `self`: not in members of the type, nor in initial values.
    var hasSelf: Bool
    /// Whether the class's own stored properties are set for the first time.
    var isInitialiser = false
    /// Whether `self` is what `self.init(…)` makes, or what is assigned to it.
    var makesSelf = false
    /// The property whose observer it is: what the observer assigns to it, no observer hears of.
    var observed: String?
    /// Stored properties as an initialiser sets them, by name.
    var unobserved: [String: MemberProperty] = [:]

    /// What the elements are in an extension of arrays; nil in any other code.
    var element: ValueType?

    /// What the keys and values are in an extension of dictionaries; nil in any other code.
    var entry: (key: ValueType, value: ValueType)?

    /// What the value is, if any, in an extension of optionals; nil in any other code.
    var wrapped: ValueType?

    /// The class as the type of `self`.
    var type: ValueType {
        element.map { .array($0) } ?? entry.map { .dictionary($0.key, $0.value) }
            ?? wrapped.map { .optional($0) } ?? .named(description)
    }

    /// The names of the class and of the types around it, the innermost first.
    var names: [String] {
        var names = [description.name]
        while let dot = names[names.count - 1].lastIndex(of: ".") {
            names.append(String(names[names.count - 1][..<dot]))
        }
        return names
    }
}

extension ClassContext {
    /// Whether the class, or one above it, says of its superclass what that one's type parameters are.
    @MainActor var hasGenericSuperclass: Bool {
        var next = kind
        while let current = next {
            if current.declaration?.hasGenericSuperclass == true { return true }
            next = current.superclass
        }
        return false
    }
}
