import CommandLanguage

/// Checks members of `self` that are named without it.
@MainActor
struct OwnMemberChecker {
    let line: LineUnderCheck

    /// A property of `self` that is named alone; nil where the class has none of that name.
    func checkProperty(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let context = line.classContext, !line.scope.knows(name) else { return nil }
        let name = instanceVariable(name, of: context.type)
        if !context.hasSelf,
            let property = context.description.inheritedStatic(name, in: line.classes)
        {
            if let own = line.members.dynamicType(in: context.description, at: span) {
                return CheckedExpression(
                    .member(.property(own, property, isChained: false)), property.type, at: span)
            }
            return CheckedExpression(
                .member(.staticProperty(property.bound(to: context.description))), property.type,
                at: span)
        }
        // `static let all = [home, away]` in an enumeration.
        if !context.hasSelf, context.description.valueNames?.contains(name) == true {
            return try line.members.checkStatic(name, of: context.description, at: span)
        }
        guard let property = try property(name, of: context, at: span) else { return nil }
        // `var track = track(_:)`: before there is an object, the function of that name is meant.
        if !context.hasSelf, !line.functions(named: name).isEmpty { return nil }
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

    /// The property of the class around, be it one that the model lacks.
    private func property(
        _ name: String, of context: ClassContext, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty? {
        if let known = line.classes.property(name, of: context.type) { return known }
        guard line.language == .swift, context.hasSelf, !line.isName(name),
            line.classes.methods(name, of: context.type).isEmpty
        else { return nil }
        if let old = line.oldSpellings.property(name, of: context.type) { return old }
        if let publisher = try line.foreign.publisher(name, of: context.type, at: span) {
            return publisher
        }
        return try line.inert.property(name, of: context.type, at: span)
    }

    /// The name of the property that keeps the value of an instance variable of Objective-C. There a name
    /// alone never means a property, but the variable that has its name or that one behind `_`.
    private func instanceVariable(_ name: String, of type: ValueType) -> String {
        guard line.language == .objectiveC else { return name }
        if name.hasPrefix("_") {
            let isDeclared = line.classes.property(name, of: type) != nil
            return isDeclared ? name : String(name.dropFirst())
        }
        return line.classes.property("_" + name, of: type) == nil ? name : "_" + name
    }

    /// A method of `self` that is called by its name alone; nil where the class has none.
    func checkMethod(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let context = line.classContext, !line.scope.knows(name) else { return nil }
        if !context.hasSelf, context.description.hasStaticMethod(name, in: line.classes) {
            return try line.typeCalls.checkStatic(
                name, of: context.description, arguments, at: span)
        }
        var methods = try line.calls.methods(name, arguments, of: context.type, at: span)
        if line.classes.inert.sketch != nil, !methods.methods.isEmpty {
            methods = try line.calls.openMethods(name, arguments, of: context.type, at: span)
        }
        guard !methods.methods.isEmpty else { return nil }
        let receiver = try checkSelf(for: name, at: span)
        return try checkCall(methods, on: receiver, at: span)
    }

    /// `self` where a member of it is meant.
    private func checkSelf(
        for member: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard line.classContext?.hasSelf == true else {
            throw Diagnostic(
                .illegal, at: span,
                "instance member '\(member)' cannot be used here: there is no 'self' yet",
                hint: "a property that needs 'self' is 'lazy', or is set in an initialiser")
        }
        let receiver = try line.names.check("self", at: span)
        guard receiver.type.isOptional, line.classContext?.collection?.isOptional != true else {
            return receiver
        }
        throw Diagnostic(
            .wrongType, at: span, "'\(member)' needs 'self', which is weak here",
            hint: "write 'self?.\(member)', or 'guard let self else { return }' first")
    }

    private func checkCall(
        _ called: (methods: [MemberMethod], arguments: [Argument]),
        on receiver: CheckedExpression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let isCollection = line.classContext?.collection?.isOptional == false
        let call = try line.arguments.check(
            called.arguments, of: called.methods,
            receiver: isCollection || receiver.type.mayBeObject ? receiver.type : .any,
            owner: receiver.type.name, at: span)
        if call.method.mutate != nil, case .name(.local(let own)) = receiver.kind {
            if own.isConstant { throw immutableSelf(calling: call.method.base, at: span) }
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
        guard let context = line.classContext,
            context.isInitialiser || context.observed == property.name,
            line.scope.kind == .function, receiver.isSelf
        else { return property }
        return context.unobserved[property.name] ?? property
    }

    /// The members that can be named alone, without their labels.
    var names: [String] {
        guard let context = line.classContext else { return [] }
        return line.classes.memberNames(of: context.type).map {
            String($0.prefix { $0 != "(" })
        }
    }

    /// The place of a property of `self` or of the type around; nil for any other value.
    func place(
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
            guard let context = line.classContext,
                let property = line.classes.property(name, of: context.type),
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
            .illegal, at: span, "cannot use member '\(name)': 'self' is immutable",
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

extension Expression {
    /// Whether it is the name `super`.
    var isSuper: Bool { if case .name("super") = kind { true } else { false } }

    /// Whether it is the name `Self`.
    var isSelfType: Bool { if case .name("Self") = kind { true } else { false } }

    /// Whether it is the name `self`.
    var isSelf: Bool { if case .name("self") = kind { true } else { false } }
}

extension CheckedExpression {
    /// Whether it is the `self` of the code itself, not of a closure's list.
    var isSelf: Bool {
        if case .name(.local(let variable)) = kind { variable.name == "self" } else { false }
    }
}
