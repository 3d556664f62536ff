import HierarchyRecords

/// A type that a module declares, with its members.
struct TypeDeclaration {
    enum Kind { case `class`, structure, enumeration, `protocol` }

    let kind: Kind
    /// Outer types included.
    let name: String
    let module: String
    /// Its superclass, where a module of ours declares it.
    var superclass: String?
    /// The protocols that it conforms to, ours and others'.
    var protocols: [String] = []
    let isOpen: Bool
    /// Whether nothing may inherit from it.
    var isFinal = false
    /// Whether it, or a type around it, has type parameters.
    var isGeneric = false
    /// Whether it is a protocol to which only classes conform, as it says or as its name does.
    var isClassBound = false
    let availability: Systems
    let comment: [String]
    var members: [MemberDeclaration] = []

    var isOptionSet: Bool { protocols.contains("OptionSet") }
}

/// The systems that have a declaration.
struct Systems: Equatable {
    var introduced: SystemVersion?
    var deprecated: SystemVersion?
    var obsoleted: SystemVersion?
    var message: String?
}

/// A member of a type.
struct MemberDeclaration {
    enum Kind: Equatable {
        case property(isSettable: Bool)
        case method
        case initialiser(isFailable: Bool)
        case enumerationCase
    }

    let kind: Kind
    /// In full: `insertSubview(_:at:)`.
    let name: String
    let isStatic: Bool
    let isOpen: Bool
    let isOverride: Bool
    let isMutating: Bool
    let isConvenience: Bool
    let isRequired: Bool
    let isWeak: Bool
    let canThrow: Bool
    let isAsynchronous: Bool
    let parameters: [Parameter]
    /// What a property holds, or what a method returns.
    let type: SpelledType
    var availability: Systems
    let comment: [String]
    /// As Swift writes it.
    let text: String
    /// Where it is declared, for errors and for the order.
    let place: Place
    /// Whether it stands in an extension with constraints.
    let isConditional: Bool
    /// Whether it stands in an extension of a protocol rather than in its requirements.
    var isInExtension = false
    /// Whether it is a protocol's standard implementation of a requirement.
    var isStandard = false

    struct Parameter {
        let label: String?
        /// What the declaration's own code calls it.
        let name: String
        let type: SpelledType
        /// Its default value, as it is written.
        let standard: String?
    }

    /// What stands before the parenthesis.
    var base: String { String(name.prefix { $0 != "(" }) }
}

/// A place in a source file.
struct Place: Comparable, CustomStringConvertible {
    let file: String
    let line: Int
    let column: Int

    static func < (left: Place, right: Place) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }

    var description: String { "\(file):\(line + 1):\(column + 1)" }
}
