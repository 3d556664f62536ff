import CommandLanguage
import HierarchyRecords

/// Checks the code of classes and extensions once their members are known.
@MainActor
struct ClassCodeChecker {
    let line: LineUnderCheck

    /// Checks the code of the class's members, now that all of them are known.
    func checkCode(of progress: ClassInProgress) {
        for code in progress.pending {
            var context = ClassContext(
                description: progress.kind.description, kind: progress.kind,
                hasSelf: code.role != .static)
            context.isInitialiser = code.role == .initialiser
            context.makesObject = code.makesObject
            context.observed = code.observed
            context.unobserved = progress.unobserved
            keepChecked(code, in: context)
        }
    }

    /// Checks code and hands it over, or keeps what is wrong with it.
    func keepChecked(_ code: PendingCode, in context: ClassContext) {
        do throws(Diagnostic) {
            code.keep(try checkCode(code, in: context))
        } catch {
            if let only = code.body.first, code.body.isExpression {
                line.found.mistakes.add(error, of: only)
            } else {
                line.found.mistakes.add(error)
            }
        }
    }

    /// The mistake that ended a check, together with those that were kept before.
    func allMistakes(with last: Diagnostic) -> Diagnostic {
        guard line.found.mistakes.areThere else { return last }
        defer { line.found.mistakes = Mistakes() }
        line.found.mistakes.add(last)
        return line.found.mistakes.diagnostic(missing: []) ?? last
    }

    /// Throws what is wrong in the code of the classes, if anything is.
    func throwMistakes(in classes: [ClassInProgress] = []) throws(Diagnostic) {
        guard line.found.mistakes.areThere else { return }
        defer { line.found.mistakes = Mistakes() }
        let missing = line.language == .swift ? classes.map(missingMembers) : []
        if let failure = line.found.mistakes.diagnostic(missing: missing) { throw failure }
    }

    /// The helpers that the code of a class lacks.
    private func missingMembers(of progress: ClassInProgress) -> MissingMembers {
        let outer = line.classContext
        line.place.classContext = ClassContext(
            description: progress.kind.description, kind: progress.kind, hasSelf: true)
        defer { line.place.classContext = outer }
        return MissingMembers(progress.pending, in: line)
    }

    /// Checks code whose first argument is `self`.
    func checkCode(
        _ code: PendingCode, in context: ClassContext
    ) throws(Diagnostic) -> CheckedClosure {
        let outer = line.place
        defer { line.place = outer }
        line.place.scope = CheckScope(.function, parent: nil, result: code.result)
        line.scope.canThrow = code.canThrow
        line.place.genericTypes.merge(code.genericTypes) { $1 }
        if let property = code.property { line.scope.resultUse = "'\(property)'" }
        line.place.classContext = context
        for (name, type) in line.types.constraints(of: context.description)
        where line.place.genericTypes[name.rawValue] == nil {
            line.place.genericTypes[name.rawValue] = type
        }
        line.place.home = CallingCode(
            className: context.description.name, line: code.span.line, column: code.span.column)
        line.place.language = code.language ?? line.language
        let isOfType = !context.hasSelf && code.isOfType && line.place.language == .swift
        let receiver = Word.implied(context.hasSelf || isOfType ? "self" : "_", at: code.span)
        // An initialiser of Objective-C assigns `self` what the one above gave.
        let isConstant =
            line.language == .swift
            ? !code.changesSelf : !context.isInitialiser && !context.makesObject
        let own = try line.declarations.declareLocal(
            receiver, isOfType ? .named(.anyClass) : context.type,
            isConstant ? .constant : [])
        own.isInout = code.changesSelf
        var variables = [own]
        var defaults: [CheckedExpression?] = [nil]
        for parameter in code.parameters {
            defaults.append(
                try parameter.defaultValue.map { value throws(Diagnostic) in
                    try line.expressions.check(
                        value, as: parameter.type, for: "'\(parameter.name.text)'")
                })
            let variable = try line.functions.declareParameter(
                parameter.name, parameter.type, isInout: parameter.isInout,
                isImplicitlyUnwrapped: parameter.isImplicitlyUnwrapped)
            variable.isAnyObject = parameter.isAnyObject
            variables.append(variable)
        }
        let names = code.genericTypes.keys.sorted()
        for (variable, standard) in try line.typeArguments.declare(names, at: code.span) {
            variables.append(variable)
            defaults.append(standard)
        }
        for (variable, standard) in line.typeArguments.declareOfType(own, at: code.span) {
            variables.append(variable)
            defaults.append(standard)
        }
        let body = try line.functions.checkFunctionBody(code.body)
        if line.language == .swift, !code.result.isVoid, !code.body.leaves, !code.body.givesValue {
            throw Diagnostic(
                .illegal, at: code.span,
                "missing return in code that is expected to return '\(code.result.name)'")
        }
        return CheckedClosure(
            parameters: variables, defaults: defaults, scope: line.scope, body: body,
            height: code.body.height, span: code.span, in: line.place)
    }
}
