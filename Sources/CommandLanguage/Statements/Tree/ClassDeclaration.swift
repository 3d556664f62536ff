/// A class with its members; an `@interface` and its `@implementation` are one.
public struct ClassDeclaration: Sendable {
    /// What the members are for.
    public enum Role: Sendable {
        case definition
        /// `extension NAME`, or a category: members for a class that is there already.
        case `extension`
        /// `protocol NAME`: members without bodies.
        case `protocol`
    }

    public var role = Role.definition
    /// Whether it is a `struct`: its values are copied.
    public var isStructure = false
    public var name: Word
    public var superclass: TypeSyntax?
    public var protocols: [TypeSyntax]
    public var storedProperties: [StoredProperty]
    public var computedProperties: [ComputedProperty]
    public var methods: [FunctionDeclaration]
    public var initialisers: [FunctionDeclaration]
    public var deinitialiser: [Statement]?
    /// What the type parameters of the type stand for, its own and those of the types around: its extensions name them.
    public var typeParameters: [String: TypeSyntax] = [:]
    /// Its own type parameters in order, with what each must be.
    public var generics: [(name: Word, constraint: TypeSyntax)] = []
    /// What `where` says of the type parameters of the type whose extension it is.
    public var requirements: [(name: String, type: TypeSyntax)] = []
    /// Enumerations that are declared within.
    public var enumerations: [EnumDeclaration] = []
    /// Classes and structures that are declared within.
    public var types: [ClassDeclaration] = []
    /// Other names for types that are declared within.
    public var aliases: [(name: Word, type: TypeSyntax)] = []
    /// What `associatedtype` declares in a protocol, with what each must be.
    public var associatedTypes: [(name: Word, type: TypeSyntax)] = []
    /// What `where Self: …` says of those who have the members of a protocol's extension.
    public var selfTypes: [TypeSyntax] = []
    /// What the elements of a collection must be, whose extension it is.
    public var elementType: TypeSyntax?
    public var language: SourceLanguage
    /// The instance variables that `@synthesize` names, by the properties whose values they keep.
    public var synthesized: [String: Word] = [:]
    /// Whether it is an `@interface`, and whether that declares methods, whose code another part has.
    public var isInterface = false
    public var promisesMethods = false
    /// Whether no part of the program has the code of the methods that it declares.
    public var lacksCode = false
    /// Where the members of Swift's were written.
    var memberPlaces: [MemberPlace] = []

    /// From the first character of a member to what stands behind it.
    struct MemberPlace: Sendable {
        let start: SourceSpan
        let end: SourceSpan
    }

    /// Marks what `@Observable` observes: the stored properties of its objects that can change.
    mutating func observeProperties() {
        for index in storedProperties.indices {
            let property = storedProperties[index]
            if property.isConstant
                || !property.modifiers.isDisjoint(with: [.static, .lazy, .unobserved])
            {
                continue
            }
            storedProperties[index].modifiers.insert(.observable)
        }
    }

    /// A property that keeps a value.
    public struct StoredProperty: Sendable {
        public var name: Word
        public var isConstant: Bool
        public var modifiers: DeclarationModifiers
        public var type: TypeSyntax?
        public var initialValue: Expression?
        public var willSet: Observer?
        public var didSet: Observer?
        /// Objective-C's `getter=isOpen`.
        public var getter: String?

        /// Whether its type is written as `UIView!`.
        public var isImplicitlyUnwrapped: Bool { type?.isImplicitlyUnwrapped ?? false }
        /// Whether its type is written as `UIView?` or `UIView!`, so that it is nil at first.
        public var mayBeNil: Bool { isImplicitlyUnwrapped || type?.isOptional ?? false }

        /// Makes a property.
        public init(
            name: Word, isConstant: Bool, modifiers: DeclarationModifiers = [], type: TypeSyntax?,
            initialValue: Expression? = nil, willSet: Observer? = nil, didSet: Observer? = nil
        ) {
            self.name = name
            self.isConstant = isConstant
            self.modifiers = modifiers
            self.type = type
            self.initialValue = initialValue
            self.willSet = willSet
            self.didSet = didSet
        }
    }

    /// `willSet`, `didSet` or `set`, with the name of the value that it is given.
    public struct Observer: Sendable {
        public var parameter: String
        public var body: [Statement]

        /// Makes an observer.
        public init(parameter: String, body: [Statement]) {
            self.parameter = parameter
            self.body = body
        }
    }

    /// A property that computes its value.
    public struct ComputedProperty: Sendable {
        public var name: Word
        public var modifiers: DeclarationModifiers
        public var type: TypeSyntax
        public var getter: [Statement]
        /// Nil for a property that cannot be assigned.
        public var setter: Observer?
        /// The language of its code.
        public var language = SourceLanguage.swift

        /// Makes a property.
        public init(
            name: Word, modifiers: DeclarationModifiers = [], type: TypeSyntax,
            getter: [Statement],
            setter: Observer? = nil
        ) {
            self.name = name
            self.modifiers = modifiers
            self.type = type
            self.getter = getter
            self.setter = setter
        }
    }

    /// Makes a class without members.
    public init(
        name: Word, superclass: TypeSyntax?, protocols: [TypeSyntax] = [],
        language: SourceLanguage
    ) {
        self.name = name
        self.superclass = superclass
        self.protocols = protocols
        storedProperties = []
        computedProperties = []
        methods = []
        initialisers = []
        self.language = language
    }
}

/// An enumeration, whose cases may carry values or have a raw one.
public struct EnumDeclaration: Sendable {
    /// One case.
    public struct Case: Sendable {
        public var name: Word
        public var rawValue: Expression?
        /// What it carries, with labels where there are some.
        public var carried: [TypeSyntax.Element] = []
        /// What stands for parts that are left out, by their places among what it carries.
        public var defaults: [Int: Expression] = [:]

        /// Makes a case.
        public init(name: Word, rawValue: Expression?) {
            self.name = name
            self.rawValue = rawValue
        }
    }

    public var name: Word
    /// The raw type and the protocols, as they were written.
    public var inherited: [TypeSyntax]
    public var cases: [Case]
    /// What the type parameters must be, its own and those of the types around.
    public var typeParameters: [String: TypeSyntax] = [:]
    /// Its own type parameters in order, with what each must be.
    public var generics: [(name: Word, constraint: TypeSyntax)] = []
    /// An extension with what is declared beside the cases; none where that is nothing.
    public var members: [ClassDeclaration] = []

    /// Makes an enumeration.
    public init(name: Word, inherited: [TypeSyntax], cases: [Case]) {
        self.name = name
        self.inherited = inherited
        self.cases = cases
    }
}
