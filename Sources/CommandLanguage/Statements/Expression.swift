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
    /// Where a caret points: at the name of a member or of what is called, at the operator of an
    /// infix expression, at the first sign of anything else.
    public var span: SourceSpan
    /// The levels of expressions in it, itself included; the parser bounds them, so that whoever
    /// walks the tree may recurse.
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

extension Expression.Kind {
    /// The height of the highest expression right within.
    fileprivate var childHeight: Int {
        switch self {
        case .name, .implicitMember, .integer, .number, .boolean, .nil: 0
        case .string(let parts): parts.map(\.height).max() ?? 0
        case .array(let elements): elements.map(\.height).max() ?? 0
        case .dictionary(let entries):
            entries.map { max($0.key.height, $0.value.height) }.max() ?? 0
        case .member(let base, _, _), .forceUnwrap(let base), .prefix(_, let base),
            .cast(let base, _, _):
            base.height
        case .call(let base, let arguments), .index(let base, let arguments):
            max(base.height, arguments.height)
        case .infix(_, let left, let right): max(left.height, right.height)
        case .ternary(let condition, let yes, let no):
            max(condition.height, yes.height, no.height)
        case .closure(let closure): closure.body.map(\.height).max() ?? 0
        case .tuple(let elements): elements.height
        }
    }
}

extension StringPart {
    fileprivate var height: Int {
        if case .interpolation(let value) = self { value.height } else { 0 }
    }
}

extension [Argument] {
    fileprivate var height: Int { map(\.value.height).max() ?? 0 }
}
