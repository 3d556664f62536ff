import CommandLanguage

/// A type that statements can name, with its members.
///
/// The descriptions are a table: the checker, the evaluator, completion and tests read it, and
/// nothing about a member stands anywhere else. Those of the model are the same in every session
/// and never change; what a session's extensions add to them, its `ClassTable` keeps. A session's
/// own types are built up by that session.
@MainActor
package final class TypeDescription {
    /// What its values are.
    package enum Kind {
        case simple
        /// An enumeration; its members by position.
        case choices([String])
        /// An option set; its members with their bits.
        case options([(name: String, bits: UInt)])
        /// A class; the cast tells whether an object is of it.
        case object(isInstance: (AnyObject) -> Bool)
    }

    /// As Swift spells it, outer types included: `UIView.AnimationOptions`.
    package nonisolated let name: String
    let kind: Kind
    private(set) var superclass: TypeDescription?
    /// The class of the model that it describes; nil for anything else.
    let modelType: AnyClass?
    var modelClass: ObjectIdentifier? { modelType.map { ObjectIdentifier($0) } }
    /// Whether it is a structure of the model, which is an object in Objective-C.
    let isBoxed: Bool
    private let build: () -> TypeMembers

    /// The session whose statements declared it; nil for a type of the model, which is the same in
    /// every session.
    weak var session: ClassTable?
    /// The protocols of the user's that it says it conforms to.
    var protocols: [TypeDescription] = []
    /// The system's protocols, which have no members here, that it says it conforms to.
    private var systemProtocols: Set<String> = []
    /// What its type parameters must be, by their names: extensions of it name them.
    var typeParameters: [String: TypeSyntax] = [:]
    /// Its own type parameters, in order; none where it is not generic.
    var generics: [GenericName] = []
    /// What it leaves to the types that conform to it, where it is a protocol.
    var associatedTypes: [GenericName] = []
    /// The types that are declared within it, also by other names.
    var innerTypes: [String: ValueType] = [:]
    /// The generic type that it is with arguments, as `Box<Int>` is `Box`; nil for all other types.
    private(set) var binding: TypeBinding?
    /// The types that it is with arguments, where it is generic.
    var variants: [String: [TypeDescription]] = [:]
    /// The superclass where that is told by its own type parameters, as `Base<[T]>` of `Own<T>`.
    private(set) var openSuperclass: TypeDescription?
    /// How often its members were told.
    private(set) var revision = 0
    /// Whether only classes conform to the protocol that it is.
    var isClassBound = false
    /// Whether only the name of the class is known, so that any object may be one.
    var isUntold = false

    /// Takes over which of the system's protocols a declaration names.
    func promise(_ protocols: [TypeSyntax]) {
        systemProtocols.formUnion(protocols.map(\.description))
    }

    /// Whether it, a superclass, a protocol or an extension of one names that protocol.
    func promises(_ name: String) -> Bool {
        let classes = session ?? .ofNoSession
        var type: TypeDescription? = self
        while let current = type {
            if current.systemProtocols.contains(name)
                || classes.addition(to: current)?.systemProtocols.contains(name) == true
                || classes.protocols(of: current).contains(where: { $0.promises(name) })
            {
                return true
            }
            type = current.superclass
        }
        return false
    }

    /// What the cases of an enumeration carry, by position; empty where none carries anything.
    var carried: [[TupleElement]] = []
    /// The same by its type parameters, where it is generic.
    var openCarried: [[TupleElement]] = []
    /// Whether it is a class or a protocol of the user's.
    private(set) var isScripted = false
    /// Whether it is a protocol of the user's, whose members the conforming classes have.
    var isProtocol = false
    /// What a value of it must be, where it is put together of several types; empty for all others.
    private(set) var parts: [TypeDescription] = []
    /// Whether it is a type of UIKit's that the model lacks: its objects keep what they are set to, and nothing acts on
    /// them.
    var isInert = false
    /// What extensions of a protocol give to the classes that conform to it.
    private(set) var standard: TypeDescription?

    /// The place for what extensions of this protocol of the user's give.
    func makeStandard() -> TypeDescription {
        let made = standard ?? TypeDescription(scripted: name, superclass: nil, in: session)
        standard = made
        return made
    }

    /// Its own members, those of superclasses left out; made when they are first needed.
    var members: TypeMembers {
        if binding != nil { followTemplate() }
        return own
    }

    private lazy var own: TypeMembers = {
        let made = build()
        Availability.limit(made, of: name)
        return made
    }()

    /// What its own members are called in Objective-C.
    private(set) lazy var objectiveC = ObjectiveCNames(self)

    init(
        _ name: String, _ kind: Kind, superclass: TypeDescription? = nil,
        modelType: AnyClass? = nil, isBoxed: Bool = false,
        members build: @escaping () -> TypeMembers
    ) {
        self.isBoxed = isBoxed
        self.name = name
        self.kind = kind
        self.superclass = superclass
        self.modelType = modelType
        self.build = build
    }

    /// A class that statements declare; its members come later, as they refer to the type.
    convenience init(
        scripted name: String, superclass: TypeDescription?, in session: ClassTable?
    ) {
        self.init(name, .object(isInstance: { _ in false }), superclass: superclass) {
            TypeMembers()
        }
        self.session = session
        isScripted = true
    }

    /// A structure that statements declare; its members come later, too.
    convenience init(structure name: String, in session: ClassTable) {
        self.init(name, .simple) { TypeMembers() }
        self.session = session
        isScripted = true
    }

    /// What a type parameter of a type stands for of which nothing is said: its members are those that a value has when
    /// code asks for them.
    static let erased = TypeDescription("Any", .object(isInstance: { _ in true })) {
        TypeMembers()
    }

    /// What frameworks beside UIKit give, of which nothing is known.
    static let foreign = TypeDescription("Any", .object(isInstance: { _ in true })) {
        TypeMembers()
    }

    /// How code uses the values that it stands for, of which nothing is known; nil for all other types.
    private(set) weak var stubUse: StubUse?

    /// Stands for a value of which nothing is known, to learn from its uses.
    convenience init(unknown use: StubUse) {
        self.init("Any", .object(isInstance: { _ in true })) { TypeMembers() }
        stubUse = use
    }

    /// A generic type with arguments.
    convenience init(_ name: String, binding: TypeBinding) {
        let template = binding.template
        self.init(name, template.kind, superclass: template) { TypeMembers() }
        session = template.session
        isScripted = template.isScripted
        isInert = template.isInert
        typeParameters = template.typeParameters
        self.binding = binding
    }

    /// Says of a class which arguments its generic superclass is given: in its own code, and by its type parameters.
    func inherit(from superclass: TypeDescription, open: TypeDescription?) {
        self.superclass = superclass
        openSuperclass = open
    }

    /// Takes over the members of the generic type that it is with arguments, where those have changed.
    private func followTemplate() {
        guard let binding, binding.revision != binding.template.revision else { return }
        binding.revision = binding.template.revision
        protocols = binding.template.protocols
        define(binding.boundMembers)
    }

    /// What is all of the types, `A & B`: a class among them is what it inherits from.
    convenience init(composing parts: [TypeDescription], in session: ClassTable?) {
        self.init(
            scripted: parts.map(\.name).joined(separator: " & "),
            superclass: parts.first { !$0.isProtocol }, in: session)
        protocols = parts.filter(\.isProtocol)
        isProtocol = superclass == nil
        isClassBound = true
        self.parts = parts
    }

    /// Whether the object is of this class or of one that inherits from it or, where this is a
    /// protocol, of a class that conforms to it.
    func hasInstance(_ object: AnyObject, in classes: ClassTable) -> Bool {
        guard case .object(let isInstance) = kind else { return false }
        if !parts.isEmpty { return parts.allSatisfy { $0.hasInstance(object, in: classes) } }
        if isInstance(object) { return true }
        return MemberTable.type(of: object)?.inherits(from: self, in: classes) ?? false
    }

    private lazy var propertiesByName: [String: MemberProperty] = Dictionary(
        members.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    private lazy var methodsByBase: [String: [MemberMethod]] = Dictionary(
        grouping: members.methods, by: \.base)

    /// Its own property of that name.
    func property(_ name: String) -> MemberProperty? {
        if binding != nil { followTemplate() }
        return propertiesByName[name]
    }

    /// Its own methods of that base name.
    func methods(_ base: String) -> [MemberMethod] {
        if binding != nil { followTemplate() }
        return methodsByBase[base] ?? []
    }

    /// Gives a type that statements declare the members that it has from now on.
    func define(_ members: TypeMembers) {
        precondition(!MemberTable.holds(self), "the tables of the model do not change")
        own = members
        revision += 1
        propertiesByName = Dictionary(
            members.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        methodsByBase = Dictionary(grouping: members.methods, by: \.base)
        objectiveC = ObjectiveCNames(self)
    }

    /// Whether it is the other type, a subclass of it or, where that is a protocol, conforms to it
    /// in that session.
    func inherits(from other: TypeDescription, in classes: ClassTable) -> Bool {
        if !other.parts.isEmpty {
            return other.parts.allSatisfy { inherits(from: $0, in: classes) }
        }
        if isDeclared(as: other) { return true }
        guard other.isProtocol else { return false }
        // UIKit's own classes conform to more of its protocols than the model has.
        return other.isInert && isClass && !isScripted
            || classes.inert.sketch?.conforms(name, to: other.name) == true
            || classes.promises(self, conformsTo: other)
    }

    /// The same as the types themselves say it, without what a session's extensions add to those
    /// of the model.
    func isDeclared(as other: TypeDescription) -> Bool {
        var type: TypeDescription? = self
        while let current = type {
            if current === other { return true }
            if current.binding != nil || other.binding != nil {
                if current.isVariant(of: other) { return true }
            }
            let known = current.template
            if !known.protocols.isEmpty,
                known.protocols.contains(where: { $0.isDeclared(as: other) })
            {
                return true
            }
            type = current.above
        }
        return false
    }

    /// Whether it is a class.
    var isClass: Bool { if case .object = kind { true } else { false } }

    /// Whether it is a class of UIKit's or Foundation's, or a session's class under one.
    var isObject: Bool {
        guard isClass, !isProtocol else { return false }
        var root = self
        while let above = root.superclass { root = above }
        return root.isScripted || root.isPointerInC
    }

    /// Whether Objective-C writes a `*` behind it: a class, but none that stands for a structure.
    var isPointerInC: Bool {
        let structures: [TypeDescription] = [.textRange, .coordinate, .directionalInsets]
        return isBoxed || isClass && !structures.contains { $0 === self }
    }

    /// The name of an enumeration's member.
    func choiceName(_ index: Int) -> String {
        guard case .choices(let names) = kind, names.indices.contains(index) else {
            return "\(index)"
        }
        return names[index]
    }

    /// What the case carries.
    func carried(by index: Int) -> [TupleElement] {
        if let binding { return binding.carried(by: index) }
        return carried.indices.contains(index) ? carried[index] : []
    }

    /// `(3, animated: true)`
    func carriedText(_ index: Int, _ texts: [String]) -> String {
        let parts = zip(carried(by: index), texts).map { element, text in
            (element.label.map { $0 + ": " } ?? "") + text
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    /// The names of the options whose bits are set; those that take more bits come first, so that a
    /// transition is not taken for two others whose bits it joins.
    func optionNames(_ bits: UInt) -> [String] {
        guard case .options(let options) = kind else { return [] }
        var rest = bits
        var found: [Int] = []
        let order = options.indices.sorted {
            (options[$1].bits.nonzeroBitCount, $0) < (options[$0].bits.nonzeroBitCount, $1)
        }
        for index in order {
            let bits = options[index].bits
            if bits != 0, rest & bits == bits {
                found.append(index)
                rest &= ~bits
            }
        }
        return found.sorted().map { options[$0].name } + (rest == 0 ? [] : ["\(rest)"])
    }
}

extension TypeDescription {
    /// The same type, known to conform to those protocols: for the table, where it is made.
    func conforming(to protocols: [TypeDescription]) -> TypeDescription {
        self.protocols = protocols
        return self
    }
}
