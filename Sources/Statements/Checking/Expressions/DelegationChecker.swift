import CommandLanguage

/// Checks `self.init(…)` and `super.init(…)`.
@MainActor
struct DelegationChecker {
    let line: LineUnderCheck

    func checkSuper(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let context = line.classContext, context.isInitialiser, let kind = context.kind else {
            throw Diagnostic(
                .illegal, at: span, "'super.init' cannot be called outside of an initializer")
        }
        if kind.superclass == nil, kind.foundation == .none {
            _ = try line.superMembers.superType(at: span)
        }
        let choices = kind.superclass?.initialisers ?? kind.foundation.initialisers
        let arguments = try plainArguments(arguments, of: kind, among: choices)
        let receiver = try line.names.check("self", at: span)
        let made = try checkInitialiserCall(arguments, choices, at: span) { chosen in
            { object, values in
                guard let superclass = kind.superclass else {
                    return chosen.model(object, values)
                }
                _ = superclass.run(chosen, on: object, values)
            }
        }
        if made.chosen.isConvenience, line.language == .swift {
            let name = kind.superclass?.name ?? kind.foundation.description?.name ?? ""
            let designated = choices.first { !$0.isConvenience }?.name ?? "init()"
            throw Diagnostic(
                .illegal, at: span,
                "must call a designated initializer of the superclass '\(name)'",
                suggestion: "super.\(designated)")
        }
        made.method.reachesSuper = true
        return CheckedExpression(
            .member(.method(receiver, made.method, made.arguments, isChained: false)), .void,
            at: span)
    }

    /// What stands for the arguments of an initialiser that only the superclass's own library knows: those of one that
    /// is known and needs nothing.
    private func plainArguments(
        _ arguments: [Argument], of kind: ScriptClass, among choices: [ScriptInitialiser]
    ) throws(Diagnostic) -> [Argument] {
        guard line.language == .swift, let superclass = kind.superclass?.description,
            line.foreign.owner(of: superclass) != nil || superclass.isInert,
            !choices.contains(where: { $0.takes(arguments) })
        else { return arguments }
        let designated = choices.filter { !$0.isConvenience }
        let plain =
            designated.first { $0.parameters.isEmpty }
            ?? designated.first { $0.parameters.allSatisfy(\.type.isOptional) && !$0.isRequired }
            ?? designated.first { $0.name == "init(frame:)" }
        guard let plain else { return arguments }
        for argument in arguments {
            _ = try line.expressions.check(argument.value, expecting: .foreign)
        }
        let span = arguments.first?.value.span ?? SourceSpan(line: 1, column: 1)
        try line.inert.use("\(superclass.name).init", at: span)
        return plain.parameters.map {
            let value: Expression.Kind =
                $0.type.isOptional ? .literal(.nil) : .implicitMember("zero")
            return Argument(label: $0.label, value: Expression(value, span: span))
        }
    }

    /// `self.init(…)`
    func checkOwn(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let context = line.classContext, context.makesSelf {
            return try checkMaking(of: context.description, arguments, at: span)
        }
        guard let context = line.classContext, context.isInitialiser, let kind = context.kind else {
            throw Diagnostic(
                .illegal, at: span, "'self.init' cannot be called outside of an initializer")
        }
        let receiver = try line.names.check("self", at: span)
        if kind.isStructure {
            return try checkOwn(of: kind, receiver, arguments, at: span)
        }
        let made = try checkInitialiserCall(
            arguments, kind.initialisers, at: span
        ) { chosen in
            { object, values in
                let kind = object.script.kind
                let own = kind.initialisers.first { $0.name == chosen.name } ?? chosen
                _ = kind.run(own, on: object, values)
            }
        }
        return CheckedExpression(
            .member(.method(receiver, made.method, made.arguments, isChained: false)), .void,
            at: span)
    }

    /// `self.init(…)` in an extension: what the other initialiser makes is `self`.
    private func checkMaking(
        of type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var known = line.classes.initialisers(of: type)
        if !known.contains(where: { $0.positions(of: arguments) != nil }) {
            let absent = line.inert.initialisers(of: type, at: span)
            let open = line.foreign.initialiser(arguments, of: type, at: span)
            if absent.contains(where: { $0.positions(of: arguments) != nil }) {
                try line.inert.use("\(type.name).init", at: span)
                known = absent
            } else if let open {
                try line.inert.use("\(type.name).init", at: span)
                known = [open]
            }
        }
        let choices = known.map { initialiser in
            MemberMethod(
                initialiser.name, parameters: initialiser.parameters, result: .void,
                call: { _, _ in .void },
                mutate: { value, arguments throws(ConversionFailure) in
                    value = try initialiser.call(.void, arguments)
                    return .void
                })
        }
        let call = try line.arguments.check(
            arguments, of: choices, receiver: .any, owner: type.name, at: span)
        guard let variable = line.scope.find("self") else {
            throw Diagnostic(
                .illegal, at: span, "'self.init' cannot be called outside of an initializer")
        }
        return CheckedExpression(
            .member(.mutation(.local(variable), call.method, call.arguments)), .void, at: span)
    }

    /// `self.init(…)` of a structure.
    private func checkOwn(
        of kind: ScriptClass, _ receiver: CheckedExpression, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let choices = kind.initialisers.map { initialiser in
            MemberMethod(
                initialiser.name, parameters: initialiser.parameters, result: .void,
                call: { _, _ in .void },
                mutate: { value, arguments in
                    _ = kind.run(initialiser, changing: &value, arguments)
                    return .void
                })
        }
        let call = try line.arguments.check(
            arguments, of: choices, receiver: .any, owner: kind.name, at: span)
        guard case .name(.local(let own)) = receiver.kind else { return receiver }
        return CheckedExpression(
            .member(.mutation(.local(own), call.method, call.arguments)), .void, at: span)
    }

    private func checkInitialiserCall(
        _ arguments: [Argument], _ choices: [ScriptInitialiser], at span: SourceSpan,
        _ run: (ScriptInitialiser) -> (any ScriptedObject, [Value]) -> Void
    ) throws(Diagnostic) -> (
        method: MemberMethod, arguments: [CheckedExpression], chosen: ScriptInitialiser
    ) {
        var arguments = arguments
        if let type = line.classContext?.description,
            let old = line.oldSpellings.initialiser(arguments.map(\.label), of: type)
        {
            for index in arguments.indices {
                arguments[index].label = old.parameters[index].label
            }
        }
        var chosenBy: [ObjectIdentifier: ScriptInitialiser] = [:]
        let methods = choices.map { choice in
            let run = run(choice)
            let method = MemberMethod(
                choice.name, parameters: choice.parameters, result: .void
            ) { (receiver: Value, values: [Value]) throws(ConversionFailure) -> Value in
                run(try ScriptClass.object(receiver), values)
                return .void
            }
            chosenBy[ObjectIdentifier(method)] = choice
            return method
        }
        let call = try line.arguments.check(
            arguments, of: methods, receiver: .any,
            owner: line.classContext?.description.name ?? "", at: span
        )
        guard let chosen = chosenBy[ObjectIdentifier(call.method)] else {
            throw Diagnostic(.wrongArity, at: span, "no initializer takes these arguments")
        }
        return (call.method, call.arguments, chosen)
    }
}

extension ScriptInitialiser {
    /// Whether a call with these arguments may mean it, by their labels.
    fileprivate func takes(_ arguments: [Argument]) -> Bool {
        MemberMethod(name, parameters: parameters, result: .void) { _, _ in .void }
            .positions(of: arguments) != nil
    }
}
