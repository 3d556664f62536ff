import CommandLanguage
import HierarchyRecords

/// An expression whose names and members are resolved and whose type is known.
package struct CheckedExpression {
    let kind: Kind
    let type: ValueType
    let span: SourceSpan

    /// What is left to do when it is evaluated. Each group has a function of its own that does it.
    package enum Kind {
        indirect case constant(Value)
        case name(Name)
        case member(Member)
        case element(Element)
        case literal(Literal)
        case operation(Operation)
        case optional(Optional)
        case call(Call)
        case closure(CheckedClosure)
        indirect case attempt(AttemptOperator, CheckedExpression)
        /// A place that a call may change.
        case address(CheckedPlace)
    }

    /// What a name stands for.
    package indirect enum Name {
        /// A name of the session; `isUnwrapped` where it was declared like `view: UIView!`.
        case world(String, isUnwrapped: Bool)
        /// A parameter or a declaration of a closure.
        case local(LocalVariable)
        /// A function of the session, as a value.
        case function(FunctionSignature)
    }

    /// A member of a value or of a type; `isChained`: `?.`, where `nil` ends the chain.
    package indirect enum Member {
        case property(CheckedExpression, MemberProperty, isChained: Bool)
        case method(CheckedExpression, MemberMethod, [CheckedExpression], isChained: Bool)
        case staticProperty(MemberProperty)
        case staticMethod(TypeDescription, MemberMethod, [CheckedExpression])
        case initialiser(MemberMethod, [CheckedExpression])
        /// A method that changes what it is called on.
        case mutation(CheckedPlace, MemberMethod, [CheckedExpression])
    }

    /// What a collection or a tuple holds.
    package indirect enum Element {
        case ofArray(CheckedExpression, CheckedExpression)
        /// Elements of an array within a range.
        case slice(CheckedExpression, CheckedExpression)
        case ofDictionary(CheckedExpression, CheckedExpression)
        case ofTuple(CheckedExpression, Int, isChained: Bool)
    }

    /// A value that is put together of its parts.
    package indirect enum Literal {
        case interpolation([CheckedExpression])
        case array([CheckedExpression])
        case dictionary([(key: CheckedExpression, value: CheckedExpression)])
        /// The union of options of that type.
        case union(TypeDescription, [CheckedExpression])
        case tuple([CheckedExpression])
    }

    /// What an operator computes.
    package indirect enum Operation {
        case prefix(PrefixOperator, CheckedExpression)
        case infix(InfixOperator, CheckedExpression, CheckedExpression)
        case conditional(CheckedExpression, CheckedExpression, CheckedExpression)
        /// Nil for an end that is open.
        case range(CheckedExpression?, CheckedExpression?, isClosed: Bool)
        case cast(CheckedExpression, CastOperator, ValueType)
    }

    /// What `?` and `!` do.
    package indirect enum Optional {
        /// A whole chain with a `?` in it.
        case chain(CheckedExpression)
        /// A value before `?(` or `?[`, where `nil` ends the chain.
        case link(CheckedExpression)
        /// A value before `!`.
        case unwrap(CheckedExpression)
    }

    /// A call of what is no member.
    package indirect enum Call {
        /// A value that is a function.
        case value(CheckedExpression, [CheckedExpression])
        /// A function of the session.
        case function(FunctionSignature, [CheckedExpression])
        case builtin(BuiltinFunction, [CheckedExpression])
        /// A message of Objective-C.
        case message(CheckedMessage)
        /// A function of C that Swift has, too.
        case functionOfC(FunctionOfC, [CheckedExpression])
        /// What Objective-C computes of values.
        case computed(Computation, [CheckedExpression])
    }

    init(_ kind: Kind, _ type: ValueType, at span: SourceSpan) {
        self.kind = kind
        self.type = type
        self.span = span
    }
}

/// A closure or a function that can be run once the values that it captures are known.
package final class CheckedClosure {
    let parameters: [LocalVariable]
    /// What stands for arguments that were left out.
    let defaults: [CheckedExpression?]
    /// Whether the parameters take the elements of one tuple.
    let splitsTuple: Bool
    /// Places in its frame: parameters, captured values and declarations.
    let slotCount: Int
    /// What is read when the closure is made.
    let captures: [CheckedCapture]
    let body: CheckedBlock
    /// The levels of statements and expressions in the body, each of which takes its share of the
    /// stack.
    let height: Int
    let span: SourceSpan
    /// The member of a class that it is, or stands in; nil elsewhere.
    let home: CallingCode?
    /// The members that it reads one after the other, where it was written as a key path.
    var keyPath: [String] = []

    init(
        parameters: [LocalVariable], defaults: [CheckedExpression?] = [], splitsTuple: Bool = false,
        scope: CheckScope, body: CheckedBlock, height: Int, span: SourceSpan, in place: CodePlace
    ) {
        self.parameters = parameters
        self.defaults = defaults
        self.splitsTuple = splitsTuple
        slotCount = scope.slotCount
        captures = scope.captures
        self.body = body
        self.height = height
        self.span = span
        home = place.home
    }
}

/// `-x` and `!x`.
package enum PrefixOperator: String { case minus = "-", plus = "+", not = "!", complement = "~" }

/// Operators between two operands.
package enum InfixOperator: String {
    case plus = "+", minus = "-", times = "*", divided = "/", remainder = "%"
    case equal = "==", unequal = "!=", identical = "===", different = "!=="
    case less = "<", greater = ">", lessOrEqual = "<=", greaterOrEqual = ">="
    case and = "&&", or = "||", coalesce = "??"
    case wrappingPlus = "&+", wrappingMinus = "&-", wrappingTimes = "&*"
    case maskingShiftLeft = "&<<", maskingShiftRight = "&>>"
    case bitAnd = "&", bitOr = "|", bitXor = "^", shiftLeft = "<<", shiftRight = ">>"
}

/// What becomes of an error: it goes on, gives `nil`, or stops the program.
package enum AttemptOperator: String { case plain = "try", optional = "try?", forced = "try!" }

/// Casts that are decided when they are run.
package enum CastOperator: String { case conditional = "as?", forced = "as!", test = "is" }
