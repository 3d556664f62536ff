/// A statement of UIKit code, the same tree for every front end.
public indirect enum Statement: Sendable {
    case expression(Expression)
    /// `target op value`; `op` is nil for `=`, or `+` for `+=` and so on.
    case assignment(target: Expression, op: String?, value: Expression)
    /// `let` or `var`, `weak` or not; several on a line are several statements.
    case declaration(
        name: Word, isConstant: Bool, isWeak: Bool, type: String?, value: Expression?)
    /// A declaration of C whose name keeps its value from call to call.
    case persistent(Statement)
    /// `let (a, b) = value`
    case destructuring(names: [Word], isConstant: Bool, value: Expression)
    case `return`(Expression?, SourceSpan)
    case `if`([Condition], then: [Statement], else: [Statement]?)
    case `guard`([Condition], else: [Statement])
    case `while`([Condition], [Statement])
    case repeatWhile([Statement], Expression)
    case forIn(ForIn)
    /// Objective-C's `for (initial; condition; step)`.
    case forClassic(
        initial: Statement?, condition: Expression?, step: Statement?, body: [Statement])
    case `switch`(Expression, [SwitchCase])
    case `defer`([Statement])
    case `break`(SourceSpan)
    case `continue`(SourceSpan)
    /// `break name` and `continue name`.
    case jump(isBreak: Bool, label: Word)
    /// `name: for …`
    case labeled(Word, Statement)
    case `throw`(Expression, SourceSpan)
    /// `do { … } catch … { … }`
    case doCatch([Statement], [CatchClause])
    /// `do { … }`, or Objective-C's bare braces.
    case block([Statement])
    case function(FunctionDeclaration)
    case `class`(ClassDeclaration)
    case enumeration(EnumDeclaration)
    /// `typealias name = type`, or Objective-C's `typedef`.
    case alias(name: Word, type: String)
}

extension Statement {
    /// Whether it defines a type, or extends one.
    public var definesType: Bool {
        switch self {
        case .class, .enumeration, .alias: true
        case .expression, .assignment, .declaration, .persistent, .destructuring, .return, .if,
            .guard, .while, .repeatWhile, .forIn, .forClassic, .switch, .defer, .break, .continue,
            .jump, .labeled, .throw, .doCatch, .block, .function:
            false
        }
    }

    /// Whether what follows it in a block is never reached, for it is `break`, `continue` or
    /// `return`.
    var isJump: Bool {
        if case .break = self { return true }
        if case .continue = self { return true }
        if case .return = self { return true }
        return false
    }
}

/// A condition of `if`, `guard` or `while`; all of a list must hold, from the left.
public enum Condition: Sendable {
    case expression(Expression)
    /// `if let name = value`; without a value it is the name's own.
    case binding(name: Word, isConstant: Bool, type: String?, value: Expression?)
    /// `if case pattern = value`.
    case pattern(Pattern, Expression)
}

/// `for element in sequence where filter { … }`
public struct ForIn: Sendable {
    /// One name, or those of a tuple's elements; `_` where none is wanted.
    public var names: [Word]
    /// Whether the names stand in parentheses.
    public var isTuple: Bool
    /// What elements must match in `for case pattern in`, which has no names of its own.
    public var pattern: Pattern?
    public var sequence: Expression
    public var filter: Expression?
    public var body: [Statement]

    /// Makes a loop.
    public init(
        names: [Word], isTuple: Bool, pattern: Pattern? = nil, sequence: Expression,
        filter: Expression?, body: [Statement]
    ) {
        self.names = names
        self.isTuple = isTuple
        self.pattern = pattern
        self.sequence = sequence
        self.filter = filter
        self.body = body
    }
}

/// One `case` or `default` of a `switch`.
public struct SwitchCase: Sendable {
    /// The case is taken where one of them matches; empty for `default`.
    public var patterns: [Pattern]
    public var body: [Statement]
    /// Whether the next case's body follows: Swift's `fallthrough`, Objective-C's missing `break`.
    public var fallsThrough: Bool
    public var span: SourceSpan

    /// Makes a case.
    public init(
        patterns: [Pattern], body: [Statement], fallsThrough: Bool = false, span: SourceSpan
    ) {
        self.patterns = patterns
        self.body = body
        self.fallsThrough = fallsThrough
        self.span = span
    }
}

/// One `catch` of a `do`; without a pattern it takes every error, as `error`.
public struct CatchClause: Sendable {
    public var pattern: Pattern?
    public var body: [Statement]
    public var span: SourceSpan

    /// Makes a clause.
    public init(pattern: Pattern?, body: [Statement], span: SourceSpan) {
        self.pattern = pattern
        self.body = body
        self.span = span
    }
}

/// What a `case` compares with, and the `where` behind it.
public struct Pattern: Sendable {
    /// What it matches.
    public enum Kind: Sendable {
        /// A value, a range or an implicit member.
        case value(Expression)
        /// `let x`, which matches all; `let x?` and `.some(let x)`, which match what is not nil.
        case binding(name: Word, isConstant: Bool, unwraps: Bool)
        /// `let x as Type`, or `is Type` without a name.
        case instance(name: Word?, isConstant: Bool, type: String)
        /// `_`
        case anything
        /// `.push(let vc)`: a case with what it carries; `owner` is the type where it is written.
        case carrying(owner: Expression?, name: Word, [Pattern])
        /// `(.first, let b)`
        case tuple([Pattern])
    }

    public var kind: Kind
    public var filter: Expression?
    public var span: SourceSpan

    /// Makes a pattern.
    public init(_ kind: Kind, filter: Expression? = nil, span: SourceSpan) {
        self.kind = kind
        self.filter = filter
        self.span = span
    }
}
