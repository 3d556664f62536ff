import CommandLanguage

/// Messages to `super`, and to `self` in an initialiser.
extension StatementChecker {
    /// A message to `super`; nil for another receiver.
    mutating func checkSuperMessage(
        _ receiver: Expression, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let isInitialiser = selector == "init" || selector.hasPrefix("initWith")
        if isInitialiser, context?.isInitialiser == true, receiver.isSuper || receiver.isSelf {
            return try checkInitialiserMessage(
                selector, arguments, isSuper: receiver.isSuper, at: span)
        }
        guard receiver.isSuper else { return nil }
        guard let context, context.hasSelf, let superclass = context.description.superclass else {
            throw Diagnostic(
                .illegal, at: span, "'super' belongs into a method of a class that has one")
        }
        let object = try checkName("self", at: span)
        switch resolve(selector, of: .named(superclass)) {
        case .getter(let property)?: return try checkSuperProperty(property.name, at: span)
        case .method(let method, let positions)?:
            let known = context.kind?.superMethod(method) ?? method
            return try checkSend(
                .method(known, positions: positions), object, selector, arguments, at: span)
        case .setter(let property)?:
            let known = context.kind?.superProperty(property) ?? property
            return try checkSend(.setter(known), object, selector, arguments, at: span)
        case nil:
            throw unknownSelector(
                selector, arguments, of: object.retyped(.named(superclass)), at: span)
        }
    }

    /// `[super init…]` and `[self init…]`
    private mutating func checkInitialiserMessage(
        _ selector: String, _ arguments: [Expression], isSuper: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let owner = isSuper ? context?.description.superclass : context?.description
        guard let owner else { return CheckedExpression(.constant(.void), .void, at: span) }
        for ancestor in owner.lineage {
            guard case .method(let method, _)? = ancestor.objectiveC.initialisers[selector] else {
                continue
            }
            let labelled = zip(method.parameters, arguments).map { parameter, value in
                Argument(label: parameter.label, value: value)
            }
            return try isSuper
                ? checkSuperCall("init", labelled, at: span)
                : checkOwnInitialiser(labelled, at: span)
        }
        throw Diagnostic(
            .unknownMember, at: span, "'\(owner.objectiveCName)' has no '\(selector.clipped)'",
            suggestion: NearestName.nearest(
                to: selector, among: owner.objectiveC.initialisers.keys.sorted()))
    }
}
