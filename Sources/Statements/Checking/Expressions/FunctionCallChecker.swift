import CommandLanguage

/// Checks calls of functions that belong to no object, and of values that are functions.
@MainActor
struct FunctionCallChecker {
    let line: LineUnderCheck

    func check(
        _ name: String, _ callee: Expression, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if line.scope.knows(name) { return try checkLocalCall(callee, arguments, at: span) }
        if let own = try line.ownMembers.checkMethod(name, arguments, at: span) { return own }
        if let own = try line.ownMembers.checkProperty(name, at: callee.span) {
            if arguments.isEmpty, line.place.isOldCode, own.isMemberOfModel {
                line.found.leftOut.addOld(name + "()", name)
                return own
            }
            return try checkApplication(of: own, arguments, at: span)
        }
        if !line.isName(name) {
            let functions = line.functions(named: name)
            if !functions.isEmpty {
                return try checkCall(of: functions, arguments, at: span, expecting: expected)
            }
            if name == "dispatch_once" { return try line.builtins.checkOnce(arguments, at: span) }
            if name == "swap" { return try line.builtins.checkSwap(arguments, at: span) }
            if name == "println" {
                line.found.leftOut.addOld("println(_:)", "print(_:)")
                return try line.builtins.check(.write, arguments, at: span, expecting: expected)
            }
            if let builtin = BuiltinFunction(rawValue: name) {
                return try line.builtins.check(builtin, arguments, at: span, expecting: expected)
            }
            if let ofC = try checkOfC(name, arguments, at: span) { return ofC }
            if let inert = try line.inert.function(name, at: callee.span) {
                let call = try line.arguments.check(
                    arguments, of: [inert], receiver: .any, owner: name, at: span)
                return CheckedExpression(
                    .member(.initialiser(call.method, call.arguments)), call.result, at: span)
            }
            if let old = try line.inert.oldFunction(name, arguments, at: span) { return old }
            if name == "Selector" {
                return try line.literals.checkSelectorText(arguments, at: span)
            }
            if let made = try line.oldCollections.check(name, arguments, at: span) { return made }
            if let made = try checkTuple(name, arguments, at: span) { return made }
            if let waiting = try checkContinuation(name, arguments, at: span) { return waiting }
            if let open = try checkForeign(name, arguments, at: span) { return open }
            if let open = try checkAbsent(name, arguments, at: span) { return open }
            if name == "Optional" { return try line.builtins.checkOptional(arguments, at: span) }
            throw unknownFunction(name, at: callee.span)
        }
        return try checkApplication(of: try line.expressions.check(callee), arguments, at: span)
    }

    /// A function that C and Swift share, or that Swift 2 took from C; nil for any other.
    private func checkOfC(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        // A function of C's takes no labels: another file has one of that name.
        if line.classes.inert.sketch != nil, arguments.contains(where: { $0.label != nil }),
            name != "NSLocalizedString"
        {
            return nil
        }
        if let shared = FunctionOfC.ofFloats[name] ?? FunctionOfC.inBoth[name] {
            return try line.functionsOfC.checkSharedFunction(shared, arguments, at: span)
        }
        if name == "NSLocalizedString", let key = arguments.first, key.label == nil {
            // Without tables the key is the text.
            return try line.expressions.check(key.value, as: .string, for: "'\(name)'")
        }
        guard line.language == .swift,
            let old = FunctionOfC.table[name] ?? FunctionOfC.member(name, in: line.classes)
        else { return nil }
        line.found.leftOut.addOld(name, "C's")
        return try line.functionsOfC.checkSharedFunction(old, arguments, at: span)
    }

    /// Work that resumes a continuation, which nothing here waits for: what it gives is empty.
    private func checkContinuation(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard Self.continuations.contains(name) else { return nil }
        try line.inert.use(name, at: span)
        let function = CheckedExpression(.constant(.string(name)), .foreign, at: span)
        return try line.foreign.answer(of: function, arguments, isCall: true, at: span)
    }

