import CommandLanguage

/// Checks calls of functions of the language.
@MainActor
struct BuiltinChecker {
    let line: LineUnderCheck

    /// `Optional(value)`
    func checkOptional(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 1, arguments[0].label == nil else {
            throw Diagnostic(.wrongArity, at: span, "'Optional' takes one value")
        }
        let value = try line.expressions.check(arguments[0].value)
        if value.type.isOptional { throw Diagnostic.nestedOptional(at: span) }
        return value.retyped(value.type.wrapped)
    }

    /// `swap(&a, &b)`
    func checkSwap(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else {
            throw Diagnostic(.wrongArity, at: span, "'swap' takes two places")
        }
        let first = try line.arguments.checkAddress(arguments[0].value)
        let second = try line.arguments.checkAddress(arguments[1].value)
        let classes = line.classes
        guard first.type.fits(second.type, in: classes), second.type.fits(first.type, in: classes)
        else {
            throw second.mismatch(with: first.type, for: "'swap'", in: line.classes)
        }
        return CheckedExpression.computed([first, second], .void, at: span) {
            _, places throws(StatementStop) in
            guard case .object(let one as InoutArgument) = places[0],
                case .object(let other as InoutArgument) = places[1]
            else { return .void }
            let (left, right) = (try one.take(), try other.take())
            try one.giveBack(right)
            try other.giveBack(left)
            return .void
        }
    }

    /// `dispatch_once(&token) { … }` of Swift 2: the token is a number, which tells whether it ran.
    func checkOnce(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 2 else {
            throw Diagnostic(.wrongArity, at: span, "'dispatch_once' takes a token and a closure")
        }
        let token = try line.arguments.checkAddress(arguments[0].value)
        let work = try line.expressions.check(
            arguments[1].value, as: .function([], .void), for: "'dispatch_once'")
        line.found.leftOut.addOld("dispatch_once", "a static constant")
        return CheckedExpression.computed([token, work], .void, at: span) {
            _, values throws(StatementStop) in
            guard case .object(let token as InoutArgument) = values[0],
                case .function(let function) = values[1]
            else { return .void }
            let isFirst = try token.take().equals(.int(0))
            try token.giveBack(.int(1))
            guard isFirst else { return .void }
            return function.call([])
        }
    }

