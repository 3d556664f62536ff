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
        /// `value?` before `(…)` or `[…]`; before a member it is a flag of the member.
        case optionalChain(Expression)
        /// A message of Objective-C; the arguments of a variadic one trail.
        case message(receiver: Expression, selector: String, arguments: [Expression])
        /// `@selector(a:b:)`, or `#selector(a(_:b:))` as it is written there.
        case selector(String)
        /// `#available(iOS 15, *)`: whether the simulated system is at least that one.
        case available(Int)
        case forceUnwrap(Expression)
        case prefix(String, Expression)
        case infix(String, Expression, Expression)
        case ternary(Expression, Expression, Expression)
        /// `expression as? Type`; `op` is `as`, `as?`, `as!` or `is`.
        case cast(Expression, op: String, type: String)
        case closure(Closure)
        /// `try`, `try?` or `try!` before an expression.
        case attempt(String, Expression)
        /// `&place`, which a call may change.
        case address(Expression)
        case tuple([Argument])
    }

    public var kind: Kind
    /// Where a caret points: at the name of a member or of what is called, at the operator of an
    /// infix expression, at the first sign of anything else.
    public var span: SourceSpan
    /// The levels of expressions in it, itself included. The parser bounds them, so that code that
    /// walks the tree can recurse without running out of stack.
    let height: Int

    /// Makes an expression.
    public init(_ kind: Kind, span: SourceSpan) {
        self.kind = kind
        self.span = span
        height = kind.childHeight + 1
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
