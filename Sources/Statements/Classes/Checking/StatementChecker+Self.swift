import CommandLanguage

/// What the code of a class is checked in.
struct ClassContext {
    /// The type of `self`.
    let description: TypeDescription
    /// Nil in an extension of one of the model's types.
    var kind: ScriptClass?
    /// Whether there is a `self`: not in members of the type, nor in initial values.
    let hasSelf: Bool
    /// Whether the class's own stored properties are set for the first time.
    var isInitialiser = false
    /// The property whose observer it is: what the observer assigns to it, no observer hears of.
    var observed: String?
    /// Stored properties as an initialiser sets them, by name.
    var unobserved: [String: MemberProperty] = [:]

    /// The class as the type of `self`.
    var type: ValueType { .named(description) }

    /// The names of the class and of the types around it, the innermost first.
    var names: [String] {
        var names = [description.name]
        while let dot = names[names.count - 1].lastIndex(of: ".") {
            names.append(String(names[names.count - 1][..<dot]))
        }
        return names
    }
}

/// `self`, `super`, and members without either.
extension StatementChecker {
    /// A property of `self` that is named alone; nil where the class has none of that name.
    mutating func checkOwnProperty(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let context, !scope.knows(name) else { return nil }
        let isVariable =
            language == .objectiveC && name.hasPrefix("_")
            && variables.classes.property(name, of: context.type) == nil
        let name = isVariable ? String(name.dropFirst()) : name
        if !context.hasSelf,
            let property = context.description.inheritedStatic(name, in: variables.classes)
        {
            return CheckedExpression(.member(.staticProperty(property)), property.type, at: span)
        }
        guard let property = variables.classes.property(name, of: context.type) else { return nil }
        let receiver = try checkSelf(for: name, at: span)
        if let getter = property.mutatingGetter {
            let own = try place(of: property, receiver, at: span)
            guard case .part(let outer, _, _) = own else { return receiver }
            return CheckedExpression(
                .member(.mutation(outer, getter, [])), property.type, at: span)
        }
        return CheckedExpression(
            .member(.property(receiver, initialising(property, of: receiver), isChained: false)),
            property.type, at: span)
    }

    /// A method of `self` that is called by its name alone; nil where the class has none.
    mutating func checkOwnMethod(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let context, !scope.knows(name) else { return nil }
        if !context.hasSelf, context.description.hasStaticMethod(name, in: variables.classes) {
            return try checkStaticCall(name, of: context.description, arguments, at: span)
        }
        guard !variables.classes.methods(name, of: context.type).isEmpty else { return nil }
        let receiver = try checkSelf(for: name, at: span)
        return try checkCall(of: name, on: receiver, arguments, at: span)
    }

    /// `self` where a member of it is meant.
    private mutating func checkSelf(
        for member: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard context?.hasSelf == true else {
            throw Diagnostic(
                .illegal, at: span,
                "instance member '\(member)' cannot be used here: there is no 'self' yet",
                hint: "a property that needs 'self' is 'lazy', or is set in an initialiser")
        }
        let receiver = try checkName("self", at: span)
        guard receiver.type.isOptional else { return receiver }
        throw Diagnostic(
            .wrongType, at: span, "'\(member)' needs 'self', which is weak here",
            hint: "write 'self?.\(member)', or 'guard let self else { return }' first")
    }

    private mutating func checkCall(
        of name: String, on receiver: CheckedExpression, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let type = receiver.type
        let call = try checkArguments(
            arguments, of: variables.classes.methods(name, of: type), receiver: .any,
            owner: type.name,
            at: span)
        if call.method.mutate != nil, case .name(.local(let own)) = receiver.kind {
            if own.isConstant { throw immutableSelf(calling: name, at: span) }
            return CheckedExpression(
                .member(.mutation(.local(own), call.method, call.arguments)), call.result,
                at: span)
        }
        return CheckedExpression(
            .member(.method(receiver, call.method, call.arguments, isChained: false)),
            call.result,
            at: span)
    }

    /// In an initialiser, the class's own property as it is set for the first time; in an observer
    /// the property that it observes.
    func initialising(
        _ property: MemberProperty, of receiver: CheckedExpression
    ) -> MemberProperty {
        guard let context, context.isInitialiser || context.observed == property.name,
            scope.kind == .function, receiver.isSelf
        else { return property }
        return context.unobserved[property.name] ?? property
    }

    /// The members that can be named alone, without their labels.
    var ownMemberNames: [String] {
        guard let context else { return [] }
        return variables.classes.memberNames(of: context.type).map {
            String($0.prefix { $0 != "(" })
        }
    }

    // MARK: super

    /// The superclass's type, behind `super`.
    func superType(at span: SourceSpan) throws(Diagnostic) -> ValueType {
        guard let context, context.hasSelf else {
            throw Diagnostic(
                .illegal, at: span, "'super' cannot be used outside of class members")
        }
        guard let type = context.description.superclass else {
            throw Diagnostic(
                .illegal, at: span,
                "'super' cannot be used in '\(context.description.name)': it has no superclass")
        }
        return .named(type)
    }

    /// `super.property`
    mutating func checkSuperProperty(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let found = try superProperty(name, at: span)
        return CheckedExpression(
            .member(.property(try checkName("self", at: span), found, isChained: false)),
            found.type,
            at: span)
    }

    /// The property that `super.name` means.
    func superProperty(_ name: String, at span: SourceSpan) throws(Diagnostic) -> MemberProperty {
        let property = try property(name, of: try superType(at: span), at: span)
        return context?.kind?.superProperty(property) ?? property
    }

