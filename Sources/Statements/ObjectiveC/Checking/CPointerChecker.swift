import CommandLanguage

/// Checks `&place`: a pointer through which other code changes the place.
@MainActor
struct CPointerChecker {
    let line: LineUnderCheck

    func check(
        _ place: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if case .operation(.prefix("*", let pointer)) = place.kind {
            return try line.expressions.check(pointer)
        }
        if let identity = identity(of: place) {
            return CheckedExpression(.constant(.string("&" + identity)), .any, at: span)
        }
        if case .name(let name) = place.kind, !line.names.known.contains(name),
            let absent = line.inertOfC.constant(name, at: span)
        {
            return absent
        }
        let target = try line.placesOfC.check(place)
        return CheckedExpression(.address(target.place), .any, at: span)
    }

    /// The value of `static void *context = &context;`, whose name C knows within its own value; nil of any other.
    func ownAddress(of name: String, in value: Expression) -> CheckedExpression? {
        switch value.kind {
        case .address(let place):
            guard case .name(name) = place.kind else { return nil }
            return CheckedExpression(.constant(.string("&" + name)), .any, at: value.span)
        case .operation(.cast(let inner, _, _)): return ownAddress(of: name, in: inner)
        case .name, .type, .implicitMember, .literal, .link, .message, .operation, .closure,
            .attempt:
            return nil
        }
    }

    /// The name of what is the same for all code: its address is a key or a context, and no code here
    /// changes it through that.
    private func identity(of place: Expression) -> String? {
        guard case .name(let name) = place.kind else { return nil }
        if let variable = line.scope.local(named: name) {
            return variable.keeper == nil ? nil : name
        }
        let isOwn = line.classContext.map { line.classes.property(name, of: $0.type) != nil }
        return line.isName(name) && isOwn != true ? name : nil
    }

    /// `*pointer = value`, where the pointer is only known when it runs; one to nothing takes it, too.
    func checkAssignment(
        _ pointer: CheckedExpression, _ value: CheckedExpression, at span: SourceSpan
    ) -> CheckedStatement {
        .expression(
            CheckedExpression.computed([pointer, value], .void, at: span) {
                _, values throws(StatementStop) in
                if case .object(let place as InoutArgument) = values[0] {
                    try place.giveBack(values[1].number(as: try place.read()))
                } else if case .object(let flag as StopFlag) = values[0] {
                    flag.pointee = values[1].isTrue
                }
                return .void
            })
    }

    /// `*pointer`, where the pointer is only known when it runs.
    func pointee(
        _ pointer: CheckedExpression, at span: SourceSpan
    ) -> CheckedExpression {
        CheckedExpression.computed([pointer], .any, at: span) { _, values throws(StatementStop) in
            guard case .object(let place as InoutArgument) = values[0] else { return .null }
            return try place.read()
        }
    }
}

extension InoutArgument {
    /// What is at the place.
    @MainActor
    func read() throws(StatementStop) -> Value {
        let value = try take()
        try giveBack(value)
        return value
    }
}

extension Value {
    /// The number as one of the kind that the other is, which a variable of C stays; any other value as it is.
    @MainActor
    fileprivate func number(as other: Value) -> Value {
        switch other {
        case .double: number.map { .double($0) } ?? self
        case .float: number.map { .float(Float($0)) } ?? self
        case .int: number.flatMap { Int(exactly: $0.rounded(.towardZero)) }.map { .int($0) } ?? self
        case .bool: number.map { .bool($0 != 0) } ?? self
        case .void, .null, .sized, .string, .object, .point, .size, .rect, .insets, .vector,
            .transform, .transform3D, .array, .set, .dictionary, .structure, .choice, .carrying,
            .options, .function, .tuple, .range, .weak, .typed:
            self
        }
    }
}
