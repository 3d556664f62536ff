import CommandLanguage

/// Checks functions that code declares, the bodies of functions and closures, and what they return.
@MainActor
struct FunctionChecker {
    let line: LineUnderCheck

    func checkFunction(
        _ declaration: FunctionDeclaration
    ) throws(Diagnostic) -> CheckedStatement {
        if let variable = line.scope.find(declaration.name.text), let function = variable.function,
            !line.scope.isTop
        {
            let body = try checkBody(of: declaration, function.method, in: .closure)
            return .declaration(.localFunction(variable, body))
        }
        return try checkDeclared(try declare(declaration))
    }

    /// Makes a function of the session known, whose code is checked later.
    func declare(_ declaration: FunctionDeclaration) throws(Diagnostic) -> FunctionSignature {
        let function = try signature(of: declaration)
        try checkNewFunctionName(declaration.name)
        line.declared.functions[declaration.name.text, default: []].append(function)
        return function
    }

    /// Checks the code of a function that is known.
    func checkDeclared(_ function: FunctionSignature) throws(Diagnostic) -> CheckedStatement {
        function.body = try checkedNow(function)
        return .declaration(.function(function))
    }

    /// The body, unless it mentions what is to be declared later: then its first call checks it.
    private func checkedNow(
        _ function: FunctionSignature
    ) throws(Diagnostic) -> CheckedClosure? {
        do throws(Diagnostic) {
            return try checkBody(of: function.declaration, function.method, in: .function)
        } catch {
            if error.code == .unknownName { return nil }
            throw error
        }
    }

    private func checkNewFunctionName(_ name: Word) throws(Diagnostic) {
        let isFunction =
            !line.functions(named: name.text).isEmpty
        if !isFunction { try line.declarations.checkNewName(name) }
    }

    /// Adds the local functions of a block before its statements are checked, for they may call
    /// each other.
    func declareFunctions(
        of statements: [Statement]
    ) throws(Diagnostic) -> [LocalVariable] {
        var variables: [LocalVariable] = []
        for case .declaration(.function(let declaration)) in statements {
            let function = try signature(of: declaration)
            guard
                let variable = line.scope.declare(
                    declaration.name.text, type: function.type, isConstant: true,
                    function: function, isShared: true)
            else {
                throw Diagnostic(
                    .duplicateName, at: declaration.name.span,
                    "'\(declaration.name.text)' is a name already")
            }
            variables.append(variable)
        }
        return variables
    }

    /// What calls of the function look like.
    private func signature(of declaration: FunctionDeclaration) throws(Diagnostic)
        -> FunctionSignature
    {
        let signature = try line.types.methodSignature(of: declaration)
        let method = MemberMethod(
            base: declaration.name.text, parameters: signature.parameters,
            result: signature.result)
        method.adopt(signature)
        return FunctionSignature(name: method.name, method: method, declaration: declaration)
    }

    /// Checks the body of a function. A method's scope has `self` as its first parameter.
    func checkBody(
        of declaration: FunctionDeclaration, _ method: MemberMethod, in kind: CheckScope.Kind,
        receiver: ValueType? = nil
    ) throws(Diagnostic) -> CheckedClosure {
        let known = GenericBindings(method.constraints)
        let result = known.resolve(method.result)
        let outer = line.place
        defer { line.place = outer }
        let inner = CheckScope(
            kind, parent: kind == .closure ? outer.scope : nil, result: result)
        inner.canThrow = method.canThrow
        line.place.scope = inner
        line.place.attempts = 0
        for (name, type) in method.constraints { line.place.genericTypes[name.rawValue] = type }
        var variables: [LocalVariable] = []
        var defaults: [CheckedExpression?] = []
        if let receiver {
            let name = Word("self", span: declaration.name.span)
            variables.append(try line.declarations.declareLocal(name, receiver, .constant))
            defaults.append(nil)
        }
        for (parameter, declared) in zip(declaration.parameters, method.parameters) {
            let type = known.resolve(declared.type)
            defaults.append(
                try parameter.defaultValue.map { value throws(Diagnostic) in
                    try line.expressions.check(value, as: type, for: "'\(parameter.name.text)'")
                })
            variables.append(
                try declareParameter(
                    parameter.name, type, isInout: declared.isInout,
                    isImplicitlyUnwrapped: parameter.type.isImplicitlyUnwrapped))
        }
        let names = method.constraints.keys.map(\.rawValue).sorted()
        for (variable, standard) in try line.typeArguments.declare(
            names, at: declaration.name.span)
        {
            variables.append(variable)
            defaults.append(standard)
        }
        let body = try checkFunctionBody(declaration.body)
        if declaration.language == .swift, !result.isVoid, !declaration.body.leaves,
            !declaration.body.givesValue
        {
            throw Diagnostic(
                .illegal, at: declaration.name.span,
                "'\(declaration.name.text)' must return \(result.name) at its end")
        }
        return CheckedClosure(
            parameters: variables, defaults: defaults, scope: inner, body: body,
            height: declaration.body.height, span: declaration.name.span, in: line.place)
    }