    func check(
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
            let value = try line.expressions.check(
                only(arguments, label: "of", of: function, at: span))
            let isObject = value.type.description?.isClass == true
            return CheckedExpression(
                .call(.builtin(function, [value])), isObject ? .named(.anyClass) : .string, at: span
            )
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
    private func checkLifetime(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else {
            throw Diagnostic(
                .wrongArity, at: span, "'withExtendedLifetime' takes a value and a closure")
        }
        let value = try line.expressions.check(arguments[0].value)
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
    private func checkBody(
        _ body: Expression, given type: ValueType
    ) throws(Diagnostic) -> CheckedExpression {
        if let plain = try? line.expressions.check(body, expecting: .function([], .any)),
            case .function(let types, _) = plain.type, types.isEmpty
        {
            return plain
        }
        return try line.expressions.check(body, expecting: .function([type], .any))
    }

    private func checkPrint(
        _ function: BuiltinFunction, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var separator = CheckedExpression(.constant(.string(" ")), .string, at: span)
        var terminator = CheckedExpression(.constant(.string("\n")), .string, at: span)
        var values: [CheckedExpression] = []
        for argument in arguments {
            switch argument.label {
            case "separator":
                separator = try line.expressions.check(
                    argument.value, as: .string, for: "'separator'")
            case "terminator":
                terminator = try line.expressions.check(
                    argument.value, as: .string, for: "'terminator'")
            case nil:
                values.append(
                    try line.expressions.check(
                        argument.value, expecting: argument.value.isCoalescing ? .any : nil))
            case let label?:
                throw Diagnostic(
                    .wrongArity, at: argument.value.span, "'print' has no '\(label)'")
            }
        }
        line.found.leftOut.addJudged(values.flatMap(\.inertMembers))
        return CheckedExpression(
            .call(.builtin(function, [separator, terminator] + values)), .void, at: span)
    }

    /// A format and its values.
    private func checkFormat(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let format = arguments.first, arguments.allSatisfy({ $0.label == nil }) else {
            throw Diagnostic(.wrongArity, at: span, "'NSLog' takes a format and its values")
        }
        var values = [try line.expressions.check(format.value, as: .string, for: "'NSLog'")]
        for argument in arguments.dropFirst() {
            values.append(try line.expressions.check(argument.value))
        }
        return CheckedExpression(.call(.builtin(.writeFormat, values)), .void, at: span)
    }

    private func checkExtreme(
        _ function: BuiltinFunction, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        var hoped = arguments.contains { $0.value.isImplicitMember } ? ValueType.double : nil
        if let expected, expected.unwrapped.isNumber { hoped = expected.unwrapped }
        let telling = arguments.first { !$0.value.takesTypeOfOther }
        let known =
            try telling.map { argument throws(Diagnostic) in
                try line.expressions.check(argument.value, expecting: hoped).type
            } ?? hoped
        var values: [CheckedExpression] = []
        for argument in arguments {
            values.append(try line.expressions.check(argument.value, expecting: known))
        }
        let hasCount = function == .abs ? values.count == 1 : values.count > 1
        guard hasCount, let type = values.first?.type,
            type.isNumber
                || function != .abs && (type.isNamed(.string) || type.isMoment(in: line.classes)),
            values.allSatisfy({ $0.type.fits(type, in: line.classes) })
        else {
            let count = function == .abs ? 1 : 2
            throw Diagnostic(
                .wrongType, at: span,
                "'\(function.rawValue)' needs \(Message.numbers(count)) of one type")
        }
        return CheckedExpression(.call(.builtin(function, values)), type, at: span)
    }

    private func checkStride(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let labels = arguments.map(\.label)
        guard labels == ["from", "to", "by"] || labels == ["from", "through", "by"] else {
            throw Diagnostic(
                .wrongArity, at: span, "'stride' needs 'from:', 'to:' or 'through:', and 'by:'")
        }
        let other = arguments.first { !$0.value.isIntegerLiteral }
        let type =
            try other.map { other throws(Diagnostic) in
                try line.expressions.check(other.value).type
            } ?? .int
        var values: [CheckedExpression] = []
        for argument in arguments {
            values.append(try line.expressions.check(argument.value, expecting: type))
        }
        guard let first = values.first?.type, first.isNumber,
            values.allSatisfy({ $0.type.fits(first, in: line.classes) })
        else {
            throw Diagnostic(.wrongType, at: span, "'stride' needs three numbers of one type")
        }
        let isClosed = CheckedExpression(.constant(.bool(labels[1] == "through")), .bool, at: span)
        return CheckedExpression(
            .call(.builtin(.stride, values + [isClosed])), .array(first), at: span)
    }

    private func checkZip(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument.value)) }
        guard values.count == 2, let left = values[0].type.sequenceElement,
            let right = values[1].type.sequenceElement
        else { throw Diagnostic(.wrongType, at: span, "'zip' needs two sequences") }
        let pair = [TupleElement(label: nil, type: left), TupleElement(label: nil, type: right)]
        return CheckedExpression(.call(.builtin(.zip, values)), .array(.tuple(pair)), at: span)
    }

    private func checkMath(
        _ function: BuiltinFunction, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let count = function == .pow ? 2 : 1
        guard arguments.count == count, arguments.allSatisfy({ $0.label == nil }) else {
            throw Diagnostic(
                .wrongArity, at: span, "'\(function.rawValue)' takes \(Message.numbers(count))")
        }
        var type = ValueType.double
        for argument in arguments {
            let own = try line.expressions.check(argument.value).type
            if own.isNamed(.float) { type = own }
        }
        var values: [CheckedExpression] = []
        for argument in arguments {
            values.append(
                try line.expressions.check(
                    argument.value, as: type, for: "'\(function.rawValue)'"))
        }
        return CheckedExpression(.call(.builtin(function, values)), type, at: span)
    }

    /// `fatalError` and the checks that may end in one.
    private func checkStop(
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
                try line.expressions.check(
                    argument.value, as: isCondition ? .bool : .string,
                    for: "'\(function.rawValue)'"))
        }
        return CheckedExpression(.call(.builtin(function, values)), .void, at: span)
    }
}

extension Expression {
    /// Whether it is `a ?? b`, whose halves may be of two types where any value may stand.
    fileprivate var isCoalescing: Bool {
        if case .operation(.infix("??", _, _)) = kind { true } else { false }
    }
}
