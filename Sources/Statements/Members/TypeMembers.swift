import CommandLanguage
import HierarchyRecords

/// The members that one type declares, in the order in which they were declared.
struct TypeMembers {
    var properties: [MemberProperty] = []
    var methods: [MemberMethod] = []
    var staticProperties: [MemberProperty] = []
    var staticMethods: [MemberMethod] = []
    /// Their base name is `init`.
    var initialisers: [MemberMethod] = []
    /// What was declared before those that are written by hand.
    private var generated: Set<String>?

    /// From here on the members are written by hand.
    mutating func beginByHand() { generated = Set(names) }

    /// The members that are written by hand beside the generated ones, as the overlay names them.
    var byHand: Set<String> {
        guard let generated else { return [] }
        return Set(names).subtracting(generated)
    }

    /// All in full, `static` before those of the type itself.
    var names: [String] {
        properties.map(\.name) + methods.map(\.name) + initialisers.map(\.name)
            + (staticProperties.map(\.name) + staticMethods.map(\.name)).map { "static " + $0 }
    }
}

/// A property of a type, or of its instances.
package final class MemberProperty {
    typealias Getter = @MainActor (Value) throws(ConversionFailure) -> Value
    package typealias Setter = @MainActor (inout Value, Value) throws(ConversionFailure) -> Void
    typealias Taker = @MainActor (inout Value) -> Value?

    package let name: String
    /// What reading it gives.
    package let type: ValueType
    /// `UIView!`: reading gives a view, writing takes `nil` too.
    let isImplicitlyUnwrapped: Bool
    private(set) var get: Getter
    /// Nil where Swift code cannot assign it.
    package private(set) var set: Setter?
    /// Reads without changing the world: `.void` where that is not possible now. Nil where `get`
    /// does that anyway.
    private(set) var look: Getter?
    /// What the command `set` does where Swift code would need an override.
    let override: Setter?

    init(
        _ name: String, type: ValueType, isImplicitlyUnwrapped: Bool = false,
        get: @escaping Getter, set: Setter? = nil, look: Getter? = nil, override: Setter? = nil
    ) {
        self.name = name
        self.type = type
        self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
        self.get = get
        self.set = set
        self.look = look
        self.override = override
    }

    /// Reads and writes it another way from now on.
    func replace(get: @escaping Getter, set: Setter?, look: Getter?) {
        (self.get, self.set, self.look) = (get, set, look)
    }

    /// Takes the value out of its owner, which has it set anew before it is read again: a change of
    /// the value need not copy it then. Nil where only `get` and `set` do, or where it answers nil.
    var take: Taker?
    /// What reads it where reading changes the owner, as a lazy property of a structure does.
    var mutatingGetter: MemberMethod?
    /// Whether the log keeps a record of its assignments, as it does of UIKit's properties.
    var isRecorded = true
    /// The first system that has it; nil where all have.
    var since: SystemVersion?
    /// The value of an enumeration or of an option set that it stands for.
    var constant: Value?
    /// Reads it on each system, where not all have it.
    var anywhere: Getter?
    /// Whether it is a superclass's, behind `super`.
    var reachesSuper = false
    /// Whether the model lacks it, so that it only keeps what it is set to.
    var isInert = false
    /// Its type by the type parameters of a generic type; nil where those are not in it.
    var open: ValueType?
    /// What type parameters must be for the type to have it.
    var conditions: [GenericName: ValueType] = [:]

    /// What assigning it takes.
    var assignedType: ValueType { isImplicitlyUnwrapped ? type.wrapped : type }
}

/// A method of a type or its instances, or an initialiser.
package final class MemberMethod {
    typealias Call = @MainActor (Value, [Value]) throws(ConversionFailure) -> Value
    typealias Mutation = @MainActor (inout Value, [Value]) throws(ConversionFailure) -> Value

    /// In full, as Swift refers to it: `present(_:animated:completion:)`.
    let name: String
    /// What stands before the parenthesis.
    let base: String
    let parameters: [MethodParameter]
    let result: ValueType
    private(set) var call: Call
    /// Whether the model lacks it, so that it does nothing.
    var isInert = false
    /// What it does where it changes the value that it is called on; nil for other methods.
    let mutate: Mutation?
    /// Whether the log keeps a record of its calls.
    let isRecorded: Bool
    /// Where a method of a user's class stands in the tables of the class and its subclasses.
    var place: Int?
    /// The code of an extension that classes may override, as those of `@objc` are.
    var extended: ScriptMember?
    /// Whether it is a superclass's, behind `super`.
    var reachesSuper = false
    /// Whether it makes a case of an enumeration that carries something.
    var isCase = false
    /// Whether it was declared with `throws`.
    var canThrow = false
    /// Whether it throws only what a closure that it is given throws.
    var throwsAgain = false
    /// Whether those who adopt the protocol of which it is may leave it out.
    var isOptional = false
    /// Whether its result is written as `UIView!`: it is unwrapped where a value that is there is needed.
    var givesImplicitlyUnwrapped = false
    /// The first system that has it; nil where all have.
    var since: SystemVersion?
    /// What its type parameters must be.
    var constraints: [GenericName: ValueType] = [:]
    /// What it takes and gives by the type parameters of a generic type; nil where those are not in it.
    var open: OpenSignature?
    /// What type parameters must be for the type to have it.
    var conditions: [GenericName: ValueType] = [:]

    /// Is called another way from now on.
    func replace(_ call: @escaping Call) { self.call = call }

    /// A method of values whose types its call settles.
    init(
        _ name: String, parameters: [ValueType], defaults: [String: Value] = [:],
        result: ValueType, call: @escaping Call = { _, _ in .void }, mutate: Mutation? = nil
    ) {
        self.name = name
        (base, self.parameters) = Self.parts(of: name, parameters, defaults)
        self.result = result
        self.call = call
        self.mutate = mutate
        isRecorded = true
    }

    /// A method that code declared.
    init(base: String, parameters: [MethodParameter], result: ValueType) {
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        name = "\(base)(\(labels))"
        self.base = base
        self.parameters = parameters
        self.result = result
        call = { _, _ in .void }
        mutate = nil
        isRecorded = false
    }

    private static func parts(
        of name: String, _ types: [ValueType], _ defaults: [String: Value]
    ) -> (base: String, parameters: [MethodParameter]) {
        let parts = name.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        let labels = parts.last?.dropLast().split(separator: ":") ?? []
        precondition(labels.count == types.count, "\(name) takes \(types.count) arguments")
        let parameters = zip(labels, types).map { label, type in
            MethodParameter(
                label: label == "_" ? nil : String(label), type: type,
                defaultValue: defaults[String(label)])
        }
        return (String(parts[0]), parameters)
    }

    init(
        _ name: String, types: [ValueType], defaults: [String: Value], result: ValueType,
        call: @escaping Call
    ) {
        self.name = name
        (base, parameters) = Self.parts(of: name, types, defaults)
        self.result = result
        self.call = call
        mutate = nil
        isRecorded = true
    }

    /// A method that statements declare; the log keeps no record of its calls, unlike UIKit's.
    init(
        _ name: String, parameters: [MethodParameter], result: ValueType, call: @escaping Call,
        mutate: Mutation? = nil
    ) {
        self.name = name
        base = String(name.prefix { $0 != "(" })
        self.parameters = parameters
        self.result = result
        self.call = call
        self.mutate = mutate
        isRecorded = false
    }
}

