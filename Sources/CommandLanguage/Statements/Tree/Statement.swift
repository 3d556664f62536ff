/// A statement of UIKit code, the same tree for every front end.
public indirect enum Statement: Sendable {
    case expression(Expression)
    /// `target op value`; `op` is nil for `=`, or `+` for `+=` and so on.
    case assignment(target: Expression, op: String?, value: Expression)
    case declaration(Declaration)
    case definition(Definition)
    case branch(Branch)
    case loop(Loop)
    case exit(Exit)
    case block(Block)
    /// `name: for …`
    case labeled(Word, Statement)

    /// What gives a name to a value or to a function.
    public indirect enum Declaration: Sendable {
        /// `let` or `var`, `weak` or not; several on a line are several statements.
        case variable(
            name: Word, isConstant: Bool, isWeak: Bool, type: TypeSyntax?,
            value: Expression?)
        /// A declaration of C whose name keeps its value from call to call.
        case persistent(Declaration)
        /// `let (a, b) = value`
        case destructuring(names: [Word], isConstant: Bool, value: Expression)
        case function(FunctionDeclaration)
    }

    /// What defines a type, or extends one.
    public enum Definition: Sendable {
        case `class`(ClassDeclaration)
        case enumeration(EnumDeclaration)
        /// `typealias name = type`, or Objective-C's `typedef`.
        case alias(name: Word, type: TypeSyntax)
    }

    /// What runs one of several blocks.
    public enum Branch: Sendable {
        case `if`([Condition], then: [Statement], else: [Statement]?)
        case `guard`([Condition], else: [Statement])
        case `switch`(Expression, [SwitchCase])
    }

    /// What runs a block again and again.
    public enum Loop: Sendable {
        case `while`([Condition], [Statement])
        case repeatWhile([Statement], Expression)
        case forIn(ForIn)
        /// Objective-C's `for (initial; condition; step)`.
        case forClassic(
            initial: Statement?, condition: Expression?, step: Statement?, body: [Statement])
    }

    /// What leaves the block, the loop or the function around it.
    public enum Exit: Sendable {
        case `return`(Expression?, SourceSpan)
        case `break`(SourceSpan)
        case `continue`(SourceSpan)
        /// `fallthrough` within other braces of the case; at the end of the case it is a part of that.
        case `fallthrough`(SourceSpan)
        /// `break name` and `continue name`.
        case jump(isBreak: Bool, label: Word)
        case `throw`(Expression, SourceSpan)
    }

    /// Statements between braces of their own.
    public enum Block: Sendable {
        /// `do { … }`, or Objective-C's bare braces.
        case plain([Statement])
        case `defer`([Statement])
        /// `do { … } catch … { … }`
        case doCatch([Statement], [CatchClause])
    }
}

extension Statement {
    /// Whether it defines a type, or extends one.
    public var definesType: Bool { if case .definition = self { true } else { false } }

    /// Whether it defines a type, or declares a function or a variable.
    var declares: Bool {
        switch self {
        case .definition, .declaration: true
        case .expression, .assignment, .branch, .loop, .exit, .block, .labeled: false
        }
    }

    /// The names that it gives to types, functions and variables.
    var declaredNames: [String] {
        switch self {
        case .definition(.class(let declaration)): [declaration.name.text]
        case .definition(.enumeration(let declaration)): [declaration.name.text]
        case .definition(.alias(let name, _)): [name.text]
        case .declaration(let declaration): declaration.givenNames
        case .expression, .assignment, .branch, .loop, .exit, .block, .labeled: []
        }
    }

    /// Whether what follows it in a block is never reached, for it is `break`, `continue` or
    /// `return`.
    var isJump: Bool {
        guard case .exit(let exit) = self else { return false }
        return switch exit {
        case .break, .continue, .return: true
        case .fallthrough, .jump, .throw: false
        }
    }
}

/// A condition of `if`, `guard` or `while`; all of a list must hold, from the left.
public enum Condition: Sendable {
    case expression(Expression)
    /// `if let name = value`; without a value it is the name's own.
    case binding(name: Word, isConstant: Bool, type: TypeSyntax?, value: Expression?)
    /// `if case pattern = value`.
    case pattern(Pattern, Expression)
}

/// `for element in sequence where filter { … }`
public struct ForIn: Sendable {
    /// One name, or those of a tuple's elements; `_` where none is wanted.
    public var names: [Word]
    /// Whether the names stand in parentheses.
    public var isTuple: Bool
    /// Whether the body may assign the names: `for var element in`.
    public var isVariable = false
    /// The type of the elements, where it is written.
    public var type: TypeSyntax?
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
        case instance(name: Word?, isConstant: Bool, type: TypeSyntax)
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

extension Statement.Declaration {
    fileprivate var givenNames: [String] {
        switch self {
        case .variable(let name, _, _, _, _): [name.text]
        case .function(let function): [function.name.text]
        case .destructuring(let names, _, _): names.map(\.text)
        case .persistent(let inner): inner.givenNames
        }
    }
}