    private static let continuations: Set = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation",
    ]

    /// `Edges(top: 0, left: 0)`, where that is another name for a tuple; nil for any other name.
    private func checkTuple(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.language == .swift, let type = line.types.alias(named: name),
            case .tuple(let elements) = type, elements.count == arguments.count
        else { return nil }
        return try line.expressions.check(
            Expression(.literal(.tuple(arguments)), span: span), as: type, for: "'\(name)'")
    }

    /// A function of a library that is not here; nil where none is imported, or where a slip of a known name is likelier.
    private func checkAbsent(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.language == .swift, name.first?.isLowercase == true,
            line.classes.inert.absent.mayHave(name: name), !line.found.mistakes.doubts(name),
            NearestName.slip(of: name, among: line.ownMembers.names) == nil
        else { return nil }
        try line.inert.use(name, at: span)
        if let other = line.foreign.function(name, arguments) {
            let call = try line.arguments.check(
                arguments, of: [other], receiver: .any, owner: name, at: span)
            return CheckedExpression(
                .member(.initialiser(call.method, call.arguments)), call.result, at: span)
        }
        let function = CheckedExpression(.constant(.string(name)), .foreign, at: span)
        return try line.foreign.answer(of: function, arguments, isCall: true, at: span)
    }

    /// A method of `self` that a framework beside UIKit may have, which no table has all of.
    private func checkForeign(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let context = line.classContext, context.hasSelf, name.first?.isLowercase == true,
            let open = try line.foreign.method(name, arguments, of: context.type, at: span)
        else { return nil }
        let call = try line.arguments.check(
            arguments, of: [open], receiver: .any, owner: name, at: span)
        let own = try line.names.check("self", at: span)
        return CheckedExpression(
            .member(.method(own, open, call.arguments, isChained: false)), call.result, at: span)
    }

    private func unknownFunction(_ name: String, at span: SourceSpan) -> Diagnostic {
        if let outside = OutsideName.describe(name) {
            return Diagnostic(
                .unsupported, at: span, WordOutside.refusal("\(outside) ('\(name)')"))
        }
        if let own = line.classes.unmodelled(name, of: line.classContext?.description, at: span) {
            return own
        }
        if !line.givesAdvice {
            return Diagnostic(.unknownName, at: span, "unknown function '\(name)'")
        }
        if let type = [TypeDescription.viewController, .view].first(where: {
            !$0.methods(name).isEmpty
        }) {
            return Diagnostic(
                .unknownName, at: span,
                "'\(name)' is a method of \(type.name): write the object first, as in 'home.\(name)(…)'"
            )
        }
        let known =
            line.scope.names + line.ownMembers.names + line.declared.functions.keys.sorted()
            + line.variables.functionNames
            + BuiltinFunction.allCases.map(\.rawValue) + FunctionOfC.inBoth.keys.sorted()
            + line.types.names
        return Diagnostic(
            .unknownName, at: span, "unknown function '\(name)'",
            suggestion: NearestName.nearest(to: name, among: known)
                ?? JoinedWord.function(in: name))
    }

    /// A local function has labels and defaults, any other local value has neither.
    private func checkLocalCall(
        _ callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let function = try line.expressions.check(callee)
        guard case .name(.local(let variable)) = function.kind, let signature = variable.function
        else {
            return try checkApplication(of: function, arguments, at: span)
        }
        let call = try line.arguments.check(
            arguments, of: [signature.method], receiver: .any, owner: signature.name, at: span)
        return CheckedExpression(
            .call(.value(function, call.arguments)), call.result, at: span)
    }

    func checkCall(
        of functions: [FunctionSignature], _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let call = try line.arguments.check(
            arguments, of: functions.map(\.method), receiver: .any,
            owner: functions[0].method.base, at: span, expecting: expected)
        guard let function = functions.first(where: { $0.method === call.method }) else {
            preconditionFailure("the method is one of the functions'")
        }
        return CheckedExpression(.call(.function(function, call.arguments)), call.result, at: span)
    }

    /// The call of a value that is a function.
    func checkApplication(
        of function: CheckedExpression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if function.type.isForeign
            || line.language == .swift && line.foreign.isOpen(function.type)
        {
            return try line.foreign.answer(of: function, arguments, isCall: true, at: span)
        }
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
                "this function takes \(Message.arguments(types.count)), not \(arguments.count)")
        }
        var values: [CheckedExpression] = []
        for (argument, type) in zip(arguments, types) {
            values.append(try line.expressions.check(argument.value, as: type, for: "the function"))
        }
        return CheckedExpression(.call(.value(function, values)), result, at: span)
    }

    /// `[UIView]()` and `[String: Int]()`; nil where the brackets hold no types.
    func emptyCollection(
        _ literal: Expression.Literal, _ arguments: [Argument], at span: SourceSpan
    ) -> CheckedExpression? {
        guard arguments.isEmpty || arguments.map(\.label) == ["minimumCapacity"],
            let type = line.types.type(namedBy: Expression(.literal(literal), span: span))
        else { return nil }
        switch literal {
        case .array: return CheckedExpression(.literal(.array([])), type, at: span)
        case .dictionary: return CheckedExpression(.literal(.dictionary([])), type, at: span)
        case .integer, .number, .string, .boolean, .nil, .tuple, .selector, .available:
            return nil
        }
    }
}
