/// A type as code spells it: what its names mean, the checker finds out.
public struct TypeSyntax: Sendable {
    /// What kind it is, with its parts.
    public enum Kind: Sendable {
        /// `UIView`
        case name(String)
        /// `UIView.AnimationOptions`
        indirect case member(TypeSyntax, name: String)
        /// `Set<UITouch>`
        indirect case generic(TypeSyntax, arguments: [TypeSyntax])
        /// `UIView.Type`
        indirect case metatype(TypeSyntax)
        /// `UIView?`
        indirect case optional(TypeSyntax)
        /// `UIView!`, or what points at an object in Objective-C.
        indirect case implicitlyUnwrapped(TypeSyntax)
        /// `[UIView]`
        indirect case array(TypeSyntax)
        /// `[String: UIView]`
        indirect case dictionary(key: TypeSyntax, value: TypeSyntax)
        /// `(Int, name: String)`; no element is `Void`, a lone one has a label.
        case tuple([Element])
        /// `(Bool) -> Void`
        indirect case function(Function)
        /// `any Delegate`
        indirect case any(TypeSyntax)
        /// `some Delegate`
        indirect case some(TypeSyntax)
        /// `UIView & Delegate`
        case composition([TypeSyntax])
        /// `inout Int`
        indirect case inOut(TypeSyntax)
    }

    /// One element of a tuple.
    public struct Element: Sendable {
        /// Nil where it has none.
        public var label: String?
        public var type: TypeSyntax

        /// Makes an element.
        public init(label: String?, type: TypeSyntax) {
            self.label = label
            self.type = type
        }
    }

    /// The type of functions.
    public struct Function: Sendable {
        /// The names of what stands before it: `escaping`, `MainActor`.
        public var attributes: [String] = []
        public var parameters: [TypeSyntax]
        public var isThrowing = false
        public var result: TypeSyntax

        /// Makes the type of functions with those parameters.
        public init(_ parameters: [TypeSyntax], result: TypeSyntax) {
            self.parameters = parameters
            self.result = result
        }
    }

    public var kind: Kind
    /// Where a caret points: at its first sign, and at all of it where it is one name.
    public var span: SourceSpan
    /// The levels of types in it, itself included. The parsers bound them, so that code that walks the
    /// tree can recurse without running out of stack.
    let height: Int

    /// Makes a type.
    public init(_ kind: Kind, span: SourceSpan) {
        self.kind = kind
        self.span = span
        height = kind.childHeight + 1
    }

    /// `Any`, for what nobody wrote.
    public static func anything(at span: SourceSpan) -> TypeSyntax {
        TypeSyntax(.name("Any"), span: span)
    }

    /// The same with `!` behind it.
    public var asImplicitlyUnwrapped: TypeSyntax {
        TypeSyntax(.implicitlyUnwrapped(self), span: span)
    }
}

// MARK: What it is

extension TypeSyntax {
    /// Whether it is that name alone.
    public func isNamed(_ name: String) -> Bool {
        if case .name(name) = kind { true } else { false }
    }

    /// Whether it is what a collection calls its elements.
    var isElement: Bool {
        isNamed("Element") || isNamed("Wrapped") || wholeName == "Iterator.Element"
            || wholeName == "Self.Element"
    }

    /// The name of which it consists, outer types included; nil where it is no name alone.
    public var wholeName: String? {
        switch kind {
        case .name(let name): name
        case .member(let outer, let name): outer.wholeName.map { "\($0).\(name)" }
        case .generic, .metatype, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple,
            .function, .any, .some, .composition, .inOut:
            nil
        }
    }

    /// Whether it is `Void` or `()`.
    public var isVoid: Bool {
        if case .tuple(let elements) = kind { elements.isEmpty } else { isNamed("Void") }
    }

    /// Whether it ends in `?`.
    public var isOptional: Bool { if case .optional = kind { true } else { false } }

    /// Whether it ends in `!`.
    public var isImplicitlyUnwrapped: Bool {
        if case .implicitlyUnwrapped = kind { true } else { false }
    }

    /// The type without the `?` or the `!` at its end.
    public var unwrapped: TypeSyntax {
        switch kind {
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner
        case .name, .member, .generic, .metatype, .array, .dictionary, .tuple, .function, .any,
            .some, .composition, .inOut:
            self
        }
    }

    /// The names of types in it: `Key` and `UIView` of `[Key: UIView?]`.
    public var names: [String] {
        switch kind {
        case .name(let name): [name]
        case .member(let outer, let name): outer.names + [name]
        case .generic, .metatype, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple,
            .function, .any, .some, .composition, .inOut:
            kind.parts.flatMap(\.names)
        }
    }
}

extension TypeSyntax.Kind {
    /// The types right within.
    fileprivate var parts: [TypeSyntax] {
        switch self {
        case .name: []
        case .member(let inner, _), .metatype(let inner), .optional(let inner),
            .implicitlyUnwrapped(let inner), .array(let inner), .any(let inner), .some(let inner),
            .inOut(let inner):
            [inner]
        case .generic(let base, let arguments): [base] + arguments
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function): function.parameters + [function.result]
        case .composition(let types): types
        }
    }

    /// The height of the highest type right within.
    fileprivate var childHeight: Int {
        switch self {
        case .name: 0
        case .member(let inner, _), .metatype(let inner), .optional(let inner),
            .implicitlyUnwrapped(let inner), .array(let inner), .any(let inner), .some(let inner),
            .inOut(let inner):
            inner.height
        case .generic, .dictionary, .tuple, .function, .composition:
            parts.map(\.height).max() ?? 0
        }
    }
}

// MARK: Its text

extension TypeSyntax: CustomStringConvertible {
    /// As Swift spells it.
    public var description: String {
        switch kind {
        case .name(let name): name
        case .member(let outer, let name): "\(outer).\(name)"
        case .generic(let base, let arguments): "\(base)<\(arguments.list)>"
        case .metatype(let inner): "\(inner.operand).Type"
        case .optional(let inner): "\(inner.operand)?"
        case .implicitlyUnwrapped(let inner): "\(inner.operand)!"
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let elements): "(\(elements.map(\.text).joined(separator: ", ")))"
        case .function(let function): function.text
        case .any(let inner): "any \(inner)"
        case .some(let inner): "some \(inner)"
        case .composition(let types): types.map(\.operand).joined(separator: " & ")
        case .inOut(let inner): "inout \(inner)"
        }
    }

    /// In parentheses where a sign behind it would belong to a part of it.
    private var operand: String {
        switch kind {
        case .function, .any, .some, .composition, .inOut: "(\(self))"
        case .name, .member, .generic, .metatype, .optional, .implicitlyUnwrapped, .array,
            .dictionary, .tuple:
            description
        }
    }
}

extension TypeSyntax.Element {
    fileprivate var text: String { (label.map { $0 + ": " } ?? "") + type.description }
}

extension TypeSyntax.Function {
    fileprivate var text: String {
        attributes.map { "@\($0) " }.joined() + "(\(parameters.list))"
            + (isThrowing ? " throws" : "") + " -> \(result)"
    }
}

extension [TypeSyntax] {
    fileprivate var list: String { map(\.description).joined(separator: ", ") }
}
