import CommandLanguage

/// Resolves the names, members and types of statements, before anything of them is run.
@MainActor
struct StatementChecker {
    let variables: StatementVariables
    /// What the statements before this one on the line declare.
    var declared: [String: StatementVariables.Entry] = [:]
    /// The closure around what is checked; nil at the top.
    var scope: CheckScope?
    private var depth = 0

    /// Levels of an expression, closures included.
    static let depthLimit = 400

    init(variables: StatementVariables) { self.variables = variables }

    /// Checks the statements of a line.
    mutating func check(_ statements: [Statement]) throws(Diagnostic) -> [CheckedStatement] {
        var result: [CheckedStatement] = []
        for statement in statements { result.append(try check(statement)) }
        return result
    }

    /// Checks one statement.
    mutating func check(_ statement: Statement) throws(Diagnostic) -> CheckedStatement {
        switch statement {
        case .expression(let expression):
            return .expression(try check(expression))
        case .assignment(let target, let op, let value):
            return try checkAssignment(target, op, value)
        case .declaration(let name, let isConstant, _, let type, let value):
            return try checkDeclaration(name, isConstant, type, value)
        case .return(let value, let span):
            guard scope != nil else {
                throw Diagnostic(.illegal, at: span, "'return' belongs into a closure")
            }
            return .return(try value.map { value throws(Diagnostic) in try check(value) })
        default: throw notRunnable(statement)
        }
    }

    /// What to say of a statement that nothing runs yet.
    private func notRunnable(_ statement: Statement) -> Diagnostic {
        let construct = "\(statement)".prefix { $0 != "(" }
        return Diagnostic(
            .unsupported, at: SourceSpan(line: 1, column: 1), "'\(construct)' cannot run yet")
    }

    // MARK: Declarations

    private mutating func checkDeclaration(
        _ name: Word, _ isConstant: Bool, _ annotation: String?, _ value: Expression?
    ) throws(Diagnostic) -> CheckedStatement {
        let expected = try annotation.map { text throws(Diagnostic) in
            try self.type(named: text, at: name.span)
        }
        let initial = try initialValue(value, expected, of: name)
        let type = expected ?? initial.type
        switch type {
        case .null, .void:
            throw Diagnostic(
                .wrongType, at: initial.span, "'\(name.text)' needs a type: the value tells none",
                hint: "let \(name.text): UIViewController? = nil")
        default: break
        }
        if let scope {
            guard let slot = scope.declare(name.text, type: type, isConstant: isConstant) else {
                throw duplicate(name)
            }
            return .localDeclaration(slot, initial)
        }
        try checkNewName(name)
        declared[name.text] = StatementVariables.Entry(
            value: nil, type: type, isConstant: isConstant)
        return .declaration(name.text, initial, type, isConstant: isConstant)
    }

    private mutating func initialValue(
        _ value: Expression?, _ type: ValueType?, of name: Word
    ) throws(Diagnostic) -> CheckedExpression {
        guard let value else {
            guard let type, type.isOptional else {
                throw Diagnostic(.wrongArity, at: name.span, "'\(name.text)' needs a value")
            }
            return CheckedExpression(.constant(.null), .null, at: name.span)
        }
        guard let type else { return try check(value) }
        return try check(value, as: type, for: "'\(name.text)'")
    }

    private func checkNewName(_ name: Word) throws(Diagnostic) {
        if MemberTable.type(named: name.text) != nil || BuiltinFunction(rawValue: name.text) != nil
        {
            throw Diagnostic(
                .reservedName, at: name.span, "'\(name.text)' is a name of the language")
        }
        if declared[name.text] != nil || variables.type(of: name.text) != nil {
            throw duplicate(name)
        }
    }

    private func duplicate(_ name: Word) -> Diagnostic {
        Diagnostic(.duplicateName, at: name.span, "'\(name.text)' is a name already")
    }

    // MARK: Expressions

    /// Checks an expression; `expected` helps where the expression alone does not tell its type,
    /// and binds nobody.
    mutating func check(
        _ expression: Expression, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw Diagnostic(.limit, at: expression.span, "this expression is nested too deeply")
        }
        switch expression.kind {
        case .member, .call, .index, .forceUnwrap:
            let link = try checkLink(expression, expecting: expected)
            guard link.isChained else { return link.value }
            return CheckedExpression(
                .chain(link.value), link.value.type.isVoid ? .void : link.value.type.wrapped,
                at: expression.span)
        case .prefix, .infix, .ternary, .cast:
            return try checkOperation(expression, expecting: expected)
        case .name(let name):
            return try checkName(name, at: expression.span)
        case .implicitMember(let name):
            return try checkImplicitMember(name, of: expected, at: expression.span)
        case .closure(let closure):
            return try checkClosure(closure, at: expression.span, expecting: expected)
        default:
            return try checkLiteral(expression, expecting: expected)
        }
    }

    /// Checks an expression that must be of `type`; `use` tells in an error what needs it.
    mutating func check(
        _ expression: Expression, as type: ValueType, for use: @autoclosure () -> String
    ) throws(Diagnostic) -> CheckedExpression {
        let value = try check(expression, expecting: type)
        if value.type.fits(type) { return value }
        throw mismatch(value, type, use())
    }

    /// What to say of a value of the wrong type.
    func mismatch(_ value: CheckedExpression, _ type: ValueType, _ use: String) -> Diagnostic {
        Diagnostic(
            .wrongType, at: value.span, "\(use) needs \(type.name), not \(value.type.name)",
            hint: hint(from: value.type, to: type))
    }

    private func hint(from given: ValueType, to needed: ValueType) -> String? {
        if case .optional(let inner) = given, inner.fits(needed) {
            return "unwrap it with '!', '?' or '??'"
        }
        if given.description?.inherits(from: .viewController) == true,
            needed.unwrapped.isNamed(.view)
        {
            return "a controller's view is its 'view'"
        }
        return nil
    }
}
