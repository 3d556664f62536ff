/// How tightly an operator of code's own binds.
struct OwnOperator {
    /// The operators of Swift beside which it stands; nil where its group is the code's own, too.
    var level: Precedence?
}

/// Operators of code's own: `infix operator |>: AdditionPrecedence`.
extension SwiftParser {
    /// Takes the declaration of an operator or of a group of them; false where anything else comes next.
    mutating func takeOperatorDeclaration() throws(Diagnostic) -> Bool {
        if token.word == "precedencegroup", following.word != nil {
            while !take("}") {
                if isAtEnd { throw expected("'}' of the group") }
                advance()
            }
            return true
        }
        guard let word = token.word, ["infix", "prefix", "postfix"].contains(word),
            following.word == "operator"
        else { return false }
        advance()
        advance()
        let name = try takeOperatorName()
        var own = OwnOperator()
        if take(":") { own.level = Precedence.ofGroup[try parseName("a group").text] }
        if take("{") { while !isAtEnd, !take("}") { advance() } }
        if word == "infix" { ownOperators[name] = own }
        return true
    }

    /// Takes the signs that stand side by side.
    private mutating func takeOperatorName() throws(Diagnostic) -> String {
        var name = ""
        while case .sign(let sign) = token.kind, sign.isOfOperators,
            name.isEmpty || !token.isAfterSpace
        {
            name += sign
            advance()
        }
        if name.isEmpty { throw expected("the signs of an operator") }
        return name
    }

    /// The operator of code's own that comes next as the name of a function, and how many signs it is; nil for a name.
    var operatorOfFunction: (operator: String, count: Int)? {
        var name = ""
        var count = 0
        while case .sign(let sign) = at(count).kind, sign.isOfOperators,
            count == 0 || !at(count).isAfterSpace
        {
            // `<` begins the type parameters where a name stands behind it.
            if sign == "<", count > 0, at(count + 1).word != nil { break }
            name += sign
            count += 1
        }
        return count > 1 && (at(count).isSign("(") || at(count).isSign("<")) ? (name, count) : nil
    }

    /// The operator of code's own that stands between blanks, and how many signs it is: signs side by side that are none of
    /// Swift's operators.
    var ownInfixSigns: (operator: String, count: Int)? {
        guard token.isAfterSpace, case .sign(let first) = token.kind, first.isOfOperators else {
            return nil
        }
        var name = first
        var count = 1
        while case .sign(let sign) = at(count).kind, sign.isOfOperators, !at(count).isAfterSpace {
            name += sign
            count += 1
        }
        let isOwn =
            count > 1 && at(count - 1).isBeforeSpace && Precedence.ofSign[name] == nil
            && !["++", "--", "~=", "&+=", "&-=", "&*="].contains(name)
        return isOwn ? (name, count) : nil
    }

    private func at(_ count: Int) -> SwiftToken { tokens[min(index + count, tokens.count - 1)] }

    /// How tightly an operator of code's own binds; the loosest where the code does not tell.
    func level(of name: String) -> Precedence { ownOperators[name]?.level ?? .own }

    /// Refuses an operation as the operand of an operator whose place among the others is not known, unless it stands in
    /// parentheses.
    func checkOperand(
        _ operand: Expression, of name: String, from start: Int, to end: Int
    ) throws(Diagnostic) {
        guard ownOperators[name]?.level == nil, case .operation(let operation) = operand.kind else {
            return
        }
        if case .prefix = operation { return }
        if tokens[start].isSign("("), tokens[end - 1].isSign(")") { return }
        throw Diagnostic(
            .unsupported, at: operand.span,
            "how tightly '\(name)' binds is not told by the code",
            hint: "Put the operation in parentheses.")
    }
}

/// How tightly infix operators bind, from the loosest.
enum Precedence: Int, Comparable {
    case own, disjunction, conjunction, comparison, coalescing, cast, range, addition
    case multiplication, shift, operand

    static let ofSign: [String: Precedence] = [
        "||": .disjunction, "&&": .conjunction,
        "==": .comparison, "!=": .comparison, "<": .comparison, ">": .comparison,
        "<=": .comparison, ">=": .comparison, "===": .comparison, "!==": .comparison,
        "~=": .comparison,
        "??": .coalescing, "..<": .range, "...": .range,
        "&+": .addition, "&-": .addition, "&*": .multiplication, "&<<": .shift, "&>>": .shift,
        "+": .addition, "-": .addition, "|": .addition, "^": .addition,
        "*": .multiplication, "/": .multiplication, "%": .multiplication, "&": .multiplication,
        "<<": .shift, ">>": .shift,
    ]

    /// Swift's groups of operators.
    static let ofGroup: [String: Precedence] = [
        "LogicalDisjunctionPrecedence": .disjunction, "LogicalConjunctionPrecedence": .conjunction,
        "ComparisonPrecedence": .comparison, "NilCoalescingPrecedence": .coalescing,
        "CastingPrecedence": .cast, "RangeFormationPrecedence": .range,
        "AdditionPrecedence": .addition, "MultiplicationPrecedence": .multiplication,
        "BitwiseShiftPrecedence": .shift,
    ]

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .operand }

    /// Whether two of a kind may not stand side by side.
    var isSolitary: Bool { self == .comparison || self == .range || self == .shift }
}

extension String {
    /// Whether it is made of signs that operators are made of.
    fileprivate var isOfOperators: Bool { allSatisfy { "=-+!*%<>&|^~?/".contains($0) } }
}
