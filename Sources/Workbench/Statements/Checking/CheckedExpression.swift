import CommandLanguage

/// An expression whose names and members are resolved and whose type is known.
struct CheckedExpression {
    let kind: Kind
    let type: ValueType
    let span: SourceSpan

    /// What is left to do when it is evaluated.
    indirect enum Kind {
        case constant(Value)
        case interpolation([CheckedExpression])
        case array([CheckedExpression])
        case dictionary([(key: CheckedExpression, value: CheckedExpression)])
        /// The union of options of that type.
        case union(TypeDescription, [CheckedExpression])
        /// A name of the session.
        case worldName(String)
        /// A parameter or a declaration of a closure.
        case local(LocalSlot)
        /// `isChained`: `?.`, where `nil` ends the chain.
        case property(CheckedExpression, MemberProperty, isChained: Bool)
        case method(CheckedExpression, MemberMethod, [CheckedExpression], isChained: Bool)
        case staticProperty(MemberProperty)
        case staticMethod(TypeDescription, MemberMethod, [CheckedExpression])
        case initialiser(MemberMethod, [CheckedExpression])
        case element(CheckedExpression, CheckedExpression)
        case entry(CheckedExpression, CheckedExpression)
        /// A whole chain with a `?` in it.
        case chain(CheckedExpression)
        case unwrap(CheckedExpression)
        case prefix(PrefixOperator, CheckedExpression)
        case infix(InfixOperator, CheckedExpression, CheckedExpression)
        case conditional(CheckedExpression, CheckedExpression, CheckedExpression)
        case cast(CheckedExpression, CastOperator, ValueType)
        case closure(CheckedClosure)
        case apply(CheckedExpression, [CheckedExpression])
        case builtin(BuiltinFunction, [CheckedExpression])
    }

    init(_ kind: Kind, _ type: ValueType, at span: SourceSpan) {
        self.kind = kind
        self.type = type
        self.span = span
    }
}

/// Where a local value stands: how many closures outwards, and at which place there.
struct LocalSlot {
    let level: Int
    let index: Int
}

/// A closure that can be run once the values that it captures are known.
final class CheckedClosure {
    let parameterCount: Int
    /// Places in its frame: parameters, then captured values and declarations.
    let slotCount: Int
    /// What is read when the closure is made, with the places that it is kept in.
    let captures: [(index: Int, value: CheckedExpression)]
    let body: [CheckedStatement]
    let span: SourceSpan

    init(
        parameterCount: Int, slotCount: Int,
        captures: [(index: Int, value: CheckedExpression)], body: [CheckedStatement],
        span: SourceSpan
    ) {
        self.parameterCount = parameterCount
        self.slotCount = slotCount
        self.captures = captures
        self.body = body
        self.span = span
    }
}

/// A statement whose parts are resolved.
enum CheckedStatement {
    case expression(CheckedExpression)
    case assignment(CheckedPlace, InfixOperator?, CheckedExpression)
    case declaration(String, CheckedExpression, ValueType, isConstant: Bool)
    case localDeclaration(LocalSlot, CheckedExpression)
    case `return`(CheckedExpression?)
}

/// What can be assigned.
indirect enum CheckedPlace {
    case worldName(String, SourceSpan)
    case local(LocalSlot)
    /// A property of an object.
    case property(CheckedExpression, MemberProperty, isChained: Bool, SourceSpan)
    /// A part of a value that stands in a place itself.
    case part(CheckedPlace, MemberProperty, SourceSpan)
    case element(CheckedPlace, CheckedExpression, SourceSpan)
    /// `_`
    case nowhere
}

/// `-x` and `!x`.
enum PrefixOperator: String { case minus = "-", plus = "+", not = "!" }

/// Operators between two operands.
enum InfixOperator: String {
    case plus = "+", minus = "-", times = "*", divided = "/", remainder = "%"
    case equal = "==", unequal = "!=", identical = "===", different = "!=="
    case less = "<", greater = ">", lessOrEqual = "<=", greaterOrEqual = ">="
    case and = "&&", or = "||", coalesce = "??"
}

/// Casts that are decided when they are run.
enum CastOperator: String { case conditional = "as?", forced = "as!", test = "is" }

/// Functions that belong to no type.
enum BuiltinFunction: String, CaseIterable { case print, min, max, abs }
