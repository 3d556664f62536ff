/// A function, a method or an initialiser.
public struct FunctionDeclaration: Sendable {
    /// One parameter.
    public struct Parameter: Sendable {
        /// What the caller writes; nil for `_`.
        public var label: String?
        /// What the body calls it.
        public var name: Word
        public var type: TypeSyntax
        public var defaultValue: Expression?
        /// `Int...`: any number of arguments, which the body has as an array.
        public var isVariadic = false
        /// Whether its type is that of the structure's property of its name, which only the property's value tells.
        public var hasTypeOfProperty = false
        /// `var x: Int` of Swift 1 and 2: the body may change it.
        var isVariable = false

        /// Makes a parameter.
        public init(
            label: String?, name: Word, type: TypeSyntax, defaultValue: Expression? = nil
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.defaultValue = defaultValue
        }
    }

    /// Without labels: `move`; an initialiser's is `init`.
    public var name: Word
    /// The selector, where Objective-C or `@objc(…)` spelled it.
    public var objcSelector: String?
    public var parameters: [Parameter]
    /// Nil for a function that returns nothing.
    public var result: TypeSyntax?
    public var body: [Statement]
    public var modifiers: DeclarationModifiers
    /// `<T: UIView>`; a type without a constraint is `Any`.
    public var generics: [(name: Word, constraint: TypeSyntax)] = []
    public var language: SourceLanguage
    /// Whether it is the initialiser that a structure without one has: its parameters are what the properties start with.
    public var isMemberwise = false

    /// Makes a function.
    public init(
        name: Word, objcSelector: String? = nil, parameters: [Parameter], result: TypeSyntax?,
        body: [Statement], modifiers: DeclarationModifiers = [], language: SourceLanguage
    ) {
        self.name = name
        self.objcSelector = objcSelector
        self.parameters = parameters
        self.result = result
        self.body = body
        self.modifiers = modifiers
        self.language = language
    }
}

/// The words and attributes before a declaration that change what it means.
public struct DeclarationModifiers: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes modifiers of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let override = DeclarationModifiers(rawValue: 1)
    public static let `static` = DeclarationModifiers(rawValue: 1 << 1)
    public static let objc = DeclarationModifiers(rawValue: 1 << 2)
    public static let convenience = DeclarationModifiers(rawValue: 1 << 3)
    public static let required = DeclarationModifiers(rawValue: 1 << 4)
    /// `init?`
    public static let failable = DeclarationModifiers(rawValue: 1 << 5)
    public static let weak = DeclarationModifiers(rawValue: 1 << 6)
    public static let unowned = DeclarationModifiers(rawValue: 1 << 7)
    public static let lazy = DeclarationModifiers(rawValue: 1 << 8)
    public static let outlet = DeclarationModifiers(rawValue: 1 << 9)
    public static let action = DeclarationModifiers(rawValue: 1 << 10)
    /// `throws` behind the parameters.
    public static let throwing = DeclarationModifiers(rawValue: 1 << 11)
    /// `rethrows`: it throws what a closure that it is given throws.
    public static let rethrowing = DeclarationModifiers(rawValue: 1 << 19)
    /// A method that changes the value that it is called on.
    public static let mutating = DeclarationModifiers(rawValue: 1 << 12)
    /// A class whose properties are observed where callbacks read them, or such a property.
    public static let observable = DeclarationModifiers(rawValue: 1 << 14)
    /// A property of such a class that is not observed.
    public static let unobserved = DeclarationModifiers(rawValue: 1 << 15)
    /// Observers by key hear of it.
    public static let dynamic = DeclarationModifiers(rawValue: 1 << 16)
    /// `@NSManaged`: Core Data gives the property its value.
    public static let managed = DeclarationModifiers(rawValue: 1 << 17)
    /// A method of a protocol that those who adopt it may leave out.
    public static let optional = DeclarationModifiers(rawValue: 1 << 13)
    /// `init!`: what it makes is unwrapped where a value that is there is needed.
    public static let unwrapping = DeclarationModifiers(rawValue: 1 << 18)
    /// A variable that belongs to no type and is computed each time that it is read.
    public static let getter = DeclarationModifiers(rawValue: 1 << 14)
}

extension FunctionDeclaration {
    /// The variables that stand for those of its parameters which its body may change.
    var variablesOfParameters: [Statement] {
        parameters.filter(\.isVariable).map { parameter in
            let value = Expression(.name(parameter.name.text), span: parameter.name.span)
            return .declaration(
                .variable(
                    name: parameter.name, isConstant: false, isWeak: false, type: parameter.type,
                    value: value))
        }
    }
}
