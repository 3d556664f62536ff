import CommandLanguage

/// Checks messages to classes.
@MainActor
struct ClassMessageChecker {
    let line: LineUnderCheck

    /// The class that a name means, as `UIView` in `[UIView new]`.
    func typeOfC(_ expression: Expression) -> TypeDescription? {
        guard case .name(let name) = expression.kind, name != "super" else { return nil }
        if name == "self" {
            return line.classContext.flatMap { $0.hasSelf ? nil : $0.description }
        }
        if line.scope.knows(name) || line.isName(name) {
            return nil
        }
        return line.types.type(named: name)
    }

    func check(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        switch selector {
        case "new", "alloc", "allocWithZone:":
            return try checkInitialiser(type, "init", [], at: span)
        case "class", "self":
            return CheckedExpression(.constant(.object(type)), .any, at: span)
        default: break
        }
        for ancestor in type.lineage(in: line.classes) {
            guard let member = ancestor.objectiveC.ofClass[selector] else { continue }
            return try checkStatic(member, of: type, selector, arguments, at: span)
        }
        if let animation = try checkOldAnimation(type, selector, arguments, at: span) {
            return animation
        }
        if let inert = try line.inertOfC.checkClass(type, selector, arguments, at: span) {
            return inert
        }
        throw Diagnostic(
            .unknownMember, at: span,
            "the class '\(type.objectiveCName)' has no '\(selector.clippedSelector)'",
            suggestion: NearestName.nearest(to: selector, among: selectors(of: type)))
    }

    /// `[UIView beginAnimations:nil context:nil]` and what follows it.
    private func checkOldAnimation(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard Evaluator.oldAnimationMessages.contains(selector),
            type.lineage(in: line.classes).contains(where: { $0 === TypeDescription.view })
        else { return nil }
        if let present = OldSpellingOfC.messages[selector] {
            line.found.leftOut.addOld(selector, present)
        }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        return CheckedExpression.computed(values, .void, at: span) {
            evaluator, values throws(StatementStop) in
            evaluator.animate(selector, values, at: span)
            return .void
        }
    }

    /// Every message that the class answers.
    func selectors(of type: TypeDescription) -> [String] {
        type.lineage(in: line.classes).flatMap { $0.objectiveC.ofClass.keys.sorted() }
            + ["alloc", "new"]
    }

    private func checkStatic(
        _ member: ObjectiveCNames.Member, of type: TypeDescription, _ selector: String,
        _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        switch member {
        case .getter(let property), .setter(let property):
            return CheckedExpression(.member(.staticProperty(property)), property.type, at: span)
        case .method(let method, let positions):
            let values = try line.messages.bind(
                arguments, to: method, positions, selector, at: span)
            let kind: CheckedExpression.Kind =
                method.base == "init"
                ? .member(.initialiser(method, values))
                : .member(.staticMethod(type, method, values))
            return CheckedExpression(kind, method.result, at: span)
        }
    }

    /// The message to the class that makes an object of the same values as the initialiser does.
    private func maker(_ selector: String, of type: TypeDescription) -> String? {
        guard selector.hasPrefix("initWith") else { return nil }
        let listed = SelectorTable.find(type.objectiveCName)?.ofClass.keys.sorted() ?? []
        return listed.first { name in
            name.hasSuffix(selector.dropFirst("init".count))
                && name.dropLast(selector.count - "init".count).allSatisfy(\.isLowercase)
        }
    }

    func checkInitialiser(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if type === TypeDescription.rootObject {
            return try checkInitialiser(line.plainObject, selector, arguments, at: span)
                .retyped(.any)
        }
        if case .method(let method, let positions)? = type.objectiveC.initialisers[selector] {
            let values = try line.messages.bind(
                arguments, to: method, positions, selector, at: span)
            return CheckedExpression(.member(.initialiser(method, values)), method.result, at: span)
        }
        if let inert = try line.inertOfC.checkInitialiser(type, selector, arguments, at: span) {
            return inert
        }
        // `initWithPatternImage:` makes what `colorWithPatternImage:` does.
        if let twin = maker(selector, of: type) {
            return try check(type, twin, arguments, at: span)
        }
        // `initForPhone`: a method of the class's own, which is sent to what `init` makes.
        if selector != "init",
            let member = line.classes.resolve(selector, of: .named(type))
        {
            let made = try checkInitialiser(type, "init", [], at: span)
            return try line.messages.checkSend(member, made, selector, arguments, at: span)
        }
        let known = type.objectiveC.initialisers.keys.sorted()
        if known.isEmpty {
            throw Diagnostic(
                .unsupported, at: span, "a \(type.objectiveCName) cannot be made here")
        }
        throw Diagnostic(
            .unknownMember, at: span,
            "'\(type.objectiveCName)' has no initialiser '\(selector.clippedSelector)'",
            suggestion: NearestName.nearest(to: selector, among: known),
            hint: Message(known.joined(separator: ", ")))
    }
}
