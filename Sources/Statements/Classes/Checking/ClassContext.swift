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
    /// Whether it is a method of Objective-C that makes an object and is named otherwise than `initWith…`.
    var makesObject = false
    /// Whether `self` is what `self.init(…)` makes, or what is assigned to it.
    var makesSelf = false
    /// The property whose observer it is: what the observer assigns to it, no observer hears of.
    var observed: String?
    /// Stored properties as an initialiser sets them, by name.
    var unobserved: [String: MemberProperty] = [:]

    /// The type of `self` in an extension of a collection or of optionals, as far as it is known; nil in any other code.
    var collection: ValueType?

    /// The class as the type of `self`.
    var type: ValueType { collection ?? .named(description) }

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
