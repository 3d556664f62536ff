import CommandLanguage

/// A class whose members are declared, and whose code is checked once all of them are known.
struct ClassInProgress {
    let kind: ScriptClass
    let declaration: ClassDeclaration
    /// The members that it adds to its superclass.
    var members = TypeMembers()
    /// Its stored properties as its initialisers set them.
    var unobserved: [String: MemberProperty] = [:]
    var pending: [PendingCode] = []
    /// The names that it declares, with the types of parameters; the type's own begin with `static`.
    var keys: Set<String> = []

    /// The properties of superclasses whose getters or setters are methods of this class.
    var accessors: [String: ScriptMember] = [:]

    /// Whether an initialiser was left out for a mistake in it.
    var lacksInitialiser = false

    var isObjectiveC: Bool { declaration.language == .objectiveC }
}

/// Code that waits for the members of its class.
struct PendingCode {
    /// What else the code may do.
    enum Role {
        case member, initialiser
        /// There is no `self`.
        case `static`
    }

    /// A parameter as the body knows it.
    package struct Parameter {
        let name: Word
        let type: ValueType
        var defaultValue: Expression?
        var isInout = false
        /// Whether its type is written as `UIView!`.
        var isImplicitlyUnwrapped = false
        /// Whether its type is written as `AnyObject`.
        var isAnyObject = false
    }

    var body: [Statement]
    var parameters: [Parameter] = []
    var result: ValueType = .void
    var role = Role.member
    let span: SourceSpan
    /// The property whose initial value it is.
    var property: String?
    /// The property whose observer it is.
    var observed: String?
    /// Whether it changes the value that `self` is.
    var changesSelf = false
    /// Whether it was declared with `throws`.
    var canThrow = false
    /// Whether it is a method or a computed property of the type itself, whose `self` is the type.
    var isOfType = false
    /// What the names of its type parameters mean.
    var genericTypes: [String: ValueType] = [:]
    /// The language of the code; nil for that of the line.
    var language: SourceLanguage?
    /// Whether it is a method of Objective-C as `initForPhone`, which makes an object.
    var makesObject = false
    /// Takes the code once it was checked.
    let keep: @MainActor (CheckedClosure) -> Void
}

extension PendingCode {
    /// The code of `willSet` and `didSet`; the member is told that it has them.
    @MainActor
    static func observers(
        of property: ClassDeclaration.StoredProperty, _ type: ValueType, to member: ScriptMember,
        isStatic: Bool
    ) -> [PendingCode] {
        member.isObserved = property.willSet != nil || property.didSet != nil
        let span = property.name.span
        func code(
            _ observer: ClassDeclaration.Observer?,
            _ keep: @escaping @MainActor (CheckedClosure) -> Void
        ) -> PendingCode? {
            guard let observer else { return nil }
            var code = PendingCode(
                body: observer.body,
                parameters: [.value(observer.parameter, type, at: span)],
                role: isStatic ? .static : .member, span: span, keep: keep)
            code.observed = property.name.text
            code.isOfType = isStatic
            return code
        }
        return [
            code(property.willSet) { member.willSet = $0 },
            code(property.didSet) { member.didSet = $0 },
        ].compactMap(\.self)
    }
}

extension PendingCode.Parameter {
    /// The value that a setter or an observer is given.
    static func value(_ name: String, _ type: ValueType, at span: SourceSpan) -> Self {
        Self(name: .implied(name, at: span), type: type)
    }
}

extension Word {
    /// A name that the language gives, at the place of something that was written.
    static func implied(_ name: String, at span: SourceSpan) -> Word { Word(name, span: span) }
}

extension ClassInProgress {
    /// Refuses a second member of the same name and types.
    mutating func checkNew(_ key: String, _ name: Word, isStatic: Bool) throws(Diagnostic) {
        guard keys.insert(isStatic ? "static " + key : key).inserted else {
            let shown = key.prefix { $0 != "|" }
            throw Diagnostic(
                .duplicateName, at: name.span, "invalid redeclaration of '\(shown)'")
        }
    }
}
