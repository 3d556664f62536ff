import CommandLanguage

/// Calls: methods, initialisers, functions.
extension StatementChecker {
    mutating func checkCall(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> Link {
        if let type = typeReference(callee) {
            return Link(value: try checkInitialiser(type, arguments, at: span), isChained: false)
        }
        switch callee.kind {
        case .member(let base, let name, let isOptional):
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
            return Link(
                value: try checkFunction(name, callee, arguments, at: span), isChained: false)
        case .array, .dictionary:
            if let empty = try emptyCollection(callee, arguments) {
                return Link(value: empty, isChained: false)
            }
            fallthrough
        default:
            let function = try checkLink(callee)
            return Link(
                value: try checkApplication(of: function.value, arguments, at: span),
                isChained: function.isChained)
        }
    }

    // MARK: Members

    private mutating func checkMethod(
        _ base: Expression, _ name: String, _ isOptional: Bool, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        let receiver = try checkReceiver(base, isOptional: isOptional, member: name)
        let type = receiver.value.type
        let methods = MemberTable.methods(name, of: type)
        if methods.isEmpty {
            return try checkFunctionProperty(name, of: receiver, isOptional, arguments, at: span)
        }
        let call = try checkArguments(
            arguments, of: methods, receiver: type, owner: type.name, at: span)
        let kind: CheckedExpression.Kind
        if call.method.mutate != nil {
            kind = .mutation(
                try checkPlace(base.chained(isOptional)).place, call.method, call.arguments)
        } else {
            kind = .method(receiver.value, call.method, call.arguments, isChained: isOptional)
        }
        return Link(
            value: CheckedExpression(kind, call.result, at: span), isChained: receiver.isChained)
    }

    /// The call of what a property or an element of a tuple holds.
    private mutating func checkFunctionProperty(
        _ name: String, of receiver: Link, _ isOptional: Bool, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        let type = receiver.value.type
        guard let property = MemberTable.property(name, of: type),
            case .function = property.type
        else { throw noMethod(name, of: type, at: span) }
        let function = CheckedExpression(
            .property(receiver.value, property, isChained: isOptional), property.type, at: span)
        let value = try checkApplication(of: function, arguments, at: span)
        return Link(value: value, isChained: receiver.isChained)
    }

    private func noMethod(_ name: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
        if MemberTable.property(name, of: type) != nil {
            return Diagnostic(.illegal, at: span, "'\(name)' is a property: leave '()' out")
        }
        return unknownMember(name, of: type, at: span)
    }

    mutating func checkStaticCall(
        _ name: String, of type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if name == "init" { return try checkInitialiser(type, arguments, at: span) }
        let methods = type.lineage.flatMap(\.members.staticMethods).filter { $0.base == name }
        if methods.isEmpty {
            throw Diagnostic(
                .unknownMember, at: span, "'\(type.name)' has no '\(name)' of its own",
                suggestion: nearest(to: name, among: type.staticNames))
        }
        let call = try checkArguments(
            arguments, of: methods, receiver: .named(type), owner: type.name, at: span)
        return CheckedExpression(
            .staticMethod(type, call.method, call.arguments), call.result, at: span)
    }

    private mutating func checkInitialiser(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let initialisers = type.members.initialisers
        if initialisers.isEmpty {
            throw Diagnostic(.unsupported, at: span, "a \(type.name) cannot be made here")
        }
        let call = try checkArguments(
            arguments, of: initialisers, receiver: .named(type), owner: type.name, at: span)
        return CheckedExpression(
            .initialiser(call.method, call.arguments), call.result, at: span)
    }
}

extension Expression {
    /// The expression with `?` behind it, where one is asked for.
    fileprivate func chained(_ isChained: Bool) -> Expression {
        isChained ? Expression(.optionalChain(self), span: span) : self
    }
}