    /// A parameter, which changes in Swift only where it is `inout`; Swift reads one of `UIView!` without `!`.
    func declareParameter(
        _ name: Word, _ type: ValueType, isInout: Bool, isImplicitlyUnwrapped: Bool = false
    ) throws(Diagnostic) -> LocalVariable {
        let changes = isInout || line.language == .objectiveC
        let variable = try line.declarations.declareLocal(name, type, changes ? [] : .constant)
        variable.isInout = isInout
        variable.isImplicitlyUnwrapped = isImplicitlyUnwrapped
        return variable
    }

    /// The statements of a function or a closure; a lone expression is what it returns.
    func checkFunctionBody(_ body: [Statement]) throws(Diagnostic) -> CheckedBlock {
        // Names of the body may hide those of parameters and captures.
        line.scope.openBlock()
        defer { line.scope.closeBlock() }
        if line.language == .swift, let result = line.scope.result, !result.isVoid,
            body.count == 1, body[0].isBranchExpression
        {
            return try line.statements.checkBody([body[0].returningValue])
        }
        guard line.language == .swift, body.isExpression,
            case .expression(let expression)? = body.first
        else {
            return try line.statements.checkBody(body)
        }
        do throws(Diagnostic) {
            return try checkLone(expression)
        } catch {
            guard line.scope.result?.isVoid != false else { throw error }
            let nothing = try line.looks.leaveOut(.expression(expression), after: error)
            line.scope.result = .void
            return CheckedBlock(statements: [nothing])
        }
    }

    /// The expression that is a whole body, and what the body returns.
    private func checkLone(_ expression: Expression) throws(Diagnostic) -> CheckedBlock {
        guard let result = line.scope.result else {
            let value = try line.expressions.check(expression)
            line.scope.result = value.type
            return CheckedBlock(statements: [
                value.type.isVoid ? .expression(value) : .exit(.return(value))
            ])
        }
        if result.isVoid {
            return CheckedBlock(statements: [.expression(try line.expressions.check(expression))])
        }
        let value = line.fitted(
            try line.expressions.check(expression, expecting: result), to: result)
        if value.type.isVoid, value.stops {
            return CheckedBlock(statements: [.expression(value)])
        }
        guard value.type.fits(result, in: line.classes) else {
            throw value.mismatch(with: result, for: line.scope.resultUse, in: line.classes)
        }
        return CheckedBlock(statements: [.exit(.return(value))])
    }

    /// Whether a `return` without a value ends an initialiser that may give `nil` elsewhere.
    private var endsFailable: Bool {
        guard line.language == .swift, line.classContext?.isInitialiser == true,
            let result = line.scope.result
        else { return false }
        return result.isAny
    }

    func checkReturn(
        _ value: Expression?, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedStatement {
        if line.scope.kind == .line {
            guard !line.scope.isTop, value == nil else {
                throw Diagnostic(
                    .illegal, at: span, "'return' belongs into a function or a closure",
                    hint: span.script == .prompt
                        ? "the return key of the keyboard is typed: type \"\\n\"" : nil)
            }
            return .exit(.return(nil))
        }
        guard let value else {
            if endsFailable { return .exit(.return(line.trueResult(at: span))) }
            if let result = line.scope.result, !result.isVoid {
                throw Diagnostic(.wrongType, at: span, "'return' needs a value: \(result.name)")
            }
            line.scope.result = .void
            return .exit(.return(nil))
        }
        guard let result = line.scope.result else {
            let checked = try line.expressions.check(value)
            line.scope.result = checked.type
            return .exit(.return(checked))
        }
        if result.isVoid {
            let checked = try line.expressions.check(value)
            if checked.type.isVoid { return .exit(.return(checked)) }
            // An initialiser of a category gives what `self` is by then.
            if line.language == .objectiveC, line.classContext?.makesSelf == true {
                return .exit(.return(nil))
            }
            throw Diagnostic(.wrongType, at: checked.span, "this function returns nothing")
        }
        if line.language == .objectiveC, !line.scope.infersResult {
            let use = line.scope.resultUse
            return .exit(.return(try line.expressions.check(value, as: result, for: use)))
        }
        let given = try line.expressions.check(value, expecting: result)
        let checked = line.scope.infersResult ? given : line.fitted(given, to: result)
        guard let joined = result.joined(with: checked.type, in: line.classes) else {
            throw checked.mismatch(with: result, for: line.scope.resultUse, in: line.classes)
        }
        if !checked.type.fits(result, in: line.classes) {
            guard line.scope.infersResult else {
                throw checked.mismatch(with: result, for: line.scope.resultUse, in: line.classes)
            }
            line.scope.result = joined
        }
        return .exit(.return(checked))
    }
}

extension [Statement] {
    /// Whether it is one expression, whose value is the function's.
    var isExpression: Bool {
        if count == 1, case .expression = self[0] { true } else { false }
    }

    /// Whether the value of its one statement is the function's.
    var givesValue: Bool { isExpression || count == 1 && self[0].isBranchExpression }
}

extension CheckedExpression {
    /// Whether it is a call that never returns.
    fileprivate var stops: Bool {
        if case .call(.builtin(let function, _)) = kind { function.stops } else { false }
    }
}

extension LineUnderCheck {
    /// What an initialiser gives that may give `nil`, where it makes something.
    fileprivate func trueResult(at span: SourceSpan) -> CheckedExpression {
        CheckedExpression(.constant(.bool(true)), .any, at: span)
    }
}
