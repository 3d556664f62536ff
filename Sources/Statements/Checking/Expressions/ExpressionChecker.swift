import CommandLanguage

/// Checks expressions of both languages, within the limits of a line.
@MainActor
struct ExpressionChecker {
    let line: LineUnderCheck

    /// Checks an expression; `expected` helps where the expression alone does not tell its type;
    /// the value may be of another type all the same.
    func check(
        _ expression: Expression, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedExpression {
        line.effort.begin()
        defer { line.effort.end() }
        guard line.effort.isWithinLimits else {
            throw Diagnostic(.limit, at: expression.span, "this expression is nested too deeply")
        }
        if line.language == .objectiveC {
            return try line.objectiveC.check(expression, expecting: expected)
        }
        let span = expression.span
        switch expression.kind {
        case .name(let name):
            return try line.names.check(name, at: span, expecting: expected)
        case .type(let type):
            // What only a library that is not here knows is a value as any other.
            guard case .generic(let base, _) = type.kind, let name = base.wholeName else {
                throw line.names.typeAsValue(type.description, at: span)
            }
            return try line.names.check(name, at: span, expecting: expected)
        case .implicitMember(let name):
            return try line.members.checkImplicit(name, of: expected, at: span)
        case .literal(let literal):
            return try line.literals.check(literal, at: span, expecting: expected)
        case .link(let link):
            if let whole = line.types.completed(expression, of: expected) {
                return try check(whole, expecting: expected)
            }
            return try line.chains.check(link, at: span, expecting: expected)
        case .message: throw Diagnostic(.unsupported, at: span, "this expression cannot run yet")
        case .operation(let operation):
            return try line.operators.check(operation, at: span, expecting: expected)
        case .closure(let closure):
            let outer = line.place.attempts
            line.place.attempts = 0
            defer { line.place.attempts = outer }
            return try line.closures.check(closure, at: span, expecting: expected)
        case .attempt(let word, let inner):
            return try line.errors.checkAttempt(word, inner, expecting: expected, at: span)
        case .address(let inner):
            guard expected?.unwrapped.isAny == true else {
                throw Diagnostic(.illegal, at: span, "use of extraneous '&'")
            }
            // A pointer that is only compared: what tells variables apart is their names.
            _ = try check(inner)
            return CheckedExpression(.constant(.string("&" + inner.pathText)), .any, at: span)
        }
    }

    /// Checks an expression that must be of `type`; `use` tells in an error what needs it.
    func check(
        _ expression: Expression, as type: ValueType, for use: @autoclosure () -> String
    ) throws(Diagnostic) -> CheckedExpression {
        let value = try check(expression, expecting: type)
        if line.language == .objectiveC {
            return try value.converted(to: type, for: use(), in: line.classes)
        }
        if value.type.fits(type, in: line.classes) {
            type.unwrapped.description?.stubUse?.takes(value.type)
            return value.settled(as: type, in: line.classes).boxed(for: type, in: line.language)
        }
        let fitted = line.fitted(value, to: type)
        if fitted.type.fits(type, in: line.classes) { return fitted }
        throw value.mismatch(with: type, for: use(), in: line.classes)
    }
}

extension LineUnderCheck {
    /// The value where one of the type is due: what earlier systems' Swift took for one, and what literals make; the value
    /// itself where nothing makes one of it.
    func fitted(_ value: CheckedExpression, to type: ValueType) -> CheckedExpression {
        if value.type.fits(type, in: classes) { return value }
        if value.isResultImplicitlyUnwrapped
            || place.isOldCode
                && (value.isMemberOfModel || value.isLocalOfModel || value.type.isNull)
        {
            let plain = unwrappedInOldCode(value, for: type)
            if plain.type.fits(type, in: classes) { return plain }
        }
        return taken(value, for: type) ?? value
    }
}
