import CommandLanguage

/// An extension whose members are declared.
@MainActor
struct ExtensionInProgress {
    let type: TypeDescription
    /// What `self` is in its code: the type, or what `where Self: …` says of it as well.
    var own: TypeDescription
    /// Where the members go: those of a protocol go to what stands in for a class without them,
    /// those of a type of the model to what the session adds to it.
    let target: TypeDescription
    /// What keeps the protocols that the extension promises.
    let promising: TypeDescription
    /// What the type has in every session, and the target has not.
    let modelMembers: TypeMembers
    let declaration: ClassDeclaration
    var members: TypeMembers
    var promised: [TypeDescription] = []
    /// What `where Element: …` says of the elements of a collection; nil where it says nothing that is known.
    var element: ValueType?
    /// What `where Key == …` and `where Value == …` say of those of a dictionary.
    var entryTypes: [String: ValueType] = [:]
    /// What `where T == …` says of the type parameters.
    var conditions: [GenericName: ValueType] = [:]
    var pending: [PendingCode] = []
    /// The class of the user's that has them, and the methods of its objects.
    var kind: ScriptClass?
    var methods: [ScriptMember] = []
    private let before: (members: TypeMembers, protocols: [TypeDescription])

    init(type: TypeDescription, of declaration: ClassDeclaration, in classes: ClassTable) {
        self.type = type
        own = type
        self.declaration = declaration
        if MemberTable.holds(type) {
            target = classes.makeAddition(to: type)
            promising = target
            modelMembers = type.isProtocol ? TypeMembers() : type.members
        } else {
            target = type.isProtocol ? type.makeStandard() : type
            promising = type
            modelMembers = TypeMembers()
        }
        members = target.members
        before = (target.members, promising.protocols)
    }

    /// What its code calls the elements of a collection: what `where Element: …` says of them, anything else.
    var elementTypes: [String: ValueType] {
        guard type.isCollection else {
            return conditions.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
        }
        return [
            "Element": element ?? .any, "Wrapped": element ?? .any,
            "Key": entryTypes["Key"] ?? .any, "Value": entryTypes["Value"] ?? .any,
            "Index": .int,
        ]
    }

    /// What its code takes `self` for, where the type is one of arrays, dictionaries or optionals; nil for others.
    var collection: ValueType? {
        if type === TypeDescription.array { return .array(element ?? .any) }
        if type === TypeDescription.optional { return .optional(element ?? .any) }
        guard type === TypeDescription.dictionary else { return nil }
        return .dictionary(entryTypes["Key"] ?? .any, entryTypes["Value"] ?? .any)
    }

    /// Whether its members change the values that they are called on: those of classes do not.
    var changesSelf: Bool { ValueType.named(type).isChangedInPlace }

    /// Whether an extension before it gave the member to `CGFloat`, and it gives it to `Double`, or the other way round.
    func hadUnderOtherName(_ key: String) -> Bool {
        type === TypeDescription.double
            && (before.members.properties.contains { $0.name == key }
                || before.members.methods.contains { $0.name == key })
    }

    /// Gives the type back what it had.
    func takeBack() {
        target.define(before.members)
        promising.protocols = before.protocols
        kind?.added.removeLast(methods.count)
    }
}
