import CommandLanguage

/// Checks members behind `super`.
@MainActor
struct SuperMemberChecker {
    let line: LineUnderCheck

    /// The superclass's type, behind `super`.
    func superType(at span: SourceSpan) throws(Diagnostic) -> ValueType {
        guard let context = line.classContext, context.hasSelf else {
            throw Diagnostic(
                .illegal, at: span, "'super' cannot be used outside of class members")
        }
        let isPlainObject = context.kind?.declaration?.superclass?.isNamed("NSObject") == true
        guard let type = context.description.superclass ?? (isPlainObject ? .rootObject : nil)
        else {
            throw Diagnostic(
                .illegal, at: span,
                "'super' cannot be used in '\(context.description.name)': it has no superclass")
        }
        return .named(type)
    }

    /// `super.property`
    func checkProperty(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let found = try property(name, at: span)
        return CheckedExpression(
            .member(.property(try line.names.check("self", at: span), found, isChained: false)),
            found.type,
            at: span)
    }

    /// The property that `super.name` means.
    func property(_ name: String, at span: SourceSpan) throws(Diagnostic) -> MemberProperty {
        let property = try line.members.property(name, of: try superType(at: span), at: span)
        return line.classContext?.kind?.superProperty(property) ?? property
    }

    /// `super.method(…)` and `super.init(…)`
    func checkCall(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if name == "init" { return try line.delegations.checkSuper(arguments, at: span) }
        let type = try superType(at: span)
        let (methods, arguments) = try line.calls.openMethods(name, arguments, of: type, at: span)
        if methods.isEmpty, arguments.isEmpty,
            let property = line.classes.property(name, of: type)
                ?? line.oldSpellings.property(name, of: type)
        {
            // What was a method once is a property today.
            return try checkProperty(property.name, at: span)
        }
        if methods.isEmpty { throw line.members.unknownMember(name, of: type, at: span) }
        let call = try line.arguments.check(
            arguments, of: methods, receiver: .any, owner: type.name, at: span)
        let own = call.method.isInert ? nil : line.classContext?.kind?.superMethod(call.method)
        let method = own ?? call.method
        return CheckedExpression(
            .member(
                .method(
                    try line.names.check("self", at: span), method, call.arguments, isChained: false
                )),
            method.result, at: span)
    }
}
