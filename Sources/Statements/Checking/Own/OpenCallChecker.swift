import CommandLanguage

/// Checks calls of what only the arguments, the object or the class below tells.
@MainActor
struct OpenCallChecker {
    let line: LineUnderCheck

    /// `{ $0.axis = .vertical; return $0 }(UIStackView())`, whose arguments tell what the closure takes.
    func checkApplied(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        let before = line.memory
        var types: [ValueType] = []
        for argument in arguments {
            types.append(try line.expressions.check(argument.value).type)
        }
        line.goBack(to: before)
        let hoped = expected.flatMap { $0.isGeneric || $0.isAny ? nil : $0 }
        let function = try line.expressions.check(
            callee, expecting: .function(types, hoped ?? .generic(.result)))
        return CheckedLink(
            try line.functionCalls.checkApplication(of: function, arguments, at: span))
    }

    /// The call of a method that a protocol of UIKit's has, where the object has it.
    func checkRequirement(
        _ methods: [MemberMethod], _ base: Expression, _ name: String, _ isOptional: Bool,
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink {
        let receiver = try line.chains.checkReceiver(base, isOptional: isOptional, member: name)
        let call = try line.arguments.check(
            arguments, of: methods, receiver: receiver.value.type,
            owner: receiver.value.type.name, at: span)
        return CheckedLink(
            CheckedExpression(
                .member(
                    .method(receiver.value, call.method, call.arguments, isChained: isOptional)),
                call.result, at: span), isChained: true)
    }

    /// The methods of a protocol of UIKit's that take such arguments and that its objects may lack, as code calls them itself.
    func requirements(
        _ name: String, _ arguments: [Argument], of type: ValueType
    ) -> [MemberMethod] {
        guard line.language == .swift, let described = type.description, described.isProtocol,
            !described.isScripted
        else { return [] }
        return line.inert.requirements(name, of: described).filter {
            $0.positions(of: arguments) != nil
        }
    }

    /// The call of a method that a class of the code's own has which a generic superclass is given; nil where none has it.
    func checkOfSubclass(
        _ name: String, _ receiver: CheckedLink, _ isOptional: Bool, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedLink? {
        let type = receiver.value.type
        let found = line.members.memberOfSubclass(of: type) { own in
            line.classes.methods(name, of: own).first { $0.positions(of: arguments) != nil }
        }
        guard let found else { return nil }
        let method = line.classes.requirement(
            found.name, found.parameters, result: found.result, changes: false)
        let call = try line.arguments.check(
            arguments, of: [method], receiver: type, owner: type.name, at: span)
        let value = CheckedExpression(
            .member(.method(receiver.value, call.method, call.arguments, isChained: isOptional)),
            call.result, at: span)
        return CheckedLink(value, isChained: receiver.isChained)
    }

    /// `.name(…)`, whose type the place tells.
    func checkImplicit(
        _ name: String, _ arguments: [Argument], at span: SourceSpan, _ place: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        if name == "init", let collection = expected?.unwrapped,
            collection.emptyCollection != nil
        {
            return try line.typeCalls.checkCollection(collection, arguments, at: span)
        }
        if name == "some", let expected, arguments.count == 1, arguments[0].label == nil,
            case .optional(let inner) = expected,
            inner.description?.valueNames?.contains(name) != true
        {
            let value = try line.expressions.check(arguments[0].value, as: inner, for: "'.some'")
            return CheckedLink(value.retyped(expected))
        }
        let untold: TypeDescription? =
            expected == nil && line.scope.isInForeignClosure ? .foreign : nil
        guard let type = expected?.unwrapped.description ?? untold else {
            throw Diagnostic(
                .wrongType, at: place,
                "nothing here tells the type that '.\(name)' belongs to")
        }
        let known =
            name == "init"
            ? line.members.onlyOwner(ofInitialiser: arguments) : line.members.onlyOwner(of: name)
        let owner = line.members.isUntold(type, name) ? known ?? type : type
        return CheckedLink(
            try line.typeCalls.checkStatic(name, of: owner, arguments, at: span))
    }
}
