import CommandLanguage

/// Calls: methods, initialisers, functions.
extension StatementChecker {
    mutating func checkCall(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> Link {
        if let type = typeReference(callee) {
            return Link(value: try checkInitialiser(type, arguments, at: span), isChained: false)
        }
        switch callee.kind {
        case .member(let base, let name, let isOptional):
            if let type = typeReference(base) {
                let call = try checkStaticCall(name, of: type, arguments, at: span)
                return Link(value: call, isChained: false)
            }
            return try checkMethod(base, name, isOptional, arguments, at: span)
        case .implicitMember(let name):
            guard let type = expected?.unwrapped.description else {
                throw Diagnostic(
                    .wrongType, at: callee.span,
                    "nothing here tells the type that '.\(name)' belongs to")
            }
            let call = try checkStaticCall(name, of: type, arguments, at: span)
            return Link(value: call, isChained: false)
        case .name(let name):
            return Link(
                value: try checkFunction(name, callee, arguments, at: span), isChained: false)
        default:
            return Link(value: try checkApplication(callee, arguments, at: span), isChained: false)
        }
    }

    // MARK: Members

    private mutating func checkMethod(
        _ base: Expression, _ name: String, _ isOptional: Bool, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        let receiver = try checkReceiver(base, isOptional: isOptional, member: name)
        let type = receiver.value.type
        let methods = MemberTable.methods(name, of: type)
        if methods.isEmpty { throw noMethod(name, of: type, at: span) }
        let call = try checkArguments(
            arguments, of: methods, element: type.element, owner: type.name, at: span)
        let value = CheckedExpression(
            .method(receiver.value, call.method, call.arguments, isChained: isOptional),
            call.method.result.replacingAny(with: type.element), at: span)
        return Link(value: value, isChained: receiver.isChained)
    }

    private func noMethod(_ name: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
        if MemberTable.property(name, of: type) != nil {
            return Diagnostic(.illegal, at: span, "'\(name)' is a property: leave '()' out")
        }
        return unknownMember(name, of: type, at: span)
    }

    private mutating func checkStaticCall(
        _ name: String, of type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if name == "init" { return try checkInitialiser(type, arguments, at: span) }
        let methods = type.lineage.flatMap(\.members.staticMethods).filter { $0.base == name }
        if methods.isEmpty {
            throw Diagnostic(
                .unknownMember, at: span, "'\(type.name)' has no '\(name)' of its own",
                suggestion: nearest(to: name, among: type.staticNames))
        }
        let call = try checkArguments(
            arguments, of: methods, element: .any, owner: type.name, at: span)
        return CheckedExpression(
            .staticMethod(type, call.method, call.arguments), call.method.result, at: span)
    }

    private mutating func checkInitialiser(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let initialisers = type.members.initialisers
        if initialisers.isEmpty {
            throw Diagnostic(.unsupported, at: span, "a \(type.name) cannot be made here")
        }
        let call = try checkArguments(
            arguments, of: initialisers, element: .any, owner: type.name, at: span)
        return CheckedExpression(
            .initialiser(call.method, call.arguments), call.method.result, at: span)
    }

    // MARK: Functions

    private mutating func checkFunction(
        _ name: String, _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let builtin = BuiltinFunction(rawValue: name), !isDeclared(name) {
            return try checkBuiltin(builtin, arguments, at: span)
        }
        guard isDeclared(name) else {
            let known = BuiltinFunction.allCases.map(\.rawValue) + MemberTable.names
            throw Diagnostic(
                .unknownName, at: callee.span, "unknown function '\(name)'",
                suggestion: NearestName.nearest(to: name, among: known))
        }
        return try checkApplication(callee, arguments, at: span)
    }

    private func isDeclared(_ name: String) -> Bool {
        scope?.find(name) != nil || declared[name] != nil || variables.type(of: name) != nil
    }

    /// The call of a value that is a function.
    private mutating func checkApplication(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let function = try check(callee)
        guard case .function(let types, let result) = function.type else {
            throw Diagnostic(
                .wrongType, at: callee.span,
                "a value of type \(function.type.name) cannot be called")
        }
        guard types.count == arguments.count else {
            throw Diagnostic(
                .wrongArity, at: span,
                "this function takes \(types.count) arguments, not \(arguments.count)")
        }
        var values: [CheckedExpression] = []
        for (argument, type) in zip(arguments, types) {
            values.append(try check(argument.value, as: type, for: "the function"))
        }
        return CheckedExpression(.apply(function, values), result, at: span)
    }

    private mutating func checkBuiltin(
        _ function: BuiltinFunction, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values: [CheckedExpression] = []
        let isNumeric = function != .print
        let wantsDouble = isNumeric && arguments.contains { !$0.value.isIntegerLiteral }
        for argument in arguments {
            let value = try check(argument.value, expecting: wantsDouble ? .double : nil)
            values.append(value)
        }
        guard isNumeric else {
            return CheckedExpression(.builtin(function, values), .void, at: span)
        }
        let count = function == .abs ? 1 : 2
        guard values.count == count, let type = values.first?.type,
            type.isNamed(.int) || type.isNamed(.double),
            values.allSatisfy({ $0.type.fits(type) })
        else {
            throw Diagnostic(
                .wrongType, at: span, "'\(function.rawValue)' needs \(count) numbers of one type")
        }
        return CheckedExpression(.builtin(function, values), type, at: span)
    }
}
