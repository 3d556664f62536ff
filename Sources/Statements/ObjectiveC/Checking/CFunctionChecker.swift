import CommandLanguage

/// Checks calls of functions of C, and of blocks.
@MainActor
struct CFunctionChecker {
    let line: LineUnderCheck

    func checkCall(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard case .name(let name) = callee.kind, !isValue(name) else {
            return try checkBlockCall(callee, arguments, at: span)
        }
        if name == "NSDictionaryOfVariableBindings" {
            return try checkBindings(arguments, at: span)
        }
        var values: [CheckedExpression] = []
        if let function = functionOfC(name) {
            for (argument, type) in zip(arguments, function.types) {
                values.append(
                    try line.expressions.check(argument.value, as: type, for: "'\(name)'"))
            }
            for argument in arguments.dropFirst(function.types.count) {
                values.append(try line.expressions.check(argument.value))
            }
            return try call(function, values, arguments.count, at: span)
        }
        if !line.functions(named: name).isEmpty {
            return try checkFunctionOfSession(name, callee, arguments, at: span)
        }
        if let inert = try line.inertOfC.checkFunction(name, arguments, at: span) { return inert }
        throw Diagnostic(
            .unknownName, at: span, "unknown function '\(name.clipped)'",
            suggestion: line.nearest(to: name, among: FunctionOfC.names))
    }

    /// A macro: each value under the text that names it.
    private func checkBindings(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var entries: [(key: CheckedExpression, value: CheckedExpression)] = []
        for argument in arguments {
            let key = Value.string(argument.value.pathText)
            entries.append(
                (
                    CheckedExpression(.constant(key), .string, at: argument.value.span),
                    try line.expressions.check(argument.value)
                ))
        }
        return CheckedExpression(
            .literal(.dictionary(entries)), .dictionary(.string, .any), at: span)
    }

    private func isValue(_ name: String) -> Bool {
        line.scope.knows(name) || line.isName(name) || isInstanceVariable(name)
    }

    private func isInstanceVariable(_ name: String) -> Bool {
        guard line.scope.knows("self"), let own = line.classContext?.type else { return false }
        return line.classes.property(name, of: own) != nil
            || name.hasPrefix("_")
                && line.classes.property(String(name.dropFirst()), of: own) != nil
    }

    private func checkFunctionOfSession(
        _ name: String, _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let parameters = line.functions(named: name).last?.method.parameters ?? []
        let given = arguments.enumerated().map { index, argument in
            index < parameters.count
                ? argument.converted(to: parameters[index].type) : argument
        }
        return try line.chains.checkLink(Expression(.link(.call(callee, given)), span: span)).value
    }

    private func functionOfC(_ name: String) -> FunctionOfC? {
        FunctionOfC.table[name] ?? FunctionOfC.member(name, in: line.classes)
    }

    /// One that Swift has, too.
    func checkSharedFunction(
        _ function: FunctionOfC, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let labelled = arguments.first(where: { $0.label != nil }) {
            throw Diagnostic(
                .wrongArity, at: labelled.value.span, "'\(function.name)' takes no labels")
        }
        var function = function
        if line.language == .swift, takesFloats(function, arguments) {
            function = function.forFloats
        }
        var values: [CheckedExpression] = []
        for (argument, type) in zip(arguments, function.types) {
            values.append(
                try line.expressions.check(argument.value, as: type, for: "'\(function.name)'"))
        }
        return try call(function, values, arguments.count, at: span)
    }

    /// Whether a function of fractions is given a `Float`.
    private func takesFloats(_ function: FunctionOfC, _ arguments: [Argument]) -> Bool {
        guard !function.types.isEmpty, function.types.allSatisfy({ $0.isNamed(.double) }),
            function.result.isNamed(.double)
        else { return false }
        let before = line.memory
        defer { line.goBack(to: before) }
        return arguments.contains { argument in
            let type = try? line.expressions.check(argument.value).type
            return type?.isNamed(.float) ?? false
        }
    }

    private func call(
        _ function: FunctionOfC, _ values: [CheckedExpression], _ count: Int, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard count == function.types.count || function.isVariadic && count > function.types.count
        else {
            throw Diagnostic(
                .wrongArity, at: span,
                "'\(function.name)' takes \(Message.arguments(function.types.count)), not \(count)")
        }
        if FunctionOfC.inBoth[function.name] != nil {
            return CheckedExpression(
                .call(.functionOfC(function, values)), function.result, at: span)
        }
        return CheckedExpression.computed(values, function.result, at: span) {
            evaluator, values throws(StatementStop) in
            try function.run(evaluator, values, span)
        }
    }

    /// A block: of `nil` it does nothing here, where an app would crash.
    private func checkBlockCall(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let block = try line.expressions.check(callee)
        guard case .function(let types, let result) = block.type.unwrapped else {
            if block.type.unwrapped.isAny,
                let open = try line.inertOfC.checkCall(of: block, arguments, at: span)
            {
                return open
            }
            throw Diagnostic(
                .wrongType, at: span, "a value of type \(block.type.name) cannot be called")
        }
        guard types.count == arguments.count else {
            throw Diagnostic(
                .wrongArity, at: span,
                "this block takes \(Message.arguments(types.count)), not \(arguments.count)")
        }
        var values: [CheckedExpression] = []
        for (argument, type) in zip(arguments, types) {
            values.append(try line.expressions.check(argument.value, as: type, for: "the block"))
        }
        return CheckedExpression(
            .call(.value(block.retyped(block.type.unwrapped), values)), result, at: span)
    }
}

extension Argument {
    /// The argument where C makes a number of another kind of it.
    @MainActor
    fileprivate func converted(to type: ValueType) -> Argument {
        guard type.isNumber, let name = type.description?.name else { return self }
        let written = TypeSyntax(.name(name), span: value.span)
        let cast = Expression(.operation(.cast(value, op: "as", type: written)), span: value.span)
        return Argument(label: label, value: cast)
    }
}
