import CommandLanguage

/// Resolves the names, members and types of statements, before anything of them is run.
@MainActor
package struct StatementChecker {
    let variables: StatementVariables
    package var language: SourceLanguage
    /// Members that the code of the line's classes uses and that no class defines.
    var undefined = UndefinedMembers()
    /// What is wrong in the classes that are checked.
    var mistakes = Mistakes()
    /// What becomes of statements that only change looks.
    var cosmetics = Cosmetics.quiet
    /// The members for which such statements were left out.
    var leftOut = LeftOutLooks()
    /// What the statements before this one on the line declare.
    var declared: [String: StatementVariables.Entry] = [:]
    /// The functions that they declare, by their names without labels.
    var declaredFunctions: [String: [FunctionSignature]] = [:]
    /// The types that they declare.
    var declaredTypes: [String: TypeDefinition] = [:]
    /// The class whose code is checked.
    var context: ClassContext?
    /// The line, function or closure around what is checked.
    var scope: CheckScope
    /// How many `try`s cover what is checked.
    var attempts = 0
    /// What the type parameters of the function around stand for.
    var genericTypes: [String: ValueType] = [:]
    /// Enumerations whose cases carry what is not known yet.
    var waitingCases: [WaitingCases] = []
    /// Whether the types that are checked may need each other.
    var isInGroup = false
    /// Whether an unknown name gets its nearest right spelling, which is sought among all names.
    var givesAdvice = true
    private var depth = 0
    /// Expressions checked so far: some are looked at twice, which must not double without end.
    private var work = 0

    /// Levels of an expression, closures included.
    static let depthLimit = 600
    /// Expressions that one line may take.
    static let workLimit = 2_000_000

    init(variables: StatementVariables, language: SourceLanguage = .swift) {
        self.variables = variables
        self.language = language
        scope = CheckScope(.line, parent: nil)
    }

    /// Checks the statements of a line.
    mutating func check(_ statements: [Statement]) throws(Diagnostic) -> CheckedBlock {
        if language == .swift, let group = DefinitionGroup(statements) {
            return try checkTogether(group)
        }
        return try checkBody(statements)
    }

    /// Checks statements without a pair of braces of their own.
    mutating func checkBody(_ statements: [Statement]) throws(Diagnostic) -> CheckedBlock {
        var block = CheckedBlock(statements: [])
        block.statements.reserveCapacity(statements.count)
        if !scope.isTop { block.functions = try declareFunctions(of: statements) }
        for statement in statements {
            guard let checked = try checkOrKeepMistake(statement) else { continue }
            if case .block(.defer) = checked { block.hasDefer = true }
            block.statements.append(checked)
        }
        return block
    }

    /// Checks one statement. In the code of a class a mistake is kept, and the next statement's turn
    /// comes; a closure is wrong as a whole.
    private mutating func checkOrKeepMistake(
        _ statement: Statement
    ) throws(Diagnostic) -> CheckedStatement? {
        do throws(Diagnostic) {
            return try check(statement)
        } catch {
            guard context != nil, scope.kind == .function, error.code != .limit else { throw error }
            mistakes.add(error, of: statement)
            return nil
        }
    }

    /// Checks statements in a pair of braces, which own what was declared since `first`.
    mutating func checkBlock(
        _ statements: [Statement], from first: Int? = nil
    ) throws(Diagnostic) -> CheckedBlock {
        let first = first ?? scope.slotCount
        scope.openBlock()
        defer { scope.closeBlock() }
        var block = try checkBody(statements)
        block.slots = first..<scope.slotCount
        return block
    }

    /// Checks one statement.
    mutating func check(_ statement: Statement) throws(Diagnostic) -> CheckedStatement {
        do throws(Diagnostic) {
            return try checkKnown(statement)
        } catch {
            return try leaveOutLooks(statement, after: error)
        }
    }

    private mutating func checkKnown(
        _ statement: Statement
    ) throws(Diagnostic) -> CheckedStatement {
        switch statement {
        case .expression(let expression): return .expression(try check(expression))
        case .assignment(let target, let op, let value):
            return try checkAssignment(target, op, value)
        case .declaration(let declaration): return try check(declaration)
        case .definition(let definition):
            if let group = DefinitionGroup([statement]) {
                return .block(.plain(try checkTogether(group)))
            }
            return try check(definition)
        case .branch(let branch): return try check(branch)
        case .loop(let loop): return try check(loop)
        case .exit(let exit): return try check(exit)
        case .block(let block): return try check(block)
        case .labeled(let label, let inner): return try checkLabeled(label, inner)
        }
    }

    /// Checks the definition of a type that stands alone.
    mutating func check(
        _ definition: Statement.Definition
    ) throws(Diagnostic) -> CheckedStatement {
        switch definition {
        case .class(let declaration): return try checkClass(declaration)
        case .enumeration(let declaration): return try checkEnum(declaration)
        case .alias(let name, let type): return try checkAlias(name, type)
        }
    }

    // MARK: Expressions

    /// Checks an expression; `expected` helps where the expression alone does not tell its type;
    /// the value may be of another type all the same.
    mutating func check(
        _ expression: Expression, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedExpression {
        depth += 1
        defer { depth -= 1 }
        work += 1
        guard depth <= Self.depthLimit, work <= Self.workLimit else {
            throw Diagnostic(.limit, at: expression.span, "this expression is nested too deeply")
        }
        if language == .objectiveC { return try checkObjectiveC(expression, expecting: expected) }
        let span = expression.span
        switch expression.kind {
        case .name(let name): return try checkName(name, at: span)
        case .implicitMember(let name):
            return try checkImplicitMember(name, of: expected, at: span)
        case .literal(let literal):
            return try checkLiteral(literal, at: span, expecting: expected)
        case .link(let link): return try checkChain(link, at: span, expecting: expected)
        case .message: throw Diagnostic(.unsupported, at: span, "this expression cannot run yet")
        case .operation(let operation):
            return try checkOperation(operation, at: span, expecting: expected)
        case .closure(let closure):
            let outer = attempts
            attempts = 0
            defer { attempts = outer }
            return try checkClosure(closure, at: span, expecting: expected)
        case .attempt(let word, let inner):
            return try checkAttempt(word, inner, expecting: expected, at: span)
        case .address: throw Diagnostic(.illegal, at: span, "use of extraneous '&'")
        }
    }

    /// Checks an expression that must be of `type`; `use` tells in an error what needs it.
    mutating func check(
        _ expression: Expression, as type: ValueType, for use: @autoclosure () -> String
    ) throws(Diagnostic) -> CheckedExpression {
        let value = try check(expression, expecting: type)
        if language == .objectiveC { return try converted(value, to: type, for: use()) }
        if value.type.fits(type, in: variables.classes) { return boxed(value, for: type) }
        throw mismatch(value, type, use())
    }

    /// The value where any may stand: one whose type tells more than the value takes its type along.
    func boxed(_ value: CheckedExpression, for type: ValueType) -> CheckedExpression {
        guard language == .swift, type.isAny, value.type.tellsMore else { return value }
        let own = value.type
        return computed([value], .any, at: value.span) { _, values throws(StatementStop) in
            .typed(values[0], own)
        }
    }

    /// What to say of a value of the wrong type.
    func mismatch(_ value: CheckedExpression, _ type: ValueType, _ use: String) -> Diagnostic {
        Diagnostic(
            .wrongType, at: value.span, "\(use) needs \(type.name), not \(value.type.name)",
            suggestion: twin(of: value, as: type), hint: hint(from: value.type, to: type))
    }

    /// `b.view` for `b`, and `b` for `b.view`, where the one was given and the other is due.
    private func twin(of value: CheckedExpression, as type: ValueType) -> String? {
        if case .name(.world(let name, _)) = value.kind, isController(value.type) {
            return type.unwrapped.isNamed(.view) ? "\(name).view" : nil
        }
        guard case .member(.property(let owner, let member, _)) = value.kind,
            member.name == "view", case .name(.world(let name, _)) = owner.kind,
            isController(owner.type), owner.type.unwrapped.fits(type, in: variables.classes)
        else { return nil }
        return name
    }

    private func isController(_ type: ValueType) -> Bool {
        type.unwrapped.description?.inherits(from: .viewController, in: variables.classes) == true
    }

    private func hint(from given: ValueType, to needed: ValueType) -> String? {
        if case .optional(let inner) = given, inner.fits(needed, in: variables.classes) {
            return "unwrap it with '!', '?' or '??'"
        }
        if given.description?.inherits(from: .viewController, in: variables.classes) == true,
            needed.unwrapped.isNamed(.view)
        {
            return "a controller's view is its 'view'"
        }
        if needed.isNumber, given.isNumber { return "convert it: \(needed.name)(…)" }
        return nil
    }
}
