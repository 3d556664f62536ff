import CommandLanguage

/// Calls of functions of C, and of blocks.
extension StatementChecker {
    mutating func checkCallOfC(
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
                    try check(argument.value, as: type, for: "'\(name)'"))
            }
            for argument in arguments.dropFirst(function.types.count) {
                values.append(try check(argument.value))
            }
            return try call(function, values, arguments.count, at: span)
        }
        if declaredFunctions[name] != nil || !variables.functions(name).isEmpty {
            return try checkFunctionOfSession(name, callee, arguments, at: span)
        }
        throw Diagnostic(
            .unknownName, at: span, "unknown function '\(name.clipped)'",
            suggestion: NearestName.nearest(to: name, among: FunctionOfC.names))
    }

    /// A macro: each value under the text that names it.
    private mutating func checkBindings(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var entries: [(key: CheckedExpression, value: CheckedExpression)] = []
        for argument in arguments {
            let key = Value.string(argument.value.pathText)
            entries.append(
                (
                    CheckedExpression(.constant(key), .string, at: argument.value.span),
                    try check(argument.value)
                ))
        }
        return CheckedExpression(
            .literal(.dictionary(entries)), .dictionary(.string, .any), at: span)
    }

    private func isValue(_ name: String) -> Bool {
        scope.knows(name) || declared[name] != nil || variables.type(of: name) != nil
    }

    private mutating func checkFunctionOfSession(
        _ name: String, _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        try checkLink(Expression(.link(.call(callee, arguments)), span: span)).value
    }

    private func functionOfC(_ name: String) -> FunctionOfC? {
        FunctionOfC.table[name] ?? FunctionOfC.member(name, in: variables.classes)
    }

    /// One that Swift has, too.
    mutating func checkSharedFunction(
        _ function: FunctionOfC, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let labelled = arguments.first(where: { $0.label != nil }) {
            throw Diagnostic(
                .wrongArity, at: labelled.value.span, "'\(function.name)' takes no labels")
        }
        var values: [CheckedExpression] = []
        for (argument, type) in zip(arguments, function.types) {
            values.append(try check(argument.value, as: type, for: "'\(function.name)'"))
        }
        return try call(function, values, arguments.count, at: span)
    }

    private func call(
        _ function: FunctionOfC, _ values: [CheckedExpression], _ count: Int, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard count == function.types.count || function.isVariadic && count > function.types.count
        else {
            throw Diagnostic(
                .wrongArity, at: span,
                "'\(function.name)' takes \(function.types.count) arguments, not \(count)")
        }
        if FunctionOfC.inBoth[function.name] != nil {
            return CheckedExpression(
                .call(.functionOfC(function, values)), function.result, at: span)
        }
        return computed(values, function.result, at: span) {
            interpreter, values throws(StatementStop) in
            try function.run(interpreter, values, span)
        }
    }

    /// A block: of `nil` it does nothing here, where an app would crash.
    private mutating func checkBlockCall(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let block = try check(callee)
        guard case .function(let types, let result) = block.type.unwrapped else {
            throw Diagnostic(
                .wrongType, at: span, "a value of type \(block.type.name) cannot be called")
        }
        guard types.count == arguments.count else {
            throw Diagnostic(
                .wrongArity, at: span,
                "this block takes \(types.count) arguments, not \(arguments.count)")
        }
        var values: [CheckedExpression] = []
        for (argument, type) in zip(arguments, types) {
            values.append(try check(argument.value, as: type, for: "the block"))
        }
        return CheckedExpression(
            .call(.value(block.retyped(block.type.unwrapped), values)), result, at: span)
    }
}

/// A function that belongs to no class.
@MainActor
package struct FunctionOfC {
    package typealias Run =
        @MainActor (StatementInterpreter, [Value], SourceSpan) throws(StatementStop) -> Value

    let name: String
    let types: [ValueType]
    let result: ValueType
    var isVariadic = false
    let run: Run

    static let table: [String: FunctionOfC] = Dictionary(
        uniqueKeysWithValues: (texts + assertions + places + maths + comparisons + queues
            + transforms + [range, selector])
            .map { ($0.name, $0) })

    static var names: [String] {
        table.keys.sorted()
            + MemberTable.types.filter { !$0.isClass }.flatMap {
                $0.objectiveC.functions.keys.sorted()
            }
    }

    /// `CGRectMake`, `CGRectGetWidth`, `CGRectOffset`: a member of a structure as a function.
    static func member(_ name: String, in classes: ClassTable) -> FunctionOfC? {
        for type in classes.modelTypes where !type.isClass {
            guard let member = type.objectiveC.functions[name] else { continue }
            return function(name, member, of: type)
        }
        return nil
    }

    private static func function(
        _ name: String, _ member: ObjectiveCNames.Member, of type: TypeDescription
    ) -> FunctionOfC? {
        switch member {
        case .getter(let property):
            return FunctionOfC(name: name, types: [.named(type)], result: property.type) {
                interpreter, values, span throws(StatementStop) in
                try interpreter.read(property, of: values[0], at: span)
            }
        case .setter: return nil
        case .method(let method, _):
            let types = method.parameters.map(\.type)
            let isMade = method.base == "init"
            return FunctionOfC(
                name: name, types: isMade ? types : [.named(type)] + types, result: method.result
            ) { interpreter, values, span throws(StatementStop) in
                try interpreter.converting(at: span) { () throws(ConversionFailure) in
                    isMade
                        ? try method.call(.void, values)
                        : try method.call(values[0], Array(values.dropFirst()))
                }
            }
        }
    }
}
