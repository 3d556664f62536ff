import CommandLanguage

/// Checks methods that stand as values: `handler: finish`, `list.map(title)`. Such a value is a closure that calls the
/// method.
@MainActor
struct MethodValueChecker {
    let line: LineUnderCheck

    /// `value.method` as a function; nil where the type has no such method.
    func check(
        _ name: String, of base: Expression, _ type: ValueType, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression? {
        let methods = line.classes.methods(name, of: type).filter { $0.mutate == nil }
        guard let method = choose(among: methods, expected) else { return nil }
        return try check(method, of: base, at: span, expecting: expected)
    }

    /// `Type.init` or `Type.method` as a function; nil where the type has no such method.
    func checkStatic(
        _ name: String, of base: Expression, _ type: TypeDescription, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression? {
        if type.inheritedStatic(name, in: line.classes) != nil { return nil }
        let methods =
            name == "init"
            ? line.classes.initialisers(of: type)
            : type.lineage(in: line.classes).flatMap(\.members.staticMethods).filter {
                $0.base == name && !$0.isCase
            }
        guard let method = choose(among: methods, expected) else { return nil }
        return try check(method, of: base, at: span, expecting: expected)
    }

    /// A method of `self` that is named alone.
    func checkOwn(
        _ name: String, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let context = line.classContext, context.hasSelf, !line.scope.knows(name) else {
            return nil
        }
        return try check(
            name, of: Expression(.name("self"), span: span), context.type, at: span,
            expecting: expected)
    }

    /// The method that takes what is due, or as many arguments, or the first one.
    private func choose(
        among methods: [MemberMethod], _ expected: ValueType?
    ) -> MemberMethod? {
        guard case .function(let types, _) = expected?.unwrapped else { return methods.first }
        let fitting = methods.filter { $0.parameters.count == types.count }
        return fitting.first { takes(types, $0) } ?? fitting.first ?? methods.first
    }

    private func takes(_ types: [ValueType], _ method: MemberMethod) -> Bool {
        zip(types, method.parameters).allSatisfy { given, parameter in
            if case .generic = parameter.type { return true }
            return given.isGeneric || given.fits(parameter.type, in: line.classes)
        }
    }

    private func check(
        _ method: MemberMethod, of base: Expression, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        var closure = Closure(captures: [], parameters: [], body: [])
        closure.hasSignature = true
        var arguments: [Argument] = []
        for (index, parameter) in method.parameters.enumerated() {
            let name = "value\(index + 1)"
            closure.parameters.append(
                Closure.Parameter(
                    name: Word(name, span: span),
                    type: parameter.type.isGeneric ? nil : parameter.type.syntax(at: span)))
            arguments.append(
                Argument(label: parameter.label, value: Expression(.name(name), span: span)))
        }
        let member = Expression(
            .link(.member(base, name: method.base, isOptional: false)), span: span)
        closure.body = [
            .expression(Expression(.link(.call(member, arguments)), span: span))
        ]
        return try line.closures.check(closure, at: span, expecting: expected)
    }
}
