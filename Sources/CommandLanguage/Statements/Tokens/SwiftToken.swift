/// A word, a literal or a sign of Swift code.
struct SwiftToken: Sendable {
    enum Kind: Sendable {
        /// A name or a keyword; in backticks it is never a keyword.
        case identifier(String, isEscaped: Bool)
        case integer(Int)
        case number(Double)
        case string([SwiftStringPiece])
        /// An operator, a bracket or other punctuation.
        case sign(String)
        /// The end of the code.
        case end
    }

    var kind: Kind
    let span: SourceSpan
    /// The token's bytes.
    let range: Range<Int>
    /// What is between the token and the one before it.
    var isAfterSpace = false
    var isAfterLineEnd = false
    /// Whether white space follows.
    var isBeforeSpace = false
    /// Whether it is a number with C's `U` behind it, and whether with an `L`.
    var isUnsigned = false
    var isLong = false

    func isSign(_ sign: String) -> Bool {
        if case .sign(sign) = kind { true } else { false }
    }

    /// The keyword or name, unless it is in backticks.
    var word: String? {
        if case .identifier(let name, isEscaped: false) = kind { name } else { nil }
    }

    /// Whether an operand may end with it, so that a `.` behind it leads to a member.
    var endsOperand: Bool {
        switch kind {
        case .identifier, .integer, .number, .string: true
        case .sign(let sign): [")", "]", "}", "?", "!", ".", ">"].contains(sign)
        case .end: false
        }
    }

    /// The token in an error message.
    var description: Message {
        switch kind {
        case .identifier(let name, _): "'\(name.clipped)'"
        case .integer, .number: "a number"
        case .string: "a string"
        case .sign(let sign): "'\(sign)'"
        case .end: "the end of the statement"
        }
    }
}

/// A piece of a string literal: its text, or the tokens of what is between `\(` and `)`.
enum SwiftStringPiece: Sendable {
    case text(String)
    case interpolation([SwiftToken])
}

extension ArraySlice<SwiftToken> {
    /// The code of the tokens, with one space where there was any; `literal` spells the texts in it.
    func text(literal: ([SwiftStringPiece]) -> String) -> String {
        reduce(into: "") { text, token in
            if token.isAfterSpace, !text.isEmpty { text += " " }
            switch token.kind {
            case .identifier(let name, _): text += name
            case .integer(let number): text += "\(number)"
            case .number(let number): text += "\(number)"
            case .sign(let sign): text += sign
            case .string(let pieces): text += literal(pieces)
            case .end: break
            }
        }
    }
}