extension MemberProperty {
    /// The same property of a type, whose code knows for which type it is read.
    @MainActor
    func bound(to type: TypeDescription) -> MemberProperty {
        guard !isRecorded || type.isScripted, constant == nil else { return self }
        let reference = Value.object(TypeReference(type))
        let (get, set) = (get, set)
        let bound = MemberProperty(
            name, type: self.type, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
            get: { _ throws(ConversionFailure) in try get(reference) }, set: set)
        bound.isRecorded = isRecorded
        bound.take = take
        return bound
    }
}

extension MemberMethod {
    /// Whether both take the same arguments under the same name.
    @MainActor
    func isSame(as other: MemberMethod) -> Bool {
        name == other.name
            && zip(parameters, other.parameters).allSatisfy {
                $0.type.name == $1.type.name && $0.isAutoclosure == $1.isAutoclosure
            }
    }
}

/// One parameter of a method.
package struct MethodParameter {
    /// Nil where the argument takes none.
    let label: String?
    let type: ValueType
    /// Nil where the argument must be given.
    let defaultValue: Value?
    /// Whether the argument is a place, which the method may change.
    var isInout = false
    /// Whether it takes any number of arguments, as the elements of an array.
    var isVariadic = false
    /// What the argument names, where it is a type: `T` of `T.Type`; nil where it is a value.
    var named: ValueType?
    /// Whether the argument is the code of a closure, which is not run before the closure is called.
    var isAutoclosure = false
    /// Whether the argument is a closure that may change the first value that it is given: `reduce(into:_:)`.
    var givesPlace = false
}

/// A value that is not of the type that a member needs.
package struct ConversionFailure: Error {
    /// The position of the argument; nil for the receiver.
    let argument: Int?
    /// What Swift says where it stops the program; nil where a value is of the wrong type.
    var fatalError: String?
    /// Why a member takes no such value, or not on this system; nil where that is not the reason.
    var refusal: Message?

    init(argument: Int?) { self.argument = argument }

    init(refusal: Message) {
        argument = nil
        self.refusal = refusal
    }

    /// The name of Foundation's exception whose reason the refusal is; nil where it is none.
    private(set) var exception: String?

    init(exception: String, reason: String) {
        argument = nil
        refusal = Message(reason)
        self.exception = exception
    }

    /// Whether it would take more than a step may.
    private(set) var isLimit = false

    init(limit: Message) {
        argument = nil
        refusal = limit
        isLimit = true
    }

    init(fatalError: String) {
        argument = nil
        self.fatalError = fatalError
    }
}

// MARK: Members of the type that a value turns out to be of

extension MemberProperty {
    /// The same property of whichever class the receiver stands for: a subclass may have overridden it.
    @MainActor
    func ofDynamicType(in classes: ClassTable) -> MemberProperty {
        let (name, get) = (name, get)
        let property = MemberProperty(
            name, type: type, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
            get: { [weak classes] receiver throws(ConversionFailure) in
                guard case .object(let reference as TypeReference) = receiver, let classes,
                    let own = reference.described.inheritedStatic(name, in: classes)
                else { return try get(receiver) }
                return try own.bound(to: reference.described).get(receiver)
            })
        property.isRecorded = false
        return property
    }
}

extension MemberMethod {
    /// The same method of whichever class the receiver stands for: a subclass may have overridden it.
    @MainActor
    func ofDynamicType(in classes: ClassTable) -> MemberMethod {
        let (name, call) = (name, call)
        return MemberMethod(name, parameters: parameters, result: result) {
            [weak classes] receiver, arguments throws(ConversionFailure) in
            guard case .object(let reference as TypeReference) = receiver, let classes,
                let own = reference.described.lineage(in: classes)
                    .flatMap(\.members.staticMethods).first(where: { $0.name == name })
            else { return try call(receiver, arguments) }
            return try own.call(receiver, arguments)
        }
    }
}
