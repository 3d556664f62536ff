/// An expression of UIKit code.
public struct Expression: Sendable {
    /// What kind it is, with its parts.
    public indirect enum Kind: Sendable {
        case name(String)
        /// A type with brackets, where a value makes one: `Set<Int>(…)`, `[[Int?]]()`.
        case type(TypeSyntax)
        case implicitMember(String)
        case literal(Literal)
        case link(Link)
        /// A message of Objective-C; the arguments of a variadic one trail.
        case message(receiver: Expression, selector: String, arguments: [Expression])
        case operation(Operation)
        case closure(Closure)
        /// `try`, `try?` or `try!` before an expression.
        case attempt(String, Expression)
        /// `&place`, which a call may change.
        case address(Expression)
    }

    /// A value as it is written, or one that is put together of its parts.
    public enum Literal: Sendable {
        case integer(Int)
        case number(Double)
        case string([StringPart])
        case boolean(Bool)
        case `nil`
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case tuple([Argument])
        /// `@selector(a:b:)`, or `#selector(a(_:b:))` as it is written there.
        case selector(String)
        /// `#available(iOS 17.2, *)`: whether the simulated system is at least that one.
        case available(Int, minor: Int)
    }

    /// A link of a chain: what stands behind a value and takes something of it.
    public indirect enum Link: Sendable {
        case member(Expression, name: String, isOptional: Bool)
        case call(Expression, [Argument])
        case index(Expression, [Argument])
        /// `value?` before `(…)` or `[…]`; before a member it is a flag of the member.
        case optionalChain(Expression)
        case forceUnwrap(Expression)
    }

    /// What an operator computes.
    public indirect enum Operation: Sendable {
        case prefix(String, Expression)
        case infix(String, Expression, Expression)
        case ternary(Expression, Expression, Expression)
        /// `expression as? Type`; `op` is `as`, `as?`, `as!` or `is`.
        case cast(Expression, op: String, type: TypeSyntax)
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

extension Expression.Literal {
    /// The question for a version as code writes it: `17` or `17.2`.
    static func available(since version: Double) -> Expression.Literal {
        let tenths = Int((max(0, min(version, 1000)) * 10).rounded())
        return .available(tenths / 10, minor: tenths % 10)
    }
}
