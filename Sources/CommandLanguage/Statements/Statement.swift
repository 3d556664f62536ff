/// A statement of UIKit code, the same tree for every front end.
public indirect enum Statement: Sendable {
    case expression(Expression)
    /// `target op value`; `op` is nil for `=`, or `+` for `+=` and so on.
    case assignment(target: Expression, op: String?, value: Expression)
    /// `let` or `var`.
    case declaration(name: Word, isConstant: Bool, type: String?, value: Expression?)
    case `return`(Expression?, SourceSpan)
}

extension Statement {
    /// The levels of expressions in it.
    var height: Int {
        switch self {
        case .expression(let value): value.height
        case .assignment(let target, _, let value): max(target.height, value.height)
        case .declaration(_, _, _, let value), .return(let value, _): value?.height ?? 0
        }
    }
}
