import CommandLanguage

/// Checks closures.
@MainActor
struct ClosureChecker {
    let line: LineUnderCheck

    func check(
        _ closure: Closure, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        guard !closure.keyPath.isEmpty, let expected,
            case .function(let parameters, let result) = expected.unwrapped,
            !result.isOptional, !result.isGeneric
        else { return try checkOnce(closure, at: span, expecting: expected) }
        let before = line.memory
        do throws(Diagnostic) {
            return try checkOnce(closure, at: span, expecting: expected)
        } catch {
            // What sets a property that may be nil gives it a value that is there: `assign(to: \.text, on: label)`.
            line.goBack(to: before)
            let open = ValueType.function(parameters, result.wrapped)
            guard let found = try? checkOnce(closure, at: span, expecting: open) else {
                throw error
            }
            return found.retyped(expected)
        }
    }

    private func checkOnce(
        _ closure: Closure, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let inner = CheckScope(.closure, parent: line.scope)
        try checkCaptures(closure.captures, in: inner)
        var given: [ValueType]?
        if case .function(let parameters, let result) = expected?.unwrapped {
            given = parameters
            inner.result = result.isGeneric || result.isAny ? nil : result
        }
        if line.foreign.isOutside(expected) {
            inner.isForeign = true
            let count = max(closure.parameters.count, closure.shorthandCount)
            let use = expected?.description?.stubUse
            given = (0..<count).map { index in
                use?.part(index).map { .named($0.type) } ?? .foreign
            }
        }
        if let written = closure.result {
            inner.result = try line.types.type(written)
        }
        inner.infersResult = inner.result == nil
        let outer = line.scope
        line.place.scope = inner
        defer { line.place.scope = outer }
        let splits = closure.splits(given)
        let types = try parameterTypes(of: closure, given, splits: splits, at: span)
        let variables = try declareParameters(of: closure, types, at: span)
        let body = try line.functions.checkFunctionBody(closure.body)
        try checkUse(of: closure, types, in: inner, at: span)
        let checked = CheckedClosure(
            parameters: variables, splitsTuple: splits, scope: inner, body: body,
            height: closure.body.height, span: span, in: line.place)
        checked.keyPath = closure.keyPath
        let type = ValueType.function(splits ? given ?? types : types, inner.result ?? .void)
        return CheckedExpression(.closure(checked), type, at: span)
    }

    private func checkCaptures(
        _ captures: [Closure.Capture], in inner: CheckScope
    ) throws(Diagnostic) {
        for capture in captures {
            let name = capture.name
            var value = try line.expressions.check(
                capture.value ?? Expression(.name(name.text), span: name.span))
            // What is kept of `view: UIView!` is an optional.
            if value.isMember, value.isImplicitlyUnwrapped, !value.type.isOptional,
                line.language == .swift
            {
                value = value.retyped(value.type.wrapped)
            }
            let strength: LocalVariable.Strength =
                switch capture.strength {
                case "weak": .weak
                case "unowned": .unowned
                default: .strong
                }
            guard strength == .strong || value.type.unwrapped.mayBeObject else {
                throw Diagnostic(
                    .wrongType, at: name.span,
                    "'\(capture.strength ?? "")' goes with objects, not with \(value.type.name)")
            }
            inner.capture(name.text, value, as: strength)
        }
    }

    private func parameterTypes(
        of closure: Closure, _ given: [ValueType]?, splits: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> [ValueType] {
        var known = given
        if splits, case .tuple(let elements)? = given?.first { known = elements.map(\.type) }
        if let known, !closure.parameters.isEmpty, known.count != closure.parameters.count {
            throw Diagnostic(
                .wrongArity, at: span,
                "this closure is given \(Message.arguments(known.count)), not \(closure.parameters.count)"
            )
        }
        if closure.parameters.isEmpty { return known ?? [] }
        var types: [ValueType] = []
        for (index, parameter) in closure.parameters.enumerated() {
            types.append(try type(of: parameter, known?[index]))
        }
        return types
    }

    private func type(
        of parameter: Closure.Parameter, _ known: ValueType?
    ) throws(Diagnostic) -> ValueType {
        guard let annotation = parameter.type else {
            if let known, !known.isGeneric { return known }
            throw Diagnostic(
                .wrongType, at: parameter.name.span,
                "nothing here tells the type of '\(parameter.name.text)'",
                hint: "{ (\(parameter.name.text): UIView) in … }")
        }
        let written = try line.types.type(annotation.changed ?? annotation)
        let isNarrowed =
            line.classContext?.kind?.declaration?.hasGenericSuperclass == true
            && known.map { written.fits($0, in: line.classes) } ?? false
        if let known, !known.isGeneric, !isNarrowed, !known.fits(written, in: line.classes) {
            throw Diagnostic(
                .wrongType, at: parameter.name.span,
                "'\(parameter.name.text)' is given \(known.name), not \(written.name)")
        }
        return written
    }

    private func declareParameters(
        of closure: Closure, _ types: [ValueType], at span: SourceSpan
    ) throws(Diagnostic) -> [LocalVariable] {
        var variables: [LocalVariable] = []
        for (index, type) in types.enumerated() {
            let name =
                closure.parameters.isEmpty
                ? Word("$\(index)", span: span) : closure.parameters[index].name
            let isChanged = index == 0 && closure.changesFirst
            let isConstant = line.language == .swift && !isChanged
            guard
                let variable = line.scope.declare(name.text, type: type, isConstant: isConstant)
            else {
                throw Diagnostic(
                    .duplicateName, at: name.span, "two parameters are called '\(name.text)'")
            }
            variable.isInout = isChanged
            variables.append(variable)
        }
        return variables
    }

    private func checkUse(
        of closure: Closure, _ types: [ValueType], in inner: CheckScope, at span: SourceSpan
    ) throws(Diagnostic) {
        guard closure.parameters.isEmpty, !types.isEmpty, !inner.usesShorthand else { return }
        // `{ … }` takes the one `()` that a `(Void) -> Void` is given.
        if types.count == 1, types[0].isVoid { return }
        throw Diagnostic(
            .wrongArity, at: span, "this closure is given \(Message.arguments(types.count))",
            hint: "begin it with '\(types.map { _ in "_" }.joined(separator: ", ")) in'")
    }
}

extension Closure {
    /// Whether its parameters take the elements of the one tuple that it is given.
    fileprivate func splits(_ given: [ValueType]?) -> Bool {
        guard let given, given.count == 1, case .tuple(let elements) = given[0] else {
            return false
        }
        return max(parameters.count, shorthandCount) == elements.count && elements.count > 1
    }
}

extension CheckedExpression {
    /// Whether it reads a member.
    fileprivate var isMember: Bool { if case .member = kind { true } else { false } }
}
