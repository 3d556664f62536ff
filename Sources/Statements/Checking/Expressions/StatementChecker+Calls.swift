import CommandLanguage

/// Calls: methods, initialisers, functions.
extension StatementChecker {
    mutating func checkCall(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> Link {
        if let type = typeReference(callee) {
            if case .name("Character") = callee.kind, type === TypeDescription.string {
                return Link(value: try checkCharacter(arguments, at: span), isChained: false)
            }
            return Link(value: try checkInitialiser(type, arguments, at: span), isChained: false)
        }
        switch callee.kind {
        case .link(.member(let base, let name, let isOptional)):
            if let type = typeReference(base) {
                let call = try checkStaticCall(name, of: type, arguments, at: span)
                return Link(value: call, isChained: false)
            }
            if base.isSuper {
                return Link(value: try checkSuperCall(name, arguments, at: span), isChained: false)
            }
            if base.isSelf, name == "init" {
                return Link(value: try checkOwnInitialiser(arguments, at: span), isChained: false)
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
            if let empty = try emptyCollection(callee, arguments) {
                return Link(value: empty, isChained: false)
            }
            if name.hasSuffix(">") || name.hasSuffix("]") {
                return try checkCollection(name, arguments, at: span)
            }
            let call = try checkFunction(
                name, callee, arguments, at: span, expecting: expected)
            return Link(value: call, isChained: false)
        case .literal(.array(let elements)) where elements.count == 1 && !arguments.isEmpty:
            guard let element = typeReference(elements[0]) else {
                return try checkCall(of: callee, arguments, at: span)
            }
            return try checkCollection("[\(element.name)]", arguments, at: span)
        case .literal:
            if let empty = try emptyCollection(callee, arguments) {
                return Link(value: empty, isChained: false)
            }
            return try checkCall(of: callee, arguments, at: span)
        case .link, .message, .operation, .closure, .attempt, .address:
            return try checkCall(of: callee, arguments, at: span)
        }
    }

    /// The call of a value that is a function.
    private mutating func checkCall(
        of callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        let function = try checkLink(callee)
        return Link(
            value: try checkApplication(of: function.value, arguments, at: span),
            isChained: function.isChained)
    }

    /// `Set<Int>([1, 2])`: the elements are of the type that is written.
    private mutating func checkCollection(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        let type = try type(named: name, at: span)
        if case .array = type, arguments.count > 1 {
            let call = try checkArguments(
                arguments, of: ArrayMembers.initialisers, receiver: type, owner: type.name, at: span
            )
            return Link(
                value: CheckedExpression(
                    .member(.initialiser(call.method, call.arguments)), type, at: span),
                isChained: false)
        }
        guard arguments.count == 1, arguments[0].label == nil else {
            throw Diagnostic(.wrongArity, at: span, "'\(type.name)' takes one sequence")
        }
        guard case .set(let element) = type else {
            return Link(
                value: try check(arguments[0].value, as: type, for: "'\(type.name)'"),
                isChained: false)
        }
        let values = try check(arguments[0].value, as: .array(element), for: "'\(type.name)'")
        return Link(
            value: CheckedExpression(
                .member(.initialiser(SetMembers.fromArray, [values])), type, at: span),
            isChained: false)
    }

    // MARK: Members

    private mutating func checkMethod(
        _ base: Expression, _ name: String, _ isOptional: Bool, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        let link = try checkLink(base)
        if !isOptional, let call = try checkOptionalCall(name, of: link, arguments, at: span) {
            return call
        }
        let receiver = try unwrapped(
            link, isOptional: isOptional, member: name, at: base.span)
        let type = receiver.value.type
        let methods = variables.classes.methods(name, of: type)
        if methods.isEmpty {
            return try checkFunctionProperty(name, of: receiver, isOptional, arguments, at: span)
        }
        let call = try checkArguments(
            arguments, of: methods, receiver: type, owner: type.name, at: span)
        let kind: CheckedExpression.Kind
        if call.method.mutate != nil {
            kind = .member(
                .mutation(
                    try checkPlace(base.chained(isOptional)).place, call.method, call.arguments))
        } else {
            kind = .member(
                .method(receiver.value, call.method, call.arguments, isChained: isOptional))
        }
        return Link(
            value: CheckedExpression(kind, call.result, at: span), isChained: receiver.isChained)
    }

    /// `map` or `flatMap` of an optional; nil for anything else.
    private mutating func checkOptionalCall(
        _ name: String, of link: Link, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> Link? {
        guard case .optional = link.value.type, !link.isChained else { return nil }
        let methods = OptionalMembers.methods.filter { $0.base == name }
        if methods.isEmpty { return nil }
        let call = try checkArguments(
            arguments, of: methods, receiver: link.value.type, owner: link.value.type.name,
            at: span)
        let value = CheckedExpression(
            .member(.initialiser(call.method, call.arguments + [link.value])), call.result, at: span
        )
        return Link(value: value, isChained: false)
    }

    /// The call of what a property or an element of a tuple holds.
    private mutating func checkFunctionProperty(
        _ name: String, of receiver: Link, _ isOptional: Bool, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        let type = receiver.value.type
        guard let property = variables.classes.property(name, of: type),
            case .function = property.type
        else { throw noMethod(name, of: type, at: span) }
        let function = CheckedExpression(
            .member(.property(receiver.value, property, isChained: isOptional)), property.type,
            at: span)
        let value = try checkApplication(of: function, arguments, at: span)
        return Link(value: value, isChained: receiver.isChained)
    }

    private func noMethod(_ name: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
        if variables.classes.property(name, of: type) != nil {
            return Diagnostic(.illegal, at: span, "'\(name)' is a property: leave '()' out")
        }
        return unknownMember(name, of: type, at: span)
    }

    mutating func checkStaticCall(
        _ name: String, of type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if name == "init" { return try checkInitialiser(type, arguments, at: span) }
        let methods = type.lineage(in: variables.classes).flatMap(\.members.staticMethods).filter {
            $0.base == name
        }
        if methods.isEmpty {
            throw Diagnostic(
                .unknownMember, at: span, "'\(type.name)' has no '\(name)' of its own",
                suggestion: nearest(to: name, among: type.staticNames(in: variables.classes)))
        }
        let call = try checkArguments(
            arguments, of: methods, receiver: .named(type), owner: type.name, at: span)
        let kind: CheckedExpression.Kind =
            call.method.isCase
            ? .member(.initialiser(call.method, call.arguments))
            : .member(.staticMethod(type, call.method, call.arguments))
        return CheckedExpression(kind, call.result, at: span)
    }

    /// `String(format: "%d", x)`
    private mutating func checkFormatted(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values = [try check(arguments[0].value, as: .string, for: "'String(format:)'")]
        for argument in arguments.dropFirst() { values.append(try check(argument.value)) }
        return computed(values, .string, at: span) { _, values throws(StatementStop) in
            .string(ObjectiveCFormat.text(values))
        }
    }

    /// A text of characters, or of what stands for any value; nil for all other ways to make one.
    private mutating func checkText(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard type === TypeDescription.string, arguments.count == 1,
            [nil, "describing", "reflecting"].contains(arguments[0].label)
        else { return nil }
        let value = try check(arguments[0].value)
        let own = value.type
        switch arguments[0].label {
        case "reflecting":
            return computed([value], .string, at: span) { _, values throws(StatementStop) in
                .string(values[0].debugText(of: own))
            }
        case "describing":
            return computed([value], .string, at: span) { _, values throws(StatementStop) in
                .string(values[0].printedText(of: own))
            }
        default:
            guard case .array(let element) = own, element.isNamed(.string) else { return nil }
            return computed([value], .string, at: span) { _, values throws(StatementStop) in
                .string(values[0].elements.map(\.printedText).joined())
            }
        }
    }

    /// `String(number, radix: 16, uppercase: true)`
    private mutating func checkDigits(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let labels = arguments.dropFirst().map(\.label)
        guard labels == ["radix"] || labels == ["radix", "uppercase"] else {
            throw Diagnostic(
                .wrongArity, at: span, "'String' has no such initializer",
                suggestion: "String(_:radix:uppercase:)")
        }
        let number = try check(arguments[0].value)
        guard number.type.isInteger else { throw mismatch(number, .int, "'String(_:radix:)'") }
        var operands = [number, try check(arguments[1].value, as: .int, for: "'radix'")]
        if arguments.count > 2 {
            operands.append(try check(arguments[2].value, as: .bool, for: "'uppercase'"))
        }
        return computed(operands, .string, at: span) { _, values throws(StatementStop) in
            guard case .int(let radix) = values[1], (2...36).contains(radix) else {
                throw .fatal("Radix must be between 2 and 36", at: span)
            }
            let isUpper = values.count > 2 && values[2].equals(.bool(true))
            func digits(_ number: some ScriptInteger) -> Value {
                .string(String(number, radix: radix, uppercase: isUpper))
            }
            return values[0].whole.map { digits($0) } ?? .string("")
        }
    }

    /// A character of a text that is one.
    private mutating func checkCharacter(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard arguments.count == 1, arguments[0].label == nil else {
            throw Diagnostic(.wrongArity, at: span, "'Character' takes one text here")
        }
        let text = try check(arguments[0].value, as: .string, for: "'Character'")
        return computed([text], .string, at: span) { _, values throws(StatementStop) in
            guard case .string(let text) = values[0], text.count != 1 else { return values[0] }
            throw .fatal(
                text.isEmpty
                    ? "Can't form a Character from an empty String"
                    : "Can't form a Character from a String containing more than one extended "
                        + "grapheme cluster", at: span)
        }
    }

    private mutating func checkInitialiser(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if type === TypeDescription.string, arguments.first?.label == "format" {
            return try checkFormatted(arguments, at: span)
        }
        if let text = try checkText(type, arguments, at: span) { return text }
        if type === TypeDescription.string, arguments.dropFirst().first?.label == "radix" {
            return try checkDigits(arguments, at: span)
        }
        let initialisers = type.members.initialisers
        if initialisers.isEmpty {
            throw Diagnostic(.unsupported, at: span, "a \(type.name) cannot be made here")
        }
        let call = try checkArguments(
            arguments, of: initialisers, receiver: .named(type), owner: type.name, at: span)
        return CheckedExpression(
            .member(.initialiser(call.method, call.arguments)), call.result, at: span)
    }
}

extension Expression {
    /// The expression with `?` behind it, where one is asked for.
    func chained(_ isChained: Bool) -> Expression {
        isChained ? Expression(.link(.optionalChain(self)), span: span) : self
    }
}
