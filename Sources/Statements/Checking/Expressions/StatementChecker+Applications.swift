import CommandLanguage

/// Calls of functions that belong to no object.
extension StatementChecker {
    mutating func checkFunction(
        _ name: String, _ callee: Expression, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if scope.knows(name) { return try checkLocalCall(callee, arguments, at: span) }
        if let own = try checkOwnMethod(name, arguments, at: span) { return own }
        if let own = try checkOwnProperty(name, at: callee.span) {
            return try checkApplication(of: own, arguments, at: span)
        }
        if declared[name] == nil, variables.type(of: name) == nil {
            let functions = declaredFunctions[name] ?? variables.functions(name)
            if !functions.isEmpty { return try checkCall(of: functions, arguments, at: span) }
            if name == "swap" { return try checkSwap(arguments, at: span) }
            if let builtin = BuiltinFunction(rawValue: name) {
                return try checkBuiltin(builtin, arguments, at: span, expecting: expected)
            }
            if let shared = FunctionOfC.inBoth[name] {
                return try checkSharedFunction(shared, arguments, at: span)
            }
            if name == "Selector" { return try checkSelectorText(arguments, at: span) }
            if name == "Optional" { return try checkOptional(arguments, at: span) }
            throw unknownFunction(name, at: callee.span)
        }
        return try checkApplication(of: try check(callee), arguments, at: span)
    }

    /// `Optional(value)`
    private mutating func checkOptional(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 1, arguments[0].label == nil else {
            throw Diagnostic(.wrongArity, at: span, "'Optional' takes one value")
        }
        let value = try check(arguments[0].value)
        if value.type.isOptional { throw nestedOptional(at: span) }
        return value.retyped(value.type.wrapped)
    }

    /// What to say where an optional would hold another one.
    func nestedOptional(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.unsupported, at: span, "an optional within an optional is not understood")
    }

    /// `swap(&a, &b)`
    private mutating func checkSwap(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else {
            throw Diagnostic(.wrongArity, at: span, "'swap' takes two places")
        }
        let first = try checkAddress(arguments[0].value)
        let second = try checkAddress(arguments[1].value)
        let classes = variables.classes
        guard first.type.fits(second.type, in: classes), second.type.fits(first.type, in: classes)
        else {
            throw mismatch(second, first.type, "'swap'")
        }
        return computed([first, second], .void, at: span) { _, places throws(StatementStop) in
            guard case .object(let one as InoutArgument) = places[0],
                case .object(let other as InoutArgument) = places[1]
            else { return .void }
            let (left, right) = (try one.take(), try other.take())
            try one.giveBack(right)
            try other.giveBack(left)
            return .void
        }
    }

    private func unknownFunction(_ name: String, at span: SourceSpan) -> Diagnostic {
        if let outside = OutsideName.describe(name) {
            return Diagnostic(
                .unsupported, at: span, WordOutside.refusal("\(outside) ('\(name)')"))
        }
        if let own = unmodelled(name, of: context?.description, at: span) { return own }
        if !givesAdvice { return Diagnostic(.unknownName, at: span, "unknown function '\(name)'") }
        if let type = [TypeDescription.viewController, .view].first(where: {
            !$0.methods(name).isEmpty
        }) {
            return Diagnostic(
                .unknownName, at: span,
                "'\(name)' is a method of \(type.name): write the object first, as in 'home.\(name)(…)'"
            )
        }
        let known =
            scope.names + ownMemberNames + declaredFunctions.keys.sorted() + variables.functionNames
            + BuiltinFunction.allCases.map(\.rawValue) + FunctionOfC.inBoth.keys.sorted()
            + typeNames
        return Diagnostic(
            .unknownName, at: span, "unknown function '\(name)'",
            suggestion: NearestName.nearest(to: name, among: known))
    }

    /// A local function has labels and defaults, any other local value has neither.
    private mutating func checkLocalCall(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let function = try check(callee)
        guard case .name(.local(let variable)) = function.kind, let signature = variable.function
        else {
            return try checkApplication(of: function, arguments, at: span)
        }
        let call = try checkArguments(
            arguments, of: [signature.method], receiver: .any, owner: signature.name, at: span)
        return CheckedExpression(
            .call(.value(function, call.arguments)), call.result, at: span)
    }

    private mutating func checkCall(
        of functions: [FunctionSignature], _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let call = try checkArguments(
            arguments, of: functions.map(\.method), receiver: .any,
            owner: functions[0].method.base, at: span)
        guard let function = functions.first(where: { $0.method === call.method }) else {
            preconditionFailure("the method is one of the functions'")
        }
        return CheckedExpression(.call(.function(function, call.arguments)), call.result, at: span)
    }

    /// The call of a value that is a function.
    mutating func checkApplication(
        of function: CheckedExpression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard case .function(let types, let result) = function.type else {
            let isOptional = if case .function = function.type.unwrapped { true } else { false }
            throw Diagnostic(
                .wrongType, at: function.span,
                "a value of type \(function.type.name) cannot be called",
                hint: isOptional ? "call it with '?(…)' or '!(…)'" : nil)
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
        return CheckedExpression(.call(.value(function, values)), result, at: span)
    }

    /// `[UIView]()` and `[String: Int]()`; nil where the brackets hold no types.
    func emptyCollection(
        _ callee: Expression, _ arguments: [Argument]
    ) throws(Diagnostic) -> CheckedExpression? {
        guard arguments.isEmpty else { return nil }
        switch callee.kind {
        case .name(let name) where name.hasSuffix(">") || name.hasSuffix("]"):
            let type = try type(named: name, at: callee.span)
            return type.emptyCollection.map {
                CheckedExpression(.constant($0), type, at: callee.span)
            }
        case .literal(.array(let elements)):
            guard elements.count == 1, let type = typeReference(elements[0]) else { return nil }
            return CheckedExpression(.literal(.array([])), .array(.named(type)), at: callee.span)
        case .literal(.dictionary(let entries)):
            guard entries.count == 1, let key = typeReference(entries[0].key),
                let value = typeReference(entries[0].value)
            else { return nil }
            return CheckedExpression(
                .literal(.dictionary([])), .dictionary(.named(key), .named(value)), at: callee.span)
        case .name, .literal, .implicitMember, .link, .message, .operation, .closure, .attempt,
            .address:
            return nil
        }
    }
}

