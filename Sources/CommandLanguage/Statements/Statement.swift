/// A statement of UIKit code, the same tree for every front end.
public indirect enum Statement: Sendable {
    case expression(Expression)
    /// `target op value`; `op` is nil for `=`, or `+` for `+=` and so on.
    case assignment(target: Expression, op: String?, value: Expression)
    /// `let` or `var`.
    case declaration(name: Word, isConstant: Bool, type: String?, value: Expression?)
    case `return`(Expression?, SourceSpan)
}

/// An expression of UIKit code.
public struct Expression: Sendable {
    /// What kind it is, with its parts.
    public indirect enum Kind: Sendable {
        case name(String)
        case implicitMember(String)
        case integer(Int)
        case number(Double)
        case string([StringPart])
        case boolean(Bool)
        case `nil`
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case member(Expression, name: String, isOptional: Bool)
        case call(Expression, [Argument])
        case index(Expression, [Argument])
        case forceUnwrap(Expression)
        case prefix(String, Expression)
        case infix(String, Expression, Expression)
        case ternary(Expression, Expression, Expression)
        /// `expression as? Type`; `op` is `as`, `as?`, `as!` or `is`.
        case cast(Expression, op: String, type: String)
        case closure(Closure)
        case tuple([Argument])
    }

    public var kind: Kind
    public var span: SourceSpan

    /// Makes an expression.
    public init(_ kind: Kind, span: SourceSpan) {
        self.kind = kind
        self.span = span
    }
}

/// A piece of a string literal.
public enum StringPart: Sendable {
    case text(String)
    case interpolation(Expression)
}

/// An argument with its label, nil where it has none.
public struct Argument: Sendable {
    public var label: String?
    public var value: Expression

    /// Makes an argument.
    public init(label: String? = nil, value: Expression) {
        self.label = label
        self.value = value
    }
}

/// `{ [weak self] a, b in … }`
public struct Closure: Sendable {
    public var captures: [Capture]
    /// `_` where a parameter has no name.
    public var parameters: [String]
    public var body: [Statement]

    /// One entry of a capture list; `strength` is `weak`, `unowned` or nil.
    public struct Capture: Sendable {
        public var name: String
        public var strength: String?
        /// Makes a capture.
        public init(name: String, strength: String?) {
            self.name = name
            self.strength = strength
        }
    }

    /// Makes a closure.
    public init(captures: [Capture], parameters: [String], body: [Statement]) {
        self.captures = captures
        self.parameters = parameters
        self.body = body
    }
}