    /// `super.method(…)` and `super.init(…)`
    mutating func checkSuperCall(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if name == "init" { return try checkSuperInitialiser(arguments, at: span) }
        let type = try superType(at: span)
        let methods = variables.classes.methods(name, of: type)
        if methods.isEmpty { throw unknownMember(name, of: type, at: span) }
        let call = try checkArguments(
            arguments, of: methods, receiver: .any, owner: type.name, at: span)
        let method = context?.kind?.superMethod(call.method) ?? call.method
        return CheckedExpression(
            .member(
                .method(
                    try checkName("self", at: span), method, call.arguments, isChained: false)),
            method.result, at: span)
    }

    private mutating func checkSuperInitialiser(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let context, context.isInitialiser, let kind = context.kind else {
            throw Diagnostic(
                .illegal, at: span, "'super.init' cannot be called outside of an initializer")
        }
        if kind.superclass == nil, kind.foundation == .none { _ = try superType(at: span) }
        let choices = kind.superclass?.initialisers ?? kind.foundation.initialisers
        let receiver = try checkName("self", at: span)
        let made = try checkInitialiserCall(arguments, choices, at: span) { chosen in
            { object, values in
                guard let superclass = kind.superclass else {
                    return chosen.model(object, values)
                }
                _ = superclass.run(chosen, on: object, values)
            }
        }
        if made.chosen.isConvenience, language == .swift {
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

    /// `self.init(…)`
    mutating func checkOwnInitialiser(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let context, context.isInitialiser, let kind = context.kind else {
            throw Diagnostic(
                .illegal, at: span, "'self.init' cannot be called outside of an initializer")
        }
        let receiver = try checkName("self", at: span)
        if kind.isStructure {
            return try checkOwnInitialiser(of: kind, receiver, arguments, at: span)
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

    /// `self.init(…)` of a structure.
    private mutating func checkOwnInitialiser(
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
        let call = try checkArguments(
            arguments, of: choices, receiver: .any, owner: kind.name, at: span)
        guard case .name(.local(let own)) = receiver.kind else { return receiver }
        return CheckedExpression(
            .member(.mutation(.local(own), call.method, call.arguments)), .void, at: span)
    }

    private mutating func checkInitialiserCall(
        _ arguments: [Argument], _ choices: [ScriptInitialiser], at span: SourceSpan,
        _ run: (ScriptInitialiser) -> (any ScriptedObject, [Value]) -> Void
    ) throws(Diagnostic) -> (
        method: MemberMethod, arguments: [CheckedExpression], chosen: ScriptInitialiser
    ) {
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
        let call = try checkArguments(
            arguments, of: methods, receiver: .any, owner: context?.description.name ?? "", at: span
        )
        guard let chosen = chosenBy[ObjectIdentifier(call.method)] else {
            throw Diagnostic(.wrongArity, at: span, "no initializer takes these arguments")
        }
        return (call.method, call.arguments, chosen)
    }
}

extension Expression {
    /// Whether it is the name `super`.
    var isSuper: Bool { if case .name("super") = kind { true } else { false } }

    /// Whether it is the name `self`.
    var isSelf: Bool { if case .name("self") = kind { true } else { false } }
}

extension CheckedExpression {
    /// Whether it is the `self` of the code itself, not of a closure's list.
    var isSelf: Bool {
        if case .name(.local(let variable)) = kind { variable.name == "self" } else { false }
    }
}

extension TypeDescription {
    /// A property of the type itself, its own or inherited.
    func inheritedStatic(_ name: String, in classes: ClassTable) -> MemberProperty? {
        lineage(in: classes).lazy.compactMap { $0.staticProperty(name) }.first
    }

    /// Whether the type itself, or a superclass, has a method of that base name.
    func hasStaticMethod(_ base: String, in classes: ClassTable) -> Bool {
        lineage(in: classes).contains { $0.members.staticMethods.contains { $0.base == base } }
    }
}

/// Assignments of members that are named alone.
extension StatementChecker {
    /// The place of a property of `self` or of the type around; nil for any other value.
    func ownPlace(
        _ value: CheckedExpression, _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace? {
        switch value.kind {
        case .member(.property(let receiver, let property, _)):
            guard property.set != nil else { throw constantMember(name, at: span) }
            return TypedPlace(
                try place(of: property, receiver, at: span), property.type,
                assigned: property.assignedType, name: name)
        case .member(.staticProperty(let property)):
            guard property.set != nil else { throw constantMember(name, at: span) }
            return TypedPlace(.staticProperty(property, span), property.type, name: name)
        case .member(.mutation(let outer, let method, _)):
            guard let context,
                let property = variables.classes.property(name, of: context.type),
                property.mutatingGetter === method
            else { return nil }
            return TypedPlace(.part(outer, property, span), property.type, name: name)
        case .member, .constant, .name, .element, .literal, .operation, .optional, .call,
            .closure, .attempt, .address:
            return nil
        }
    }

    /// A property of `self`: of an object, or a part of a value.
    private func place(
        of property: MemberProperty, _ receiver: CheckedExpression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedPlace {
        guard receiver.type.isChangedInPlace, case .name(.local(let own)) = receiver.kind else {
            return .property(receiver, property, isChained: false, span)
        }
        if own.isConstant { throw immutableSelf(property.name, at: span) }
        return .part(.local(own), property, span)
    }

    /// Swift's words for a call that changes `self` in code that may not.
    private func immutableSelf(calling name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .illegal, at: span, "cannot use mutating member '\(name)': 'self' is immutable",
            hint: "mark the method 'mutating'")
    }

    /// Swift's words for a change of `self` in code that may not change it.
    private func immutableSelf(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .illegal, at: span, "cannot assign to property '\(name)': 'self' is immutable",
            hint: "mark the method 'mutating'")
    }

    private func constantMember(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.illegal, at: span, "'\(name)' cannot be assigned: it is get-only")
    }
}