extension ValueType {
    /// The empty array, set or dictionary; nil for a type of anything else.
    fileprivate var emptyCollection: Value? {
        switch self {
        case .array: .array([])
        case .set: .set([])
        case .dictionary: .dictionary([])
        case .void, .null, .named, .optional, .function, .tuple, .range, .generic, .any: nil
        }
    }
}

/// Functions of the language.
extension StatementChecker {
    fileprivate mutating func checkBuiltin(
        _ function: BuiltinFunction, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        switch function {
        case .write, .writeForDebugging: return try checkPrint(function, arguments, at: span)
        case .writeFormat: return try checkFormat(arguments, at: span)
        case .min, .max, .abs:
            return try checkExtreme(function, arguments, at: span, expecting: expected)
        case .stride: return try checkStride(arguments, at: span)
        case .zip: return try checkZip(arguments, at: span)
        case .withExtendedLifetime: return try checkLifetime(arguments, at: span)
        case .type:
            let value = try only(arguments, label: "of", of: function, at: span)
            return CheckedExpression(
                .call(.builtin(function, [try check(value)])), .string, at: span)
        case .sqrt, .floor, .ceil, .round, .pow, .sin, .cos:
            return try checkMath(function, arguments, at: span)
        case .fatalError, .preconditionFailure, .assertionFailure, .precondition, .assert:
            return try checkStop(function, arguments, at: span)
        }
    }

    private func only(
        _ arguments: [Argument], label: String?, of function: BuiltinFunction, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        guard arguments.count == 1, arguments[0].label == label else {
            throw Diagnostic(
                .wrongArity, at: span, "'\(function.rawValue)(\(label ?? "_"):)' takes one value")
        }
        return arguments[0].value
    }

    /// A value, and a closure that may be given it; the call gives what that gives.
    private mutating func checkLifetime(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else {
            throw Diagnostic(
                .wrongArity, at: span, "'withExtendedLifetime' takes a value and a closure")
        }
        let value = try check(arguments[0].value)
        let body = try checkBody(arguments[1].value, given: value.type)
        guard case .function(_, let result) = body.type else {
            throw Diagnostic(
                .wrongType, at: body.span,
                "'withExtendedLifetime' needs a closure, not \(body.type.name)")
        }
        return CheckedExpression(
            .call(.builtin(.withExtendedLifetime, [value, body])), result, at: span)
    }

    /// A closure that takes one value, or none.
    private mutating func checkBody(
        _ body: Expression, given type: ValueType
    ) throws(Diagnostic) -> CheckedExpression {
        if let plain = try? check(body, expecting: .function([], .any)),
            case .function(let types, _) = plain.type, types.isEmpty
        {
            return plain
        }
        return try check(body, expecting: .function([type], .any))
    }

