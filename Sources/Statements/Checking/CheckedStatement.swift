import CommandLanguage

/// A statement whose parts are resolved. Each group has a function of its own that runs it.
indirect enum CheckedStatement {
    case expression(CheckedExpression)
    case assignment(CheckedPlace, InfixOperator?, CheckedExpression)
    case declaration(Declaration)
    /// Types of the session.
    case definition([TypeDefinition])
    case branch(Branch)
    case loop(Loop)
    case exit(Exit)
    case block(Block)

    /// What gives a name to a value or to a function.
    enum Declaration {
        /// A name of the session.
        case world(String, CheckedExpression, ValueType, VariableTraits)
        /// Nil where the value comes later.
        case local(LocalVariable, CheckedExpression?)
        /// The elements of a tuple; nil for `_`.
        case destructuring([CheckedBinding?], CheckedExpression)
        /// A function of the session.
        case function(FunctionSignature)
        /// A local function, which its variable then holds.
        case localFunction(LocalVariable, CheckedClosure)
    }

    /// What runs one of several blocks.
    enum Branch {
        case `if`([CheckedCondition], CheckedBlock, CheckedBlock?)
        case `guard`([CheckedCondition], CheckedBlock)
        case `switch`(CheckedExpression, [CheckedCase])
    }

    /// What runs a block again and again.
    enum Loop {
        case `while`([CheckedCondition], CheckedBlock, SourceSpan)
        case repeatWhile(CheckedBlock, CheckedExpression)
        case forIn(CheckedForIn)
        case forClassic(CheckedClassicLoop)
    }

    /// What leaves the block, the loop or the function around it.
    enum Exit {
        case `return`(CheckedExpression?)
        case `break`
        case `continue`
        case `fallthrough`
        /// `break name` and `continue name`, to a label by its number.
        case jump(isBreak: Bool, Int)
        case `throw`(CheckedExpression)
    }

    /// Statements between braces of their own.
    enum Block {
        case plain(CheckedBlock)
        /// Runs when the block around it ends.
        case `defer`(CheckedBlock)
        case doCatch(CheckedBlock, [CheckedCatch])
    }
}

/// Statements between braces.
package struct CheckedBlock {
    var statements: [CheckedStatement]
    /// The local functions that call each other before they are declared, so that each needs its
    /// cell from the beginning.
    var functions: [LocalVariable] = []
    var hasDefer = false
    /// The label of the statement that it is the body of.
    var label: CheckedLabel?
    /// The places of what belongs to it, which lets go of its values when it ends.
    var slots = 0..<0
}

/// A label of a statement.
struct CheckedLabel {
    let number: Int
    /// Whether the statement is no loop and no `switch`, which `break` would end by itself.
    let isPlain: Bool
}

/// One `catch`; without a pattern it takes every error.
struct CheckedCatch {
    let pattern: CheckedPattern?
    /// `error`, where no pattern names it.
    let variable: LocalVariable?
    /// Whether it takes Objective-C's exceptions too, UIKit's own among them.
    let takesExceptions: Bool
    let body: CheckedBlock
}

/// Where a bound value goes.
enum CheckedBinding {
    case local(LocalVariable)
    /// A name of the session.
    case world(String, ValueType, VariableTraits)
}

/// A condition with what it binds.
enum CheckedCondition {
    case expression(CheckedExpression)
    /// `if let`
    case binding(CheckedBinding, CheckedExpression)
    case pattern(CheckedPattern, CheckedExpression)
}

/// A pattern, which binds names where it matches.
package struct CheckedPattern {
    /// What it compares.
    package indirect enum Kind {
        case equal(CheckedExpression)
        /// The same as C compares: numbers of any types by what they count.
        case equalInC(CheckedExpression)
        /// A range.
        case within(CheckedExpression)
        case binding(LocalVariable, unwraps: Bool)
        case instance(LocalVariable?, ValueType)
        case anything
        /// A case with what it carries; without patterns whatever it carries.
        case carrying(TypeDescription, Int, [CheckedPattern])
        case tuple([CheckedPattern])
        /// A case of what another framework has, of which nothing is known: no value here is one.
        case never([CheckedPattern])

        /// The value that it compares with; nil where it is another pattern.
        var equal: CheckedExpression? {
            switch self {
            case .equal(let value), .equalInC(let value): value
            case .within, .binding, .instance, .anything, .carrying, .tuple, .never: nil
            }
        }
    }

    let kind: Kind
    let filter: CheckedExpression?
}

/// `for … in`; either names or a pattern take the elements.
struct CheckedForIn {
    let sequence: CheckedExpression
    /// One variable, or those of a tuple; nil for `_`.
    let variables: [LocalVariable?]
    let isTuple: Bool
    let pattern: CheckedPattern?
    let filter: CheckedExpression?
    let body: CheckedBlock
}

/// `for (initial; condition; step)`
struct CheckedClassicLoop {
    let initial: CheckedStatement?
    let condition: CheckedExpression?
    let step: CheckedStatement?
    let body: CheckedBlock
    let span: SourceSpan
}

/// One case; the empty list of patterns is `default`.
struct CheckedCase {
    let patterns: [CheckedPattern]
    let body: CheckedBlock
    let fallsThrough: Bool
}

/// What can be assigned.
package indirect enum CheckedPlace {
    case worldName(String, SourceSpan)
    case local(LocalVariable)
    /// A property of an object.
    case property(CheckedExpression, MemberProperty, isChained: Bool, SourceSpan)
    /// A property of a type.
    case staticProperty(MemberProperty, SourceSpan)
    /// A part of a value that stands in a place itself.
    case part(CheckedPlace, MemberProperty, SourceSpan)
    case element(CheckedPlace, CheckedExpression, SourceSpan)
    case tupleElement(CheckedPlace, Int)
    /// The entry of a dictionary, and what stands for one that is missing.
    case entry(CheckedPlace, CheckedExpression, CheckedExpression?, SourceSpan)
    /// The value of an optional, which `!` or `?` stands behind.
    case unwrapped(CheckedPlace, isChained: Bool, SourceSpan)
    /// `_`
    case nowhere
}