    private mutating func checkPrint(
        _ function: BuiltinFunction, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var separator = CheckedExpression(.constant(.string(" ")), .string, at: span)
        var terminator = CheckedExpression(.constant(.string("\n")), .string, at: span)
        var values: [CheckedExpression] = []
        for argument in arguments {
            switch argument.label {
            case "separator": separator = try check(argument.value, as: .string, for: "'separator'")
            case "terminator":
                terminator = try check(argument.value, as: .string, for: "'terminator'")
            case nil: values.append(try check(argument.value))
            case let label?:
                throw Diagnostic(
                    .wrongArity, at: argument.value.span, "'print' has no '\(label)'")
            }
        }
        return CheckedExpression(
            .call(.builtin(function, [separator, terminator] + values)), .void, at: span)
    }

    /// A format and its values.
    private mutating func checkFormat(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let format = arguments.first, arguments.allSatisfy({ $0.label == nil }) else {
            throw Diagnostic(.wrongArity, at: span, "'NSLog' takes a format and its values")
        }
        var values = [try check(format.value, as: .string, for: "'NSLog'")]
        for argument in arguments.dropFirst() { values.append(try check(argument.value)) }
        return CheckedExpression(.call(.builtin(.writeFormat, values)), .void, at: span)
    }

    private mutating func checkExtreme(
        _ function: BuiltinFunction, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        var hoped = arguments.contains { $0.value.isImplicitMember } ? ValueType.double : nil
        if let expected, expected.unwrapped.isNumber { hoped = expected.unwrapped }
        let telling = arguments.first { !$0.value.takesTypeOfOther }
        let known =
            try telling.map { argument throws(Diagnostic) in
                try check(argument.value, expecting: hoped).type
            } ?? hoped
        var values: [CheckedExpression] = []
        for argument in arguments {
            values.append(try check(argument.value, expecting: known))
        }
        let hasCount = function == .abs ? values.count == 1 : values.count > 1
        guard hasCount, let type = values.first?.type, type.isNumber,
            values.allSatisfy({ $0.type.fits(type, in: variables.classes) })
        else {
            let count = function == .abs ? 1 : 2
            throw Diagnostic(
                .wrongType, at: span, "'\(function.rawValue)' needs \(count) numbers of one type")
        }
        return CheckedExpression(.call(.builtin(function, values)), type, at: span)
    }

    private mutating func checkStride(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let labels = arguments.map(\.label)
        guard labels == ["from", "to", "by"] || labels == ["from", "through", "by"] else {
            throw Diagnostic(
                .wrongArity, at: span, "'stride' needs 'from:', 'to:' or 'through:', and 'by:'")
        }
        let type: ValueType =
            arguments.allSatisfy { $0.value.isIntegerLiteral } ? .int : .double
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try check(argument.value, expecting: type)) }
        guard let first = values.first?.type, first.isNumber,
            values.allSatisfy({ $0.type.fits(first, in: variables.classes) })
        else {
            throw Diagnostic(.wrongType, at: span, "'stride' needs three numbers of one type")
        }
        let isClosed = CheckedExpression(.constant(.bool(labels[1] == "through")), .bool, at: span)
        return CheckedExpression(
            .call(.builtin(.stride, values + [isClosed])), .array(first), at: span)
    }

    private mutating func checkZip(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try check(argument.value)) }
        guard values.count == 2, let left = values[0].type.sequenceElement,
            let right = values[1].type.sequenceElement
        else { throw Diagnostic(.wrongType, at: span, "'zip' needs two sequences") }
        let pair = [TupleElement(label: nil, type: left), TupleElement(label: nil, type: right)]
        return CheckedExpression(.call(.builtin(.zip, values)), .array(.tuple(pair)), at: span)
    }

    private mutating func checkMath(
        _ function: BuiltinFunction, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let count = function == .pow ? 2 : 1
        guard arguments.count == count, arguments.allSatisfy({ $0.label == nil }) else {
            throw Diagnostic(
                .wrongArity, at: span, "'\(function.rawValue)' takes \(count) numbers")
        }
        var values: [CheckedExpression] = []
        for argument in arguments {
            values.append(try check(argument.value, as: .double, for: "'\(function.rawValue)'"))
        }
        return CheckedExpression(.call(.builtin(function, values)), .double, at: span)
    }

    /// `fatalError` and the checks that may end in one.
    private mutating func checkStop(
        _ function: BuiltinFunction, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count <= (function.isCheck ? 2 : 1), !function.isCheck || !arguments.isEmpty
        else {
            throw Diagnostic(
                .wrongArity, at: span, "'\(function.rawValue)' takes no such arguments")
        }
        var values: [CheckedExpression] = []
        for (index, argument) in arguments.enumerated() {
            let isCondition = function.isCheck && index == 0
            values.append(
                try check(
                    argument.value, as: isCondition ? .bool : .string,
                    for: "'\(function.rawValue)'"))
        }
        return CheckedExpression(.call(.builtin(function, values)), .void, at: span)
    }
}
